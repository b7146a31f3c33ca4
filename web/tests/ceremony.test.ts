/** The order of the ceremony, and what it says. */
import { describe, expect, test } from "vitest";
import { actsOf, beatsOf, outcomeOf, paidSoFar, rowsOf } from "../src/table/ceremony";
import { bestOf } from "../src/table/best";
import { swingsOf } from "../src/table/swings";
import type { PersonRecord, PlayedSeen } from "../src/lib/results";
import type { Ending } from "../src/lib/wire";

function ending(lines: Record<string, number>[], characters: string[][], winners = [0]): Ending {
  const scores = lines.map((one) => ({ total: Object.values(one).reduce((sum, points) => sum + points, 0), lines: one }));
  return { scores, winners, characters, growth: [], verdict: null, seed: "", commitment: "" };
}

const CITY = ending(
  [
    { tokens: 24, events: 0, urbain_iv: 6, thibaut_ii: 0, le_florentin: 1 },
    { tokens: 27, events: 0, urbain_iv: 0, thibaut_ii: 0, le_florentin: 3 },
  ],
  [["thibaut_ii"], ["urbain_iv"]],
  [0],
);
const isCharacter = (row: string): boolean => row.includes("_");

describe("the acts", () => {
  const acts = actsOf(CITY, isCharacter);

  test("are first what was done, then the open Character, then the secret ones, seat by seat", () => {
    expect(acts.map(({ row }) => row)).toEqual(["tokens", "le_florentin", "thibaut_ii", "urbain_iv"]);
    expect(acts.map(({ character }) => character)).toEqual([false, true, true, true]);
    expect(acts.map(({ holders }) => holders)).toEqual([[], [], [0], [1]]);
  });
  test("leave out what brings nobody anything, but no secret", () => {
    expect(acts.map(({ row }) => row)).not.toContain("events");
    expect(acts.find(({ row }) => row === "thibaut_ii")?.points).toEqual([0, 0]);
    expect(rowsOf(CITY)).toContain("events");
  });
  test("are each shown and then paid, and Characters take longest", () => {
    const beats = beatsOf(acts);
    expect(beats.map(({ act, paid }) => `${act}${paid ? "!" : ""}`)).toEqual(["0", "0!", "1", "1!", "2", "2!", "3", "3!"]);
    expect(beats[2]!.ms).toBeGreaterThan(beats[0]!.ms);
  });
  test("add up to the count", () => {
    expect(paidSoFar(CITY, acts, 0)).toEqual([0, 0]);
    expect(paidSoFar(CITY, acts, 2)).toEqual([25, 30]);
    expect(paidSoFar(CITY, acts, acts.length)).toEqual([31, 30]);
  });
  test("of a game without lines are none, and the count stands", () => {
    const plain = { ...CITY, scores: [{ total: 21, lines: {} }], characters: [] };
    expect(actsOf(plain, isCharacter)).toEqual([]);
    expect(paidSoFar(plain, [], 0)).toEqual([21]);
  });
});

describe("the outcome", () => {
  test("tells place and lead", () => {
    expect(outcomeOf(CITY, 0)).toEqual({ place: 1, ahead: 1, won: true });
    expect(outcomeOf(CITY, 1)).toEqual({ place: 2, ahead: -1, won: false });
  });
  test("of a tie that the rules give to another is the second place", () => {
    const level = ending([{ tokens: 9 }, { tokens: 9 }], [], [1]);
    expect(outcomeOf(level, 0)).toEqual({ place: 2, ahead: 0, won: false });
  });
});

describe("the moments", () => {
  test("are the rounds in which somebody gained most on the others, in order", () => {
    const growth = [
      { round: 1, totals: [0, 0, 0] },
      { round: 1, totals: [2, 1, 9] },
      { round: 2, totals: [12, 2, 9] },
      { round: 3, totals: [13, 4, 10] },
      { round: 4, totals: [13, 11, 11] }, // the final count, told one round later
    ];
    expect(swingsOf(growth)).toEqual([
      { round: 1, side: 2, points: 7 },
      { round: 2, side: 0, points: 9 },
      { round: 3, side: 1, points: 7 },
    ]);
  });
  test("of a game without a course are none", () => {
    expect(swingsOf([])).toEqual([]);
    expect(swingsOf([{ round: 1, totals: [3] }])).toEqual([]);
  });
});

describe("the best so far", () => {
  const played = (table: string, points: number, ahead = 0): PlayedSeen => ({
    ...{ table, points, ahead, game: "x", when: "", place: 1, players: 1, won: true, left: false, daily: null, rating: null, others: [] },
  });
  const record = (latest: PlayedSeen[], best: PlayedSeen[]) =>
    ({ latest, games: [{ game: "x", best_games: best }], boxes: [] }) as unknown as PersonRecord;
  const table = { id: "now", game: "x" };

  test("is this game, if it beats all others", () => {
    expect(bestOf(record([played("now", 50)], [played("now", 50), played("old", 40)]), table, false)).toEqual({ now: true, points: 50 });
    expect(bestOf(record([played("now", 30)], [played("old", 40)]), table, false)).toEqual({ now: false, points: 40 });
  });
  test("against a rival is the lead", () => {
    expect(bestOf(record([played("now", 30, 5)], [played("old", 40, -3)]), table, true)).toEqual({ now: true, points: 5 });
  });
  test("is not told of a first game, nor of one that does not count", () => {
    expect(bestOf(record([played("now", 50)], [played("now", 50)]), table, false)).toBeNull();
    expect(bestOf(record([], [played("old", 40)]), table, false)).toBeNull();
  });
});
