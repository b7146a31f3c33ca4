/** A line of the log, as the telling reads it. */
import type { DieColour } from "../../lib/art/shapes";
import type { Message } from "../../lib/message";
import type { Owner } from "../views";

const PREFIX = "city-log-";

/** "acts-combat", "gained", ...; "" for a line of no interest here. */
export function nameOf(said: Message): string {
  return said.id.startsWith(PREFIX) ? said.id.slice(PREFIX.length) : "";
}

function owner(seat: unknown, name: unknown): Owner | null {
  if (typeof seat === "number") return seat - 1;
  return name === "roy" || name === "neutral" ? "neutral" : null;
}

/** Who does it. Le Roy sits in the neutral player's place. */
export function doer({ args }: Message): Owner | null {
  return owner(args["seat"], args["seat_name"]);
}

/** Whom it is done to. */
export function other({ args }: Message): Owner | null {
  return owner(args["other"], args["other_name"]);
}

export function text({ args }: Message, what: string): string {
  const found = args[what];
  return typeof found === "string" ? found : "";
}

export function count({ args }: Message, what: string): number {
  const found = args[what];
  return typeof found === "number" ? found : 0;
}

/** Pairs of a word and a number: faces, amounts, cards. */
function pairs({ args }: Message, what: string): [string, number][] {
  const found = args[what];
  return Array.isArray(found) ? found.map(([word, number]) => [String(word), Number(number)]) : [];
}

export interface Face {
  colour: DieColour;
  value: number;
}

export function faces(said: Message, what = "faces"): Face[] {
  return pairs(said, what).map(([word, value]) => ({ colour: word.replace("face-", "") as DieColour, value }));
}

/** What is gained, paid or lost. */
export function amounts(said: Message): [what: "deniers" | "influence" | "vp", count: number][] {
  return ["gain", "price", "loss"].flatMap((what) => pairs(said, what)) as [("deniers" | "influence" | "vp"), number][];
}

/** The cards that it names: "activity-archer". */
export function cards(said: Message): string[] {
  return pairs(said, "cards").map(([word]) => word.replace("activity-", ""));
}

/** "6, 4, 3". */
export function values(said: Message): number[] {
  return text(said, "values").split(", ").filter(Boolean).map(Number);
}
