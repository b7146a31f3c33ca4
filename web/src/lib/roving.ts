/**
 * Tab enters and leaves a group, arrows move within it: of all that can be chosen in it one has the focus's place.
 *
 *     <div role="group" {@attach roving()}> ...buttons, or anything with data-roving... </div>
 *     <g role="group" {@attach roving({ inside: "[data-spot]", nearest: true })}> ...spots anywhere on a board... </g>
 */
import type { Attachment } from "svelte/attachments";

type Item = HTMLElement | SVGElement;

const ARROWS: Record<string, readonly [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Roving {
  /** What can have the focus. */
  inside?: string;
  /** Arrows go to the nearest in their direction, instead of on and back in a row. */
  nearest?: boolean;
}

function centre(element: Element): readonly [number, number] {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

/** The nearest in a direction: what lies aside counts double. */
function nearestTo(from: Element, [right, down]: readonly [number, number], all: readonly Item[]): Item | undefined {
  const [x, y] = centre(from);
  let best: Item | undefined;
  let least = Infinity;
  for (const item of all) {
    const [there, below] = centre(item);
    const along = (there - x) * right + (below - y) * down;
    const aside = Math.abs((there - x) * down) + Math.abs((below - y) * right);
    if (item === from || along <= 1) continue;
    if (along + 2 * aside < least) [best, least] = [item, along + 2 * aside];
  }
  return best;
}

/** The item that holds it. */
function innermost(node: Node | null, all: readonly Item[]): Item | undefined {
  return all.filter((item) => item.contains(node)).at(-1);
}

/** The next in the row, or the first after the last. */
function nextTo(from: Item, key: string, all: readonly Item[]): Item | undefined {
  const [right, down] = ARROWS[key] ?? [0, 0];
  const at = key === "Home" ? 0 : key === "End" ? -1 : all.indexOf(from) + right + down;
  return all.at(at % all.length);
}

export function roving({ inside = "button:not(:disabled), a[href], [data-roving]", nearest = false }: Roving = {}): Attachment<Element> {
  return (group) => {
    let current: Item | undefined;
    const all = () => Array.from(group.querySelectorAll<Item>(inside));
    const lit = (item: Item) => item.dataset["lit"] === "true";

    /** One of them is reached by Tab: where one was last, as long as it can be chosen; else the first that glows. */
    function settle(): void {
      const found = all();
      const stays = current && found.includes(current) && (!nearest || current === document.activeElement || lit(current));
      if (!stays) current = found.find(lit) ?? found[0];
      for (const item of found) {
        const index = item === current ? "0" : "-1";
        if (item.getAttribute("tabindex") !== index) item.setAttribute("tabindex", index);
      }
    }
    function moved(event: Event): void {
      if (!(event instanceof KeyboardEvent) || event.altKey || event.ctrlKey || event.metaKey) return;
      const way = ARROWS[event.key];
      const found = all();
      const from = innermost(document.activeElement, found);
      if (!from || !(way || (!nearest && (event.key === "Home" || event.key === "End")))) return;
      event.preventDefault();
      if (nearest) event.stopPropagation();
      (nearest && way ? nearestTo(from, way, found) : nextTo(from, event.key, found))?.focus();
    }
    function focused(event: Event): void {
      const item = innermost(event.target as Node, all());
      if (!item || item === current) return;
      current = item;
      settle();
    }

    settle();
    const watcher = new MutationObserver(settle);
    watcher.observe(group, { childList: true, subtree: true, attributeFilter: ["data-lit"] });
    group.addEventListener("keydown", moved);
    // Heard on the document: a listener for the focus would make an SVG group itself a stop for Tab.
    document.addEventListener("focusin", focused);
    return () => {
      watcher.disconnect();
      group.removeEventListener("keydown", moved);
      document.removeEventListener("focusin", focused);
    };
  };
}
