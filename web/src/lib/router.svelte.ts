/** Where one is. Plain links work: a click on one of ours changes the page without loading it anew. */
import { addressOf, goalOf, here } from "./address";

export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return ""; // a cut-off link
  }
}

export interface Fitting<Page> {
  page: Page;
  parts: Record<string, string>;
}

/** The first page whose path fits: "/rules/:game" fits /rules/troyes, and "/daily/:day?" also /daily. */
export function fitting<Page extends { path: string }>(url: URL, pages: readonly Page[]): Fitting<Page> | null {
  const given = url.pathname.split("/").filter(Boolean).map(decoded);
  for (const page of pages) {
    const names = page.path.split("/").filter(Boolean);
    const parts: Record<string, string> = {};
    const fits = names.every((name, at) => {
      const part = given[at] ?? "";
      if (!name.startsWith(":")) return name === part;
      parts[name.replace(/[:?]/g, "")] = part;
      return part !== "" || name.endsWith("?");
    });
    if (fits && given.length <= names.length) return { page, parts };
  }
  return null;
}

class Router {
  url = $state.raw(new URL("http://here/"));

  start(): void {
    this.#read();
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => this.#clicked(event));
  }

  go(href: string, replace = false): void {
    const address = addressOf(href);
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.#read();
    if (!this.url.hash) scrollTo(0, 0);
  }

  #read(): void {
    this.url = here();
  }

  #clicked(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    const url = goalOf(link);
    if (url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
    const within = url.pathname === here().pathname && url.hash !== ""; // a place on this page
    if (within && link.href === url.href) return; // which the browser finds by itself
    event.preventDefault();
    this.go(url.href);
    if (within) document.getElementById(decoded(url.hash.slice(1)))?.scrollIntoView();
  }
}

export const router = new Router();
