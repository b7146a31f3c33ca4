/** What others do is told in order; none of it is lost, none told twice, and the true state is always underneath. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import city from "../src/city/client";
import { Play, PICTURE } from "../src/lib/play.svelte";
import { settings } from "../src/lib/settings.svelte";
import { talesOf } from "../src/lib/tales";
import { Telling, type Beat, type Tale } from "../src/lib/telling.svelte";
import type { Message } from "../src/lib/message";
import type { Printed, StateMessage, TableInfo } from "../src/lib/wire";
import fixture from "../fixtures/troyes-action.json";

class Hand {
  #next: (() => void) | null = null;
  waited: number[] = [];
  after(ms: number, what: () => void): () => void {
    this.waited.push(ms);
    this.#next = what;
    return () => (this.#next = null);
  }
  get waits(): boolean {
    return this.#next !== null;
  }
  /** The time of a beat passes. */
  tick(): void {
    const what = this.#next;
    this.#next = null;
    what?.();
  }
}

function beat(kind: string, until: number, more: Partial<Beat> = {}): Beat {
  return { kind, who: 1, lines: [{ id: kind, args: {}, rule: "" }], places: [kind], marks: [kind], flights: [], view: { kind }, until, ...more };
}
function tale(at: number, who: number | null, ...kinds: string[]): Tale {
  return { at, who, beats: kinds.map((kind, nth) => beat(kind, at + nth + 1)) };
}
const nobody = (): boolean => false;

function teller(): { telling: Telling; hand: Hand; told: number[] } {
  const told: number[] = [];
  const hand = new Hand();
  const telling = new Telling((line) => told.push(line), hand);
  telling.resume();
  return { telling, hand, told };
}

/** The beats from now to the end. */
function all({ telling, hand }: { telling: Telling; hand: Hand }): string[] {
  const found: string[] = [];
  while (telling.beat) {
    found.push(telling.beat.kind);
    hand.tick();
  }
  return found;
}

beforeEach(() => (settings.pace = "normal"));
afterEach(() => (settings.pace = "normal"));

