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

/** So many options are shown as they are; of more, each group is folded, */
const FEW = 8;
/** unless it is as small as this, */
const SMALL = 2;
/** or it is what is asked, and there are fewer groups than this. */
const MANY = 3;

export interface Folded {
  /** Each behind a button of its own; at most one of them is open. */
  folds: Group[];
  /** Always in sight. */
  plain: Group[];
}

/** What is on offer, and whether dice are in the hand: what they can do stands above the list, which gets little room. */
export interface Listed {
  options: readonly OptionSeen[];
  client: GameClient;
  picked: readonly unknown[];
}

/** Where there is a board, a long list is folded: what is on it is looked for there first. */
export function folded({ options, client, picked }: Listed): Folded {
  const all = grouped(options, client.groups);
  if (!client.board || options.length <= FEW) return { folds: [], plain: all };
  const small = (group: Group) => group.options.length <= (picked.length > 0 ? 1 : SMALL);
  const plain = all.filter((group, at) => small(group) || (at === 0 && all.length < MANY));
  return { folds: all.filter((group) => !plain.includes(group)), plain };
}

/** What is in sight, in the order of its digits: the open group, then what is never folded. */
export function inOrder(listed: Listed, unfolded = ""): OptionSeen[] {
  const { folds, plain } = folded(listed);
  return [...folds.filter((group) => group.name === unfolded), ...plain].flatMap((group) => group.options);
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
