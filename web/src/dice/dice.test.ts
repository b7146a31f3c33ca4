import { describe, expect, test } from "vitest";
import dieFixture from "../../fixtures/dice-die.json";
import useFixture from "../../fixtures/dice-use.json";
import overFixture from "../../fixtures/dice-over.json";
import type { WaySeen } from "../lib/wire";
import { inkCircle, inkCross, inkLoop } from "./ink";
import { BOARD, SHEET, type Box } from "./layout";
import { ACTS, COLOURS, COLUMNS, paymentOf, placeOf, spaceKey, spaceOf } from "./names";
import { changePrice, diePrice, total, wayPrice } from "./price";
import { after, pointsOf, reach } from "./reach";
import type { DiceNumbers, DiceView, DieSeen, SheetSeen } from "./seen";

const die = dieFixture.state.view as unknown as DiceView;
const use = useFixture.state.view as unknown as DiceView;
const over = overFixture.state.view as unknown as DiceView;
const numbers = dieFixture.printed.numbers as unknown as DiceNumbers;
/** Three dice: a white 2 for nothing, a yellow 4 for one of any, a red 2 for a denier. */
const dice: DieSeen[] = [
  { ...die.dice[0]!, colour: "white", value: 2, price: { influence: 0, deniers: 0, knowledge: 0, any: 0 } },
  { ...die.dice[1]!, colour: "yellow", value: 4, price: { influence: 0, deniers: 0, knowledge: 0, any: 1 } },
  { ...die.dice[2]!, colour: "red", value: 2, price: { influence: 0, deniers: 1, knowledge: 0, any: 0 } },
].map((one) => ({ ...one, value_step: 1, colour_price: 2 }) as DieSeen);
const way = (...keys: string[]): WaySeen => ({ keys, value: 0, times: 0, price: {}, change: {} });

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

describe("prices", () => {
  test("changing the chosen die costs what the game says it does", () => {
    const chosen = use.dice[(use.yours?.place ?? 1) - 1]!;
    for (const option of useFixture.state.turn.options) {
      const told = Object.fromEntries(option.says.args.price as unknown as [string, number][]);
      expect(changePrice(chosen, option.key)).toEqual({ influence: 0, deniers: 0, knowledge: 0, ...told });
    }
  });

  test("a die costs what the game says it does", () => {
    for (const option of dieFixture.state.turn.options) {
      const told = Object.fromEntries(option.says.args.price as unknown as [string, number][]);
      const taken = die.dice[placeOf(option.key)!]!;
      expect(diePrice(taken, option.key)).toEqual({ influence: 0, deniers: 0, knowledge: 0, ...told });
    }
  });

  test("a Banquet lets one influence move a die by two", () => {
    const banquet = { ...die.dice[0]!, value: 1, colour: "red" as const, value_step: 2, colour_price: 1 };
    expect(changePrice(banquet, "fortress 4")).toEqual({ influence: 2, deniers: 0, knowledge: 0 });
    expect(changePrice(banquet, "great_hall 1")).toEqual({ influence: 0, deniers: 0, knowledge: 1 });
  });

  test("the whole price is the die's and the change's", () => {
    const price = wayPrice(way("die 3", "great_hall 3"), dice);
    expect(price).toEqual({ influence: 1, deniers: 1, knowledge: 2 });
    expect(total(price)).toBe(4);
  });
});

describe("reach", () => {
  const sheet: SheetSeen = {
    ...die.sheets[0]!,
    influence: { circled: 5, left: 2 },
    deniers: { circled: 5, left: 5 },
  };
  const ways = [
    way("die 3", "fortress 2"),
    way("die 1", "fortress 2"),
    way("die 2 for influence", "gain influence 1"),
    way("die 2 for deniers", "gain influence 1"),
  ];

  test("the cheapest way to a space comes first", () => {
    const { to } = reach(ways, dice, sheet, null);
    expect(to("fortress 2").map((found) => found.keys[0])).toEqual(["die 3", "die 1"]);
  });

  test("of equal prices, what there is most of is spent", () => {
    const { from } = reach(ways, dice, sheet, null);
    expect(from(1).get("gain influence 1")?.keys[0]).toBe("die 2 for deniers");
  });

  test("a chosen payment is kept to", () => {
    const { from } = reach(ways, dice, sheet, "influence");
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

  test("points are counted as the game counts them", () => {
    for (const view of [die, use, over]) {
      expect(view.sheets.map((sheet) => pointsOf(sheet, numbers))).toEqual(view.points);
    }
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
