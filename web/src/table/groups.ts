/** Options in groups, so that a long list can be taken in at a glance. */
import type { GameClient } from "../lib/game-client";
import type { Amounts, OptionSeen } from "../lib/wire";

export interface Group {
  /** Reads `play-group-...`; empty where there is nothing to tell apart. */
  name: string;
  options: OptionSeen[];
}

/** How many of them have a digit of their own. */
export const SHORTCUTS = 9;

type Groups = GameClient["groups"];

/** Few of them, or all of one kind, stay together. */
export function grouped(options: readonly OptionSeen[], groups: Groups = {}): Group[] {
  const groupOf = (option: OptionSeen) => groups[option.key.split(" ", 1)[0] ?? ""] ?? groups[""] ?? "";
  const kinds = new Set(options.map(groupOf));
  if (options.length === 0) return [];
  if (options.length <= 4 || kinds.size === 1) return [{ name: "", options: [...options] }];
  return [...new Set(Object.values(groups))].filter((name) => kinds.has(name)).map((name) => ({
    name,
    options: options.filter((option) => groupOf(option) === name),
  }));
}

/** In the order in which they are shown, which is that of their digits. */
export function inOrder(options: readonly OptionSeen[], groups: Groups = {}): OptionSeen[] {
  return grouped(options, groups).flatMap((group) => group.options);
}

/** By key: what an option changes, without what all of them change alike. */
export function telling(options: readonly OptionSeen[]): Map<string, Amounts> {
  const [first, ...others] = options;
  const alike = new Set(
    Object.entries(first?.change ?? {})
      .filter(([what, count]) => others.length > 0 && others.every((option) => option.change[what] === count))
      .map(([what]) => what),
  );
  const left = (change: Amounts) => Object.fromEntries(Object.entries(change).filter(([what]) => !alike.has(what)));
  return new Map(options.map((option) => [option.key, left(option.change)]));
}
