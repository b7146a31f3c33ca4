/** What a turn comes to, in the words of the table. */
import { amounts } from "../lib/play.svelte";
import type { Held } from "../lib/wire";
import { t } from "../lib/words";
import { sums } from "./sums";

const PAID = new Set(["deniers", "influence", "knowledge"]);

/** "End turn: pay 4, gain 16". Points are lost and citizens are sent, not paid. */
export function ending(held: Held): string {
  const { costs, gains } = sums(held);
  const pay = amounts(costs).filter(([what]) => PAID.has(what));
  const gain = amounts(gains);
  const kind = pay.length > 0 ? (gain.length > 0 ? "both" : "pay") : gain.length > 0 ? "gain" : "plain";
  const words = (all: [string, number][]) => all.map(([what, count]) => t(`play-sum-${what}`, { count })).join(", ");
  return t(`play-end-turn-${kind}`, { pay: words(pay), gain: words(gain) });
}
