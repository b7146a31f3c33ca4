/** The measures of the curve: where a moment and a value lie, and where its marks are. */

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Scale {
  least: number;
  most: number;
  marks: number[];
}

/** Points: from 0, or below it, to a little above the most, with a mark at each whole step. */
export function pointScale(values: readonly number[]): Scale {
  const least = Math.min(0, ...values);
  const most = Math.max(10, ...values);
  const step = most - least > 60 ? 20 : 10;
  const first = Math.floor(least / step);
  const last = Math.ceil(most / step);
  return {
    least: first * step,
    most: last * step,
    marks: Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step),
  };
}

export const CHANCE: Scale = { least: 0, most: 1, marks: [0, 0.25, 0.5, 0.75, 1] };

/** How far along: by choices made, so that a long round is wide. */
export function along(frame: Frame, choices: number, all: number): number {
  return frame.left + (choices / Math.max(1, all)) * (frame.width - frame.left - frame.right);
}

export function down(frame: Frame, scale: Scale, value: number): number {
  const share = (value - scale.least) / (scale.most - scale.least || 1);
  return frame.height - frame.bottom - share * (frame.height - frame.top - frame.bottom);
}

/** The point nearest to a place along the curve; of several at one place the last. */
export function nearest(places: readonly number[], x: number): number {
  let found = 0;
  places.forEach((place, at) => {
    if (Math.abs(place - x) <= Math.abs((places[found] ?? 0) - x)) found = at;
  });
  return found;
}

/** Moved apart where they would lie upon each other, and never below the foot. */
export function apart(places: readonly number[], gap: number, foot: number): number[] {
  const order = places.map((y, at) => ({ y, at })).sort((one, two) => one.y - two.y);
  let above = -Infinity;
  for (const one of order) above = one.y = Math.max(one.y, above + gap);
  const over = (order.at(-1)?.y ?? 0) - foot;
  const found = [...places];
  for (const { y, at } of order) found[at] = over > 0 ? y - over : y;
  return found;
}
