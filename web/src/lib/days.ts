/** Days in the reader's language: the day before the month, in both. */
import { settings } from "./settings.svelte";

function written(style: "full" | "long" | "medium", day: Date, timeZone?: string): string {
  const lang = settings.lang === "en" ? "en-GB" : settings.lang;
  return new Intl.DateTimeFormat(lang, { dateStyle: style, timeZone }).format(day);
}

/** "16 November 2026". */
export function dayOf(moment: string): string {
  return written("long", new Date(moment));
}

/** "16 Nov 2026". */
export function date(moment: string): string {
  return written("medium", new Date(moment));
}

/** A day as the server names it, "2026-11-16", in words: it is the same day everywhere. */
export function dayWords(day: string, long = false): string {
  return written(long ? "full" : "medium", new Date(`${day}T12:00:00Z`), "UTC");
}
