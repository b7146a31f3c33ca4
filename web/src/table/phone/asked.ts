/** What the board asks about, read off the board itself: whatever glows there can be chosen. */

const GLOWS = '[data-lit="true"]';

/** The pages on which something can be chosen. */
export function waitingOn(board: Element): string[] {
  const pages = [...board.querySelectorAll<HTMLElement>("[data-page]")];
  return pages.filter((page) => page.querySelector(GLOWS)).map((page) => page.dataset["page"] ?? "");
}

/** The keys of everything on the board. */
export function keysOn(board: Element): Set<string> {
  return new Set(Array.from(board.querySelectorAll("[data-key]"), (one) => one.getAttribute("data-key") ?? ""));
}

/** Whether some of what can be chosen there is in sight. */
function isSeen(page: Element, covered: number): boolean {
  const { top, bottom } = page.getBoundingClientRect();
  return [...page.querySelectorAll(GLOWS)].some((one) => {
    const box = one.getBoundingClientRect();
    return box.top >= top - 1 && box.bottom <= bottom - covered + 1;
  });
}

/** Scrolls a page so far down that the first thing that can be chosen is in sight. */
export function bringUp(board: Element, name: string, covered: number, still: boolean): void {
  const page = board.querySelector(`[data-page="${name}"]`);
  const first = page?.querySelector(GLOWS);
  if (!page || !first || isSeen(page, covered)) return;
  const part = first.closest("[data-part]") ?? first;
  const top = part.getBoundingClientRect().top - page.getBoundingClientRect().top - 8;
  page.scrollBy({ top, behavior: still ? "instant" : "smooth" });
}
