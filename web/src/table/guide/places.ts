/** Where words lie so that they cover nothing of what they speak of. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Size {
  wide: number;
  high: number;
}

const PLACES = ["right bottom", "left bottom", "right top", "left top"] as const;
export type Place = (typeof PLACES)[number];

/** The bar at the top stays free. */
const BAR = 56;
const EDGE = 8;
/** What matters most counts so many times as much. */
const WEIGHT = 20;

function boxAt(place: Place, { wide, high }: Size, window: Size): Box {
  const left = place.startsWith("right") ? window.wide - wide - EDGE : EDGE;
  const top = place.endsWith("bottom") ? window.high - high - EDGE : BAR;
  return { left, top, right: left + wide, bottom: top + high };
}

function covered(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/** The corner where something of that size covers least: nothing at all, where there is one. */
export function freest(size: Size, window: Size, most: readonly Box[], also: readonly Box[] = []): Place {
  const cost = (place: Place): number => {
    const box = boxAt(place, size, window);
    const sum = (all: readonly Box[]) => all.reduce((area, one) => area + covered(box, one), 0);
    return WEIGHT * sum(most) + sum(also);
  };
  return PLACES.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

/** Beside what is meant, on the side with room; null where there is none. The middle of the thing leads. */
export function beside(thing: Box, { wide, high }: Size, window: Size, gap = 16): { left: number; top: number } | null {
  const middle = (from: number, to: number, size: number, most: number, least = EDGE) =>
    Math.max(least, Math.min((from + to - size) / 2, most - size - EDGE));
  const top = middle(thing.top, thing.bottom, high, window.high, BAR);
  if (thing.right + gap + wide + EDGE <= window.wide) return { left: thing.right + gap, top };
  if (thing.left - gap - wide >= EDGE) return { left: thing.left - gap - wide, top };
  const left = middle(thing.left, thing.right, wide, window.wide);
  if (thing.bottom + gap + high + EDGE <= window.high) return { left, top: thing.bottom + gap };
  if (thing.top - gap - high >= BAR) return { left, top: thing.top - gap - high };
  return null;
}
