/** The parts of the board of Troyes at their usual sizes, to be put together. */
import type { Building } from "../printed";
import type { CityView, Owner as OwnerSeen } from "../views";
import type { CityFigure, CityPart } from "./parts";

type At = (x: number, y: number) => CityPart;

export const building = (name: Building): At => (x, y) => ({ part: "building", building: name, box: { x, y, w: 244, h: 126 } });
export const cathedral = (): At => (x, y) => ({ part: "cathedral", box: { x, y, w: 216, h: 330 } });
export const square: At = (x, y) => ({ part: "square", box: { x, y, w: 486, h: 350 } });
export const district = (owner: OwnerSeen): At => (x, y) => ({ part: "district", owner, box: { x, y, w: 236, h: 112 } });
export const events = (count: number): At => (x, y) => ({ part: "events", box: { x, y, w: 226, h: 64 + count * 97 } });
export const event = (at: number): At => (x, y) => ({ part: "event", at, box: { x, y, w: 214, h: 92 } });
export const cards: At = (x, y) => ({ part: "cards", box: { x, y, w: 914, h: 264 } });
export const card = (at: number): At => (x, y) => ({ part: "card", at, box: { x, y, w: 289, h: 84 } });
export const character = (id: string, next = 0): At => (x, y) => ({ part: "character", id, next, box: { x, y, w: 272, h: 46 } });
export const family = (seat: number): At => (x, y) => ({ part: "family", seat, box: { x, y, w: 238, h: 92 } });
export const field: At = (x, y) => ({ part: "field", box: { x, y, w: 120, h: 92 } });
export const ramparts = (wide = 914): At => (x, y) => ({ part: "ramparts", box: { x, y, w: wide, h: 102 } });
export const board: At = () => ({ part: "board", box: { x: 0, y: 0, w: 1440, h: 640 } });

const GAP = 10;

/** Parts in lines of so many. */
export function laid(parts: readonly At[], across: number): CityPart[] {
  const made: CityPart[] = [];
  let y = 0;
  for (let first = 0; first < parts.length; first += across) {
    let [x, high] = [0, 0];
    for (const part of parts.slice(first, first + across)) {
      const one = part(x, y);
      made.push(one);
      x += one.box.w + GAP;
      high = Math.max(high, one.box.h);
    }
    y += high + GAP;
  }
  return made;
}

/** A drawing of these parts, side by side or in lines of `across`, and perhaps lines of pieces below. */
export function scene(view: CityView, parts: readonly At[], rows: string[] = [], across = 2): CityFigure {
  const made = laid(parts, across);
  return { view, parts: made, rows, wide: Math.max(...made.map(({ box }) => box.x + box.w)) };
}
