/** Reading the rules: marking words in them, and the way back to the table. */

/** Letters without case and accents, one for one, so that places in the text stay what they are. */
export function folded(text: string): string {
  return Array.from(text, (letter) => {
    const plain = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    return plain.length === letter.length ? plain : letter;
  }).join("");
}

/** Where the words stand in the text, for the browser to mark. */
export function places(page: HTMLElement, words: string): Range[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  const found: Range[] = [];
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = folded(node.textContent ?? "");
    for (const word of wanted) {
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        found.push(range);
      }
    }
  }
  return found;
}

/** The table that the reader came from, if the browser can tell: the way back to it. */
export function wayBack(): (() => void) | null {
  interface Entry {
    key: string;
    url: string | null;
  }
  interface Past {
    entries(): Entry[];
    currentEntry: { index: number } | null;
    traverseTo(key: string): unknown;
  }
  const past = (window as unknown as { navigation?: Past }).navigation;
  const before = past?.entries().slice(0, past.currentEntry?.index ?? 0) ?? [];
  const table = before.filter((entry) => entry.url && new URL(entry.url).pathname.startsWith("/table/")).at(-1);
  return past && table ? () => void past.traverseTo(table.key) : null;
}
