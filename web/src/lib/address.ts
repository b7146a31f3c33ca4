/**
 * Where pages are found. On a server each has a path of its own. In a folder of plain files there is only one page that a
 * host knows: there the path of what is shown stands behind the `#`, and what would stand behind it follows.
 */
const FILES = import.meta.env.MODE === "page";

/** What is shown, as if it had a path of its own. */
export function here(): URL {
  if (!FILES) return new URL(location.href);
  return new URL(location.hash.startsWith("#/") ? location.hash.slice(1) : "/", location.origin);
}

/** What stands in the browser's address line for a page of ours. */
export function addressOf(href: string): string {
  const url = new URL(href, here());
  return FILES ? new URL(`#${url.pathname}${url.search}${url.hash}`, location.href).href : url.href;
}

/** What a link of ours leads to, as if it had a path of its own. */
export function goalOf(link: HTMLAnchorElement): URL {
  const href = link.getAttribute("href") ?? "";
  return FILES ? new URL(href.startsWith("#/") ? href.slice(1) : href, here()) : new URL(link.href);
}

/** The address changes, and nothing else. */
export function note(href: string): void {
  history.replaceState(history.state, "", addressOf(href));
}
