/** What cards and their numbers are called, in the reader's language. */
import { ROWS } from "../../games";
import type { CardGroup, CardInfo, NumberInfo } from "../../lib/cards";
import type { PrintedRow } from "../../lib/game-client";
import { has, number, t } from "../../lib/words";

export function cardTitle(card: CardInfo): string {
  const [table = ""] = card.id.split(".");
  switch (card.kind) {
    case "board":
      return t(`printed-${table}-${card.name}`);
    case "sheet":
      return t(`printed-dice-${table}-${card.name}`);
    case "rule":
      return t(`box-rule-${card.name}`);
    case "tile": {
      const [count = "", side = ""] = card.name.split("-");
      return t(`box-tile-${side}`, { number: Number(count) });
    }
    default:
      return t(`${card.kind}-${card.name}`);
  }
}

/** What a card does. `value` finds one of its numbers as it now is. */
export function cardEffect(card: CardInfo, value: (name: string) => unknown): string {
  if (card.kind === "tile") return t(`tile-${card.name}`);
  const id = `${card.kind}-${card.name}-effect`;
  if (!has(id)) return "";
  const black = value("black_dice");
  return t(id, { black_dice: typeof black === "number" ? black : 0 });
}

export function groupTitle(group: CardGroup): string {
  return has(`printed-${group.id}`) ? t(`printed-${group.id}`) : t(`box-group-${group.id}`);
}

const FIRST = ["hire", "hire_influence", "vp", "dice", "per", "banners", "black_dice"];

/** What one looks for first comes first: prices and points before colour and kind. */
export function inOrder(card: CardInfo): NumberInfo[] {
  const rank = ({ place }: NumberInfo) => {
    const at = FIRST.indexOf(place.slice(card.id.length + 1));
    return at < 0 ? FIRST.length : at;
  };
  return [...card.numbers].sort((one, other) => rank(one) - rank(other));
}

/** What a number is called beside its card; nothing if it is all there is to it. */
export function numberLabel(card: CardInfo, place: string): string {
  const name = place.slice(card.id.length + 1);
  if (!name) return "";
  if (/^\d$/.test(name)) return t("box-players", { count: Number(name) });
  if (has(`building-${name}`)) return t(`building-${name}`);
  if (card.kind === "event" && name === "vp") return t("box-number-vp-event");
  return has(`box-number-${name}`) ? t(`box-number-${name}`) : wordOf(name);
}

/** With its card: "Merchant · Tradesman". */
export function fullLabel(card: CardInfo, place: string): string {
  const label = numberLabel(card, place);
  return label ? t("box-change", { card: cardTitle(card), label }) : cardTitle(card);
}

export function unitOf(place: string): string {
  const id = `box-number-${place.slice(place.lastIndexOf(".") + 1)}-unit`;
  return has(id) ? t(id) : "";
}

function idOf(word: string): string | undefined {
  return [`colour-${word}`, `kind-${word}`, `building-${word}`, `box-word-${word.replaceAll(" ", "-")}`].find(has);
}

export function wordOf(word: string): string {
  const id = idOf(word);
  return id ? t(id) : word;
}

/** Rows and places of a building: kept from 0 on, and read from 1 on. */
export function isSpaces(place: string): boolean {
  return /^board\.(two_player_neutrals|roy_order)\.(city_hall|bishopric)$/.test(place);
}

function isRow(value: unknown, length: number): value is PrintedRow {
  return Array.isArray(value) && value.length === length && value.every((part) => ["string", "number"].includes(typeof part));
}

/** A value in words, as a line; what was typed in wrongly stays as it was typed. */
export function valueWords(value: unknown, place = ""): string {
  if (!Array.isArray(value)) {
    if (typeof value === "number") return number(value);
    return typeof value === "string" ? wordOf(value) || "–" : String(value);
  }
  const special = ROWS[place];
  const parts = value.map((part: unknown) => {
    if (special && isRow(part, special.length) && isKnown(part)) return special.words(part, wordOf);
    if (isSpaces(place) && Array.isArray(part)) return part.map((at) => Number(at) + 1).join("/");
    return valueWords(part);
  });
  if (parts.length === 0) return "–";
  if (special) return parts.join(" · ");
  if (isSpaces(place)) return parts.join(" ");
  if (value.some(Array.isArray)) return parts.join(" · ");
  return parts.join(value.some((part) => typeof part === "string") ? ", " : " ");
}

/** Whether it can be put in words: something half typed cannot. */
function isKnown(row: PrintedRow): boolean {
  return row.every((part) => typeof part === "number" || idOf(part) !== undefined);
}
