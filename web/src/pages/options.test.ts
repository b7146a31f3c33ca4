import { expect, test } from "vitest";
import type { OptionInfo } from "../lib/wire";
import { fieldOf, isNumbering, preset, presetOf, resized, sent, usual } from "./options";

const option = (name: string, kind: OptionInfo["kind"], values: string[], usual: unknown, more: Partial<OptionInfo> = {}) =>
  ({ name, kind, values, usual, group: "", least_players: 1, low: 0, high: 0, words: "", ...more }) satisfies OptionInfo;

const OPTIONS: OptionInfo[] = [
  option("bonus", "several", ["baker", "prior"], []),
  option("start_player", "seat", [], null),
  option("characters", "pick", ["base", "ladies"], "base", { group: "ladies" }),
  option("open_character", "flag", [], false, { group: "ladies" }),
  option("activities", "pick", ["base", "ladies", "both"], "base", { group: "ladies" }),
  option("events", "pick", ["base", "both", "ladies"], "base", { group: "ladies" }),
  option("purple_die", "flag", [], false, { group: "ladies" }),
  option("ramparts", "flag", [], false, { group: "ladies" }),
  option("tournament", "flag", [], false, { group: "ladies", least_players: 3 }),
];

test("what is as usual is not sent", () => {
  expect(sent(usual(OPTIONS), OPTIONS, 3)).toEqual({});
  expect(sent({ ...usual(OPTIONS), bonus: ["prior"] }, OPTIONS, 3)).toEqual({ bonus: ["prior"] });
});

const MODULES = { characters: "ladies", activities: "both", events: "both", purple_die: true, ramparts: true };
const GAME = {
  options: OPTIONS,
  presets: [
    { name: "ladies", values: MODULES },
    { name: "ladies_all", values: { ...MODULES, open_character: true, tournament: true } },
  ],
};

test.each(["none", "ladies", "ladies_all"])("the preset %s is known again, with two players and with four", (which) => {
  for (const players of [2, 4]) {
    expect(presetOf({ ...usual(OPTIONS), ...preset(which, GAME, players) }, GAME, players)).toBe(which);
  }
});

test("everything leaves out what needs more players", () => {
  expect(preset("ladies_all", GAME, 2)["tournament"]).toBe(false);
  expect(preset("ladies_all", GAME, 3)["tournament"]).toBe(true);
});

test("a part of the expansion by itself is no preset", () => {
  expect(presetOf({ ...usual(OPTIONS), ramparts: true }, GAME, 3)).toBe("own");
});

test("what this number of players cannot have is not sent", () => {
  expect(sent({ ...usual(OPTIONS), tournament: true, start_player: 2 }, OPTIONS, 2)).toEqual({});
  expect(sent({ ...usual(OPTIONS), tournament: true, start_player: 2 }, OPTIONS, 3)).toEqual({
    start_player: 2,
    tournament: true,
  });
});

test("a trouble finds its field", () => {
  expect(fieldOf("tournament", OPTIONS)).toBe("tournament");
  expect(fieldOf("$.options.bonus", OPTIONS)).toBe("bonus");
  expect(fieldOf("seats[1].bot", OPTIONS)).toBe("seats.1");
  expect(fieldOf("$.seats[2].name", OPTIONS)).toBe("seats.2");
  expect(fieldOf("players", OPTIONS)).toBe("seats");
  expect(fieldOf("seed", OPTIONS)).toBe("seed");
  expect(fieldOf("", OPTIONS)).toBe("");
  expect(fieldOf("moon", OPTIONS)).toBe("");
});

test("a numbering has each number once", () => {
  expect(isNumbering([3, 1, 2, 6, 5, 4])).toBe(true);
  expect(isNumbering([1, 1, 2, 3, 4, 5])).toBe(false);
  expect(isNumbering([1, 2, 3])).toBe(false);
});

test("seats that are there stay when their number changes", () => {
  expect(resized([{ kind: "me" }, { kind: "friend" }], 3, "greedy")).toEqual([
    { kind: "me" },
    { kind: "friend" },
    { kind: "bot", bot: "greedy" },
  ]);
  expect(resized([{ kind: "me" }, { kind: "friend" }], 1, "greedy")).toEqual([{ kind: "me" }]);
});
