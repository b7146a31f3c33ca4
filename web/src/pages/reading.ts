/** Reading the rules: their page as it comes, its sections, and finding words in them. */

export interface RulesLine {
  id: string;
  title: string;
  /** 1: a part of the page, 2: a chapter, 3: a section of it. */
  depth: 1 | 2 | 3;
}

export interface RulesText {
  title: string;
  html: string;
  toc: RulesLine[];
  /** The game whose page has the sections that this one builds upon. */
  beside: "" | "troyes" | "king" | "troyes-dice";
}

/** A heading with all that stands under it, up to the next heading. */
export interface Section {
  id: string;
  depth: number;
  parts: HTMLElement[];
  text: string;
}

/** Letters without case and accents, one for one, so that places in the text stay what they are. */
export function folded(text: string): string {
  return Array.from(text, (letter) => {
    const plain = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    return plain.length === letter.length ? plain : letter;
  }).join("");
}

export function sectionsOf(page: HTMLElement): Section[] {
  const found: Section[] = [];
  let now: Section = { id: "", depth: 0, parts: [], text: "" };
  for (const part of Array.from(page.children) as HTMLElement[]) {
    const heading = /^H([1-3])$/.exec(part.tagName);
    if (heading) {
      if (now.parts.length > 0) found.push(now);
      now = { id: part.id, depth: Number(heading[1]), parts: [], text: "" };
    }
    now.parts.push(part);
    now.text += ` ${folded(part.textContent ?? "")}`;
  }
  return now.parts.length > 0 ? [...found, now] : found;
}

/** Shows only the sections with all of the words, under the headings they belong to. Returns the ids that are shown. */
export function sift(sections: readonly Section[], words: string): { hits: number; shown: Set<string> } {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  const shown = new Set<string>();
  let hits = 0;
  for (const [at, section] of sections.entries()) {
    if (!wanted.every((word) => section.text.includes(word))) continue;
    hits += 1;
    shown.add(section.id);
    let depth = section.depth;
    for (let above = at - 1; above >= 0 && depth > 1; above -= 1) {
      const one = sections[above]!;
      if (one.depth === 0 || one.depth >= depth) continue;
      depth = one.depth;
      if (depth > 1 || wanted.length > 0) shown.add(one.id);
    }
  }
  for (const section of sections) {
    const hit = wanted.every((word) => section.text.includes(word));
    for (const [at, part] of section.parts.entries()) part.hidden = at === 0 && section.id ? !shown.has(section.id) : !hit;
  }
  return { hits, shown };
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
