/** How dice lie: in lines, colours apart, and everywhere on the square of one size. */
import type { Box } from "./layout";

/** The largest size is the usual one. */
export const SIZES = [40, 38, 36, 34, 32, 30, 28, 26, 24, 22, 20, 18] as const;
export const SMALLEST = 18;

/** Above the dice of a district stands whose it is. */
export const HEAD = 23;
export const EDGE = 7;
const FOOT = 2;
const APART = 6;
const GAP = 4;

export interface Spot {
  x: number;
  y: number;
}

export interface Lain {
  spots: Spot[];
  fits: boolean;
}

/** Where dice of a size lie in a box, by their colours. */
export function lay(colours: readonly string[], box: Box, size: number, head = HEAD): Lain {
  const spots: Spot[] = [];
  let x = EDGE;
  let y = head;
  for (const [at, colour] of colours.entries()) {
    if (at > 0 && colours[at - 1] !== colour && x > EDGE) x += APART;
    if (x + size > box.w - EDGE) {
      x = EDGE;
      y += size + GAP;
    }
    spots.push({ x, y });
    x += size + GAP;
  }
  return { spots, fits: y + size <= box.h - FOOT };
}

/** The size at which the dice of every box fit into it. */
export function sizeFor(groups: readonly { colours: readonly string[]; box: Box }[]): number {
  return SIZES.find((size) => groups.every(({ colours, box }) => lay(colours, box, size).fits)) ?? SMALLEST;
}
