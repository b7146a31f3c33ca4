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
  /** Within the wall: the buildings, the square and the Cathedral. */
  town: Box;
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
const LEAST = 630;
/** Higher than this the city does not become; the sides do. */
const MOST = 900;
const EDGE = 5;
const GAP = 8;
const EVENTS = 200;
const RIGHT = 250;
/** From the middle of the town's wall to what stands within. */
const WALL = 9;
const BUILDINGS = 238;
const CATHEDRAL = 210;
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

  const city = Math.min(h, MOST);
  const wall = wanted.ramparts ? within(66, city * 0.102, 92) : 0;
  const inside = city - (wall ? wall + GAP : 0);
  const cards: Box = { x, y: top, w, h: within(236, inside * 0.42, 372) };
  const y = cards.y + cards.h + GAP + 2;
  const town: Box = { x, y, w, h: top + inside - y };
  /** The ramparts are the lower wall, where they are in play. */
  const walled = { y: y + WALL, h: town.h - WALL * (wall ? 1 : 2) };
  const middle = { ...walled, x: x + WALL + BUILDINGS + GAP, w: w - 2 * WALL - BUILDINGS - CATHEDRAL - 2 * GAP };
  const square: Box = { ...middle, h: middle.h - (wanted.roy ? ROY + GAP : 0) };

  const families = Math.min(wanted.families, h - (wanted.under ? UNDER + GAP : 0));
  return {
    events: { x: EDGE, y: top, w: EVENTS, h },
    cards,
    town,
    buildings: { ...walled, x: x + WALL, w: BUILDINGS },
    square,
    cathedral: { ...walled, x: x + w - WALL - CATHEDRAL, w: CATHEDRAL },
    ramparts: wall ? { x, y: top + city - wall, w, h: wall } : null,
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

const STREET = 5;
const SIDE = 0.31;
/** Beside the market, while it is empty enough: four dice in a line. */
const WIDE = 0.4;
/** Of the height, in the middle: fewer dice lie there. */
const MIDDLE = 0.28;
/** So many attackers leave room beside the market; */
const TWO = 2;
/** so many stand in the middle of it, and more need its other half as well. */
const FEW = 4;

/** The families live round the market, clockwise from the upper left; a street lies between any two. */
export function quarters({ w, h }: Box, seats: number, attackers = 0): Quarters {
  const half = (w - STREET) / 2;
  const band = (h - 2 * STREET) * MIDDLE;
  const high = (h - 2 * STREET - band) / 2;
  const right = half + STREET;
  const middle = high + STREET;
  const low = middle + band + STREET;
  const at = (x: number, y: number): Box => ({ x, y, w: half, h: high });
  const corners = [at(0, 0), at(right, 0), at(right, low), at(0, low)] as const;
  const side = w * (seats === 4 && attackers <= TWO ? WIDE : SIDE);
  if (seats === 1) {
    return {
      families: [{ x: 0, y: 0, w: side, h }],
      neutral: { x: w - side, y: 0, w: side, h },
      market: { x: side + STREET, y: 0, w: w - 2 * side - 2 * STREET, h },
    };
  }
  const market = { x: side + STREET, y: middle, w: w - (side + STREET) * (attackers > FEW ? 1 : 2), h: band };
  if (seats === 2) return { families: corners.slice(0, 2), neutral: { x: 0, y: low, w, h: high }, market };
  if (seats === 3) return { families: corners.slice(0, 3), neutral: corners[3], market };
  return { families: [...corners], neutral: { x: 0, y: middle, w: side, h: band }, market };
}
