// What leads where: the ways on offer, seen from a die and from a space.

import type { WaySeen } from "../lib/wire";
import { COLOURS, paymentOf, resourceOf, type Colour, type Resource } from "./names";
import { waysFrom, waysTo, type Price } from "./price";
import type { Sheet as SheetSeen, Track } from "./views";

export interface Reach {
  /** From a place: the cheapest way to each space. */
  from: (place: number) => Map<string, WaySeen>;
  /** To a space: the cheapest way for each die, the cheapest first. */
  to: (space: string) => WaySeen[];
}

/** All that the offered ways tell. `payment`: only those that pay with it, where there is a choice. */
export function reach(
  offered: readonly WaySeen[],
  sheet: SheetSeen,
  payment: Resource | null,
): Reach {
  const hand: Price = { influence: sheet.influence.left, deniers: sheet.deniers.left, knowledge: sheet.knowledge.left };
  const ways = offered.filter((way) => {
    const paid = paymentOf(way.keys[0] ?? "");
    return payment === null || paid === null || paid === payment;
  });
  const from = new Map<number, Map<string, WaySeen>>();
  const to = new Map<string, WaySeen[]>();
  return {
    from: (place) => {
      const found = from.get(place) ?? waysFrom(place, ways, hand);
      from.set(place, found);
      return found;
    },
    to: (space) => {
      const found = to.get(space) ?? waysTo(space, ways, hand);
      to.set(space, found);
      return found;
    },
  };
}

/** What a choice makes of the tracks. */
export interface After {
  stock: Record<Resource, Track>;
  citizens: Record<Colour, number>;
}

/** The tracks after a change: what was paid is crossed out, all else that came is circled. */
export function after(sheet: SheetSeen, change: Readonly<Record<string, number>>, price: Price): After {
  const stock = {} as Record<Resource, Track>;
  const citizens = {} as Record<Colour, number>;
  for (const colour of COLOURS) {
    const resource = resourceOf(colour);
    const { circled, left } = sheet[resource];
    const more = change[resource] ?? 0;
    stock[resource] = { circled: circled + more + price[resource], left: left + more };
    citizens[colour] = sheet.citizens[colour] + (change[`${colour}_citizens`] ?? 0);
  }
  return { stock, citizens };
}