describe("telling", () => {
  test("goes beat by beat, and the board shows each beat's view", () => {
    const it = teller();
    it.telling.hear([tale(0, 1, "acts", "dice")], nobody);
    expect(it.telling.view).toEqual({ kind: "acts" });
    it.hand.tick();
    expect(it.telling.view).toEqual({ kind: "dice" });
    it.hand.tick();
    expect(it.telling.active).toBe(false);
    expect(it.telling.view).toBeNull();
  });

  test("what is told in passing is in nobody's way, unless it is told once more", () => {
    const it = teller();
    const rolled: Tale = { at: 0, who: null, beats: [beat("roll", 1, { passing: true })] };
    it.telling.hear([rolled], nobody);
    expect(it.telling.passing).toBe(true);
    it.telling.again(rolled);
    expect(it.telling.passing).toBe(false);
  });

  test("tells several turns in their order, also those that come meanwhile", () => {
    const it = teller();
    it.telling.hear([tale(0, 1, "a", "b"), tale(2, 2, "c")], nobody);
    it.hand.tick();
    it.telling.hear([tale(3, null, "d")], nobody);
    expect(all(it)).toEqual(["b", "c", "d"]);
    expect(it.told).toEqual([1, 2, 3, 4]);
  });

  test("says nothing of the own turn", () => {
    const it = teller();
    it.telling.hear([tale(0, 0, "own"), tale(1, 1, "other")], (who) => who === 0);
    expect(all(it)).toEqual(["other"]);
  });

  test("ended early has told everything, and marks what changed", () => {
    const it = teller();
    it.telling.hear([tale(0, 1, "a", "b"), tale(2, 2, "c")], nobody);
    it.telling.end();
    expect(it.telling.active).toBe(false);
    expect(it.hand.waits).toBe(false);
    expect(it.told.at(-1)).toBe(3);
    expect([...it.telling.marks]).toEqual(["a", "b", "c"]);
    it.telling.seen();
    expect(it.telling.marks).toEqual([]);
  });

  test("lasts half a second to eight tenths a beat, slower and faster as one likes", () => {
    const lengths = (pace: "slow" | "normal" | "fast"): number[] => {
      settings.pace = pace;
      const it = teller();
      it.telling.hear([{ at: 0, who: 1, beats: [beat("a", 1), beat("b", 9, { lines: Array.from({ length: 8 }, () => ({ id: "x", args: {}, rule: "" })) })] }], nobody);
      all(it);
      return it.hand.waited;
    };
    const normal = lengths("normal");
    expect(Math.min(...normal)).toBeGreaterThanOrEqual(500);
    expect(Math.max(...normal)).toBeLessThanOrEqual(800);
    expect(lengths("slow").every((ms, at) => ms > normal[at]!)).toBe(true);
    expect(lengths("fast").every((ms, at) => ms < normal[at]!)).toBe(true);
  });

  test("switched off tells nothing and marks what changed", () => {
    settings.pace = "off";
    const it = teller();
    it.telling.hear([tale(0, 1, "a")], nobody);
    expect(it.telling.active).toBe(false);
    expect(it.told).toEqual([1]);
    expect(it.telling.marks).toEqual(["a"]);
  });

  test("of many turns that wait each is told in one beat, and ends with the same board", () => {
    const it = teller();
    const many = Array.from({ length: 8 }, (_, at) => tale(3 * at, 1, `${at} acts`, `${at} dice`, `${at} brings`));
    it.telling.hear(many, nobody);
    expect(it.telling.beat?.places).toEqual(["0 acts", "0 dice", "0 brings"]);
    expect(it.telling.view).toEqual({ kind: "0 brings" });
    const beats = all(it);
    expect(beats.length).toBeLessThan(24);
    expect(beats.filter((kind) => kind.endsWith("acts")).length).toBe(8);
    expect(it.told.at(-1)).toBe(24);
  });

  test("waits for a board and for eyes", () => {
    const it = teller();
    it.telling.pause();
    it.telling.hear([tale(0, 1, "a")], nobody);
    expect(it.hand.waits).toBe(false);
    it.telling.resume();
    expect(all(it)).toEqual(["a"]);
  });

  test("once more tells the same and counts nothing", () => {
    const it = teller();
    it.telling.hear([tale(0, 1, "a", "b")], nobody);
    all(it);
    it.telling.seen();
    it.telling.again(it.telling.kept(0)!);
    expect(all(it)).toEqual(["a", "b"]);
    expect(it.told).toEqual([1, 2]);
    expect(it.telling.marks).toEqual([]);
  });
});

// -- at a table -----------------------------------------------------------------------------------------------------------

const said = (name: string, args: Message["args"] = {}): Message => ({ id: `city-log-${name}`, args, rule: "" });
const COMBAT = [
  said("acts-combat", { seat: 2, event: "marauding" }),
  said("used-dice", { seat: 2, faces: [["face-red", 5]] }),
  said("cube-on", { seat: 2, event: "marauding", count: 1 }),
  said("gained", { seat: 2, gain: [["influence", 1]] }),
];
const table = fixture.table as unknown as TableInfo;
const printed = fixture.printed as unknown as Printed;
const first = { ...fixture.state, seat: 0, log_from: 0, log: [] } as unknown as StateMessage;

function news(log: Message[], more: Partial<StateMessage> = {}): StateMessage {
  return { ...first, n: 2, log_from: 0, log, ...more };
}

function kinds(play: Play): string[] {
  return (play.telling.tale?.beats ?? []).map(({ kind }) => kind);
}

