/**
 * Drawings in a line, written as words: "y6@0 y5@0 y5@2 = 16". Each word is a piece of the game or a sign between them.
 *
 *   r4 y4 w4 b4 p4   a die; @0 to @3, @n, @roy: whose it is; ~ behind it: spent
 *   $ $2   a denier, so many      i i2   influence      v v2   victory points
 *   c0 c0! c0?   a citizen, lying, only his place      k0 a cube      g0 a guard      s0 arms
 *   B:red   a banner (B:red:0 with a cube)      m:red   the mark of an order      V:id   a vignette      H   an hourglass
 *   I2 D2 K2 A1   Troyes Dice: influence, deniers, knowledge, any of them      Cr Cy Cw   its citizens
 *   F:fortress   one of its buildings      T3b T3r   a tile, Banquet or Raid      P:red:white   a plaza and its back
 *   >   an arrow; anything else stands there as it is
 */
import type { Owner } from "../../../lib/art/seats";
import type { DieColour, Order } from "../../../lib/art/shapes";
import type { Row } from "../../../dice/names";
import type { Figure } from "./parts";

export type Item =
  | { kind: "die"; colour: DieColour; value: number; owner: Owner | null; faint: boolean; width: number }
  | { kind: "coin" | "influence" | "laurel"; value: number | null; width: number }
  | { kind: "citizen"; owner: Owner; lying: boolean; ghost: boolean; width: number }
  | { kind: "cube" | "guard" | "arms"; owner: Owner; width: number }
  | { kind: "banner"; colour: Order; cube: Owner | null; width: number }
  | { kind: "mark"; colour: DieColour; width: number }
  | { kind: "vignette"; id: string; width: number }
  | { kind: "hourglass" | "arrow"; width: number }
  | { kind: "thing"; thing: "influence" | "deniers" | "knowledge" | "any"; count: number; width: number }
  | { kind: "folk"; colour: Order; width: number }
  | { kind: "building"; row: Row; width: number }
  | { kind: "tile"; number: number; raid: boolean; width: number }
  | { kind: "plaza"; up: Order; down: Order; width: number }
  | { kind: "words"; words: string; width: number };

const COLOURS: Record<string, DieColour> = { r: "red", y: "yellow", w: "white", b: "black", p: "purple" };
const THINGS = { I: "influence", D: "deniers", K: "knowledge", A: "any" } as const;

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
  [
    /^([IDKA])(\d)$/,
    ([, thing, count]) => ({
      kind: "thing",
      thing: THINGS[thing as keyof typeof THINGS],
      count: Number(count),
      width: Number(count) > 1 ? 44 : 30,
    }),
  ],
  [/^C([ryw])$/, ([, colour]) => ({ kind: "folk", colour: COLOURS[colour!] as Order, width: 28 })],
  [/^F:(\w+)$/, ([, row]) => ({ kind: "building", row: row as Row, width: 46 })],
  [/^T([1-8])([br])$/, ([, number, side]) => ({ kind: "tile", number: Number(number), raid: side === "r", width: 92 })],
  [/^P:(\w+):(\w+)$/, ([, up, down]) => ({ kind: "plaza", up: up as Order, down: down as Order, width: 54 })],
];

export function itemOf(word: string): Item {
  for (const [form, made] of MAKERS) {
    const found = form.exec(word);
    if (found) return made(found);
  }
  return { kind: "words", words: word.replaceAll("_", " "), width: 8 + 10.5 * word.length };
}

export function itemsOf(line: string): Item[] {
  return line.split(/\s+/).filter(Boolean).map(itemOf);
}

export function widthOf(items: readonly Item[]): number {
  return items.reduce((sum, item) => sum + item.width + GAP, -GAP);
}

/** Up to this width a drawing stands beside the text, where there is room. */
const NARROW = 350;

export function isNarrow(figure: Figure): boolean {
  const rows = "rows" in figure ? (figure.rows ?? []) : [];
  if (rows.some((line) => widthOf(itemsOf(line)) > NARROW)) return false;
  if (figure.is === "city") return figure.parts.every(({ box }) => box.x + box.w <= NARROW);
  return figure.is !== "sheet";
}

export const GAP = 6;
/** With arms below the dice. */
export const HEIGHT = 58;
