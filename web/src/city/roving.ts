/** A group of things on the board: Tab enters and leaves it, arrows move within it to the nearest in that direction. */
import type { Attachment } from "svelte/attachments";

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Spot = SVGElement | HTMLElement;

function spots(group: Element): Spot[] {
  return [...group.querySelectorAll<Spot>("[data-spot]")];
}

function centre(element: Element): readonly [number, number] {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

/** The nearest spot in a direction: what lies aside counts double. */
function next(group: Element, from: Element, [right, down]: readonly [number, number]): Spot | undefined {
  const [x, y] = centre(from);
  let best: Spot | undefined;
  let least = Infinity;
  for (const spot of spots(group)) {
    const [there, below] = centre(spot);
    const along = (there - x) * right + (below - y) * down;
    const aside = Math.abs((there - x) * down) + Math.abs((below - y) * right);
    if (spot === from || along <= 1) continue;
    if (along + 2 * aside < least) [best, least] = [spot, along + 2 * aside];
  }
  return best;
}

export const roving: Attachment<SVGElement | HTMLElement> = (group) => {
  let current: Spot | undefined;

  /** One of them is reached by Tab: where one was last, else the first that glows. */
  function settle(): void {
    const all = spots(group);
    const held = current?.isConnected && (current === document.activeElement || current.dataset["lit"] === "true");
    if (!held) current = all.find((spot) => spot.dataset["lit"] === "true") ?? all[0];
    for (const spot of all) {
      const index = spot === current ? "0" : "-1";
      if (spot.getAttribute("tabindex") !== index) spot.setAttribute("tabindex", index);
    }
  }

  function move(event: Event): void {
    if (!(event instanceof KeyboardEvent) || event.altKey || event.ctrlKey || event.metaKey) return;
    const way = ARROWS[event.key];
    const from = document.activeElement;
    if (!way || !from || !group.contains(from)) return;
    event.preventDefault();
    event.stopPropagation();
    next(group, from, way)?.focus();
  }

  function entered(event: Event): void {
    const spot = event.target instanceof Element ? event.target.closest<Spot>("[data-spot]") : null;
    if (!spot || spot === current || !group.contains(spot)) return;
    current = spot;
    settle();
  }

  settle();
  const watch = new MutationObserver(settle);
  watch.observe(group, { subtree: true, childList: true, attributeFilter: ["data-lit"] });
  group.addEventListener("keydown", move);
  // Heard on the document: a listener for the focus would make an SVG group itself a stop for Tab.
  document.addEventListener("focusin", entered);
  return () => {
    watch.disconnect();
    group.removeEventListener("keydown", move);
    document.removeEventListener("focusin", entered);
  };
};
