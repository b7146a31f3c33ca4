/** A replay by keyboard. What has the focus hears Enter and Space by itself; the line of moments leaves its keys to us. */
import type { Film } from "./film.svelte";

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input:not([type=range]), textarea, select"));
}

function pressing(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a[href], summary, [role=button]") !== null;
}

/** True if the key meant something. */
export function pressed(event: KeyboardEvent, film: Film, help: () => void): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return false;
  if (document.querySelector("dialog[open], [aria-modal]")) return false;
  if (event.key === " ") {
    if (pressing(event.target)) return false;
    film.toggle();
    return true;
  }
  const ways: Record<string, () => void> = {
    ArrowLeft: () => (event.shiftKey ? film.turn(-1) : film.step(-1)),
    ArrowRight: () => (event.shiftKey ? film.turn(1) : film.step(1)),
    PageUp: () => film.round(-1),
    PageDown: () => film.round(1),
    Home: () => film.go(0),
    End: () => film.go(film.last),
  };
  const way = ways[event.key];
  if (way) {
    film.pause();
    way();
  } else if (event.key === "?") help();
  else if (event.key === "+" || event.key === "-") film.faster(event.key === "+" ? 1 : -1);
  else return false;
  return true;
}
