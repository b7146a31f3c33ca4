/**
 * The page says what the terminal says. tests/server/wire/test_words_parity.py writes down what that is, and names the file in
 * VITE_WORDS; without one the sentences of the fixtures are at least all known.
 */
import { expect, test } from "vitest";
import { partsOf } from "../src/games";
import { offer } from "../src/lib/catalogue.svelte";
import { LANGS } from "../src/lib/languages";
import { pagesOf } from "../src/lib/pages";
import { Speaker, type Args } from "../src/lib/speaker";
import type { GameInfo, GameName, Lang, StateMessage, TableInfo } from "../src/lib/wire";

interface Expected {
  game: GameName;
  lang: Lang;
  id: string;
  args: Args;
  names: string[];
  words: string;
  remedy: string;
}

const GAME: GameInfo = { name: "", players: [1, 4], options: [], bots: [], between: [], usual_bot: "", presets: [], client: "", cards: "", rival: false, rules: true, advised: true, prints: [] };
const BOARDS = { troyes: "city", king: "city", "troyes-dice": "dice" };
offer.told = { ...offer.told, games: Object.entries(BOARDS).map(([name, client]) => ({ ...GAME, name, client })) };

/** A busy machine may take its time: what is tested is the words. */
const PATIENCE_MS = 100_000;
const path = import.meta.env["VITE_WORDS"] as string | undefined;

async function speaker(game: GameName, lang: Lang): Promise<Speaker> {
  const found = new Speaker(lang);
  for (const part of partsOf(game)) for (const page of await pagesOf(part, lang)) found.learn(page);
  return found;
}

const fixtures = import.meta.glob<{ table: TableInfo; state: StateMessage }>("../fixtures/*.json", { import: "default", eager: true });

test.each(LANGS)("every sentence of the fixtures is known in %s", async (lang) => {
  for (const { table, state } of Object.values(fixtures)) {
    const found = await speaker(table.game, lang);
    const said = [...state.log, ...(state.turn ? [state.turn.prompt, ...state.turn.options.map((option) => option.says)] : [])];
    const names = table.seats.map((seat) => seat.name);
    for (const { id, args } of said) expect(found.render(id, args, names)).not.toBe("");
  }
});

if (path) {
  test("what the terminal says, word for word", { timeout: PATIENCE_MS }, async () => {
    const all = ((await import(/* @vite-ignore */ path!)) as { default: Expected[] }).default;
    const speakers = new Map<string, Speaker>();
    const wrong: string[] = [];
    for (const { game, lang, id, args, names, words, remedy } of all) {
      const key = `${game} ${lang}`;
      if (!speakers.has(key)) speakers.set(key, await speaker(game, lang));
      const found = speakers.get(key)!;
      let said: string;
      try {
        said = found.render(id, args, names);
      } catch (error) {
        said = String(error);
      }
      if (said !== words) wrong.push(`${key} ${id}\n  expected ${words}\n  found    ${said}`);
      if (found.remedy(id, args) !== remedy) wrong.push(`${key} ${id}: remedy`);
    }
    if (wrong.length > 0) console.error(wrong.slice(0, 20).join("\n"));
    expect(all.length).toBeGreaterThan(3000);
    expect(wrong).toHaveLength(0);
  });
}
