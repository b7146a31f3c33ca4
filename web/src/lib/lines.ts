/** One's own tables as they were last listed here: the first page has them before the engine is there, so nothing jumps in. */
import { version } from "./built";
import type { TableLine } from "./wire";

const KEY = "troyes.lines";

export function lastLines(): TableLine[] | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as { version: string; lines: TableLine[] } | null;
    return kept?.version === version() ? kept.lines : null;
  } catch {
    return null; // a browser that keeps nothing still plays
  }
}

export function keepLines(lines: readonly TableLine[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: version(), lines }));
  } catch {
    // see above
  }
}
