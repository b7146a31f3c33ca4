/** Links to files that a server sends: a house writes them, whichever it is. */
import { fetchFile } from "../lib/api";

/** Saves a file. One that is refused is not: the reason is told. */
export async function hand(path: string): Promise<void> {
  const answer = await fetchFile(path);
  const name = /filename=(.+)$/.exec(answer.headers.get("Content-Disposition") ?? "")?.[1];
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await answer.blob());
  link.download = name ?? "troyes.json";
  link.click();
  URL.revokeObjectURL(link.href);
}

/** `within`: how the addresses begin that it is asked for. */
export function watchFiles(within = "/api/"): void {
  document.addEventListener(
    "click",
    (event) => {
      const link = (event.target as Element | null)?.closest?.(`a[href^='${within}']`);
      if (!link) return;
      event.preventDefault();
      void hand(link.getAttribute("href") ?? "");
    },
    { capture: true },
  );
}
