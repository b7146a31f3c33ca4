// Made by scripts/wire_types.py from troyes.dice.parts, troyes.dice.view_shapes: change that, and run it again.

export type Colour = "red" | "yellow" | "white";

export type Stage = "die" | "use" | "bonus" | "done";

/** A plaza, and the tile beside it. */
export interface Notch {
  /** The colour that shows. */
  up: Colour;
  /** The colour of the other side. */
  down: Colour;
  /** The Banquets and Raids tile beside it; 0: none. */
  tile: number;
  /** Whether that tile shows its Raid side. */
  raid: boolean;
}

/** One resource. */
export interface Track {
  /** Resources ever circled. */
  circled: number;
  /** Those not crossed out again. */
  left: number;
}

/** The citizens of each colour. */
export interface Citizens {
  /** Citizens circled on this track. */
  red: number;
  /** Citizens circled on this track. */
  yellow: number;
  /** Citizens circled on this track. */
  white: number;
}

/** The columns in which each building is drawn. */
export interface Drawn {
  /** Columns, from the left. */
  fortress: number[];
  /** Columns, from the left. */
  counts_palace: number[];
  /** Columns, from the left. */
  great_hall: number[];
  /** Columns, from the left. */
  city_hall: number[];
  /** Columns, from the left. */
  cathedral: number[];
  /** Columns, from the left. */
  bishopric: number[];
}

/** The columns whose die of a colour is crossed out. */
export interface Crossed {
  /** Columns, from the left. */
  red: number[];
  /** Columns, from the left. */
  yellow: number[];
  /** Columns, from the left. */
  white: number[];
}

/** A scoresheet. */
export interface Sheet {
  /** The red resource. */
  influence: Track;
  /** The yellow resource. */
  deniers: Track;
  /** The white resource. */
  knowledge: Track;
  /** The three tracks of citizens. */
  citizens: Citizens;
  /** The buildings that are constructed. */
  drawn: Drawn;
  /** The dice that are crossed out. */
  crossed: Crossed;
  /** By column: the number its Cathedral wrote; 0: not drawn. */
  cathedral_numbers: number[];
}

/** How far a seat has come in this half day. */
export interface DiceWalk {
  /** What it must choose, or that it has finished. */
  stage: Stage;
  /** The place of the chosen die; 0: none. */
  place: number;
  /** What is left of the effect in progress, the next first. */
  now: string[];
  /** Bonuses earned on the way, the next first. */
  line: string[];
  /** Its sheet now. Others see it when the half day ends. */
  sheet: Sheet;
}

/** As `new_game` takes them. */
export interface DiceOptions {
  numbering: "first" | "rising" | "falling" | number[];
  banquets: boolean;
  /** An owner's own printed numbers; null: the product's. */
  cards: Record<string, unknown> | null;
}

/** What a die costs; `any`: so many of one resource of the player's choice, on top. */
export interface Price {
  influence: number;
  deniers: number;
  knowledge: number;
  any: number;
}

/** A die on its place, with what the tile beside it does to it. */
export interface WheelDie {
  /** Where it lies, from the lowest value. */
  place: number;
  /** The notch of the wheel that is there today. */
  notch: number;
  /** What it shows. */
  rolled: number;
  /** What it is worth before influence. */
  value: number;
  /** The colour of the plaza beneath it. */
  colour: Colour;
  /** Whether it is the black one. */
  black: boolean;
  /** Whether it can be taken: it does not strike. */
  can_be_chosen: boolean;
  /** What it costs. */
  price: Price;
  /** How far one influence moves the value; 0: not at all. */
  value_step: number;
  /** The knowledge for another colour; 0: it cannot be changed. */
  colour_price: number;
  /** Whether it may build prestige buildings. */
  prestige: boolean;
}

/** What a character brings: its number times its buildings. */
export interface CharacterScore {
  /** The one its Cathedral wrote; 0: none is drawn. */
  number: number;
  /** How many of its row are drawn. */
  buildings: number;
  /** The two multiplied. */
  points: number;
}

/** Those that score each row of buildings. */
export interface Characters {
  fortress: CharacterScore;
  counts_palace: CharacterScore;
  great_hall: CharacterScore;
  city_hall: CharacterScore;
  cathedral: CharacterScore;
  bishopric: CharacterScore;
}

/** What the rules read off a sheet. */
export interface Reading {
  /** What the next one writes; 0: all are drawn. */
  next_cathedral: number;
  /** By colour: the dice that a Great Hall counts now. */
  hall_dice: Citizens;
  /** Those that a Fortress guards. */
  guarded: number[];
  /** What each of the six brings. */
  characters: Characters;
}

/** Troyes Dice, as a seat sees it. */
export interface DiceView {
  /** The game. */
  game: "troyes-dice";
  /** The number of seats. */
  players: number;
  /** Whose eyes these are; null: a spectator's. */
  seat: number | null;
  /** The options of the game. */
  options: DiceOptions;
  /** The number written above each column. */
  numbers: number[];
  /** The day. */
  day: number;
  /** So many there are. */
  days: number;
  /** Which half of it. */
  half: "morning" | "afternoon";
  /** The notch behind the window, which rests today. */
  neutral: number;
  /** Whether the black die attacks today. */
  strikes: boolean;
  /** Clockwise; the first is neutral on day 1. */
  wheel: Notch[];
  /** By place. */
  dice: WheelDie[];
  /** By seat, as they stood when this half day began. */
  sheets: Sheet[];
  /** By seat: what those sheets would count. */
  points: number[];
  /** By seat: off those sheets; off the seat's own as it is now. */
  readings: Reading[];
  /** The seat's own half day; null: a spectator has none. */
  yours: DiceWalk | null;
  /** Whether the game is over. */
  over: boolean;
}
