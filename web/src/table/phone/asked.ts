/** What the board asks about, read off the board itself: whatever glows there can be chosen. */

/** So much stays free above what comes up. */
const ABOVE = 8;
const GLOWS = '[data-spot][data-lit="true"]';

/** The pages on which something can be chosen. */
export function waitingOn(board: Element): string[] {
  const pages = [...board.querySelectorAll<HTMLElement>("[data-page]")];
  return pages.filter((page) => page.querySelector(GLOWS)).map((page) => page.dataset["page"] ?? "");
}

/** The keys of everything on the board. */
export function keysOn(board: Element): Set<string> {
  return new Set(Array.from(board.querySelectorAll("[data-key]"), (one) => one.getAttribute("data-key") ?? ""));
}

export function isWithin(page: Element, one: Element, covered: number): boolean {
  const [frame, box] = [page.getBoundingClientRect(), one.getBoundingClientRect()];
  return box.top >= frame.top - 1 && box.bottom <= frame.bottom - covered + 1;
}

/** Whether some of what can be chosen there is in sight. */
function isSeen(page: Element, covered: number): boolean {
  return [...page.querySelectorAll(GLOWS)].some((one) => isWithin(page, one, covered));
}

/** Scrolls a page so far down that something on it is in sight. */
export function bringUp(one: Element, still: boolean): void {
  const page = one.closest("[data-page]");
  if (!page) return;
  const top = one.getBoundingClientRect().top - page.getBoundingClientRect().top - ABOVE;
  page.scrollBy({ top, behavior: still ? "instant" : "smooth" });
}

/** The first thing on a page that can be chosen comes into sight, with the part it belongs to; if none of them is. */
export function bringUpFirst(board: Element, name: string, covered: number, still: boolean): void {
  const page = board.querySelector(`[data-page="${name}"]`);
  const first = page?.querySelector(GLOWS);
  if (page && first && !isSeen(page, covered)) bringUp(first.closest("[data-part]") ?? first, still);
}

/** The page that something is on. */
export function pageOf(one: Element | null): string {
  return one?.closest<HTMLElement>("[data-page]")?.dataset["page"] ?? "";
}
