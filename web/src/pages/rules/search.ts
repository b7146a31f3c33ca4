/** Finding words in all the rules: without case and accents, ranked, each hit in its sentence. It needs no server. */
import type { RulesSection } from "../../lib/rulebook";
import type { GameName } from "../../lib/wire";

/** A section as it is looked through. */
export interface Entry {
  game: GameName;
  id: string;
  title: string;
  kind: RulesSection["kind"];
  depth: number;
  /** The title of the chapter it stands in. */
  chapter: string;
  text: string;
  foldedTitle: Folded;
  foldedText: Folded;
}

/** A piece of a sentence, marked or not. */
export interface Bit {
  text: string;
  hit: boolean;
}

export interface Found {
  entry: Entry;
  title: Bit[];
  sentence: Bit[];
  score: number;
}

/** Letters without case and accents, and for each of them where it stood. */
export interface Folded {
  text: string;
  at: number[];
}

const JOINED: Record<string, string> = { œ: "oe", æ: "ae", ß: "ss", "’": "'" };
/** A shorter word is not looked for inside of others, only where one begins. */
const INSIDE = 4;
/** From this length on a letter may be wrong. */
const FORGIVEN = 5;
const LONGEST = 230;

export function fold(words: string): Folded {
  let text = "";
  const at: number[] = [];
  let place = 0;
  for (const letter of words) {
    const plain = letter < "\x80" ? letter.toLowerCase() : bare(letter);
    text += plain;
    for (let step = 0; step < plain.length; step += 1) at.push(place);
    place += letter.length;
  }
  at.push(place);
  return { text, at };
}

function bare(letter: string): string {
  const small = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return JOINED[small] ?? small;
}

/** The words that are looked for: folded, each once. */
export function wanted(query: string): string[] {
  return [...new Set(fold(query).text.split(/[^\p{L}\p{N}]+/u).filter(Boolean))];
}

export function entryOf(game: GameName, section: RulesSection, chapter: string, text: string): Entry {
  const { id, title, kind, depth } = section;
  return { game, id, title, kind, depth, chapter, text, foldedTitle: fold(title), foldedText: fold(text) };
}

/** The plain words of a section's HTML, a space where a line ends. */
export function plain(html: string): string {
  const page = new DOMParser().parseFromString(html.replace(/<\/(?:p|li|td|th|tr|h\d)>/g, "$& "), "text/html");
  return (page.body.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** Where a word begins in a text, or stands within another if it is long enough. */
function places(text: string, word: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    const before = text[at - 1];
    if (word.length >= INSIDE || before === undefined || !/[\p{L}\p{N}]/u.test(before)) found.push(at);
  }
  return found;
}

function isWhole(text: string, at: number, word: string): boolean {
  const edges = [text[at - 1], text[at + word.length]];
  return edges.every((letter) => letter === undefined || !/[\p{L}\p{N}]/u.test(letter));
}

/** How well one word fits a section; 0 if it is not there. */
function fits(entry: Entry, word: string): number {
  const title = entry.foldedTitle.text;
  const inTitle = places(title, word);
  const inText = places(entry.foldedText.text, word);
  if (inTitle.length === 0 && inText.length === 0) return entry.id.toLowerCase() === word ? 100 : 0;
  const best = inTitle.map((at) => (isWhole(title, at, word) ? 40 : at === 0 ? 26 : 18));
  const whole = inText.some((at) => isWhole(entry.foldedText.text, at, word));
  return Math.max(0, ...best) + (inText.length > 0 ? (whole ? 8 : 4) + Math.min(4, Math.log2(inText.length) * 1.5) : 0);
}

function score(entry: Entry, words: readonly string[], query: string, game: GameName | null): number {
  let sum = 0;
  for (const word of words) {
    const one = fits(entry, word);
    if (one === 0) return 0;
    sum += one;
  }
  const title = entry.foldedTitle.text;
  const phrase = fold(query.trim()).text;
  if (title === phrase || entry.id.toLowerCase() === phrase) sum += 120;
  else if (words.length > 1 && title.includes(phrase)) sum += 40;
  else if (words.length > 1 && entry.foldedText.text.includes(phrase)) sum += 20;
  if (entry.kind === "card") sum += 3;
  if (entry.kind === "ruling") sum -= 2;
  return sum + (entry.game === game ? 4 : 0);
}

/** The sections with all of the words, the best first. A slip of one letter is forgiven where nothing else is found. */
export function find(entries: readonly Entry[], query: string, game: GameName | null = null): Found[] {
  const words = wanted(query);
  if (words.length === 0) return [];
  const exact = ranked(entries, words, query, game);
  if (exact.length > 0) return exact;
  const known = vocabulary(entries);
  const meant = words.map((word) => (known.has(word) ? word : (nearest(known, word) ?? word)));
  return meant.join() === words.join() ? [] : ranked(entries, meant, meant.join(" "), game);
}

function ranked(entries: readonly Entry[], words: readonly string[], query: string, game: GameName | null): Found[] {
  return entries
    .map((entry) => ({ entry, score: score(entry, words, query, game) }))
    .filter((one) => one.score > 0)
    .sort((one, two) => two.score - one.score)
    .map(({ entry, score: sum }) => ({
      entry,
      score: sum,
      title: marked(entry.title, entry.foldedTitle, words, 0, entry.title.length),
      sentence: sentence(entry, words),
    }));
}

let kept: { entries: readonly Entry[]; words: Set<string> } | null = null;

function vocabulary(entries: readonly Entry[]): Set<string> {
  if (kept?.entries !== entries) {
    const words = entries.flatMap(({ foldedTitle, foldedText }) => `${foldedTitle.text} ${foldedText.text}`.match(/\p{L}+/gu) ?? []);
    kept = { entries, words: new Set(words) };
  }
  return kept.words;
}

/** The word that differs by one letter: one too many, one missing, one wrong, or two in the wrong order. */
function nearest(known: ReadonlySet<string>, word: string): string | null {
  if (word.length < FORGIVEN) return null;
  for (const one of known) if (Math.abs(one.length - word.length) <= 1 && isNear(one, word)) return one;
  return null;
}

function isNear(one: string, two: string): boolean {
  let at = 0;
  while (at < one.length && one[at] === two[at]) at += 1;
  const [a, b] = [one.slice(at), two.slice(at)];
  if (a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1)) return true;
  return a.length === b.length && a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
}

