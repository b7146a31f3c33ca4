/** What is printed on wheel and sheet. */
import type { Colour, Resource, Row } from "./names";
import type { Reading, Sheet, Track } from "./views";

/** "influence", or "red citizen". */
export type Thing = Resource | `${Colour} citizen`;

/** The printed numbers of Troyes Dice: `printed.numbers` of a table. */
export interface DiceNumbers {
  wheel: { prices: [number, Resource | "any"][]; attack_from_day: number };
  plazas: { tiles: [Colour, Colour][] };
  resources: { start: number; citizens_at: number[] };
  buildings: {
    fortress: Colour[];
    great_hall: [Thing, number, Colour][];
    cathedral: Row[];
    cathedral_numbers: number[];
    work_citizens: number;
    links: [Row, number, number, Thing, number][];
  };
  citizens: {
    resources_at: number[];
    work_building_at: number[];
    prestige_at: number;
    prestige: Record<Colour, [Row, Row]>;
    pair_at: number;
    pair: Record<Colour, [Colour, Colour]>;
  };
}

/** A sheet as it comes off the pad. */
export function blankSheet(numbers: DiceNumbers): Sheet {
  const stock = (): Track => ({ circled: numbers.resources.start, left: numbers.resources.start });
  return {
    influence: stock(),
    deniers: stock(),
    knowledge: stock(),
    citizens: { red: 0, yellow: 0, white: 0 },
    drawn: { fortress: [], counts_palace: [], great_hall: [], city_hall: [], cathedral: [], bishopric: [] },
    crossed: { red: [], yellow: [], white: [] },
    cathedral_numbers: [0, 0, 0, 0, 0, 0],
  };
}

/** What there is to read off a blank sheet, without any dice. */
export function blankReading(numbers: DiceNumbers): Reading {
  const none = { number: 0, buildings: 0, points: 0 };
  return {
    next_cathedral: numbers.buildings.cathedral_numbers[0] ?? 0,
    hall_dice: { red: 0, yellow: 0, white: 0 },
    guarded: [],
    characters: { fortress: none, counts_palace: none, great_hall: none, city_hall: none, cathedral: none, bishopric: none },
  };
}
