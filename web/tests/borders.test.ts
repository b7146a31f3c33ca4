/** Who may know whom: `lib`, table and pages no game, and a game no other. */
import { expect, test } from "vitest";
import { ROWS } from "../src/games";

const sources = import.meta.glob<string>(["../src/**/*.{ts,svelte}", "!../src/**/*.test.ts"], { query: "?raw", import: "default", eager: true });
const games = [...new Set(Object.keys(import.meta.glob("../src/*/client.ts")).map((path) => path.split("/")[2]!))];

function naming(folder: string, what: RegExp): string[] {
  return Object.entries(sources).flatMap(([path, text]) => (path.startsWith(`../src/${folder}/`) && what.test(text) ? [path] : []));
}

test("there are games to tell apart", () => {
  expect(games).toEqual(["city", "dice"]);
});

test("lib knows no game", () => {
  expect(naming("lib", new RegExp(`from "(?:\\.+/)+(${games.join("|")}|pages|table)/`))).toEqual([]);
  expect(naming("lib", /"(troyes-dice|troyes|king)"/)).toEqual([]);
});

test.each(games)("%s knows no other game, and no page", (game) => {
  const others = games.filter((other) => other !== game);
  expect(naming(game, new RegExp(`from "(?:\\.+/)+(${others.join("|")}|pages|table)/`))).toEqual([]);
});

test.each(["table", "pages"])("%s knows no game", (folder) => {
  expect(naming(folder, new RegExp(`from "(?:\\.+/)+(${games.join("|")})/|["'](troyes-dice|troyes|king)["']`))).toEqual([]);
});

test.each(["lib", "table", "pages"])("%s puts no game's printed lines in words", (folder) => {
  const places = Object.keys(ROWS);
  expect(places).toContain("wheel.prices");
  expect(naming(folder, new RegExp(`["'\`](${places.join("|").replaceAll(".", "\\.")})["'\`]`))).toEqual([]);
});
