/** Where on a board the places are that a telling speaks of. */
import type { Places } from "../../lib/motion";
import type { Beat, Place, Token } from "../../lib/telling.svelte";

/** What flies, and from where to where on the screen. */
export interface Thrown {
  id: string;
  token: Token;
  from: DOMRect;
  to: DOMRect;
  /** How long it waits for those before it. */
  delay: number;
}

const ONE_AFTER_THE_OTHER = 45;
const MOST = 24;

/** What bears the name, where it is in sight if it is there more than once; the pieces of which one is asked for may have left. */
export function found(root: ParentNode, place: Place): Element | null {
  const name = CSS.escape(place);
  for (const kind of ["place", "part", "piece"]) {
    const all = [...root.querySelectorAll(`[data-${kind}="${name}"]`)];
    if (all.length > 0) return (all.length > 1 ? all.find(isOnScreen) : undefined) ?? all[0] ?? null;
  }
  return null;
}

function isOnScreen(one: Element): boolean {
  const { left, right } = one.getBoundingClientRect();
  return right > 0 && left < innerWidth;
}

/** Marks what is spoken of, and what has changed. */
export function light(root: ParentNode, now: readonly Place[], since: readonly Place[]): void {
  for (const one of root.querySelectorAll("[data-told]")) one.removeAttribute("data-told");
  for (const place of since) found(root, place)?.setAttribute("data-told", "since");
  for (const place of now) found(root, place)?.setAttribute("data-told", "now");
}

/** What flies in a beat. `before`: where the pieces lay as it began. */
export function throws(root: ParentNode, beat: Beat, before: Places, count: number): Thrown[] {
  const where = (place: Place): DOMRect | undefined => before.get(place) ?? found(root, place)?.getBoundingClientRect();
  return beat.flights.slice(0, MOST).flatMap(({ token, from, to }, at) => {
    const [start, end] = [where(from), where(to)];
    return start && end ? [{ id: `${count} ${at}`, token, from: start, to: end, delay: at * ONE_AFTER_THE_OTHER }] : [];
  });
}
