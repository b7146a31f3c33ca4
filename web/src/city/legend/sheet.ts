/** Every card, in groups, as a still city shows it. */
import type { Printed } from "../../lib/wire";
import type { Order } from "../../lib/art/shapes";
import { ORDERS, type CityPrinted } from "../printed";

interface Numbers extends CityPrinted {
  outdoor: Record<string, { level: number }>;
}
export interface Group {
  id: string;
  kind: "activity" | "event" | "character" | "outdoor";
  cards: readonly string[];
}

export function groupsOf(printed: Printed): Group[] {
  const numbers = printed.numbers as unknown as Numbers;
  const activities = Object.entries(numbers.activities as unknown as Record<string, { colour: Order; level: number }>);
  const of = (colour: Order) => activities.filter(([, card]) => card.colour === colour).sort(([, one], [, other]) => one.level - other.level);
  return [
    ...ORDERS.map((colour): Group => ({ id: `activities-${colour}`, kind: "activity", cards: of(colour).map(([name]) => name) })),
    { id: "events", kind: "event", cards: Object.keys(numbers.events) },
    { id: "characters", kind: "character", cards: Object.keys(numbers.characters) },
    { id: "outdoor", kind: "outdoor", cards: Object.keys(numbers.outdoor ?? {}) },
  ];
}

/** How large each is drawn: as on the table, or as wide as a phone. */
export function sizeOf(kind: Group["kind"], phone: boolean): { w: number; h: number } {
  if (phone) return { activity: { w: 360, h: 104 }, event: { w: 360, h: 92 }, character: { w: 360, h: 48 }, outdoor: { w: 360, h: 48 } }[kind];
  return { activity: { w: 300, h: 92 }, event: { w: 200, h: 84 }, character: { w: 250, h: 48 }, outdoor: { w: 212, h: 45 } }[kind];
}
