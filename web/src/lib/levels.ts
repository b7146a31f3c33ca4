/** The levels of bots in words. */
import type { SeatInfo } from "./wire";
import { attribute, named } from "./words";

/** The name of a level; one that has no words yet goes by its own. */
export function levelName(bot: string): string {
  return named(bot, `page-bot-${bot}`);
}

/** What may be said of it in a line. */
export function levelHelp(bot: string): string {
  return attribute(`page-bot-${bot}`, "help");
}

/** The level of the bot that plays a seat; nothing where a person does. */
export function levelAt(seats: readonly SeatInfo[], seat: number): string {
  const bot = seats[seat]?.bot ?? "";
  return bot ? levelName(bot) : "";
}
