/** A whole way in few words and pictures: what is done, and with which dice. */
import type { WayDie } from "../lib/game-client";
import type { Play } from "../lib/play.svelte";
import type { WaySeen } from "../lib/wire";
import { say } from "../lib/words";

export interface WayTold {
  /** What is done; nothing where that was chosen before. */
  what: string;
  dice: WayDie[];
}

/** Ways that were told the cheapest first: of each target the cheapest, and then all the others. */
export function spread(ways: readonly WaySeen[]): WaySeen[] {
  const targets = new Set(ways.map((way) => way.keys[0]));
  const first = [...targets].map((target) => ways.find((way) => way.keys[0] === target)).filter((way) => way !== undefined);
  return [...first, ...ways.filter((way) => !first.includes(way))];
}

export function wayTold(way: WaySeen, play: Play): WayTold {
  const die = (key: string): WayDie | null => play.client.dieOf?.(key, play) ?? null;
  const dice = way.dice.map(die).filter((one) => one !== null);
  const first = way.keys[0] ?? "";
  const option = die(first) === null ? play.option(first) : undefined;
  return { what: option ? say(option.says, play.names) : "", dice };
}
