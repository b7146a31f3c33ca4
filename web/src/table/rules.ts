/** Where the rules tell about something on the board. */
import type { Thing } from "../lib/play.svelte";
import type { GameName } from "../lib/wire";

const FOLDERS: Record<string, string> = {
  activity: "activities",
  event: "events",
  character: "characters",
  outdoor: "outdoor",
};

/** Cards that differ only in a letter behind their name share a section. */
const SHARED = /_[abc]$/;

const PLACES: Record<string, string> = {
  "building palace": "components.board",
  "building city_hall": "components.board",
  "building bishopric": "components.board",
  "place cathedral": "action.cathedral",
  "place agriculture": "action.agriculture",
  "place ramparts": "ladies.ramparts",
  "dice-space red prestige": "prestige.fortress",
  "dice-space yellow prestige": "prestige.great-hall",
  "dice-space white prestige": "prestige.cathedral",
  "dice-space red work": "work.counts-palace",
  "dice-space yellow work": "work.city-hall",
  "dice-space white work": "work.bishopric",
};
const KINDS: Record<string, string> = {
  "dice-space": "resources",
  "dice-resource": "sheet.resources",
  "dice-citizens": "citizens",
  "dice-plaza": "wheel.costs",
  gained: "action.settling",
};

/** The section that tells about a thing; nothing if none does. */
export function ruleOf(thing: Pick<Thing, "kind" | "id" | "rule">): string {
  if (thing.rule) return thing.rule;
  const folder = FOLDERS[thing.kind];
  if (folder) {
    const name = thing.kind === "event" ? thing.id.replace(SHARED, "") : thing.id;
    return `${folder}.${name.replaceAll("_", "-")}`;
  }
  const [first = "", second = ""] = thing.id.split(" ");
  return PLACES[`${thing.kind} ${thing.id}`] ?? PLACES[`${thing.kind} ${first} ${second}`] ?? KINDS[thing.kind] ?? "";
}

export function ruleLink(game: GameName, rule: string): string {
  return `/rules/${game}#${rule}`;
}
