/** What something costs and brings, each in full: the two are never told as one. */
import type { Amounts } from "../lib/wire";

export interface Sum {
  costs: Amounts;
  gains: Amounts;
}

/** `change`: what is left of the gain once `price` is paid. What is lost beyond the price is a cost as well. */
export function sums({ change, price }: { change: Amounts; price: Amounts }): Sum {
  const costs: Amounts = {};
  const gains: Amounts = {};
  for (const what of new Set([...Object.keys(price), ...Object.keys(change)])) {
    const paid = price[what] ?? 0;
    const gain = (change[what] ?? 0) + paid;
    if (paid - Math.min(0, gain) > 0) costs[what] = paid - Math.min(0, gain);
    if (gain > 0) gains[what] = gain;
  }
  return { costs, gains };
}
