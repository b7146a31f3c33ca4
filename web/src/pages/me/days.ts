/** Days in the reader's language. */
import { settings } from "../../lib/settings.svelte";

/** "16 November 2026". */
export function dayOf(moment: string): string {
  return new Intl.DateTimeFormat(settings.lang === "fr" ? "fr" : "en-GB", { dateStyle: "long" }).format(new Date(moment));
}
