import { describe, expect, test } from "vitest";
import { EDGE, sizeFor } from "./laying";
import { plan, quarters, unitOf, type Box, type Plan, type Wanted } from "./layout";

const BAR = 48;
const TRAY = 92;
const EVERYTHING: Wanted = { ramparts: true, roy: false, families: 518, under: true };
/** Nine dice of three colours, as many as a family may well have. */
const NINE = ["red", "red", "red", "yellow", "yellow", "yellow", "white", "white", "purple"];

const apart = (one: Box, other: Box): boolean =>
  one.x + one.w <= other.x || other.x + other.w <= one.x || one.y + one.h <= other.y || other.y + other.h <= one.y;

/** All that stands on the board; the town is the ground of three of them. */
function parts({ town: _, ...places }: Plan): Box[] {
  return Object.values(places).filter((place): place is Box => place !== null);
}

function planned(wide: number, high: number, wanted: Wanted): { places: Plan; width: number; height: number; unit: number } {
  const unit = unitOf(wide, high);
  return { places: plan(wide / unit, high / unit, wanted), width: wide / unit, height: high / unit, unit };
}

describe("dice", () => {
  test("are of one size, and large, in a full town of four", () => {
    const { places, unit } = planned(1440, 900 - BAR - TRAY, EVERYTHING);
    const { families, neutral, market } = quarters(places.square, 4, 6);
    const size = sizeFor([
      ...families.map((box) => ({ colours: NINE, box })),
      { colours: NINE.slice(0, 6), box: neutral },
      { colours: NINE.slice(0, 6).map(() => "black"), box: market },
    ]);
    expect(size * unit).toBeGreaterThanOrEqual(34);
  });
  test("are nearly as large on a low screen", () => {
    const { places, unit } = planned(1280, 720 - 44 - 86, EVERYTHING);
    const { families, neutral } = quarters(places.square, 4);
    const size = sizeFor([...families.map((box) => ({ colours: NINE.slice(1, 8), box })), { colours: NINE.slice(3, 7), box: neutral }]);
    expect(size * unit).toBeGreaterThanOrEqual(35);
  });
  test.each([2, 4, 7])("of %d attackers are no reason for smaller ones", (attackers) => {
    const { places } = planned(1440, 900 - BAR - TRAY, EVERYTHING);
    const { market } = quarters(places.square, 4, attackers);
    expect(sizeFor([{ colours: Array.from({ length: attackers }, () => "black"), box: { ...market, w: market.w + 2 * EDGE } }])).toBe(40);
  });
  test("become smaller everywhere, where there are too many in one place", () => {
    const { places } = planned(1440, 742, EVERYTHING);
    const [first] = quarters(places.square, 4).families;
    const many = Array.from({ length: 14 }, () => "red");
    expect(sizeFor([{ colours: ["red"], box: first! }])).toBe(40);
    expect(sizeFor([{ colours: ["red"], box: first! }, { colours: many, box: first! }])).toBeLessThan(40);
  });
});

describe("the plan", () => {
  const wishes: Wanted[] = [true, false].flatMap((ramparts) =>
    [true, false].flatMap((roy) => [300, 520, 700].flatMap((families) => [true, false].map((under) => ({ ramparts, roy, families, under })))),
  );
  const sizes = [
    [1440, 742],
    [1280, 588],
    [1920, 900],
    [1024, 600],
    [1440, 520],
    [900, 1000],
  ] as const;

  test.each(sizes)("of %d by %d leaves nothing out, and nothing covers another", (wide, high) => {
    for (const wanted of wishes) {
      const { places, width, height } = planned(wide, high, wanted);
      const all = parts(places);
      for (const [at, one] of all.entries()) {
        expect(Math.min(one.x, one.y)).toBeGreaterThanOrEqual(0);
        expect(one.x + one.w).toBeLessThanOrEqual(width + 0.01);
        expect(one.y + one.h).toBeLessThanOrEqual(height + 0.01);
        for (const other of all.slice(at + 1)) expect(apart(one, other)).toBe(true);
      }
    }
  });
  test("gives cards, sides and log their room at 1440 by 900", () => {
    const { places } = planned(1440, 900 - BAR - TRAY, EVERYTHING);
    expect(places.events.w).toBe(200);
    expect(places.families.w).toBe(250);
    expect((places.cards.w - 44) / 3).toBeGreaterThan(295);
    expect((places.cards.h - 12) / 3).toBeGreaterThan(88);
    expect(places.under.h).toBeGreaterThan(200);
  });
});

describe("the quarters", () => {
  test.each([1, 2, 3, 4])("of %d families lie apart, within the square", (seats) => {
    const square = { x: 0, y: 0, w: 480, h: 350 };
    for (const attackers of [0, 9]) {
      const { families, neutral, market } = quarters(square, seats, attackers);
      const all = [...families, neutral, market];
      expect(families).toHaveLength(seats);
      for (const [at, one] of all.entries()) {
        expect(one.x + one.w).toBeLessThanOrEqual(square.w + 0.01);
        expect(one.y + one.h).toBeLessThanOrEqual(square.h + 0.01);
        for (const other of all.slice(at + 1)) expect(apart(one, other)).toBe(true);
      }
    }
  });
});
