// What a die costs on the way to a space. Which ways there are is the game's to say; this only adds up their price.

import { paymentOf, placeOf, RESOURCES, spaceOf, type Resource } from "./names";
import type { DieSeen } from "./seen";

export type Price = Record<Resource, number>;

export interface Way {
  keys: string[];
  change: Record<string, number>;
}

export const NOTHING: Price = { influence: 0, deniers: 0, knowledge: 0 };

export function total(price: Price): number {
  return price.influence + price.deniers + price.knowledge;
}

/** The price of the die itself, with its "one of any" paid as the key says. */
export function diePrice(die: DieSeen, key: string): Price {
  const price: Price = { influence: die.price.influence, deniers: die.price.deniers, knowledge: die.price.knowledge };
  const payment = paymentOf(key);
  if (payment) price[payment] += die.price.any;
  return price;
}

/** What it takes to make the die fit a space: influence for its value, knowledge for its colour. */
export function changePrice(die: DieSeen, use: string): Price {
  const space = spaceOf(use);
  if (!space) return { ...NOTHING };
  const distance = Math.abs(space.number - die.value);
  return {
    influence: distance === 0 ? 0 : Math.ceil(distance / Math.max(1, die.value_step)),
    deniers: 0,
    knowledge: space.colour === die.colour ? 0 : die.colour_price,
  };
}

/** The whole price of a way: the die, and changing it. */
export function wayPrice(way: Pick<Way, "keys">, dice: readonly DieSeen[]): Price {
  const price: Price = { ...NOTHING };
  let die: DieSeen | undefined;
  for (const key of way.keys) {
    const place = placeOf(key);
    let part: Price | undefined;
    if (place !== null) {
      die = dice[place];
      part = die && diePrice(die, key);
    } else if (die) part = changePrice(die, key);
    if (part) for (const resource of RESOURCES) price[resource] += part[resource];
  }
  return price;
}

/** What one has in hand. */
export type Hand = Price;

/** How much of the hand a price takes: between equal totals, the resource one has most of is spent. */
function strain(price: Price, hand: Hand): number {
  return RESOURCES.reduce((sum, resource) => sum + price[resource] / Math.max(1, hand[resource]), 0);
}

/** Some ways, the cheapest first; of equals, the one that spends what there is most of. */
export function cheapestFirst<W extends Pick<Way, "keys">>(
  ways: readonly W[],
  dice: readonly DieSeen[],
  hand: Hand,
): W[] {
  const costs = ways.map((way) => {
    const price = wayPrice(way, dice);
    return { way, total: total(price), strain: strain(price, hand) };
  });
  costs.sort((one, two) => one.total - two.total || one.strain - two.strain);
  return costs.map((cost) => cost.way);
}

/** The ways that come to one space, the cheapest first: one for each die that reaches it. */
export function waysTo<W extends Pick<Way, "keys">>(
  space: string,
  ways: readonly W[],
  dice: readonly DieSeen[],
  hand: Hand,
): W[] {
  const here = ways.filter((way) => way.keys.at(-1) === space);
  const found = new Map<number, W>();
  for (const way of cheapestFirst(here, dice, hand)) {
    const place = placeOf(way.keys[0] ?? "");
    if (place !== null && !found.has(place)) found.set(place, way);
  }
  return [...found.values()];
}

/** Where a die leads: for each space it reaches the cheapest way. */
export function waysFrom<W extends Pick<Way, "keys">>(
  place: number,
  ways: readonly W[],
  dice: readonly DieSeen[],
  hand: Hand,
): Map<string, W> {
  const here = ways.filter((way) => placeOf(way.keys[0] ?? "") === place);
  const found = new Map<string, W>();
  for (const way of cheapestFirst(here, dice, hand)) {
    const space = way.keys.at(-1) ?? "";
    if (!found.has(space)) found.set(space, way);
  }
  return found;
}
