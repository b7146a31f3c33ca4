import { describe, expect, it } from "vitest";
import { bins, favourites, marks, running } from "./charts";

describe("charts of a record", () => {
  it("puts every game into exactly one bar", () => {
    const points = [-7, 0, 3, 44, 45, 49, 50, 120];
    const found = bins(points);
    expect(found.reduce((sum, bin) => sum + bin.count, 0)).toBe(points.length);
    for (const bin of found) expect(points.filter((one) => one >= bin.from && one <= bin.to)).toHaveLength(bin.count);
    expect(found.length).toBeLessThanOrEqual(15);
    expect(bins([])).toEqual([]);
    expect(bins([42])).toEqual([{ from: 40, to: 44, count: 1 }]);
  });

  it("smooths with the latest few", () => {
    expect(running([10, 20, 30], 2)).toEqual([10, 15, 25]);
  });

  it("marks round numbers around all values", () => {
    for (const [least, most] of [[0, 0], [-12, 61], [980, 1020], [3, 4]] as const) {
      const found = marks(least, most);
      expect(found[0]).toBeLessThanOrEqual(least);
      expect(found.at(-1)).toBeGreaterThanOrEqual(most);
      expect(found.length).toBeGreaterThan(1);
      expect(found.length).toBeLessThan(9);
    }
  });

  it("names the most frequent first", () => {
    expect(favourites({ a: 1, b: 5, c: 3 }, 2)).toEqual([{ name: "b", count: 5 }, { name: "c", count: 3 }]);
  });
});
