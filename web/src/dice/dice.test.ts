import { describe, expect, test } from "vitest";
import dieFixture from "../../fixtures/dice-die.json";
import type { WaySeen } from "../lib/wire";
import { inkCircle, inkCross, inkLoop } from "./ink";
import { BOARD, SHEET, type Box } from "./layout";
import { ACTS, COLOURS, COLUMNS, paymentOf, placeOf, spaceKey, spaceOf } from "./names";
import { total, wayPrice } from "./price";
import { after, reach } from "./reach";
import type { DiceView, Sheet as SheetSeen } from "./views";

const die = dieFixture.state.view as unknown as DiceView;
const way = (price: Record<string, number>, ...keys: string[]): WaySeen => ({ keys, value: 0, times: 0, price, change: {}, dice: [] });

describe("keys", () => {
  test("a space and its key say the same", () => {
    for (const colour of COLOURS) {
      for (const act of ACTS) {
        expect(spaceOf(spaceKey(colour, act, 4))).toEqual({ colour, act, number: 4 });
      }
    }
  });

  test("a die's key names its place and what pays for it", () => {
    expect(placeOf("die 2 for deniers")).toBe(1);
    expect(paymentOf("die 2 for deniers")).toBe("deniers");
    expect(placeOf("die 4")).toBe(3);
    expect(paymentOf("die 4")).toBeNull();
    expect(placeOf("one of each")).toBeNull();
    expect(spaceOf("citizen red")).toBeNull();
  });
});

test("the whole price of a way is what the game tells", () => {
  const price = wayPrice(way({ deniers: 1, knowledge: 2 }, "die 3", "great_hall 3"));
  expect(price).toEqual({ influence: 0, deniers: 1, knowledge: 2 });
  expect(total(price)).toBe(3);
});

describe("reach", () => {
  const sheet: SheetSeen = {
    ...die.sheets[0]!,
    influence: { circled: 5, left: 2 },
    deniers: { circled: 5, left: 5 },
  };
  const ways = [
    way({ knowledge: 2 }, "die 1", "fortress 2"),
    way({ deniers: 1 }, "die 3", "fortress 2"),
    way({ influence: 1 }, "die 2 for influence", "gain influence 1"),
    way({ deniers: 1 }, "die 2 for deniers", "gain influence 1"),
  ];

  test("the cheapest way to a space comes first", () => {
    const { to } = reach(ways, sheet, null);
    expect(to("fortress 2").map((found) => found.keys[0])).toEqual(["die 3", "die 1"]);
  });

  test("of equal prices, what there is most of is spent", () => {
    const { from } = reach(ways, sheet, null);
    expect(from(1).get("gain influence 1")?.keys[0]).toBe("die 2 for deniers");
  });

  test("a chosen payment is kept to", () => {
    const { from } = reach(ways, sheet, "influence");
    expect(from(1).get("gain influence 1")?.keys[0]).toBe("die 2 for influence");
  });
});

describe("the sheet", () => {
  test("what is paid is crossed out, what comes is circled", () => {
    const sheet = die.sheets[0]!;
    const then = after(sheet, { deniers: 2, red_citizens: 1 }, { influence: 0, deniers: 1, knowledge: 0 });
    expect(then.stock.deniers).toEqual({ circled: sheet.deniers.circled + 3, left: sheet.deniers.left + 2 });
    expect(then.stock.influence).toEqual(sheet.influence);
    expect(then.citizens.red).toBe(sheet.citizens.red + 1);
  });
});

describe("the layout", () => {
  const inside = (box: Box, width: number, height: number) =>
    box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;

  test.each(["wide", "tall"] as const)("every space of the %s sheet is on it, and none on another", (form) => {
    const layout = SHEET[form];
    const boxes = COLOURS.flatMap((colour) =>
      ACTS.flatMap((act) => COLUMNS.map((column) => layout.space(colour, act, column))),
    );
    for (const box of boxes) expect(inside(box, layout.width, layout.height)).toBe(true);
    boxes.forEach((one, at) => {
      for (const two of boxes.slice(at + 1)) {
        const apart =
          one.x + one.width <= two.x ||
          two.x + two.width <= one.x ||
          one.y + one.height <= two.y ||
          two.y + two.height <= one.y;
        expect(apart).toBe(true);
      }
    });
    for (const colour of COLOURS) {
      expect(layout.bonus(colour, 20).x).toBeLessThan(layout.width - 8);
      expect(layout.resource(colour, 18).x).toBeLessThan(layout.width - 12);
    }
  });

  test("a space on a desk can be tapped", () => {
    for (const act of ACTS) {
      expect(SHEET.wide.space("red", act, 0).height).toBeGreaterThanOrEqual(40);
      expect(SHEET.tall.space("red", act, 0).height).toBeGreaterThanOrEqual(40);
    }
  });

  test("the board is as wide as a phone, and as high as a desk", () => {
    expect(BOARD.tall.width).toBe(390);
    expect(BOARD.wide.height).toBeLessThanOrEqual(672);
  });
});

describe("ink", () => {
  test("the same place always gets the same stroke", () => {
    expect(inkCircle(10, 10, 9, 3)).toBe(inkCircle(10, 10, 9, 3));
    expect(inkCircle(10, 10, 9, 3)).not.toBe(inkCircle(10, 10, 9, 4));
    expect(inkLoop(0, 0, 60, 40, 1)).toMatch(/^M[\d.-]/);
    expect(inkCross(0, 0, 60, 40, 1)).toHaveLength(2);
  });
});
