/** Where things lie on a page of a phone: in as many columns as it is wide for, from top to bottom. */
import type { Box } from "../layout";

/** A finger's breadth. */
export const FINGER = 44;
export const EDGE = 8;
export const GAP = 6;

/** Of an outdoor activity, and of the wall that leads to it. */
export const TILE = 50;
export const WALL = 50;

export interface Leaf {
  boxes: Box[];
  height: number;
}

/** Things of the same height, row by row. */
export function rows(count: number, width: number, least: number, h: number, from = EDGE): Leaf {
  const columns = Math.max(1, Math.floor((width - 2 * EDGE + GAP) / (least + GAP)));
  const w = (width - 2 * EDGE - GAP * (columns - 1)) / columns;
  const boxes = Array.from({ length: count }, (_, at) => ({
    x: EDGE + (at % columns) * (w + GAP),
    y: from + Math.floor(at / columns) * (h + GAP),
    w,
    h,
  }));
  return { boxes, height: from + Math.ceil(count / columns) * (h + GAP) - GAP + EDGE };
}
