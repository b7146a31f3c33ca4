/** Where the parts of the board lie, in its own units: 1440 by 640 at their natural size. */
export const WIDTH = 1440;
export const HEIGHT = 640;

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
  families: Box;
}

const GAP = 8;
const LEFT = 226;
const RIGHT = 284;
const CATHEDRAL = 338;

/** The ramparts take their room from everything within them. */
export function plan(ramparts: boolean): Plan {
  const x = LEFT + GAP;
  const w = WIDTH - LEFT - RIGHT - 2 * GAP;
  const wall = ramparts ? 102 : 0;
  const cards: Box = { x, y: 0, w, h: ramparts ? 236 : 264 };
  const buildings: Box = { x, y: cards.h + GAP, w, h: ramparts ? 112 : 132 };
  const y = buildings.y + buildings.h + GAP;
  const h = HEIGHT - y - (ramparts ? wall + GAP : 0);
  return {
    events: { x: 0, y: 0, w: LEFT, h: HEIGHT },
    cards,
    buildings,
    square: { x, y, w: w - CATHEDRAL - GAP, h },
    cathedral: { x: x + w - CATHEDRAL, y, w: CATHEDRAL, h },
    ramparts: ramparts ? { x, y: HEIGHT - wall, w, h: wall } : null,
    families: { x: WIDTH - RIGHT, y: 0, w: RIGHT, h: HEIGHT },
  };
}
