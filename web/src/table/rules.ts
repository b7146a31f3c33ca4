/** Where the rules tell about something on the board. */
import type { Play, Thing } from "../lib/play.svelte";
import type { GameName } from "../lib/wire";

/** The section that tells about a thing; nothing if none does. */
export function ruleOf(play: Play, thing: Thing): string {
  return thing.rule ?? play.client.ruleOf?.(thing) ?? "";
}

export function ruleLink(game: GameName, rule: string): string {
  return `/rules/${game}#${rule}`;
}
