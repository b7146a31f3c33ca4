/** A whole way in few words: what is done, and with which dice. */
import type { Play } from "../lib/play.svelte";
import { say, t } from "../lib/words";
import type { WaySeen } from "../lib/wire";

/** "die 1 red 6" is a red 6; anything else is no die. */
function dieWords(key: string): string | null {
  const [kind, , colour, value] = key.split(" ");
  if (kind !== "die" || !colour || !Number(value)) return null;
  return t("play-die", { colour, value: Number(value) });
}

export function wayWords(way: WaySeen, play: Play): string {
  const dice = way.keys.map(dieWords).filter((words) => words !== null);
  const first = way.keys[0] ?? "";
  const option = dieWords(first) === null ? play.option(first) : undefined;
  const done = option ? say(option.says, play.names) : "";
  if (!done) return dice.join(", ");
  return dice.length > 0 ? t("play-way", { what: done, dice: dice.join(", ") }) : done;
}
