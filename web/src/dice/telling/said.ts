/** A line of the log, as the telling reads it. */
import type { Message } from "../../lib/message";

const PREFIX = "dice-log-";

/** "took", "drew", ...; "" for a line of no interest here. */
export function nameOf(said: Message): string {
  return said.id.startsWith(PREFIX) ? said.id.slice(PREFIX.length) : "";
}

/** Whose sheet it is about, counted from 0. */
export function seatOf({ args }: Message): number | null {
  const { seat } = args;
  return typeof seat === "number" ? seat - 1 : null;
}

export function text<Word extends string>({ args }: Message, what: string): Word {
  const found = args[what];
  return (typeof found === "string" ? found : "") as Word;
}

export function count({ args }: Message, what: string): number {
  const found = args[what];
  return typeof found === "number" ? found : 0;
}

/** What is paid or gained: a resource ("deniers") or citizens ("red-citizen"), and how many. */
export function amounts({ args }: Message): [what: string, count: number][] {
  const found = args["price"] ?? args["gain"];
  return Array.isArray(found) ? found.map(([what, number]) => [String(what), Number(number)]) : [];
}
