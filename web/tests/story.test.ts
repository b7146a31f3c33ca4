import { describe, expect, test } from "vitest";
import city from "../src/city/client";
import { story } from "../src/lib/story";
import type { Message } from "../src/lib/message";

const said = (id: string, seat?: number | string): Message => ({
  id,
  args: typeof seat === "number" ? { seat } : seat ? { seat_name: seat } : {},
  rule: "",
});

const LOG = [
  said("city-log-round"),
  said("city-log-income", 1),
  said("city-log-income", 2),
  said("city-log-spent", 1),
  said("city-log-rerolled", 1),
  said("city-log-acts-place", 1),
  said("city-log-spent", 1),
  said("city-log-expelled", 2),
  said("city-log-acts-build", 2),
  said("city-log-acts-build", 2),
  said("city-log-roy-acts", "roy"),
  said("city-log-round"),
];

const shape = (seat: number | null) =>
  story(LOG, seat, city.telling).map(({ heading, who, lines, fresh }) => [heading ? "heading" : who, lines.length, fresh]);

describe("the log as a story", () => {
  test("is told by rounds, and by turns with all that came of them", () => {
    expect(shape(null)).toEqual([
      ["heading", 1, false],
      [null, 2, false],
      [0, 5, false],
      [1, 1, false],
      [1, 1, false],
      ["roy", 1, false],
      ["heading", 1, false],
    ]);
  });

  test("marks what came after one's own last turn", () => {
    expect(shape(0).map(([, , fresh]) => fresh)).toEqual([false, false, false, true, true, true, true]);
    expect(shape(1).map(([, , fresh]) => fresh)).toEqual([false, false, false, false, false, true, true]);
  });

  test("loses no line", () => {
    expect(story(LOG, 0, city.telling).flatMap(({ lines }) => lines)).toEqual(LOG);
  });
});
