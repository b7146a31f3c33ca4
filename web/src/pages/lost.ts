/** What a page says in place of what it cannot show. */
import type { Trouble } from "../lib/wire";

export type Missing = "page" | "table" | "person";

export interface LostSaid {
  what: Missing | "trouble" | "offline" | "out";
  /** What the server said, where the page has no words of its own for it. */
  detail: string;
}

/** One thing is said: of a missing table or person the page tells, of anything else the server. */
export function lostFor(trouble: Trouble, missing: Missing): LostSaid {
  if (trouble.status === 0) return { what: "offline", detail: "" };
  if (trouble.status === 404) return { what: missing, detail: missing === "page" ? trouble.detail : "" };
  return { what: "trouble", detail: trouble.detail };
}
