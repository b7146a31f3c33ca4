/** Moments of the wheel for the drawings. */
import type { Colour } from "../names";
import type { DiceView, Notch, WheelDie } from "../views";

const plaza = (up: Colour, down: Colour, tile = 0, raid = false): Notch => ({ up, down, tile, raid });

/** The nine plazas as they may lie, clockwise from the first notch. */
export const PLAZAS: Notch[] = [
  plaza("yellow", "white"),
  plaza("red", "red"),
  plaza("white", "yellow"),
  plaza("yellow", "red"),
  plaza("red", "white"),
  plaza("white", "white"),
  plaza("red", "yellow"),
  plaza("yellow", "yellow"),
  plaza("white", "red"),
];

/** The same with three tiles beside the plazas of one colour. */
export function tiled(tiles: readonly [number, boolean][]): Notch[] {
  let next = 0;
  return PLAZAS.map((one) => {
    if (one.up !== one.down) return one;
    const [tile, raid] = tiles[next++] ?? [0, false];
    return { ...one, tile, raid };
  });
}

const PRICES = [
  { influence: 0, deniers: 0, knowledge: 0, any: 0 },
  { influence: 0, deniers: 0, knowledge: 0, any: 1 },
  { influence: 0, deniers: 1, knowledge: 0, any: 0 },
  { influence: 0, deniers: 2, knowledge: 0, any: 0 },
];

/** Four dice on the places of a half day. A black die is told by a minus. */
export function thrown(values: readonly number[], day = 1, afternoon = false, wheel = PLAZAS): WheelDie[] {
  return values.map((number, at) => {
    const notch = (day - 1 + 1 + (afternoon ? 4 : 0) + at) % 9;
    const value = Math.abs(number);
    return {
      place: at + 1,
      notch,
      rolled: value,
      value,
      colour: wheel[notch]!.up,
      black: number < 0,
      can_be_chosen: number > 0,
      price: PRICES[at]!,
      value_step: 1,
      colour_price: 2,
      prestige: true,
    };
  });
}

/** A morning of the first day, and what is different in this drawing. */
export function wheelView(change: Partial<DiceView>): DiceView {
  return {
    game: "troyes-dice",
    players: 1,
    seat: null,
    options: { numbering: "first", banquets: false, cards: null },
    numbers: [1, 2, 3, 4, 5, 6],
    day: 1,
    days: 8,
    neutral: (change.day ?? 1) - 1,
    strikes: (change.day ?? 1) > 2,
    half: "morning",
    wheel: PLAZAS,
    dice: [],
    sheets: [],
    points: [],
    readings: [],
    yours: null,
    over: false,
    ...change,
  };
}
