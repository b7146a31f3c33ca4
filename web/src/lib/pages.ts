/**
 * The product's own words (`src/troyes/<room>/locale/*.ftl`), found by what the files are called.
 *
 * A part is a room (`coach`), or one of the server's files (`study`, from `study.en.ftl`): a room's file and the server's
 * of the same name come together. What the games say of their options is a part as well. What a language does not have
 * comes in English.
 */
import { ENGLISH } from "./languages";
import type { Lang } from "./wire";

const files = import.meta.glob<string>(["../../../src/troyes/*/locale/*.ftl", "!../../../src/troyes/{cli,paper}/**", "!**/storage.*"], {
  query: "?raw",
  import: "default",
});
const NAME = /([^/]+)\/locale\/(?:(\w+)\.)?(\w+)\.ftl$/;

/** What the options of all games are called. */
export const SETUP = "setup";
const english = new Map<string, string[]>();
for (const path of Object.keys(files)) {
  const [, room = "", name = room, lang] = NAME.exec(path) ?? [];
  const parts = room === "server" ? [name] : name === SETUP ? [room, SETUP] : [room];
  if (lang !== ENGLISH) continue;
  for (const part of parts) english.set(part, [...(english.get(part) ?? []), path]);
}

/** The words of a part in a language. What the page does not hold itself are the words of a game from elsewhere. */
export function pagesOf(part: string, lang: Lang): Promise<string[]> {
  const found = english.get(part);
  if (!found) return elsewhere(part, lang);
  const wanted = found.map((path) => files[path.replace(/en\.ftl$/, `${lang}.ftl`)] ?? files[path]!);
  return Promise.all(wanted.map((load) => load()));
}

async function elsewhere(game: string, lang: Lang): Promise<string[]> {
  const answer = await fetch(`/api/words/${encodeURIComponent(game)}/${lang}`);
  if (!answer.ok) throw new Error(`no words: ${game}`);
  return [await answer.text()];
}
