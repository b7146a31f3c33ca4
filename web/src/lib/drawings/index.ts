/** The drawings beside a game's rules. What they show is the game's own; lines of pieces are everybody's. */
import type { Component } from "svelte";
import type { RulesSection } from "../rulebook";
import type { GameName, Printed } from "../wire";
import { itemsOf, widthOf, type Pieces } from "./row";

/** What stands beside a section. The game's own say more. */
export interface Figure {
  /** Lines of pieces, written as words (`row.ts`); below what the board draws. */
  rows: readonly string[];
  /** How wide it is what the board draws; 0 if there are only lines. */
  wide: number;
  /** On a phone that has a form of its own, rather than be moved sideways. */
  folds?: boolean;
}

export interface DrawingProps<Own extends Figure = Figure> {
  figure: Own;
  printed: Printed;
  /** Otherwise an empty frame, of the same size. */
  drawn: boolean;
  phone: boolean;
}

export interface Drawings {
  /** Draws what is more than lines of pieces. It is only given figures of `figureOf`. */
  Drawing: Component<DrawingProps<any>>;
  /** Pieces that only this game has. */
  pieces?: Pieces;
  /** Sections that draw a rule: for those who check that every rule has its drawing. */
  sections: (game: GameName) => string[];
  figureOf: (game: GameName, section: RulesSection, printed: Printed) => Figure | null;
  /** What it shows in words, unless that is written for the section itself (`figure-…`). */
  captionOf?: (section: RulesSection, printed: Printed) => string;
}

export const row = (...rows: string[]): Figure => ({ rows, wide: 0 });

/** Up to this width a drawing stands beside the text, where there is room. */
export const NARROW = 350;

export function isNarrow(figure: Figure, pieces?: Pieces): boolean {
  return figure.wide <= NARROW && figure.rows.every((line) => widthOf(itemsOf(line, pieces)) <= NARROW);
}
