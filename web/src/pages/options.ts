/** The options of a new table: what is chosen, what is sent, and where a trouble belongs. */
import type { GameInfo, OptionInfo, SeatPlan } from "../lib/wire";
import { has, named, t } from "../lib/words";

export type Chosen = Record<string, unknown>;

/** All of a group as usual, or each of it for itself: what is no preset of the game's own. */
export const NONE = "none";
export const OWN = "own";

export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Every option as it usually is. */
export function usual(options: readonly OptionInfo[]): Chosen {
  return Object.fromEntries(options.map((option) => [option.name, structuredClone(option.usual)]));
}

type Offered = Pick<GameInfo, "options" | "presets">;

/** What a preset makes of the options of an expansion. What needs more players stays as it usually is. */
export function preset(which: string, { options, presets }: Offered, players: number): Chosen {
  const wanted = presets.find((one) => one.name === which)?.values ?? {};
  const grouped = options.filter((option) => option.group);
  return Object.fromEntries(
    grouped.map((option) => [
      option.name,
      players >= option.least_players && option.name in wanted ? wanted[option.name] : option.usual,
    ]),
  );
}

/** Which preset the options make up. */
export function presetOf(chosen: Chosen, game: Offered, players: number): string {
  const fits = (which: string) =>
    Object.entries(preset(which, game, players)).every(([name, value]) => same(chosen[name], value));
  return [NONE, ...game.presets.map((one) => one.name)].find(fits) ?? OWN;
}

/** Only what is not as usual; and nothing that this number of players cannot have. */
export function sent(chosen: Chosen, options: readonly OptionInfo[], players: number): Chosen {
  const wanted = options.filter(
    (option) => players >= option.least_players && !same(chosen[option.name], option.usual) && seatFits(option, chosen, players),
  );
  return Object.fromEntries(wanted.map((option) => [option.name, chosen[option.name]]));
}

function seatFits(option: OptionInfo, chosen: Chosen, players: number): boolean {
  const value = chosen[option.name];
  return option.kind !== "seat" || (typeof value === "number" && value < players);
}

/** Whether six numbers are each of 1 to 6 once. */
export function isNumbering(numbers: readonly number[]): boolean {
  return numbers.length === 6 && [1, 2, 3, 4, 5, 6].every((number) => numbers.includes(number));
}

/** As many seats: those that are there stay, new ones are bots. */
export function resized(plans: readonly SeatPlan[], count: number, bot: string): SeatPlan[] {
  return Array.from({ length: count }, (_, at) => plans[at] ?? { kind: "bot", bot });
}

/** The field that a trouble names: an option, "seats.2" for one seat, or "" if the page has no such field. */
export function fieldOf(place: string, options: readonly OptionInfo[]): string {
  const path = place.replace(/^\$\.?/, "").replace(/^options\.?/, "");
  const seat = /^seats\[(\d+)\]/.exec(path);
  if (seat) return `seats.${seat[1]}`;
  if (path.startsWith("seats") || path === "players") return "seats";
  const first = path.split(/[.[]/)[0] ?? "";
  const known = ["seed", "clock", "listed", "seconds", "hints", "name", "cards", "rated", ...options.map((option) => option.name)];
  return known.includes(first) ? first : "";
}

/** So many hours, in words: in days where they are whole ones. */
export function span(hours: number): string {
  return hours % 24 === 0 ? t("page-clock-days-of", { days: hours / 24 }) : t("page-clock-hours-of", { hours });
}

export function labelOf(option: OptionInfo): string {
  return named(option.name, option.words);
}

/** What one of its values is called. */
export function valueName(option: OptionInfo, one: unknown): string {
  const words = `${option.words}-${one}`;
  return has(words) ? t(words) : String(one);
}
