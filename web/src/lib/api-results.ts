/** Results over HTTP: records, the day's game, leaderboards. */
import { get, send } from "./api";
import type { DailyDay, Leaders, PersonRecord } from "./results";
import type { GameName, TableInfo } from "./wire";

export const results = {
  /** Somebody's with an account; or one's own. */
  record: (id: string) => get<PersonRecord>(id ? `/api/people/${encodeURIComponent(id)}/record` : "/api/me/record"),
  day: (day = "") => get<DailyDay>(day ? `/api/daily/${encodeURIComponent(day)}` : "/api/daily"),
  playToday: (game: GameName) => send<TableInfo>("POST", `/api/daily/${game}/play`),
  leaders: () => get<Leaders>("/api/leaders"),
};
