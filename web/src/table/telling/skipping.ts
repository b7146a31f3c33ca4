/** How a telling is ended: by a click, a tap or a key. On the board it does nothing else, on a button what the button does. */
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

export function clicked(event: MouseEvent, telling: Telling): void {
  if (within(event, BESIDE)) return;
  if (!telling.active) return telling.seen();
  telling.end();
  if (within(event, BOARD)) swallow(event);
}

export function typed(event: KeyboardEvent, telling: Telling): void {
  if (!telling.active || MOVES.has(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (within(event, `${BESIDE}, input, textarea, select, [contenteditable]`)) return;
  telling.end();
  if (within(event, BOARD)) swallow(event);
}