describe("at a table", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    Object.assign(globalThis, { sessionStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) } });
  });

  function sat(log: Message[] = []): Play {
    const play = new Play(table, news(log), printed, PICTURE, city);
    play.follow();
    return play;
  }

  test("a turn is told as who and what, with which dice, onto what, and what it brings", () => {
    const play = sat();
    play.receive(news(COMBAT));
    expect(kinds(play)).toEqual(["acts", "dice", "onto", "brings"]);
    expect(play.telling.tale?.beats.map(({ places }) => places[0])).toEqual(["event marauding", "district 1", "event marauding", "family 1"]);
  });

  test("the state is the true one underneath, and stands when the telling is ended", () => {
    const play = sat();
    const after = { ...first.view, round: 4 };
    play.receive(news(COMBAT, { view: after }));
    expect(play.state.view).toBe(after);
    expect(play.view).not.toBe(after);
    play.telling.end();
    expect(play.view).toBe(after);
  });

  test("whoever acts early ends it", async () => {
    const play = sat();
    play.receive(news(COMBAT));
    await play.choose("pass");
    expect(play.telling.active).toBe(false);
    expect(play.telling.marks).toEqual([]);
  });

  test("after a reload what was not told is told, and nothing else", () => {
    const play = sat();
    play.receive(news(COMBAT));
    play.telling.end();
    const later = sat([...COMBAT, said("passed", { seat: 3 })]);
    expect(later.telling.tale?.beats.map(({ lines }) => lines)).toEqual([[said("passed", { seat: 3 })]]);
    expect(later.view).toBe(later.state.view);
    later.telling.end();
    expect(sat([...COMBAT, said("passed", { seat: 3 })]).telling.active).toBe(false);
  });

  test("after a gap the whole log comes again, and only its news is told", () => {
    const play = sat(COMBAT);
    expect(play.telling.active).toBe(false);
    play.receive(news([...COMBAT, said("passed", { seat: 3 })]));
    expect(kinds(play)).toEqual(["acts"]);
  });

  test("what somebody takes back is no longer told", () => {
    const play = sat();
    play.receive(news(COMBAT));
    play.receive(news([], { log_from: 0 }));
    expect(play.telling.active).toBe(false);
    play.receive(news(COMBAT));
    expect(kinds(play)).toEqual(["acts", "dice", "onto", "brings"]);
  });

  test("every line is told once, and the last board is the true one", () => {
    const scene = [
      said("round-ends"),
      said("round", { round: 3 }),
      said("revealed", { cards: [["activity-archer", 1]] }),
      said("income", { seat: 1, income: 10, salary: 4 }),
      said("income", { seat: 2, income: 10, salary: 4 }),
      said("workforce", { seat: 1, faces: [["face-red", 5]] }),
      said("workforce", { seat: 2, faces: [["face-red", 2]] }),
      said("event-came", { event: "war" }),
      said("event-strikes", { event: "war" }),
      said("lost", { seat: 1, loss: [["deniers", 2]] }),
      said("lost", { seat: 2, loss: [["deniers", 2]] }),
      said("event-strikes", { event: "interruption_of_work" }),
      said("black-roll", { values: "6, 2" }),
    ];
    const play = sat();
    play.receive(news([...COMBAT, ...scene]));
    const told: Beat[] = [];
    for (let at = 0; at <= COMBAT.length + scene.length; at += 1) told.push(...(play.telling.kept(at)?.beats ?? []));
    expect(told.flatMap(({ lines }) => lines)).toEqual([...COMBAT, ...scene]);
    expect(told.slice(4).map(({ kind }) => kind)).toEqual(["waits", "round", "cards", "income", "roll", "comes", "strikes", "strikes", "black"]);
    expect(told.at(-1)?.view).toBe(play.state.view);
    const adds = (event: string) => told.find(({ lines }) => lines[0]?.args["event"] === event && lines[0].id.endsWith("strikes"))?.said?.at(-1)?.id;
    expect(adds("war"), "it has struck two").toBeUndefined();
    expect(adds("interruption_of_work"), "the scene went on without anybody struck").toBe("city-told-nobody");
  });

  test("what one has chosen within an event is one's own doing, and not told", () => {
    const event = [said("event-strikes", { event: "war" }), said("lost", { seat: 2, loss: [["deniers", 2]] })];
    const mine = said("lost-cube", { seat: first.seat! + 1, cards: [["activity-archer", 1]] });
    const theirs = said("lost-cube", { seat: 3, cards: [["activity-archer", 1]] });
    const play = sat(event);
    play.receive(news([...event, mine]));
    expect(play.telling.active).toBe(false);
    play.receive(news([...event, mine, theirs]));
    expect(play.telling.tale?.beats.flatMap(({ lines }) => lines)).toEqual([theirs]);
    play.telling.end();

    // whoever was not asked is told what has befallen them
    const waiting = sat(event);
    waiting.receive(news(event, { turn: null }));
    waiting.receive(news([...event, mine]));
    expect(waiting.telling.tale?.beats.flatMap(({ lines }) => lines)).toEqual([mine]);
  });
});

test("a game that cuts nothing is not told", () => {
  expect(talesOf([], 0, null, {}, () => [])).toEqual([]);
});
