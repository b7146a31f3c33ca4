/** How somebody stands in a day's game, in words. */
import { offer } from "../../lib/catalogue.svelte";
import type { DailySeen } from "../../lib/results";
import { signed, t } from "../../lib/words";

export function worth(game: DailySeen["game"], points: number, ahead: number): string {
  return offer.game(game)?.rival ? t("daily-ahead", { ahead: signed(ahead) }) : t("daily-points", { points });
}

export function standing(seen: DailySeen, today: boolean): string {
  const own = seen.yours;
  if (!own) return t(today ? "daily-not-played" : "daily-missed");
  if (!own.over) return t(own.counts ? "daily-under-way" : "daily-under-way-for-fun");
  const value = worth(seen.game, own.points ?? 0, own.ahead ?? 0);
  if (!own.counts) return t("daily-for-fun", { value });
  if (own.place === null) return t("daily-late", { points: value });
  return t("daily-yours", { value, place: own.place, count: seen.finished });
}

/** "5 hours left". */
export function left(ends: string, now = Date.now()): string {
  const minutes = Math.max(0, Math.floor((Date.parse(ends) - now) / 60_000));
  return t("daily-left", { hours: Math.floor(minutes / 60), minutes });
}
