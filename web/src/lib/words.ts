/**
 * Words for people, in the language of this device. A page loads the parts that it speaks with (`pages.ts` tells what a
 * part is); `t` and `say` follow the language and what has been loaded: in a template they simply change.
 */
import { pagesOf, SETUP } from "./pages";
import { settings } from "./settings.svelte";
import { shelf, speakers } from "./shelf.svelte";
import { MissingMessage, type Args, type Speaker } from "./speaker";
import type { Message } from "./message";
import type { Lang } from "./wire";

export type { Args } from "./speaker";

/** What is said on every page: small, and loaded first. */
export const SHELL = ["core", "shell", "pages", SETUP];
/** What is said at any table. */
export const TABLE = ["server", "table", "cards", "people", "results", "talk", "coach"];

const loading = new Map<string, Promise<void>>();
const wanted = new Set<string>();

function speaker(lang: Lang): Speaker {
  const found = speakers.get(lang);
  if (!found) throw new MissingMessage(`no language: ${lang}`);
  return found;
}

async function fetchPart(part: string, lang: Lang): Promise<void> {
  const pages = await pagesOf(part, lang);
  for (const page of pages) speaker(lang).learn(page);
  shelf.grown += 1;
}

/** Loads parts in the language of the device (or another); at once if they are there already. */
export async function loadWords(parts: readonly string[], lang: Lang = settings.lang): Promise<void> {
  await Promise.all(
    parts.map((part) => {
      wanted.add(part);
      const key = `${part}.${lang}`;
      let found = loading.get(key);
      if (!found) {
        found = fetchPart(part, lang);
        found.catch(() => loading.delete(key)); // a lost connection: the next call tries again
        loading.set(key, found);
      }
      return found;
    }),
  );
}

/** Changes the language once its words are here, so that nothing flickers. */
export async function speak(lang: Lang): Promise<void> {
  await loadWords([...wanted], lang);
  settings.lang = lang;
}

export function has(id: string): boolean {
  void shelf.grown;
  return speaker(settings.lang).has(id);
}

/** A sentence by its id. What is missing shows as its id: that is a defect, but not the end of the page. */
export function t(id: string, args: Args = {}, names: readonly string[] = []): string {
  void shelf.grown;
  try {
    return speaker(settings.lang).render(id, args, names);
  } catch (error) {
    if (!(error instanceof MissingMessage)) throw error;
    if (loading.size > 0) console.warn(error.message);
    return id;
  }
}

/** What something is called: by the first of these ids that has words, or else by its own name, as people write it. */
export function named(name: string, ...ids: readonly string[]): string {
  const found = ids.find(has);
  const plain = name.replaceAll("_", " ");
  return found ? t(found) : plain.charAt(0).toLocaleUpperCase(settings.lang) + plain.slice(1);
}

/** What a game is called: in the page's words, or in its own. */
export function titleOf(game: string): string {
  const found = [`page-${game}`, `title-${game}`].find(has);
  return found ? t(found) : game;
}

/** A sentence that came over the wire. */
export function say(said: Pick<Message, "id" | "args">, names: readonly string[] = []): string {
  return t(said.id, said.args, names);
}

/** What somebody else has chosen: its `.told`, where the words of the choice speak to whoever makes it. */
export function tell(said: Pick<Message, "id" | "args">, names: readonly string[] = []): string {
  return attribute(said.id, "told", said.args) || say(said, names);
}

/** What to do about it, if the message knows. */
export function remedy(said: Pick<Message, "id" | "args">): string {
  void shelf.grown;
  return speaker(settings.lang).remedy(said.id, said.args);
}

/** An attribute of a message, such as `.the` or `.effect`; nothing if it has none. */
export function attribute(id: string, name: string, args: Args = {}): string {
  void shelf.grown;
  return speaker(settings.lang).attribute(id, name, args);
}

/** With a true minus. */
export function number(value: number): string {
  return new Intl.NumberFormat(settings.lang).format(value).replace("-", "−");
}

/** With one digit after the point: "2.4", "12.0". */
export function tenths(value: number): string {
  const format = new Intl.NumberFormat(settings.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return format.format(Math.round(value * 10) / 10 || 0).replace("-", "−");
}

/** "+2.4", "−0.3". */
export function signedTenths(value: number): string {
  return value < -0.05 ? tenths(value) : `+${tenths(Math.max(0, value))}`;
}

/** "62 %". */
export function share(value: number): string {
  return new Intl.NumberFormat(settings.lang, { style: "percent", maximumFractionDigits: 0 }).format(value);
}

/** "+3", "−2". */
export function signed(value: number): string {
  return value < 0 ? number(value) : `+${number(value)}`;
}

/** Cut to so many letters, as a person counts them. */
export function shortened(words: string, most: number): string {
  const letters = [...new Intl.Segmenter(settings.lang).segment(words)].map((letter) => letter.segment);
  return letters.length > most ? `${letters.slice(0, most - 1).join("")}…` : words;
}

/** "Anna, Bastien and Clémence". */
export function list(words: readonly string[]): string {
  return new Intl.ListFormat(settings.lang, { type: "conjunction" }).format(words);
}
