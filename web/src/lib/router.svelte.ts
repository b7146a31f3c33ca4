/** Which page is shown. Plain links work: a click on one of ours changes the page without loading it anew. */
import type { GameName } from "./wire";

export type Route =
  | { page: "home" }
  | { page: "new"; game: GameName }
  | { page: "table"; id: string; key: string }
  | { page: "study"; kind: "table" | "record"; id: string; key: string }
  | { page: "replay"; kind: "table" | "record"; id: string; key: string; at: string; seat: string }
  | { page: "games" }
  | { page: "rulebook" }
  | { page: "rules"; game: GameName; section: string }
  | { page: "cards"; game: GameName }
  | { page: "daily"; day: string }
  | { page: "leaders" }
  | { page: "print" }
  | { page: "learn" }
  | { page: "me"; then: string }
  | { page: "friends" }
  | { page: "person"; id: string }
  | { page: "lost" };

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return ""; // a cut-off link
  }
}

/** A page of ours to go on to: from the address, where anybody may have written it. */
function within(path: string | null): string {
  return path && /^\/[a-z]/.test(path) ? path : "";
}

/** `?record` names a record that somebody has brought; otherwise it is a table. */
function kindOf(url: URL): "table" | "record" {
  return url.searchParams.has("record") ? "record" : "table";
}

function replayOf(kind: "table" | "record", id: string, url: URL): Route {
  const asked = (name: string): string => url.searchParams.get(name) ?? "";
  return { page: "replay", kind, id, key: asked("key"), at: asked("at"), seat: asked("seat") };
}

export function routeOf(url: URL): Route {
  const [room = "", what = "", ...rest] = url.pathname.split("/").filter(Boolean).map(decoded);
  if (rest.length > 0) return { page: "lost" };
  if (room === "") return { page: "home" };
  if (room === "new" && what) return { page: "new", game: what };
  if (room === "rules" && !what) return { page: "rulebook" };
  if (room === "rules" && what) return { page: "rules", game: what, section: decoded(url.hash.slice(1)) };
  if (room === "me" && !what) return { page: "me", then: within(url.searchParams.get("then")) };
  if (room === "friends" && !what) return { page: "friends" };
  if (room === "people" && what) return { page: "person", id: what };
  if (room === "table" && what) return { page: "table", id: what, key: url.searchParams.get("key") ?? "" };
  if (room === "study" && what) return { page: "study", kind: kindOf(url), id: what, key: url.searchParams.get("key") ?? "" };
  if ((room === "replay" || room === "record") && what) return replayOf(room === "record" ? "record" : "table", what, url);
  if (room === "games" && !what) return { page: "games" };
  if (room === "cards") return { page: "cards", game: what };
  if (room === "daily") return { page: "daily", day: what };
  if (room === "leaders" && !what) return { page: "leaders" };
  if (room === "print" && !what) return { page: "print" };
  if (room === "learn" && !what) return { page: "learn" };
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
