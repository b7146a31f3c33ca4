/** Every rule that can be drawn has a drawing with words in both languages; every card is found by its name. */
import { describe, expect, test } from "vitest";
import city from "../src/city/drawings";
import dice from "../src/dice/drawings";
import { itemsOf } from "../src/lib/drawings/row";
import type { RulesSection } from "../src/lib/rulebook";
import type { GameName, Lang } from "../src/lib/wire";
import { captionId } from "../src/pages/rules/captions";
import { entryOf, find } from "../src/pages/rules/search";

const texts = import.meta.glob<string>("../../src/troyes/{city,dice}/{,king/,ladies/}{rules,pieces}.{en,fr}.md", {
  eager: true,
  query: "?raw",
  import: "default",
});
const words = import.meta.glob<string>("../../src/troyes/server/locale/rules.{en,fr}.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

interface Read {
  id: string;
  title: string;
  text: string;
}

const ROOMS: Record<GameName, RegExp> = { troyes: /city\/(ladies\/)?rules/, king: /king\/rules/, "troyes-dice": /dice\/(rules|pieces)/ };
const GAMES: GameName[] = ["troyes", "king", "troyes-dice"];
const drawnSections = (game: GameName): string[] => (game === "troyes-dice" ? dice : city).sections(game);
const LANGS: Lang[] = ["en", "fr"];
const CARD = /^(activities|events|characters|outdoor)\./;
/** They list the rulings. */
const TABLES = ["rulings", "ladies.rulings"];

function sections(game: GameName, lang: Lang): Read[] {
  const found: Read[] = [];
  for (const [path, text] of Object.entries(texts)) {
    if (!ROOMS[game]!.test(path) || !path.endsWith(`.${lang}.md`)) continue;
    for (const part of text.split(/^#+ /m).slice(1)) {
      const [, title = "", id = ""] = /^(.*?) \[([a-z0-9.-]+)\]$/m.exec(part.split("\n")[0] ?? "") ?? [];
      if (id) found.push({ id, title, text: part.split("\n").slice(1).join(" ").replace(/^@after .*$/m, "").trim() });
    }
  }
  return found;
}

function captions(lang: Lang): Set<string> {
  const [text = ""] = Object.entries(words).flatMap(([path, one]) => (path.endsWith(`${lang}.ftl`) ? [one] : []));
  return new Set(Array.from(text.matchAll(/^(figure-[\w-]+) =/gm), ([, id]) => id!));
}

describe.each(GAMES)("%s", (game) => {
  test("every rule has a drawing", () => {
    const drawn = new Set(drawnSections(game));
    const wanted = sections(game, "en").filter(({ id, text }) => text && !CARD.test(id) && !TABLES.includes(id));
    expect(wanted.length).toBeGreaterThan(14);
    expect(wanted.map(({ id }) => id).filter((id) => !drawn.has(id))).toEqual([]);
  });

  test("every drawing belongs to a section", () => {
    const known = new Set(sections(game, "en").map(({ id }) => id));
    expect(drawnSections(game).filter((id) => !known.has(id))).toEqual([]);
  });

  test.each(LANGS)("every drawing is described: %s", (lang) => {
    const told = captions(lang);
    expect(drawnSections(game).filter((id) => !told.has(captionId(game, id)))).toEqual([]);
  });
});

test("no description is left over", () => {
  const known = new Set(GAMES.flatMap((game) => drawnSections(game).map((id) => captionId(game, id))));
  expect([...captions("en")].filter((id) => !known.has(id))).toEqual([]);
  expect([...captions("fr")].filter((id) => !known.has(id))).toEqual([]);
});

test.each(LANGS)("a card is found by its name, before anything else: %s", (lang) => {
  const book = GAMES.flatMap((game) =>
    sections(game, lang).map(({ id, title, text }) => {
      const section: RulesSection = { id, title, depth: 3, html: "", kind: CARD.test(id) ? "card" : "rule", cards: [], rulings: [], settles: [] };
      return entryOf(game, section, "", text.replace(/[*_]/g, ""));
    }),
  );
  const cards = book.filter(({ kind }) => kind === "card");
  expect(cards.length).toBeGreaterThan(100);
  for (const { title } of cards) {
    const plain = title.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    expect(find(book, plain)[0]?.entry.title).toBe(title);
  }
});

test("a line of pieces is read word by word", () => {
  const [die, sign, coin, words_] = itemsOf("y5@2 > $6 8_×");
  const [own] = itemsOf("F:fortress", dice.pieces);
  expect(die).toMatchObject({ kind: "die", colour: "yellow", value: 5, owner: 2 });
  expect(sign).toMatchObject({ kind: "arrow" });
  expect(coin).toMatchObject({ kind: "coin", value: 6 });
  expect(own).toMatchObject({ kind: "own", word: "F:fortress" });
  expect(words_).toMatchObject({ kind: "words", words: "8 ×" });
});
