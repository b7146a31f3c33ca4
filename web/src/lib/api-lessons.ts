/** Learn by playing, over HTTP. */
import { offer } from "./catalogue.svelte";
import { api, get, send } from "./api";
import type { GuideStep, LessonBegin, LessonId, LessonSeen } from "./lessons";
import type { GameName, TableInfo } from "./wire";

const EASIEST = "apprentice";

export const lessons = {
  all: () => get<LessonSeen[]>("/api/lessons"),
  /** The lesson that is under way, or a new one. */
  begin: (id: LessonId, anew = false) =>
    send<TableInfo>("POST", `/api/lessons/${id}`, { anew } satisfies LessonBegin),
  step: (table: string, step: GuideStep) =>
    send<TableInfo>("POST", `/api/tables/${encodeURIComponent(table)}/lesson`, step),
  /** After the lesson: against the easiest bot, where the game has any. */
  realGame(game: GameName): Promise<TableInfo> {
    const [least] = offer.game(game)?.players ?? [1];
    const bots = Array.from({ length: least - 1 }, () => ({ kind: "bot", bot: EASIEST }) as const);
    return api.newTable({ game, seats: [{ kind: "me" }, ...bots] });
  },
};
