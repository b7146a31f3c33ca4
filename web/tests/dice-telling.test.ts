/** What others do in a half day of Troyes Dice, and the change to the next one, cut into beats. */
import { describe, expect, test } from "vitest";
import dice from "../src/dice/client";
import type { DiceView } from "../src/dice/views";
import type { Message } from "../src/lib/message";
import { story } from "../src/lib/story";
import { talesOf } from "../src/lib/tales";
import type { Tale, View } from "../src/lib/telling.svelte";
import fixture from "../fixtures/dice-ten.json";

const before = { ...(fixture.state.view as unknown as DiceView), players: 2, seat: 0, day: 3, half: "morning" } as DiceView;
const after: DiceView = structuredClone({ ...before, half: "afternoon", neutral: before.neutral });
after.sheets[1]!.deniers.left -= 1;
after.points[1] = 77;

const said = (name: string, args: Message["args"]): Message => ({ id: `dice-log-${name}`, args, rule: "" });
const [first = 1, second = 2] = before.numbers;
const LOG = [
  said("took", { seat: 1, place: 1, value: 3, colour: "red", price: [], paid: 0 }),
  said("gained", { seat: 1, gain: [["influence", 3]] }),
  said("took", { seat: 2, place: 2, value: 2, colour: "yellow", price: [["deniers", 1]], paid: 1 }),
  said("changed", { seat: 2, colour: "yellow", value: first, price: [["influence", 1]], paid: 1 }),
  said("drew", { seat: 2, building: "city_hall", number: first }),
  said("gained", { seat: 2, gain: [["yellow-citizen", 2]] }),
  said("tile-turned", { tile: 3 }),
  said("rolled", { day: 3, half: "afternoon", one: 1, two: 2, three: 3, black: 4 }),
  said("destroyed", { place: 4, value: second, colour: "white" }),
  said("crossed", { seat: 1, colour: "white", number: second }),
  said("guarded", { seat: 2, colour: "white", number: second }),
];

function told(now: DiceView, was: DiceView | null = before): Tale[] {
  const tell = dice.telling!.tell!;
  return talesOf(story(LOG, 0, dice.telling), 0, was as unknown as View | null, now as unknown as View, tell);
}
const beats = (tales: readonly Tale[]) => tales.flatMap((tale) => tale.beats);
const words = (lines: readonly Message[]) => lines.map(({ id }) => id.replace("dice-log-", ""));

describe("a half day of Troyes Dice", () => {
  test("is a beat a seat, then what is turned over, the roll, and what strikes", () => {
    expect(told(after).map(({ who, beats }) => [who, ...beats.map(({ kind }) => kind)])).toEqual([
      [0, "takes"],
      [1, "takes"],
      [null, "turns"],
      [null, "roll"],
      [null, "strikes"],
    ]);
  });

  test("loses no line, and says the chief ones", () => {
    expect(beats(told(after)).flatMap(({ lines }) => lines)).toEqual(LOG);
    const [, theirs, , , strikes] = beats(told(after));
    expect(words(theirs!.said!)).toEqual(["took", "drew"]);
    expect(words(strikes!.said!)).toEqual(["destroyed", "crossed"]);
  });

  test("says one line of each where many play", () => {
    const [, theirs] = beats(told({ ...after, players: 10 }));
    expect(words(theirs!.said!)).toEqual(["drew"]);
  });

  test("shows the others' strokes as they are told, upon the wheel of their half day", () => {
    const [, theirs, , roll, strikes] = beats(told(after)).map(({ view }) => view as unknown as DiceView);
    const [was, is] = [before.sheets[1]!, theirs!.sheets[1]!];
    expect(theirs!.half).toBe("morning");
    expect(is.deniers.left).toBe(was.deniers.left - 1);
    expect(is.citizens.yellow).toBe(was.citizens.yellow + 2);
    expect(is.drawn.city_hall).toContain(1);
    expect(theirs!.points[1]).toBe(77);
    expect(roll!.half).toBe("afternoon");
    expect(roll!.sheets[0]!.crossed.white).toEqual((before.yours?.sheet ?? before.sheets[0]!).crossed.white);
    expect(strikes).toEqual(after);
  });

  test("lights dice, sheets and spaces, and marks what was built or lost", () => {
    const [, theirs, , roll, strikes] = beats(told(after));
    expect(theirs!.places).toEqual(expect.arrayContaining(["die 2", "sheet 1", "1 deniers", `1 city_hall ${first}`, "1 citizen yellow"]));
    expect(theirs!.marks).toEqual([`1 city_hall ${first}`]);
    expect(theirs!.flights).toEqual([{ token: { die: "yellow", value: 2 }, from: "die 2", to: "sheet 1" }]);
    expect(roll!.places).toEqual(["die 1", "die 2", "die 3", "die 4"]);
    expect(strikes!.marks).toContain(`0 gain knowledge ${second}`);
    expect(strikes!.flights.map(({ to }) => to)).toEqual([`0 gain knowledge ${second}`]);
  });

  test("the new dice can be taken as soon as they are told of; before that a click only ends the telling", () => {
    expect(beats(told(after)).map(({ passing }) => passing)).toEqual([false, false, false, true, true]);
  });

  test("whoever plays alone has the next half day at once", () => {
    const alone = { ...after, players: 1 };
    const all = beats(told(alone));
    expect(all.every(({ passing }) => passing)).toBe(true);
    expect(all.every(({ view }) => view === null || view === (alone as unknown as View))).toBe(true);
  });

  test("after a reload it is told on the board as it is", () => {
    expect(beats(told(after, null)).map(({ view }) => view)).toEqual([null, null, null, null, null]);
  });
});
