import { describe, expect, test } from "vitest";
import type { RulesSection } from "../../lib/rulebook";
import { entryOf, find, fold, wanted, type Entry } from "./search";

function section(id: string, title: string, text: string, kind: RulesSection["kind"] = "rule"): Entry {
  const made: RulesSection = { id, title, depth: 3, html: "", kind, cards: [], rulings: [], settles: [] };
  return entryOf("troyes", made, "", text);
}

const BOOK = [
  section("dice.buying", "Buying dice", "Your own dice are free. The price of dice that are not yours depends on the group."),
  section("activities.merchant", "Marchand", "Gain 2 deniers. He has no cube.", "card"),
  section("action.place", "Placer un habitant", "À l’Évêché, il entre par la gauche. Le cœur de la cité."),
  section("T9", "T9. Prices of dice", "2, 4 or 6 deniers for each die of others. Dice, dice and dice again.", "ruling"),
];
const ids = (query: string) => find(BOOK, query).map(({ entry }) => entry.id);
const text = (bits: { text: string }[]) => bits.map((bit) => bit.text).join("");

test("letters are folded, and their places are kept", () => {
  const { text: plain, at } = fold("Évêché : cœur");
  expect(plain).toBe("eveche : coeur");
  expect(at.slice(-6)).toEqual([9, 10, 10, 11, 12, 13]);
  expect(wanted(" L’Évêché,  cœur cœur ")).toEqual(["l", "eveche", "coeur"]);
});

describe("finding", () => {
  test("without accents and case", () => {
    expect(ids("eveche")).toEqual(["action.place"]);
    expect(ids("ÉVÊCHÉ")).toEqual(["action.place"]);
    expect(ids("coeur")).toEqual(["action.place"]);
  });
  test("all words must be there", () => {
    expect(ids("price group")).toEqual(["dice.buying"]);
    expect(ids("price merchant")).toEqual([]);
  });
  test("a title goes before a mere mention", () => {
    expect(ids("buying")[0]).toBe("dice.buying");
    expect(ids("dice")[0]).toBe("dice.buying");
  });
  test("a ruling is found by its number", () => {
    expect(ids("t9")[0]).toBe("T9");
  });
  test("a beginning is enough, a short piece inside of a word is not", () => {
    expect(ids("march")).toEqual(["activities.merchant"]);
    expect(ids("ub")).toEqual([]);
  });
  test("a slip of one letter is forgiven", () => {
    expect(ids("marchnad")).toEqual(["activities.merchant"]);
    expect(ids("marchamd")).toEqual(["activities.merchant"]);
    expect(ids("xyzzyx")).toEqual([]);
  });
  test("nothing is found for nothing", () => {
    expect(ids("  ,, ")).toEqual([]);
  });
});

test("a hit is shown in its sentence, marked", () => {
  const [found] = find(BOOK, "group");
  expect(text(found!.sentence)).toBe("The price of dice that are not yours depends on the group.");
  expect(found!.sentence.filter((bit) => bit.hit).map((bit) => bit.text)).toEqual(["group"]);
});

test("accents stay where the words are shown", () => {
  const [found] = find(BOOK, "eveche");
  expect(found!.sentence.filter((bit) => bit.hit).map((bit) => bit.text)).toEqual(["Évêché"]);
});

test("a long sentence is cut round its hit, between words", () => {
  const long = section("x", "Long", `${"one two ".repeat(60)}needle ${"three four ".repeat(60)}`);
  const [found] = find([long], "needle");
  const shown = text(found!.sentence);
  expect(shown).toContain("needle");
  expect(shown.length).toBeLessThan(260);
  expect(shown).toMatch(/^… (one|two) .* …$/);
});
