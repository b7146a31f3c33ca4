/** Who speaks each language, and which words have been loaded; reading `shelf.grown` makes a sentence wait for them. */
import { LANGS } from "./languages";
import { Speaker } from "./speaker";

export const speakers: ReadonlyMap<string, Speaker> = new Map(LANGS.map((lang) => [lang, new Speaker(lang)]));

class Shelf {
  grown = $state(0);
}

export const shelf = new Shelf();
