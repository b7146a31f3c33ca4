// Made by scripts/wire_types.py from troyes.server.wire.cards: change that, and run it again.
import type { CardsGame } from "./wire";

export type How = "printed" | "rule" | "example" | "report" | "inferred" | "estimate";

/** What may be written in a place. */
export interface NumberForm {
  /** whole: a whole number from `least` to `most`; word: one of `words`; list: from `least` to `most` of the one form in `items`; group: one of each form in `items`. */
  kind: "whole" | "word" | "list" | "group";
  least: number | null;
  most: number | null;
  words: string[];
  items: NumberForm[];
}

/** One printed number, or a list of them, and how it is known. */
export interface NumberInfo {
  /** Its dotted name, such as "activities.merchant.hire". */
  place: string;
  value: unknown;
  how: How;
  /** By index: what of a list is known in another way. */
  parts: Record<string, How>;
  /** The rules rest on it: no owner can change it. */
  fixed: boolean;
  form: NumberForm;
}

/** A card, a tile, or something on a board or sheet, with its numbers. */
export interface CardInfo {
  /** Such as "activities.merchant" or "board.salary". */
  id: string;
  kind: "activity" | "event" | "character" | "outdoor" | "board" | "sheet" | "tile" | "rule";
  /** What its messages are called by. */
  name: string;
  bonus: boolean;
  numbers: NumberInfo[];
}

export interface CardGroup {
  /** Such as "activities-red" or "ladies-outdoor". */
  id: string;
  /** Such as "activities". */
  table: string;
  colour: string;
  /** Of The Ladies of Troyes. */
  ladies: boolean;
  cards: CardInfo[];
}

/** Everything that is printed, and where each number comes from. */
export interface CardsPage {
  game: CardsGame;
  groups: CardGroup[];
  /** How many entries have a source of their own. */
  numbers: number;
  /** How many of them are estimates. */
  estimates: number;
  /** By table and name: what stands on a card, in signs. */
  faces: Record<string, Record<string, unknown>>;
}

/** Something that cannot be so. */
export interface CardsFault {
  /** The number's dotted name; empty if the whole file cannot be read. */
  place: string;
  /** In the file; 0 if there is none, or if it cannot be told. */
  line: number;
  /** Why, in the language of the one who asked. */
  words: string;
  /** Of a list that is wrong in one place only: at which index, and at which within that. */
  within: number[];
}

/** Numbers to be looked at. */
export interface CardsGiven {
  /** As `new_game(cards=...)` takes them: `{"activities": {"merchant": {"hire": 5}}}`. */
  numbers: Record<string, unknown>;
}

export interface CardsFaults {
  faults: CardsFault[];
}

/** A file as the command line takes it. */
export interface CardsFile {
  /** TOML. */
  text: string;
  /** What it is called. */
  file?: string;
}

/** What a file says. With faults, `numbers` is empty: nothing is taken by halves. */
export interface CardsRead {
  numbers: Record<string, unknown>;
  faults: CardsFault[];
}

export interface CardSetNew {
  game: CardsGame;
  name: string;
  /** As `new_game(cards=...)` takes them: `{"activities": {"merchant": {"hire": 5}}}`. */
  numbers: Record<string, unknown>;
}

export interface CardSetChange {
  name?: string | null;
  numbers?: Record<string, unknown> | null;
  base?: string | null;
}

/** A set in a list. */
export interface CardSetLine {
  id: string;
  game: CardsGame;
  name: string;
  /** How many numbers are not as usual. */
  differs: number;
  changed: string;
}

export interface CardSets {
  /** The latest changed first. */
  sets: CardSetLine[];
  /** How many one may have. */
  most: number;
}

export interface CardSet {
  id: string;
  game: CardsGame;
  name: string;
  numbers: Record<string, unknown>;
  differs: number;
  made: string;
  changed: string;
  /** Another one for other numbers; whatever the name. */
  version: string;
}
