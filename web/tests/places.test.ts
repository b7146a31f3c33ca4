import { describe, expect, test } from "vitest";
import { beside, freest, type Box } from "../src/table/guide/places";

const WINDOW = { wide: 1440, high: 900 };
const WORDS = { wide: 360, high: 200 };
const box = (left: number, top: number, wide: number, high: number): Box => ({ left, top, right: left + wide, bottom: top + high });

function covers(spot: { left: number; top: number }, thing: Box): boolean {
  return spot.left < thing.right && thing.left < spot.left + WORDS.wide && spot.top < thing.bottom && thing.top < spot.top + WORDS.high;
}

describe("words stand beside what they speak of", () => {
  test.each([
    ["in a corner", box(10, 70, 200, 90)],
    ["in the middle", box(600, 400, 120, 80)],
    ["at the right", box(1200, 100, 230, 300)],
    ["at the bottom", box(300, 820, 600, 70)],
    ["as wide as the window", box(0, 60, 1440, 300)],
  ])("%s", (_, thing) => {
    const spot = beside([thing], WORDS, WINDOW);
    expect(covers(spot, thing)).toBe(false);
    expect(spot.left).toBeGreaterThanOrEqual(0);
    expect(spot.top).toBeGreaterThanOrEqual(48);
    expect(spot.left + WORDS.wide).toBeLessThanOrEqual(WINDOW.wide);
    expect(spot.top + WORDS.high).toBeLessThanOrEqual(WINDOW.high);
  });
  test("things far apart: beside one of them, upon none", () => {
    const things = [box(10, 60, 300, 300), box(1100, 60, 330, 300), box(10, 600, 300, 290), box(1100, 600, 330, 290), box(600, 420, 200, 100)];
    const spot = beside(things, WORDS, WINDOW);
    expect(things.some((thing) => covers(spot, thing))).toBe(false);
  });
  test("nothing is meant: in a corner", () => {
    expect(beside([], WORDS, WINDOW)).toMatchObject({ left: 1440 - 360 - 8, top: 900 - 200 - 8 });
  });
});

test("a hint lies in the corner where it covers least", () => {
  expect(freest(WORDS, WINDOW, [])).toBe("right bottom");
  expect(freest(WORDS, WINDOW, [box(1300, 800, 100, 50)])).toBe("left bottom");
  expect(freest(WORDS, WINDOW, [box(0, 700, 1440, 200)])).toBe("right top");
  // what matters less decides between places that are alike to what matters more, and never against it
  expect(freest(WORDS, WINDOW, [], [], [box(0, 700, 1440, 200)])).toBe("right top");
  expect(freest(WORDS, WINDOW, [box(1060, 60, 100, 100)], [box(0, 60, 100, 100)], [box(1000, 700, 440, 200)])).toBe("left bottom");
  expect(freest(WORDS, WINDOW, [box(0, 60, 1440, 100)], [box(10, 700, 20, 200)], [box(1000, 700, 440, 200)])).toBe("right bottom");
});
