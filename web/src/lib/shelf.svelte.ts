/** Which words have been loaded; reading `shelf.grown` makes a sentence wait for them. */
import { Speaker } from "./speaker";
import type { Lang } from "./wire";

export const speakers: Record<Lang, Speaker> = { en: new Speaker("en"), fr: new Speaker("fr") };

class Shelf {
  grown = $state(0);
}

export const shelf = new Shelf();
