/** Who won, in one line. */
import { list, t } from "../lib/words";
import type { Ending, TableInfo } from "../lib/wire";

/** Somebody in no seat was counted too: le Roy. */
export function hasRival(ending: Ending, table: TableInfo): boolean {
  return ending.scores.length > table.seats.length;
}

export function headlineOf(ending: Ending, table: TableInfo, name: (side: number) => string): string {
  if (hasRival(ending, table)) return t(ending.winners.includes(0) ? "play-king-won" : "play-king-lost", { name: name(0) });
  if (ending.scores.length === 1) return t("play-solo-end", { points: ending.scores[0]?.total ?? 0 });
  return t("play-winners", { names: list(ending.winners.map(name)), count: ending.winners.length });
}

/** The one seat that is one's own and that a person played to the end; null: none, or several. */
export function ownSide(table: TableInfo): number | null {
  const own = table.seats.filter((seat) => seat.yours && seat.kind === "person");
  return own.length === 1 ? own[0]!.seat : null;
}
