/** One's best game of a kind, seen from the end of one of them. */
import type { PersonRecord, PlayedSeen } from "../lib/results";
import type { TableInfo } from "../lib/wire";

export interface Best {
  /** This game is it. */
  now: boolean;
  points: number;
}

/** What a game is measured by: the lead over a rival, or the points. */
function worth(played: PlayedSeen, rival: boolean): number {
  return rival ? played.ahead : played.points;
}

/** Null: this game does not count, or it is the first. */
export function bestOf(record: PersonRecord, { id, game }: Pick<TableInfo, "id" | "game">, rival: boolean): Best | null {
  const mine = record.latest.find((played) => played.table === id);
  const others = record.games.find((one) => one.game === game)?.best_games.filter((played) => played.table !== id) ?? [];
  if (!mine || mine.left || others.length === 0) return null;
  const before = Math.max(...others.map((played) => worth(played, rival)));
  const now = worth(mine, rival) > before;
  return { now, points: now ? worth(mine, rival) : before };
}
