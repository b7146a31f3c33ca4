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
/** Between a thing and the words beside it. */
const GAP = 16;
/** What matters more counts so many times as much. */
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

/** The corner where something of that size covers least of what is named, what matters most first: nothing at all, where there is one. */
export function freest(size: Size, window: Size, ...ranks: (readonly Box[])[]): Place {
  const cost = (place: Place): number => {
    const box = boxAt(place, size, window);
    const area = (all: readonly Box[]) => all.reduce((sum, one) => sum + covered(box, one), 0);
    return ranks.reduce((sum, rank) => WEIGHT * sum + area(rank), 0);
  };
  return PLACES.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

export interface Spot {
  left: number;
  top: number;
}

/** All around a thing: to its right, its left, below and above, as near to its middle as the window allows. */
function around(thing: Box, { wide, high }: Size, window: Size): Spot[] {
  const middle = (from: number, to: number, size: number, least: number, most: number) =>
    Math.max(least, Math.min((from + to - size) / 2, most - size - EDGE));
  const top = middle(thing.top, thing.bottom, high, BAR, window.high);
  const left = middle(thing.left, thing.right, wide, EDGE, window.wide);
  const all = [
    { left: thing.right + GAP, top },
    { left: thing.left - GAP - wide, top },
    { left, top: thing.bottom + GAP },
    { left, top: thing.top - GAP - high },
  ];
  return all.filter(
    (spot) => spot.left >= EDGE && spot.top >= BAR && spot.left + wide + EDGE <= window.wide && spot.top + high + EDGE <= window.high,
  );
}

function union(things: readonly Box[]): Box {
  return {
    left: Math.min(...things.map((one) => one.left)),
    top: Math.min(...things.map((one) => one.top)),
    right: Math.max(...things.map((one) => one.right)),
    bottom: Math.max(...things.map((one) => one.bottom)),
  };
}

/** Where words of that size stand beside what is meant and cover nothing of it; without such a place, in the freest corner. */
export function beside(things: readonly Box[], size: Size, window: Size): Spot {
  const covers = (spot: Spot) => {
    const box = { ...spot, right: spot.left + size.wide, bottom: spot.top + size.high };
    return things.some((one) => covered(box, one) > 0);
  };
  const spots = things.length > 0 ? [union(things), ...things].flatMap((one) => around(one, size, window)) : [];
  return spots.find((spot) => !covers(spot)) ?? boxAt(freest(size, window, things), size, window);
}
