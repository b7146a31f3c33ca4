/** A whole way in few words and pictures: what is done, and with which dice. */
import type { Owner } from "../lib/art/seats";
import type { DieColour } from "../lib/art/shapes";
import type { Play } from "../lib/play.svelte";
import { say, t } from "../lib/words";
import type { WaySeen } from "../lib/wire";

export interface WayDie {
  colour: DieColour;
  /** As it lies on the square. */
  value: number;
  turned: boolean;
  /** Whose it is. */
  owner: Owner;
  words: string;
}

export interface WayTold {
  /** What is done; nothing where that was chosen before. */
  what: string;
  dice: WayDie[];
}

const COLOURS: readonly DieColour[] = ["red", "yellow", "white", "purple"];

/** "die 1 red 6" is a red 6, "die purple red 6" the own purple one as a red one; anything else is no die. */
function dieOf(key: string, play: Play): WayDie | null {
  const [kind, owner, declared, number] = key.split(" ");
  const value = Number(number);
  const colour = COLOURS.find((one) => one === (owner === "purple" ? owner : declared));
  if ((kind !== "die" && kind !== "turned") || !declared || !colour || !value) return null;
  const whose = ownerOf(owner ?? "", play);
  const words = t("play-die", { colour: declared, value, owner: nameOf(whose, play) });
  return { colour, value, turned: kind === "turned", owner: whose, words };
}

function ownerOf(name: string, play: Play): Owner {
  if (name === "purple") return play.seat ?? 0;
  return name !== "neutral" ? Number(name) : play.game === "king" ? "roy" : "neutral";
}

function nameOf(owner: Owner, play: Play): string {
  if (typeof owner !== "number") return t(`board-city-${owner}`);
  return play.names[owner] || t("seat-name", { seat: owner + 1 });
}

/** Ways that were told the cheapest first: of each target the cheapest, and then all the others. */
export function spread(ways: readonly WaySeen[]): WaySeen[] {
  const targets = new Set(ways.map((way) => way.keys[0]));
  const first = [...targets].map((target) => ways.find((way) => way.keys[0] === target)).filter((way) => way !== undefined);
  return [...first, ...ways.filter((way) => !first.includes(way))];
}

export function wayTold(way: WaySeen, play: Play): WayTold {
  const dice = way.keys.map((key) => dieOf(key, play)).filter((die) => die !== null);
  const first = way.keys[0] ?? "";
  const option = dieOf(first, play) === null ? play.option(first) : undefined;
  return { what: option ? say(option.says, play.names) : "", dice };
}
