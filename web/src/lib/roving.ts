/**
 * Arrow keys within a group, Tab between groups: of all that can be chosen in it one has the focus's place.
 *
 *     <div role="group" {@attach roving()}> ...buttons, or anything with data-roving... </div>
 */
import type { Attachment } from "svelte/attachments";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const INSIDE = "button:not(:disabled), a[href], [data-roving]";

export function roving(inside = INSIDE): Attachment<Element> {
  return (group) => {
    const all = () => Array.from(group.querySelectorAll<HTMLElement | SVGElement>(inside));

    function settle(current?: Element): void {
      const found = all();
      const chosen = current ?? found.find((one) => one.getAttribute("tabindex") === "0") ?? found[0];
      for (const one of found) one.setAttribute("tabindex", one === chosen ? "0" : "-1");
    }
    function moved(event: Event): void {
      const { key, target } = event as KeyboardEvent;
      const found = all();
      const at = found.indexOf(target as HTMLElement);
      if (at < 0) return;
      const next =
        key === "Home" ? 0 : key === "End" ? found.length - 1 : key in STEPS ? at + STEPS[key]! : undefined;
      if (next === undefined) return;
      event.preventDefault();
      found[(next + found.length) % found.length]?.focus();
    }
    function focused(event: Event): void {
      if (!group.contains(event.target as Node)) return;
      const one = all().find((each) => each.contains(event.target as Node));
      if (one) settle(one);
    }

    settle();
    const watcher = new MutationObserver(() => settle());
    watcher.observe(group, { childList: true, subtree: true });
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
