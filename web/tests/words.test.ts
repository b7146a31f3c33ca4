import { describe, expect, test } from "vitest";
import { LANGS } from "../src/lib/languages";
import { pagesOf } from "../src/lib/pages";
import { MissingMessage, Speaker } from "../src/lib/speaker";
import type { Lang } from "../src/lib/wire";
import { loadWords, named, SHELL, shortened, TABLE } from "../src/lib/words";

const sources = import.meta.glob<string>(["../src/App.svelte", "../src/lib/*.{ts,svelte}", "../src/table/*.{ts,svelte}"], {
  query: "?raw",
  import: "default",
  eager: true,
});

async function speaker(lang: Lang, parts: string[]): Promise<Speaker> {
  const found = new Speaker(lang);
  for (const part of parts) for (const page of await pagesOf(part, lang)) found.learn(page);
  return found;
}

describe.each(LANGS)("in %s", async (lang) => {
  const all = await speaker(lang, [...SHELL, ...TABLE, "lessons", "city", "dice"]);

  test("every sentence that the page names is there", () => {
    const named = Object.values(sources).flatMap((text) => [...text.matchAll(/\bt\(\s*"([a-z][\w-]+)"/g)].map((hit) => hit[1]!));
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((id) => !all.has(id))).toEqual([]);
  });

  test("every sum that a game can tell of has its words", () => {
    const means = ["deniers", "influence", "vp", "citizens", "knowledge", "points"];
    for (const what of [...means, "red_citizens", "yellow_citizens", "white_citizens"]) {
      expect(all.has(`play-means-${what}`)).toBe(true);
      expect(all.render(`play-sum-${what}`, { count: 2 })).toContain("2");
    }
  });

  test("the first words know nothing of the games", async () => {
    const shell = await speaker(lang, SHELL);
    expect(shell.has("shell-loading")).toBe(true);
    expect(shell.has("city-ask-action")).toBe(false);
  });
});

test("a missing message or argument is loud", async () => {
  const english = await speaker("en", [...SHELL, ...TABLE, "dice"]);
  expect(() => english.render("no-such-message")).toThrow(MissingMessage);
  expect(() => english.render("play-round", { round: 1 })).toThrow(MissingMessage);
});

test("a player's name is never taken for a message or formatted", async () => {
  const english = await speaker("en", [...SHELL, ...TABLE]);
  expect(english.render("play-pass-device", { name: "{ $seat } <b>" })).toBe("Pass the device to { $seat } <b>");
});

test("a name that is written from right to left does not turn the sentence around it", async () => {
  const english = await speaker("en", [...SHELL, ...TABLE]);
  expect(english.render("play-pass-device", { name: "Zoë עברית" })).toBe("Pass the device to \u2068Zoë עברית\u2069");
  expect(english.render("play-pass-device", { name: "Zoë" })).toBe("Pass the device to Zoë");
});

test("a long name is cut between letters, as a person counts them", () => {
  expect(shortened("Zoë 🎲👩‍👧 of Troyes", 7)).toBe("Zoë 🎲👩‍👧…");
  expect(shortened("Zoë 👩‍👧", 5)).toBe("Zoë 👩‍👧");
});

describe("what something is called", () => {
  test("is what its words say, and never its raw id", async () => {
    await loadWords(["city"], "en");
    expect(named("skirmishes_a", "event-skirmishes_a")).toBe("Skirmishes");
    expect(named("city_gate", "score-city_gate")).toBe("City gate");
  });
});
