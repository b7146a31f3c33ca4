import { expect, test } from "vitest";
import { alike, blank, concerns, flat, nested, typed, typedList } from "./numbers";

test("numbers go to their dotted names and back", () => {
  const table = { activities: { merchant: { hire: 6, vp: [3, 1] } }, board: { rounds: { "2": 5 } } };
  expect(flat(table)).toEqual({ "activities.merchant.hire": 6, "activities.merchant.vp": [3, 1], "board.rounds.2": 5 });
  expect(nested(flat(table))).toEqual(table);
});

test("drafts are alike in whatever order", () => {
  expect(alike({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
  expect(alike({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  expect(alike({ a: 1, b: 2 }, { a: 1, c: 2 })).toBe(false);
});

test("what is no number stays as it was typed", () => {
  expect(typed(" 12 ")).toBe(12);
  expect(typed("1.5")).toBe("1.5");
  expect(typed("")).toBe("");
  expect(typedList("6, 12;18  x")).toEqual([6, 12, 18, "x"]);
  expect(typedList("")).toEqual([]);
});

test("one more in a list begins with something that fits", () => {
  const whole = { kind: "whole", least: 1, most: 6, words: [], items: [] } as const;
  const word = { kind: "word", least: null, most: null, words: ["red", "white"], items: [] };
  expect(blank({ kind: "group", least: null, most: null, words: [], items: [{ ...whole, items: [] , words: [] }, { ...word, kind: "word" }] })).toEqual([1, "red"]);
});

test("only the value that is wrong is marked, or all of them if it is all of them", () => {
  expect([0, 1, 2].map((at) => concerns([1, 0], at))).toEqual([false, true, false]);
  expect([0, 1].map((at) => concerns([1, 0].slice(1), at))).toEqual([true, false]);
  expect([0, 1].map((at) => concerns([], at))).toEqual([true, true]);
});
