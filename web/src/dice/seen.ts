// What a seat sees of a game of Troyes Dice, and what is printed on wheel and sheet.

import type { Colour, Resource, Row } from "./names";

export interface Stock {
  circled: number;
  left: number;
}

export interface SheetSeen extends Record<Resource, Stock> {
  citizens: Record<Colour, number>;
  drawn: Record<Row, number[]>;
  crossed: Record<Colour, number[]>;
  cathedral_numbers: number[];
}

export interface PlazaSeen {
  up: Colour;
  down: Colour;
  tile: number;
  raid: boolean;
}

export interface DieSeen {
  place: number;
  notch: number;
  rolled: number;
  value: number;
  colour: Colour;
  black: boolean;
  can_be_chosen: boolean;
  price: Record<Resource | "any", number>;
  value_step: number;
  colour_price: number;
  prestige: boolean;
}

export interface WalkSeen {
  stage: "die" | "use" | "bonus" | "done";
  place: number;
  now: string[];
  line: string[];
  sheet: SheetSeen;
}

export interface DiceView {
  game: "troyes-dice";
  players: number;
  seat: number | null;
  options: Record<string, unknown>;
  numbers: number[];
  day: number;
  half: "morning" | "afternoon";
  wheel: PlazaSeen[];
  dice: DieSeen[];
  sheets: SheetSeen[];
  points: number[];
  yours: WalkSeen | null;
  over: boolean;
}

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
export function blankSheet(numbers: DiceNumbers): SheetSeen {
  const stock = (): Stock => ({ circled: numbers.resources.start, left: numbers.resources.start });
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
