// Made by scripts/wire_types.py from troyes.server.wire.rules: change that, and run it again.
import type { GameName, Printed } from "./wire";

export type RulesCardKind = "activity" | "event" | "character" | "outdoor" | "building" | "tile";

/** A card of Troyes or a tile outside its walls; a building or a tile of Troyes Dice. */
export interface RulesCard {
  kind: RulesCardKind;
  id: string;
}

/** A heading with what stands under it, up to the next heading. */
export interface RulesSection {
  id: string;
  title: string;
  /** 1: a part of the page, 2: a chapter, 3: a section of it. */
  depth: 1 | 2 | 3;
  /** Without the heading. All text is escaped. */
  html: string;
  kind: "rule" | "card" | "ruling";
  /** What a card's section tells about. */
  cards: RulesCard[];
  /** The rulings that touch it; some may be on the page of `beside`. */
  rulings: string[];
  /** Of a ruling: the sections that it settles. */
  settles: string[];
}

/** The rules of a game in one language. */
export interface RulesPage {
  title: string;
  /** What stands above the first heading. */
  html: string;
  sections: RulesSection[];
  /** The product's own printed numbers, for the drawings. */
  printed: Printed;
  /** The game whose page has the sections that this one builds upon. */
  beside: GameName | null;
}
