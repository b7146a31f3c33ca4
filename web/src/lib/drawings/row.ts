/**
 * Drawings in a line, written as words: "y6@0 y5@0 y5@2 = 16". Each word is a piece of the game or a sign between them.
 *
 *   r4 y4 w4 b4 p4   a die; @0 to @3, @n, @roy: whose it is; ~ behind it: spent
 *   $ $2   a denier, so many      i i2   influence      v v2   victory points
 *   c0 c0! c0?   a citizen, lying, only his place      k0 a cube      g0 a guard      s0 arms
 *   B:red   a banner (B:red:0 with a cube)      m:red   the mark of an order      V:id   a vignette      H   an hourglass
 *   >   an arrow
 *
 * A game may have pieces of its own; anything else stands there as it is.
 */
import type { Component } from "svelte";
import type { Owner } from "../art/seats";
import type { DieColour, Order } from "../art/shapes";

/** The pieces that only one game has. */
export interface Pieces {
  /** How wide the piece is that a word stands for; 0 if it is none. */
  widthOf: (word: string) => number;
  Piece: Component<{ word: string }>;
}

export type Item =
  | { kind: "die"; colour: DieColour; value: number; owner: Owner | null; faint: boolean; width: number }
  | { kind: "coin" | "influence" | "laurel"; value: number | null; width: number }
  | { kind: "citizen"; owner: Owner; lying: boolean; ghost: boolean; width: number }
  | { kind: "cube" | "guard" | "arms"; owner: Owner; width: number }
  | { kind: "banner"; colour: Order; cube: Owner | null; width: number }
  | { kind: "mark"; colour: DieColour; width: number }
  | { kind: "vignette"; id: string; width: number }
  | { kind: "hourglass" | "arrow"; width: number }
  | { kind: "own"; word: string; width: number }
  | { kind: "words"; words: string; width: number };

const COLOURS: Record<string, DieColour> = { r: "red", y: "yellow", w: "white", b: "black", p: "purple" };

function ownerOf(word: string): Owner {
  return word === "n" ? "neutral" : word === "roy" ? "roy" : Number(word);
}

type Maker = (found: RegExpExecArray) => Item;

const MAKERS: [RegExp, Maker][] = [
  [
    /^([rywbp])([0-6])(?:@(\d|n|roy))?(~)?$/,
    ([, colour, value, owner, faint]) => ({
      kind: "die",
      colour: COLOURS[colour!]!,
      value: Number(value),
      owner: owner === undefined ? null : ownerOf(owner),
      faint: faint !== undefined,
      width: 38,
    }),
  ],
  [/^\$(\d*)$/, ([, value]) => ({ kind: "coin", value: value ? Number(value) : null, width: 32 })],
  [/^i(\d*)$/, ([, value]) => ({ kind: "influence", value: value ? Number(value) : null, width: 32 })],
  [/^v(\d*)$/, ([, value]) => ({ kind: "laurel", value: value ? Number(value) : null, width: 34 })],
  [
    /^c(\d|n|roy)([!?]?)$/,
    ([, owner, how]) => ({ kind: "citizen", owner: ownerOf(owner!), lying: how === "!", ghost: how === "?", width: 32 }),
  ],
  [/^k(\d|n|roy)$/, ([, owner]) => ({ kind: "cube", owner: ownerOf(owner!), width: 26 })],
  [/^g(\d)$/, ([, owner]) => ({ kind: "guard", owner: ownerOf(owner!), width: 32 })],
  [/^s(\d|n|roy)$/, ([, owner]) => ({ kind: "arms", owner: ownerOf(owner!), width: 32 })],
  [
    /^B:(red|yellow|white)(?::(\d|n|roy))?$/,
    ([, colour, owner]) => ({
      kind: "banner",
      colour: colour as Order,
      cube: owner === undefined ? null : ownerOf(owner),
      width: 32,
    }),
  ],
  [/^m:(\w+)$/, ([, colour]) => ({ kind: "mark", colour: colour as DieColour, width: 30 })],
  [/^V:(\w+)$/, ([, id]) => ({ kind: "vignette", id: id!, width: 44 })],
  [/^H$/, () => ({ kind: "hourglass", width: 26 })],
  [/^>$/, () => ({ kind: "arrow", width: 30 })],
];

function itemOf(word: string, pieces: Pieces | undefined): Item {
  for (const [form, made] of MAKERS) {
    const found = form.exec(word);
    if (found) return made(found);
  }
  const width = pieces?.widthOf(word) ?? 0;
  if (width > 0) return { kind: "own", word, width };
  return { kind: "words", words: word.replaceAll("_", " "), width: 8 + 10.5 * word.length };
}

export function itemsOf(line: string, pieces?: Pieces): Item[] {
  return line.split(/\s+/).filter(Boolean).map((word) => itemOf(word, pieces));
}

export function widthOf(items: readonly Item[]): number {
  return items.reduce((sum, item) => sum + item.width + GAP, -GAP);
}

export const GAP = 6;
/** With arms below the dice. */
export const HEIGHT = 58;
