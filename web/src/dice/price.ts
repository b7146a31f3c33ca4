// What a die costs on the way to a space. Which ways there are, and their prices, is the game's to say; this compares them.

import { placeOf, RESOURCES, type Resource } from "./names";

export type Price = Record<Resource, number>;

export interface Way {
  keys: string[];
  price: Record<string, number>;
}

export const NOTHING: Price = { influence: 0, deniers: 0, knowledge: 0 };

export function total(price: Price): number {
  return price.influence + price.deniers + price.knowledge;
}

/** What a way costs in all, as the game tells it. */
export function wayPrice(way: Pick<Way, "price">): Price {
  return { ...NOTHING, ...way.price };
}

/** What one has in hand. */
export type Hand = Price;

/** How much of the hand a price takes: between equal totals, the resource one has most of is spent. */
function strain(price: Price, hand: Hand): number {
  return RESOURCES.reduce((sum, resource) => sum + price[resource] / Math.max(1, hand[resource]), 0);
}

/** Some ways, the cheapest first; of equals, the one that spends what there is most of. */
export function cheapestFirst<W extends Way>(
  ways: readonly W[],
  hand: Hand,
): W[] {
  const costs = ways.map((way) => {
    const price = wayPrice(way);
    return { way, total: total(price), strain: strain(price, hand) };
  });
  costs.sort((one, two) => one.total - two.total || one.strain - two.strain);
  return costs.map((cost) => cost.way);
}

/** The ways that come to one space, the cheapest first: one for each die that reaches it. */
export function waysTo<W extends Way>(
  space: string,
  ways: readonly W[],
  hand: Hand,
): W[] {
  const here = ways.filter((way) => way.keys.at(-1) === space);
  const found = new Map<number, W>();
  for (const way of cheapestFirst(here, hand)) {
    const place = placeOf(way.keys[0] ?? "");
    if (place !== null && !found.has(place)) found.set(place, way);
  }
  return [...found.values()];
}

/** Where a die leads: for each space it reaches the cheapest way. */
export function waysFrom<W extends Way>(
  place: number,
  ways: readonly W[],
  hand: Hand,
): Map<string, W> {
  const here = ways.filter((way) => placeOf(way.keys[0] ?? "") === place);
  const found = new Map<string, W>();
  for (const way of cheapestFirst(here, hand)) {
    const space = way.keys.at(-1) ?? "";
    if (!found.has(space)) found.set(space, way);
  }
  return found;
}
