/** The signs on the faces of cards, as the game sends them: how wide each is, and how lines of them fit a box. */
import icons from "../../../src/troyes/city/icons.json";
import type { DieColour } from "../lib/art/shapes";
import { t } from "../lib/words";
import { letters } from "./letters.svelte";
import { NUMERALS } from "./printed";

export interface Sign {
  icon: string;
  /** How many; below 0 they are lost. */
  amount?: number;
  /** What stands before the number: ÷, +, ≥, > */
  before?: string;
  colour?: DieColour | "any";
  /** What a die shows, or the level of a card. */
  value?: number;
  /** Struck out: not for this. */
  no?: boolean;
  /** The printed number that it shows, by its dotted name. */
  place?: string;
}
export type Line = readonly Sign[];
export interface CardFace {
  dice: Line[];
  lines: Line[];
}

/** All that stands on a face: its first line goes on from the dice. */
export function linesOf(face: CardFace | undefined): Line[] {
  const [first = [], ...more] = face?.lines ?? [];
  return [[...(face?.dice[0] ?? []), ...first], ...more];
}

interface Icon {
  wide: number;
  /** The box of its strokes, where that is not 24. */
  box?: number;
  strokes: string[][];
}
const ICONS: Record<string, Icon> = icons;

/** How high a sign is in its own units. */
export const HIGH = 24;
export const LETTERS = 17;
const GAP = 3;
/** Those that hold their number within. */
const COUNTED = ["deniers", "influence", "vp"];
/** Those that stand between two things. */
const BETWEEN = ["arrow", "from", "per", "or", "plus", "equals", "limit", "chain", "also"];
/** Where a line may go on below. */
const BREAKS = ["arrow", "or", "limit", "chain", "also"];
const ALSO: Sign = { icon: "also" };
const MOST = 3;
/** Those of which a single one is written as such. */
const TOLD = ["die", "number"];
/** One more row has to make the signs so much larger. */
const WORTH = 1.12;
const DRAWN: Record<string, number> = { die: 22, pips: 22, dice: 30, level: 24, number: 0, division: 0 };

export function isCounted({ icon }: Sign): boolean {
  return COUNTED.includes(icon);
}

export function strokesOf(icon: string): { strokes: string[][]; scale: number } {
  const found = ICONS[icon];
  return { strokes: found?.strokes ?? [], scale: HIGH / (found?.box ?? HIGH) };
}

/** What is written before the sign; `mark` stands before a number that is an estimate. */
export function written(sign: Sign, mark: string): string {
  if (sign.icon === "or") return t("sign-word-or");
  const { icon, amount, before = "" } = sign;
  if (amount === undefined) return before;
  if (icon === "level") return NUMERALS[amount - 1] ?? "";
  const minus = amount < 0 ? "−" : "";
  if (isCounted(sign)) return `${mark}${minus}${before}`;
  const size = Math.abs(amount);
  const many = size === 1 && !before && !TOLD.includes(icon) ? "" : String(size);
  return `${before}${many || minus ? mark : ""}${minus}${many}`;
}

export function lettersOf({ icon }: Sign): { family: string; style: string } {
  return icon === "or" ? { family: "var(--serif)", style: "italic" } : { family: "var(--sans)", style: "normal" };
}

function wordsWide(words: string, sign: Sign): number {
  if (!words) return 0;
  const font = sign.icon === "or" ? '600 100px "EB Garamond", Garamond, Georgia, serif' : '700 100px "Source Sans 3", system-ui, sans-serif';
  return (letters.width(words, font) * LETTERS) / 100 + 1;
}

function pictureWide({ icon }: Sign): number {
  if (COUNTED.includes(icon)) return 24;
  return DRAWN[icon] ?? ICONS[icon]?.wide ?? 0;
}

/** A sign in its place within a row. */
export interface Placed {
  sign: Sign;
  words: string;
  /** Where its words begin, and where its picture does. */
  x: number;
  picture: number;
  wide: number;
}

function row(line: Line, mark: (sign: Sign) => string): { placed: Placed[]; wide: number } {
  let x = 0;
  const placed = line.map((sign, at) => {
    const loose = BETWEEN.includes(sign.icon) || BETWEEN.includes(line[at - 1]?.icon ?? "");
    if (at > 0) x += loose ? GAP : GAP - 1;
    const words = written(sign, mark(sign));
    const text = wordsWide(words, sign);
    const start = x;
    x += text + (text && pictureWide(sign) ? 1 : 0) + pictureWide(sign);
    return { sign, words, x: start, picture: x - pictureWide(sign), wide: pictureWide(sign) };
  });
  return { placed, wide: x };
}

/** All ways to go on below, in up to `most` rows. */
function broken(line: Line, most: number): Line[][] {
  const found: Line[][] = [[line]];
  if (most < 2) return found;
  for (let at = 1; at < line.length; at++) {
    if (!BREAKS.includes(line[at]?.icon ?? "")) continue;
    const rest = line.slice(line[at]?.icon === "also" ? at + 1 : at);
    for (const below of broken(rest, most - 1)) found.push([line.slice(0, at), ...below]);
  }
  return found;
}

/** The lines below each other, each whole or broken, in no more than `MOST` rows; or all of them in one. */
function arranged(lines: readonly Line[]): Line[][] {
  let found: Line[][] = [[]];
  for (const line of lines) found = found.flatMap((above) => broken(line, MOST).map((rows) => [...above, ...rows]));
  const inOne = lines.flatMap((line, at) => (at > 0 ? [ALSO, ...line] : line));
  const fewest = found.filter((rows) => rows.length <= Math.max(MOST, lines.length));
  return [[inOne], ...fewest.sort((one, other) => one.length - other.length)];
}

export interface Fitted {
  rows: { placed: Placed[]; wide: number }[];
  /** How high a sign is, in the units of the box. */
  size: number;
}

/** Rows stand a little apart, in parts of their height. */
export const LEAD = 0.12;

/** The signs as large as they can be in so much room, in one row or in more; rows of one size as even as they can be. */
export function fitted(lines: readonly Line[], w: number, h: number, largest: number, mark: (sign: Sign) => string = () => ""): Fitted {
  let best: Fitted = { rows: [], size: 0 };
  let widest = Infinity;
  for (const rows of arranged(lines.filter((line) => line.length > 0))) {
    const laid = rows.map((line) => row(line, mark));
    const wide = Math.max(...laid.map((one) => one.wide), 1);
    const size = Math.min(largest, h / (rows.length + LEAD * (rows.length - 1)), (w / wide) * HIGH);
    const more = rows.length > best.rows.length;
    if (more ? size > best.size * WORTH : size > best.size + 0.1 || (size > best.size - 0.1 && wide < widest)) {
      best = { rows: laid, size };
      widest = wide;
    }
  }
  return best;
}
