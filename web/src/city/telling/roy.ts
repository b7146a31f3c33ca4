/** Le Roy's dice, as the log tells of them. */
import type { Message } from "../../lib/message";
import type { Play } from "../../lib/play.svelte";
import { count, nameOf } from "./said";

function rollIn(lines: readonly Message[]): [number, number] | null {
  const said = lines.filter((one) => nameOf(one) === "roy-roll" || nameOf(one) === "round").at(-1);
  return said && nameOf(said) === "roy-roll" ? [count(said, "first"), count(said, "second")] : null;
}

/** What he rolled last in this round, or in what is being told. */
export function lastRoll({ telling, log }: Pick<Play, "telling" | "log">): [number, number] | null {
  const told = telling.tale?.who === "roy" ? rollIn(telling.tale.beats.flatMap(({ lines }) => lines)) : null;
  return told ?? rollIn(log.slice(0, telling.until ?? log.length));
}
