import { expect, test } from "vitest";
import ladies from "../../fixtures/troyes-ladies.json";
import { GROUPS } from "./legend/signs";
import { groupsOf } from "./legend/sheet";
import type { CityPrinted } from "./printed";
import { fitted, type Line, linesOf, type Sign } from "./signs";
import type { Printed } from "../lib/wire";

const printed = ladies.printed as unknown as Printed;
const { faces } = printed.numbers as unknown as CityPrinted;
const every = Object.values(faces).flatMap((named) => Object.values(named));

const coin: Sign = { icon: "deniers", amount: 3 };
const arrow: Sign = { icon: "arrow" };

test("the legend explains every sign that stands on a card", () => {
  const explained = new Set(GROUPS.flatMap(({ signs }) => signs.map(({ sign }) => sign.icon)));
  const used = new Set(every.flatMap((face) => [...face.dice, ...face.lines].flat().map(({ icon }) => icon)));
  expect([...used].filter((icon) => !explained.has(icon))).toEqual([]);
});

test("the sheet has every card once", () => {
  const cards = groupsOf(printed).flatMap((group) => group.cards);
  expect(cards.length).toBe(every.length);
});

test("every face fits the smallest card in signs that can be read", () => {
  for (const face of Object.values(faces.activities)) {
    const { rows, size } = fitted(linesOf(face), 120, 50, 24);
    expect(size, JSON.stringify(face.lines)).toBeGreaterThan(9);
    expect(rows.length).toBeLessThanOrEqual(3);
    for (const row of rows) expect((row.wide * size) / 24).toBeLessThanOrEqual(120.5);
  }
});

test("signs stay in one row as long as more rows would not make them larger", () => {
  const line: Line = [coin, arrow, coin];
  expect(fitted([line], 200, 60, 24).rows).toHaveLength(1);
  expect(fitted([line], 60, 60, 24).rows).toHaveLength(2);
});

test("two lines stand below each other, or in one row where that is all the room", () => {
  const two: Line[] = [[coin], [arrow, coin]];
  expect(fitted(two, 50, 52, 24).rows).toHaveLength(2);
  expect(fitted(two, 300, 24, 24).rows).toHaveLength(1);
});
