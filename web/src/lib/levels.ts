/** The levels of bots in words, and the strengths between them. */
import type { SeatInfo } from "./wire";
import { attribute, named, t, tenths } from "./words";

const STRENGTH = "strength-";

/** From 1, the weakest level, to as many as there are; nothing for a level itself. */
export function strengthOf(bot: string): number | undefined {
  return bot.startsWith(STRENGTH) ? Number(bot.slice(STRENGTH.length)) : undefined;
}

export function ofStrength(strength: number): string {
  return STRENGTH + strength.toFixed(1);
}

/** The name of a level; one that has no words yet goes by its own. */
export function levelName(bot: string): string {
  const strength = strengthOf(bot);
  return strength === undefined ? named(bot, `page-bot-${bot}`) : t("page-bot-strength", { strength: tenths(strength) });
}

/** What may be said of it in a line. `levels`: those that a strength may lie between. */
export function levelHelp(bot: string, levels: readonly string[] = []): string {
  const strength = strengthOf(bot);
  if (strength === undefined) return attribute(`page-bot-${bot}`, "help");
  const at = Math.floor(strength);
  const turns = Math.round((strength - at) * 10);
  const lower = levels[at - 1] ?? "";
  if (turns === 0) return attribute("page-bot-strength", "whole", { level: levelName(lower) });
  return attribute("page-bot-strength", "help", { turns, lower: levelName(lower), higher: levelName(levels[at] ?? "") });
}

/** The level of the bot that plays a seat; nothing where a person does. */
export function levelAt(seats: readonly SeatInfo[], seat: number): string {
  const bot = seats[seat]?.bot ?? "";
  return bot ? levelName(bot) : "";
}
