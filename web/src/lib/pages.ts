/**
 * The product's own words (`src/troyes/<room>/locale/*.ftl`), found by what the files are called.
 *
 * A part is a room (`coach`), or one of the server's files (`study`, from `study.en.ftl`): a room's file and the server's
 * of the same name come together. What the games say of their options is a part as well. What a language does not have
 * comes in English.
 */
import { bundles, where } from "virtual:words";
import { house } from "./house";
import { ENGLISH } from "./languages";
import type { Lang } from "./wire";

/** What the options of all games are called. */
export const SETUP = "setup";
const parts = new Map<string, string[]>();
for (const page of Object.keys(where)) {
  const [room = "", name = ""] = page.split("/");
  for (const part of room === "server" ? [name] : name === SETUP ? [room, SETUP] : [room]) {
    parts.set(part, [...(parts.get(part) ?? []), page]);
  }
}

/** The words of a part in a language. What the page does not hold itself are the words of a game from elsewhere. */
export function pagesOf(part: string, lang: Lang): Promise<string[]> {
  const found = parts.get(part);
  if (!found) return elsewhere(part, lang);
  return Promise.all(found.map(async (page) => (await held(page, lang)) ?? (await held(page, ENGLISH)) ?? ""));
}

async function held(page: string, lang: Lang): Promise<string | undefined> {
  return (await bundles[`${where[page]}-${lang}`]?.())?.default[page];
}

async function elsewhere(game: string, lang: Lang): Promise<string[]> {
  const answer = await house().ask("GET", `/api/words/${encodeURIComponent(game)}/${lang}`, lang);
  if (!answer.ok) throw new Error(`no words: ${game}`);
  return [await answer.text()];
}
