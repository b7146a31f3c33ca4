/** Printed numbers by their dotted names, and back again as the server and the command line have them. */
import type { CardsPage, NumberForm, NumberInfo } from "../../lib/cards";

export type Flat = Readonly<Record<string, unknown>>;
type Nested = { [name: string]: unknown };

function isTable(value: unknown): value is Nested {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Every number or list of a table of tables, by its dotted name. */
export function flat(table: Nested, path = ""): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(table)) {
    if (isTable(value)) Object.assign(found, flat(value, `${path}${name}.`));
    else found[`${path}${name}`] = value;
  }
  return found;
}

export function nested(numbers: Flat): Nested {
  const found: Nested = {};
  for (const [place, value] of Object.entries(numbers)) {
    const path = place.split(".");
    const last = path.pop() ?? "";
    let table = found;
    for (const name of path) table = (table[name] ??= {}) as Nested;
    table[last] = value;
  }
  return found;
}

export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether two drafts say the same, in whatever order. */
export function alike(one: Flat, other: Flat): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => name in other && same(one[name], other[name]));
}

/** A newer set with what was typed in here since `before`, given or taken away: that wins, all else is the newer set's. */
export function merged(newer: Flat, before: Flat, draft: Flat): Flat {
  const found: Record<string, unknown> = { ...newer };
  for (const place of Object.keys({ ...before, ...draft })) {
    if (place in before && place in draft && same(before[place], draft[place])) continue;
    if (place in draft) found[place] = draft[place];
    else delete found[place];
  }
  return found;
}

/** Every number of a page by its name. */
export function byPlace(page: CardsPage): Map<string, NumberInfo> {
  const all = page.groups.flatMap((group) => group.cards).flatMap((card) => card.numbers);
  return new Map(all.map((number) => [number.place, number]));
}

/** How many entries are estimates, without those that an owner has given: a part of a list that is better known is one of its own. */
export function estimates(page: CardsPage, given: Flat): number {
  let known = 0;
  for (const number of byPlace(page).values()) {
    if (!(number.place in given)) continue;
    known += [number.how, ...Object.values(number.parts)].filter((how) => how === "estimate").length;
  }
  return Math.max(0, page.estimates - known);
}

/** Whether anything in a number is an estimate. */
export function isEstimate(number: NumberInfo): boolean {
  return number.how === "estimate" || Object.values(number.parts).includes("estimate");
}

/** What was typed, as a whole number if it is one. What is none is kept: the server says what is wrong with it. */
export function typed(text: string): unknown {
  const words = text.trim();
  return /^[-+]?\d{1,9}$/.test(words) ? Number(words) : words;
}

/** "6, 12, 18" and "6 12 18" alike. */
export function typedList(text: string): unknown[] {
  return text.split(/[\s,;]+/).filter(Boolean).map(typed);
}

/** Whether what is wrong `within` a list, as indices from the outside in, is wrong with the value at this index. */
export function concerns(within: readonly number[], at: number): boolean {
  return within.length === 0 || within[0] === at;
}

/** A value to begin with, for one more in a list. */
export function blank(form: NumberForm | undefined): unknown {
  switch (form?.kind) {
    case "word":
      return form.words[0] ?? "";
    case "group":
      return form.items.map(blank);
    case "list":
      return [];
    default:
      return form?.least ?? 0;
  }
}