/** The sentence that has most of the words; the first one, if only the title has them. */
function sentence(entry: Entry, words: readonly string[]): Bit[] {
  const { text, foldedText } = entry;
  let best = { from: 0, to: 0, hits: -1 };
  for (const match of text.matchAll(/[^.!?]+(?:[.!?]+(?=\s|$)|$|[.!?])/g)) {
    const [from, to] = [match.index, match.index + match[0].length];
    const part = folded(foldedText, from, to);
    const hits = words.filter((word) => places(part, word).length > 0).length;
    if (hits > best.hits) best = { from, to, hits };
  }
  let { from, to } = best;
  while (from < to && /\s/.test(text[from] ?? "")) from += 1;
  if (to - from > LONGEST) [from, to] = nearHit(text, foldedText, words, from, to);
  const bits = marked(text, foldedText, words, from, to);
  if (from > best.from + 3) bits.unshift({ text: "… ", hit: false });
  if (to < best.to) bits.push({ text: " …", hit: false });
  return bits;
}

function folded(whole: Folded, from: number, to: number): string {
  const [first, last] = [whole.at.findIndex((at) => at >= from), whole.at.findIndex((at) => at >= to)];
  return whole.text.slice(first, last < 0 ? undefined : last);
}

/** Of a long sentence, a piece round the first hit, cut between words. */
function nearHit(text: string, whole: Folded, words: readonly string[], from: number, to: number): [number, number] {
  const hits = words.flatMap((word) => places(whole.text, word).map((at) => whole.at[at] ?? 0));
  const first = Math.min(...hits.filter((at) => at >= from && at < to), to);
  let start = first >= to ? from : Math.max(from, first - LONGEST / 3);
  if (start > from) start = text.indexOf(" ", start) + 1;
  let end = Math.min(to, start + LONGEST);
  if (end < to) end = text.lastIndexOf(" ", end);
  return [start, end];
}

/** A stretch of text in bits, the words in it marked. */
function marked(text: string, whole: Folded, words: readonly string[], from: number, to: number): Bit[] {
  const spans = words
    .flatMap((word) => places(whole.text, word).map((at) => [whole.at[at] ?? 0, whole.at[at + word.length] ?? 0] as const))
    .filter(([start, end]) => start >= from && end <= to)
    .sort(([one], [two]) => one - two);
  const bits: Bit[] = [];
  let done = from;
  for (const [start, end] of spans) {
    if (start < done) continue;
    if (start > done) bits.push({ text: text.slice(done, start), hit: false });
    bits.push({ text: text.slice(start, end), hit: true });
    done = end;
  }
  if (done < to) bits.push({ text: text.slice(done, to), hit: false });
  return bits;
}
