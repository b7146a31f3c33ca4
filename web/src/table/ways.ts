/** A whole way in few words and pictures: what is done, and with which dice. */
import type { DieColour } from "../lib/art/shapes";
import type { Play } from "../lib/play.svelte";
import { say, t } from "../lib/words";
import type { WaySeen } from "../lib/wire";

export interface WayDie {
  colour: DieColour;
  /** As it lies on the square. */
  value: number;
  turned: boolean;
  words: string;
}

export interface WayTold {
  /** What is done; nothing where that was chosen before. */
  what: string;
  dice: WayDie[];
}

const COLOURS: readonly DieColour[] = ["red", "yellow", "white", "purple"];

/** "die 1 red 6" is a red 6, "die purple red 6" the own purple one as a red one; anything else is no die. */
function dieOf(key: string): WayDie | null {
  const [kind, owner, declared, number] = key.split(" ");
  const value = Number(number);
  const colour = COLOURS.find((one) => one === (owner === "purple" ? owner : declared));
  if ((kind !== "die" && kind !== "turned") || !declared || !colour || !value) return null;
  return { colour, value, turned: kind === "turned", words: t("play-die", { colour: declared, value }) };
}

export function wayTold(way: WaySeen, play: Play): WayTold {
  const dice = way.keys.map(dieOf).filter((die) => die !== null);
  const first = way.keys[0] ?? "";
  const option = dieOf(first) === null ? play.option(first) : undefined;
  return { what: option ? say(option.says, play.names) : "", dice };
}
