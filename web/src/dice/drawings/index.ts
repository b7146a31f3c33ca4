/** The drawings beside the rules of Troyes Dice. */
import type { Drawings } from "../../lib/drawings";
import Drawing from "./Drawing.svelte";
import Piece from "./Piece.svelte";
import { widthOf } from "./pieces";
import { SECTIONS } from "./sections";

export default {
  Drawing,
  pieces: { widthOf, Piece },
  sections: () => Object.keys(SECTIONS),
  figureOf: (_game, { id }) => SECTIONS[id] ?? null,
} satisfies Drawings as Drawings;
