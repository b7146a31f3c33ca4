/** The rules of all games, in the language of this device: fetched once, then here for good, connection or not. */
import { offer } from "../../lib/catalogue.svelte";
import { api } from "../../lib/api";
import type { RulesPage, RulesSection } from "../../lib/rulebook";
import { settings } from "../../lib/settings.svelte";
import type { GameName, Lang } from "../../lib/wire";
import { entryOf, plain, type Entry } from "./search";

/** Otherwise a browser waits until it needs them, and then there may be no connection. */
const LETTERS = [400, 600, 700].flatMap((weight) => [`${weight} 1em "Source Sans 3"`, `${weight} 1em "EB Garamond"`]).concat('italic 1em "EB Garamond"');

type Shelf = Partial<Record<`${GameName} ${Lang}`, RulesPage>>;

/** A place in the rules, wherever it stands. */
export interface Place {
  game: GameName;
  section: RulesSection;
}

class Books {
  #pages = $state.raw<Shelf>({});
  readonly #coming = new Map<string, Promise<RulesPage>>();

  /** What is here already. */
  page(game: GameName): RulesPage | null {
    return this.#pages[`${game} ${settings.lang}`] ?? null;
  }

  /** Every section of every game, to be looked through; it grows while pages arrive. */
  readonly entries: readonly Entry[] = $derived(offer.withRules.flatMap((game) => entriesOf(game, this.page(game))));

  readonly complete: boolean = $derived(offer.withRules.every((game) => this.page(game) !== null));

  async fetch(game: GameName, lang: Lang = settings.lang): Promise<RulesPage> {
    const key = `${game} ${lang}` as const;
    const here = this.#pages[key];
    if (here) return here;
    let coming = this.#coming.get(key);
    if (!coming) {
      coming = api.rules(game, lang).finally(() => this.#coming.delete(key));
      this.#coming.set(key, coming);
    }
    const page = await coming;
    this.#pages = { ...this.#pages, [key]: page };
    return page;
  }

  /** The letters that the pages are set in. */
  async fetchLetters(): Promise<void> {
    await Promise.all(LETTERS.map((font) => document.fonts.load(font)));
  }

  /** All pages, and their letters. */
  async fetchAll(lang: Lang = settings.lang): Promise<void> {
    await Promise.all([...offer.withRules.map((game) => this.fetch(game, lang)), this.fetchLetters()]);
  }

  /** A section by its id, on this game's page or on the one that it builds upon. */
  find(game: GameName, id: string): Place | null {
    const page = this.page(game);
    const section = page?.sections.find((one) => one.id === id);
    if (section) return { game, section };
    return page?.beside ? this.find(page.beside, id) : null;
  }
}

const looked = new WeakMap<RulesPage, Entry[]>();

function entriesOf(game: GameName, page: RulesPage | null): Entry[] {
  if (!page) return [];
  let found = looked.get(page);
  if (!found) {
    let chapter = "";
    found = page.sections
      .filter((section) => section.html || section.depth < 3)
      .map((section) => {
        if (section.depth < 3) chapter = section.title;
        return entryOf(game, section, section.depth < 3 ? page.title : chapter, plain(section.html));
      });
    looked.set(page, found);
  }
  return found;
}

export const books = new Books();
