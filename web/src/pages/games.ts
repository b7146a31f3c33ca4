/** What the pages say of the games. What a game takes as options comes from the server's catalogue. */
import type { GameInfo, SeatPlan, TableLine } from "../lib/wire";
import { t } from "../lib/words";

/** So many seats a new table has: one more than the fewest, where there is room. */
export function usualSeats({ players: [low, high] }: GameInfo): number {
  return Math.min(low + 1, high);
}

export function bots(count: number, level: string): SeatPlan[] {
  return Array.from({ length: count }, () => ({ kind: "bot", bot: level }));
}

const RANK: Record<TableLine["status"], number> = { running: 0, open: 1, over: 2 };

/** One's own games in the order in which they call: my turn, under way, waiting, finished; the latest first. */
export function inOrder(lines: readonly TableLine[]): TableLine[] {
  return [...lines].sort(
    (one, other) =>
      Number(other.your_turn) - Number(one.your_turn) ||
      RANK[one.status] - RANK[other.status] ||
      Date.parse(other.moved) - Date.parse(one.moved),
  );
}

/** "5 min ago". */
export function since(moment: string, now = Date.now()): string {
  const minutes = Math.floor((now - Date.parse(moment)) / 60_000);
  if (!(minutes >= 1)) return t("page-now");
  if (minutes < 60) return t("page-minutes-ago", { count: minutes });
  if (minutes < 60 * 24) return t("page-hours-ago", { count: Math.floor(minutes / 60) });
  return t("page-days-ago", { count: Math.floor(minutes / 60 / 24) });
}
