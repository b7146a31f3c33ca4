/**
 * The pieces of Troyes Dice in a line of a drawing, written as words:
 *
 *   I2 D2 K2 A1   influence, deniers, knowledge, any of them      Cr Cy Cw   citizens
 *   F:fortress   a building      T3b T3r   a tile, Banquet or Raid      P:red:white   a plaza and its back
 */
import type { Colour, Row } from "../names";

export type Piece =
  | { kind: "thing"; thing: "influence" | "deniers" | "knowledge" | "any"; count: number; width: number }
  | { kind: "citizen"; colour: Colour; width: number }
  | { kind: "building"; row: Row; width: number }
  | { kind: "tile"; number: number; raid: boolean; width: number }
  | { kind: "plaza"; up: Colour; down: Colour; width: number };

const COLOURS: Record<string, Colour> = { r: "red", y: "yellow", w: "white" };
const THINGS = { I: "influence", D: "deniers", K: "knowledge", A: "any" } as const;

const MAKERS: [RegExp, (found: RegExpExecArray) => Piece][] = [
  [
    /^([IDKA])(\d)$/,
    ([, thing, count]) => ({
      kind: "thing",
      thing: THINGS[thing as keyof typeof THINGS],
      count: Number(count),
      width: Number(count) > 1 ? 44 : 30,
    }),
  ],
  [/^C([ryw])$/, ([, colour]) => ({ kind: "citizen", colour: COLOURS[colour!]!, width: 28 })],
  [/^F:(\w+)$/, ([, row]) => ({ kind: "building", row: row as Row, width: 46 })],
  [/^T([1-8])([br])$/, ([, number, side]) => ({ kind: "tile", number: Number(number), raid: side === "r", width: 70 })],
  [/^P:(\w+):(\w+)$/, ([, up, down]) => ({ kind: "plaza", up: up as Colour, down: down as Colour, width: 54 })],
];

export function pieceOf(word: string): Piece | null {
  for (const [form, made] of MAKERS) {
    const found = form.exec(word);
    if (found) return made(found);
  }
  return null;
}

export function widthOf(word: string): number {
  return pieceOf(word)?.width ?? 0;
}
