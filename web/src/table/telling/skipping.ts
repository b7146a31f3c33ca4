/**
 * How a telling is ended: by a click, a tap or a key. On the board it does nothing else, on a button what the button does.
 * What is told in passing leaves the board to its reader.
 */
import type { Telling } from "../../lib/telling.svelte";

const BOARD = ".ground";
/** Where one reads or writes meanwhile. */
const BESIDE = ".log, .chat, dialog, [aria-modal], [data-beside]";
/** With these one moves about the page. */
const MOVES: ReadonlySet<string> = new Set(["Tab", "Shift", "Control", "Alt", "Meta", "CapsLock"]);

function within(event: Event, what: string): boolean {
  return event.target instanceof Element && event.target.closest(what) !== null;
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

function end(event: Event, telling: Telling): void {
  const { passing } = telling;
  telling.end();
  if (passing) telling.seen();
  else if (within(event, BOARD)) swallow(event);
}

export function clicked(event: MouseEvent, telling: Telling): void {
  if (within(event, BESIDE)) return;
  if (!telling.active) return telling.seen();
  end(event, telling);
}

export function typed(event: KeyboardEvent, telling: Telling): void {
  if (!telling.active || MOVES.has(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (within(event, `${BESIDE}, input, textarea, select, [contenteditable]`)) return;
  end(event, telling);
}
