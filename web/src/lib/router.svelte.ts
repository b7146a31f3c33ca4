/** Which page is shown. Plain links work: a click on one of ours changes the page without loading it anew. */
import type { GameName } from "./wire";

export type Route =
  | { page: "home" }
  | { page: "new"; game: GameName }
  | { page: "table"; id: string; key: string }
  | { page: "study"; id: string; key: string }
  | { page: "rules"; game: GameName; section: string }
  | { page: "lost" };

const GAMES: readonly GameName[] = ["troyes", "king", "troyes-dice"];

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return ""; // a cut-off link
  }
}

export function routeOf(url: URL): Route {
  const [room = "", what = "", ...rest] = url.pathname.split("/").filter(Boolean).map(decoded);
  const game = GAMES.find((one) => one === what);
  if (rest.length > 0) return { page: "lost" };
  if (room === "") return { page: "home" };
  if (room === "new" && game) return { page: "new", game };
  if (room === "rules" && game) return { page: "rules", game, section: decoded(url.hash.slice(1)) };
  if (room === "table" && what) return { page: "table", id: what, key: url.searchParams.get("key") ?? "" };
  if (room === "study" && what) return { page: "study", id: what, key: url.searchParams.get("key") ?? "" };
  return { page: "lost" };
}

class Router {
  route = $state.raw<Route>({ page: "home" });

  start(): void {
    this.#read();
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => this.#clicked(event));
  }

  go(href: string, replace = false): void {
    const url = new URL(href, location.href);
    if (replace) history.replaceState(null, "", url);
    else history.pushState(null, "", url);
    this.#read();
    if (!url.hash) scrollTo(0, 0);
  }

  #read(): void {
    this.route = routeOf(new URL(location.href));
  }

  #clicked(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
    if (url.pathname === location.pathname && url.hash) return; // a place on this page
    event.preventDefault();
    this.go(link.href);
  }
}

export const router = new Router();
