/** A page that plays by itself: the engine answers from now on. The page is there meanwhile, and what needs it waits. */
import { mount } from "svelte";
import { clientOf, wordsOf } from "../games";
import { addressOf, here } from "../lib/address";
import { engineHere } from "../lib/built";
import { moveTo } from "../lib/house";
import { settings } from "../lib/settings.svelte";
import { loadWords, TABLE } from "../lib/words";
import { Engine, isOnlyRead } from "./engine.svelte";
import { watchFiles } from "./files";
import Loading from "./Loading.svelte";

/** Of our own paths, a link shows the address under which this host has them. */
function leadHere(link: HTMLAnchorElement): void {
  const href = link.getAttribute("href");
  if (href?.startsWith("/") && !href.startsWith("/api/")) link.setAttribute("href", `#${href}`);
}

function watchLinks(): void {
  const watched = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof HTMLAnchorElement) leadHere(target);
      for (const node of addedNodes) {
        if (node instanceof HTMLAnchorElement) leadHere(node);
        else if (node instanceof Element) node.querySelectorAll<HTMLAnchorElement>("a[href^='/']").forEach(leadHere);
      }
    }
  });
  watched.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["href"] });
}

/** What a table is shown with: its code and words come while Python starts, since then the line and this thread are free. */
async function fetchTable(engine: Engine): Promise<void> {
  await engine.brought;
  await import("../table/TablePage.svelte");
  const game = /^\/new\/([\w-]+)$/.exec(here().pathname)?.[1];
  if (game) await Promise.all([(await clientOf(game)).board?.(), loadWords([...TABLE, wordsOf(game)])]);
}

export async function begin(): Promise<Engine> {
  const { from, bytes } = engineHere() ?? { from: "", bytes: 0 };
  const engine = new Engine(from, bytes, settings.lang);
  if (!isOnlyRead(here().pathname)) engine.start();
  moveTo(engine);
  Object.assign(window, { troyes: engine }); // for programs on this page
  if (!location.hash.startsWith("#/")) history.replaceState(null, "", addressOf("/"));
  watchLinks();
  watchFiles();
  await loadWords(["page"]);
  mount(Loading, { target: document.body, props: { engine } });
  void fetchTable(engine).catch(() => undefined); // whoever goes to a table fetches it then
  void navigator.storage?.persist?.(); // what is kept here is not for the browser to clear away
  return engine;
}
