/** Where one is. Plain links work: a click on one of ours changes the page without loading it anew. */

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
    const url = new URL(href, location.href);
    if (replace) history.replaceState(null, "", url);
    else history.pushState(null, "", url);
    this.#read();
    if (!url.hash) scrollTo(0, 0);
  }

  #read(): void {
    this.url = new URL(location.href);
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
