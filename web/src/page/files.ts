/** Links to files that a server sends: a house writes them, whichever it is. */
import type { House } from "../lib/house";
import { settings } from "../lib/settings.svelte";

async function hand(house: House, path: string): Promise<void> {
  const answer = await house.ask("GET", path, settings.lang);
  const name = /filename=(.+)$/.exec(answer.headers.get("Content-Disposition") ?? "")?.[1];
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await answer.blob());
  link.download = name ?? "troyes.json";
  link.click();
  URL.revokeObjectURL(link.href);
}

/** `within`: how the addresses begin that it is asked for. */
export function watchFiles(house: House, within = "/api/"): void {
  document.addEventListener(
    "click",
    (event) => {
      const link = (event.target as Element | null)?.closest?.(`a[href^='${within}']`);
      if (!link) return;
      event.preventDefault();
      void hand(house, link.getAttribute("href") ?? "");
    },
    { capture: true },
  );
}
