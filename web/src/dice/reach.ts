// What leads where: the ways on offer, seen from a die and from a space.

import type { WaySeen } from "../lib/wire";
import { COLOURS, paymentOf, RESOURCES, resourceOf, spaceOf, type Colour, type Resource } from "./names";
import { changePrice, NOTHING, waysFrom, waysTo, type Price } from "./price";
import type { DiceNumbers, DieSeen, SheetSeen, Stock } from "./seen";

export interface Reach {
  /** From a place: the cheapest way to each space. */
  from: (place: number) => Map<string, WaySeen>;
  /** To a space: the cheapest way for each die, the cheapest first. */
  to: (space: string) => WaySeen[];
}

/** All that the offered ways tell. `payment`: only those that pay with it, where there is a choice. */
export function reach(
  offered: readonly WaySeen[],
  dice: readonly DieSeen[],
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
      const found = from.get(place) ?? waysFrom(place, ways, dice, hand);
      from.set(place, found);
      return found;
    },
    to: (space) => {
      const found = to.get(space) ?? waysTo(space, ways, dice, hand);
      to.set(space, found);
      return found;
    },
  };
}

/** What a choice makes of the tracks. */
export interface After {
  stock: Record<Resource, Stock>;
  citizens: Record<Colour, number>;
}

/** The tracks after a change: what was paid is crossed out, all else that came is circled. */
export function after(sheet: SheetSeen, change: Readonly<Record<string, number>>, price: Price): After {
  const stock = {} as Record<Resource, Stock>;
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

/** What changing the chosen die to fit a space costs; nothing where no die is used. */
export function usePrice(kind: string, die: DieSeen | undefined, key: string): Price {
  return kind === "use" && die && spaceOf(key) ? changePrice(die, key) : { ...NOTHING };
}

/** The points of a sheet as it is, counted as at the end. */
export function pointsOf(sheet: SheetSeen, numbers: DiceNumbers): number {
  const citizens = COLOURS.reduce((sum, colour) => sum + sheet.citizens[colour], 0);
  const pairs = RESOURCES.reduce((sum, resource) => sum + Math.floor(sheet[resource].left / 2), 0);
  const rows = numbers.buildings.cathedral.reduce(
    (sum, row, column) => sum + (sheet.cathedral_numbers[column] ?? 0) * sheet.drawn[row].length,
    0,
  );
  return citizens + pairs + rows;
}


