/** Where the parts of the board lie, in its own units: a pixel each in a window of 1440 by 900. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Plan {
  events: Box;
  cards: Box;
  buildings: Box;
  square: Box;
  cathedral: Box;
  ramparts: Box | null;
  /** Le Roy's dice and his table of actions, where he plays. */
  roy: Box | null;
  families: Box;
  /** Below the families: the log, or whatever else the page puts there. */
  under: Box;
}

/** What the plan depends on. */
export interface Wanted {
  ramparts: boolean;
  roy: boolean;
  /** How high the families would like to stand, */
  families: number;
  /** and whether anything comes below them. */
  under: boolean;
}

const WIDTH = 1440;
/** Lower than this everything becomes smaller. */
const LEAST = 640;
const EDGE = 5;
const GAP = 8;
const EVENTS = 200;
const RIGHT = 250;
const BUILDINGS = 244;
const CATHEDRAL = 216;
const ROY = 150;
/** Below the families there is always so much. */
const UNDER = 132;

/** How many pixels a unit is on a board of this size. */
export function unitOf(wide: number, high: number): number {
  return Math.min(wide / WIDTH, high / LEAST);
}

function within(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** The ramparts take their room from everything within them; le Roy takes his from the square. */
export function plan(width: number, height: number, wanted: Wanted): Plan {
  const top = EDGE;
  const h = height - 2 * EDGE;
  const x = EDGE + EVENTS + GAP;
  const right = width - EDGE - RIGHT;
  const w = right - GAP - x;

  const wall = wanted.ramparts ? within(72, h * 0.117, 96) : 0;
  const inside = h - (wall ? wall + GAP : 0);
  const cards: Box = { x, y: top, w, h: within(236, inside * 0.45, 372) };
  const y = cards.y + cards.h + GAP;
  const rest = top + inside - y;
  const middle = { x: x + BUILDINGS + GAP, y, w: w - BUILDINGS - CATHEDRAL - 2 * GAP };
  const square: Box = { ...middle, h: rest - (wanted.roy ? ROY + GAP : 0) };

  const families = Math.min(wanted.families, h - (wanted.under ? UNDER + GAP : 0));
  return {
    events: { x: EDGE, y: top, w: EVENTS, h },
    cards,
    buildings: { x, y, w: BUILDINGS, h: rest },
    square,
    cathedral: { x: right - GAP - CATHEDRAL, y, w: CATHEDRAL, h: rest },
    ramparts: wall ? { x, y: top + h - wall, w, h: wall } : null,
    roy: wanted.roy ? { ...middle, y: square.y + square.h + GAP, h: ROY } : null,
    families: { x: right, y: top, w: RIGHT, h: families },
    under: { x: right, y: top + families + GAP, w: RIGHT, h: h - families - GAP },
  };
}

// -- the square ------------------------------------------------------------------------------------------------------

export interface Quarters {
  /** For each family, in the order of their seats. */
  families: Box[];
  neutral: Box;
  /** In the middle: the market, where dice attack. */
  market: Box;
}

const STREET = 6;
const SIDE = 0.31;

/** The families live round the market, clockwise from the upper left; a street lies between any two. */
export function quarters({ w, h }: Box, seats: number): Quarters {
  const half = (w - 3 * STREET) / 2;
  const third = (h - 4 * STREET) / 3;
  const left = STREET;
  const right = 2 * STREET + half;
  const rows = [STREET, 2 * STREET + third, 3 * STREET + 2 * third] as const;
  const at = (x: number, y: number): Box => ({ x, y, w: half, h: third });
  const corners = [at(left, rows[0]), at(right, rows[0]), at(right, rows[2]), at(left, rows[2])] as const;
  const across = w - 2 * STREET;
  if (seats === 1) {
    const side = across * SIDE;
    const tall = h - 2 * STREET;
    return {
      families: [{ x: left, y: STREET, w: side, h: tall }],
      neutral: { x: w - STREET - side, y: STREET, w: side, h: tall },
      market: { x: left + side + STREET, y: STREET, w: across - 2 * side - 2 * STREET, h: tall },
    };
  }
  const market = { x: left, y: rows[1], w: across, h: third };
  if (seats === 2) return { families: corners.slice(0, 2), neutral: { x: left, y: rows[2], w: across, h: third }, market };
  if (seats === 3) return { families: corners.slice(0, 3), neutral: corners[3], market };
  const side = across * SIDE;
  return {
    families: [...corners],
    neutral: { x: left, y: rows[1], w: side, h: third },
    market: { x: left + side + STREET, y: rows[1], w: across - side - STREET, h: third },
  };
}
