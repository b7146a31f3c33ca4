import { afterEach, beforeEach, describe, expect, test, vi, type Mock } from "vitest";
import city from "../src/city/client";
import dice from "../src/dice/client";
import { Play, type Line } from "../src/lib/play.svelte";
import { settings } from "../src/lib/settings.svelte";
import type { Message } from "../src/lib/message";
import type { Printed, StateMessage, TableInfo, WaySeen } from "../src/lib/wire";

const said = (id: string): Message => ({ id, args: {}, rule: "" });
const printed: Printed = { numbers: {}, estimates: ["activities.archer.hire"], owners: [] };

function table(game: TableInfo["game"] = "troyes", yours: number[] = [0]): TableInfo {
  const seat = (number: number) =>
    ({ seat: number, kind: "person", name: `P${number}`, bot: "", here: true, yours: yours.includes(number), moved: 0, person: null }) as const;
  return {
    id: "t", game, options: {}, status: "running", seats: [seat(0), seat(1)], listed: false, clock: 0, minutes: 0, seconds: 1, hints: true, deadline: null,
    yours: true, key: "", commitment: "", chosen_seed: false, rated: false, daily: null, origin: "", lesson: "", cards: null, watchers: 0, rematch: null, n: 1,
  };
}

function state(kind: string, keys: string[], more: Partial<StateMessage> = {}): StateMessage {
  const options = keys.map((key) => ({ key, says: said(key), does: [], change: {}, reveals: false, price: {} }));
  const turn = { seat: 0, at: 7, kind, prompt: said("ask"), options, held: null, can_undo: true };
  const all = { n: 1, seat: 0, view: {}, log_from: 0, log: [], pending: [0], turn, means: null, over: false, guide: null };
  return { t: "state", ...all, ...more };
}

/** The same, after a step of this seat. */
function later(kind: string): StateMessage {
  const next = state(kind, [], { n: 2 });
  return { ...next, turn: next.turn && { ...next.turn, at: 8 } };
}

type FakeLine = { [Name in keyof Line]: Mock<Line[Name]> };

function line(ways: WaySeen[] = [], why: Message | null = null): FakeLine {
  return {
    choose: vi.fn<Line["choose"]>(() => Promise.resolve(null)),
    confirm: vi.fn<Line["confirm"]>(() => Promise.resolve(null)),
    undo: vi.fn<Line["undo"]>(() => Promise.resolve(null)),
    why: vi.fn<Line["why"]>(() => Promise.resolve(why)),
    ways: vi.fn<Line["ways"]>(() => Promise.resolve(ways)),
    hint: vi.fn<Line["hint"]>(() => ({ answer: Promise.resolve(null), stop: () => undefined })),
    sit: vi.fn<Line["sit"]>(),
  };
}

const WAY: WaySeen = { keys: ["activate archer", "die 0 red 6"], value: 6, times: 3, price: { deniers: 2 }, change: { deniers: -2 }, dice: ["die 0 red 6"] };

describe("touching", () => {
  test("chooses what is on offer", async () => {
    const wire = line();
    const play = new Play(table(), state("action", ["pass"]), printed, wire, city);
    expect(play.may("pass")).toBe(true);
    await play.touch("pass");
    expect(wire.choose).toHaveBeenCalledWith(0, 7, ["pass"], false);
  });

  test("tells why of what is not", async () => {
    const wire = line([], said("why-city-nobody"));
    const play = new Play(table(), state("action", ["pass"]), printed, wire, city);
    await play.touch("hire");
    expect(wire.choose).not.toHaveBeenCalled();
    expect(play.refusal).toEqual({ key: "hire", why: said("why-city-nobody") });
  });

  test("sends one choice at a time", async () => {
    const wire = line();
    const play = new Play(table(), state("action", ["pass", "hire"]), printed, wire, city);
    const first = play.touch("pass");
    expect(play.busy).toBe(true);
    await play.choose("hire");
    await first;
    expect(wire.choose).toHaveBeenCalledTimes(1);
    expect(play.busy).toBe(false);
  });
});

describe("ending the turn", () => {
  const held = { key: "pass", says: said("pass"), does: [], change: {}, reveals: false, price: {} };

  /** A line that answers a choice only when it is let. */
  function slow(): { wire: FakeLine; arrive: () => void } {
    const wire = line();
    let arrive = (): void => undefined;
    wire.choose.mockImplementation(() => new Promise((done) => (arrive = () => done(null))));
    return { wire, arrive: () => arrive() };
  }

  test("while the choice is still on its way ends it when that has come", async () => {
    const { wire, arrive } = slow();
    const play = new Play(table(), state("action", ["pass"]), printed, wire, city);
    void play.touch("pass");
    const ended = play.confirm();
    expect(wire.confirm).not.toHaveBeenCalled();
    const next = later("action");
    play.receive({ ...next, turn: next.turn && { ...next.turn, held } });
    arrive();
    await ended;
    expect(wire.confirm).toHaveBeenCalledExactlyOnceWith(0, 8);
  });

  test("is nothing where more is to be chosen first", async () => {
    const { wire, arrive } = slow();
    const play = new Play(table(), state("action", ["hire"]), printed, wire, city);
    void play.touch("hire");
    const ended = play.confirm();
    play.receive(later("placement"));
    arrive();
    await ended;
    expect(wire.confirm).not.toHaveBeenCalled();
  });
});

describe("a turn that ends by itself", () => {
  const held = { key: "pass", says: said("pass"), does: [], change: {}, reveals: false, price: {} };
  const ends = (more: Partial<typeof held> = {}, kind = "action"): StateMessage => {
    const next = later(kind);
    return { ...next, turn: next.turn && { ...next.turn, held: { ...held, ...more } } };
  };

  /** Somebody chooses a key here, and the table tells that this ends the turn. */
  async function chosen(told: StateMessage, key = "pass"): Promise<{ play: Play; wire: FakeLine }> {
    const wire = line();
    const play = new Play(table(), state("action", [key]), printed, wire, city);
    wire.choose.mockImplementation(() => {
      play.receive(told);
      return Promise.resolve(null);
    });
    await play.choose(key);
    return { play, wire };
  }

  beforeEach(() => {
    vi.useFakeTimers();
    settings.confirming = "simple";
  });
  afterEach(() => {
    vi.useRealTimers();
    settings.confirming = "simple";
  });

  test("is one that was passed, three seconds later, and once", async () => {
    const { play, wire } = await chosen(ends());
    expect(play.hourglass.left).toBe(3);
    await vi.advanceTimersByTimeAsync(2900);
    expect(wire.confirm).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5000);
    expect(wire.confirm).toHaveBeenCalledExactlyOnceWith(0, 8);
    expect(play.hourglass.running).toBe(false);
  });
  test("is no other one, unless its player wants it so", async () => {
    expect((await chosen(ends({ key: "done" }))).play.hourglass.running).toBe(false);
    settings.confirming = "moment";
    expect((await chosen(ends({ key: "done" }))).play.hourglass.running).toBe(true);
    settings.confirming = "always";
    expect((await chosen(ends())).play.hourglass.running).toBe(false);
  });
  test("is a citizen placed at set-up", async () => {
    expect((await chosen(ends({ key: "palace 3" }, "placement"), "palace 3")).play.hourglass.running).toBe(true);
  });
  test("is never one that rolls or reveals something", async () => {
    settings.confirming = "moment";
    const { play, wire } = await chosen(ends({ reveals: true }));
    expect(play.hourglass.running).toBe(false);
    await vi.advanceTimersByTimeAsync(5000);
    expect(wire.confirm).not.toHaveBeenCalled();
  });
  test("goes on while others move, and stops once its end would reveal something", async () => {
    const { play } = await chosen(ends());
    play.receive({ ...ends(), n: 3 });
    expect(play.hourglass.running).toBe(true);
    play.receive({ ...ends({ reveals: true }), n: 4 });
    expect(play.hourglass.running).toBe(false);
  });
  test("stops when the step is taken back, here or in another tab", async () => {
    const { play, wire } = await chosen(ends());
    void play.undo();
    expect(play.hourglass.running).toBe(false);
    const other = await chosen(ends());
    other.play.receive({ ...state("action", ["pass"]), n: 3 });
    await vi.advanceTimersByTimeAsync(5000);
    expect(wire.confirm).not.toHaveBeenCalled();
    expect(other.wire.confirm).not.toHaveBeenCalled();
  });
  test("is not one that was found so: after a reload, or chosen in another tab, it waits", async () => {
    const wire = line();
    const reloaded = new Play(table(), ends(), printed, wire, city);
    reloaded.receive({ ...ends(), n: 3 });
    const other = new Play(table(), state("action", ["pass"]), printed, wire, city);
    other.receive(ends());
    await vi.advanceTimersByTimeAsync(5000);
    expect(wire.confirm).not.toHaveBeenCalled();
  });
});

describe("a plan", () => {
  /** A table that goes on to the next of these states with each choice. */
  function going(...states: StateMessage[]): { play: Play; wire: FakeLine } {
    const wire = line();
    const play = new Play(table(), states[0]!, printed, wire, city);
    wire.choose.mockImplementation(() => {
      play.receive(states[wire.choose.mock.calls.length]!);
      return Promise.resolve(null);
    });
    return { play, wire };
  }
  const at = (number: number, told: StateMessage): StateMessage => ({ ...told, n: number, turn: told.turn && { ...told.turn, at: number } });

  test("is played step by step, and taken back as one", async () => {
    const { play, wire } = going(at(7, state("action", ["agriculture"])), at(8, state("dice", ["die 0 yellow 6"])), at(9, state("dice", ["done"])), at(10, state("more", ["x"])));
    await play.playPlan(["agriculture", "die 0 yellow 6", "done"]);
    expect(wire.choose.mock.calls.map(([, , keys]) => keys)).toEqual([["agriculture"], ["die 0 yellow 6"], ["done"]]);
    await play.undo();
    expect(wire.undo).toHaveBeenCalledExactlyOnceWith(0, 10, 3);
  });
  test("ends where something is rolled, and what came before cannot be taken back", async () => {
    const first = state("action", ["reroll red 3"]);
    first.turn!.options[0]!.reveals = true;
    const { play, wire } = going(at(7, first), at(8, state("action", ["agriculture"])));
    await play.playPlan(["reroll red 3", "agriculture"]);
    expect(wire.choose).toHaveBeenCalledTimes(1);
    await play.undo();
    expect(wire.undo).toHaveBeenCalledExactlyOnceWith(0, 8, 1);
  });
  test("that somebody has left is taken back step by step", async () => {
    const { play, wire } = going(at(7, state("action", ["agriculture"])), at(8, state("dice", ["die 0 yellow 6"])), at(9, state("dice", ["done"])));
    await play.playPlan(["agriculture", "die 0 yellow 6"]);
    play.receive(at(11, state("dice", ["done"])));
    await play.undo();
    expect(wire.undo).toHaveBeenCalledExactlyOnceWith(0, 11, 1);
  });
});

describe("dice picked up first", () => {
  test("ask for ways, and a target takes the whole way", async () => {
    const wire = line([WAY]);
    const play = new Play(table(), state("action", ["activate archer"]), printed, wire, city);
    await play.pickDie("die 0 red 6");
    expect(wire.ways).toHaveBeenCalledWith(0, "", ["die 0 red 6"]);
    expect(play.offers("activate archer")).toEqual(WAY);
    await play.touch("activate archer");
    expect(wire.choose).toHaveBeenCalledWith(0, 7, WAY.keys, false);
  });

  test("are used alone where that is a way, though another is cheaper", async () => {
    const both: WaySeen = { keys: ["activate archer", "die 0 red 6", "die 0 red 4"], value: 10, times: 5, price: {}, change: {}, dice: ["die 0 red 6", "die 0 red 4"] };
    const play = new Play(table(), state("action", ["activate archer"]), printed, line([both, WAY]), city);
    await play.pickDie("die 0 red 6");
    expect(play.offers("activate archer")).toEqual(WAY);
    await play.pickDie("die 0 red 4");
    expect(play.offers("activate archer")).toEqual(both);
  });

  test("are put back by a second click", async () => {
    const play = new Play(table(), state("action", []), printed, line([WAY]), city);
    await play.pickDie("die 0 red 6");
    await play.pickDie("die 0 red 6");
    expect(play.picked).toEqual([]);
    expect(play.offered).toEqual([]);
  });

  test("two equal dice are picked up one by one", async () => {
    const wire = line([WAY]);
    const play = new Play(table(), state("action", []), printed, wire, city);
    await play.pickDie("die 0 red 6", "first");
    await play.pickDie("die 0 red 6", "second");
    expect(wire.ways).toHaveBeenLastCalledWith(0, "", ["die 0 red 6", "die 0 red 6"]);
    await play.pickDie("die 0 red 6", "first");
    expect(play.picked).toEqual([{ piece: "second", key: "die 0 red 6" }]);
  });

  test("an answer to an older question is not taken", async () => {
    let answer: (ways: WaySeen[]) => void = () => undefined;
    const wire = line();
    wire.ways.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    wire.ways.mockImplementationOnce(() => Promise.resolve([WAY]));
    const play = new Play(table(), state("action", []), printed, wire, city);
    const first = play.pickDie("die 0 red 6");
    await play.pickDie("die 0 red 4");
    answer([]);
    await first;
    expect(play.offered).toEqual([WAY]);
  });

  test("stay in the hand while others move", async () => {
    const play = new Play(table(), state("action", []), printed, line([WAY], said("why-city-nobody")), city);
    await play.pickDie("die 0 red 6");
    await play.askWhy("hire");
    play.receive(state("action", [], { n: 2 }));
    expect(play.picked).toHaveLength(1);
    expect(play.offered).toEqual([WAY]);
    expect(play.refusal).not.toBeNull();
  });

  test("are put back when the table moves on", async () => {
    const play = new Play(table(), state("action", []), printed, line([WAY]), city);
    await play.pickDie("die 0 red 6");
    play.receive(later("action"));
    expect(play.picked).toEqual([]);
    expect(play.offered).toEqual([]);
  });

  test("an answer that comes after the table moved on is not taken", async () => {
    let answer: (ways: WaySeen[]) => void = () => undefined;
    const wire = line();
    wire.ways.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    const play = new Play(table(), state("action", []), printed, wire, city);
    const first = play.pickDie("die 0 red 6");
    play.receive(later("action"));
    answer([WAY]);
    await first;
    expect(play.offered).toEqual([]);
  });
});

test("Troyes Dice offers every way from the start", async () => {
  const wire = line([{ keys: ["die 1", "city_hall 2"], value: 0, times: 0, price: {}, change: {}, dice: ["die 1"] }]);
  const play = new Play(table("troyes-dice"), state("die", ["die 1"]), printed, wire, dice);
  await Promise.resolve();
  await Promise.resolve();
  expect(wire.ways).toHaveBeenCalledWith(0, "", []);
  expect(play.waysFor("city_hall 2")).toHaveLength(1);
});

describe("the log", () => {
  test("grows by what is new", () => {
    const play = new Play(table(), state("action", [], { log: [said("a"), said("b")] }), printed, line(), city);
    play.receive(state("action", [], { n: 2, log_from: 2, log: [said("c")] }));
    expect(play.log.map((one) => one.id)).toEqual(["a", "b", "c"]);
  });
  test("is cut back where a step was taken back", () => {
    const play = new Play(table(), state("action", [], { log: [said("a"), said("b")] }), printed, line(), city);
    play.receive(state("action", [], { n: 2, log_from: 1, log: [said("c")] }));
    expect(play.log.map((one) => one.id)).toEqual(["a", "c"]);
  });
  test("begins anew for another seat", () => {
    const play = new Play(table(), state("action", [], { log: [said("a")] }), printed, line(), city);
    play.receive(state("action", [], { n: 2, seat: 1, log_from: 0, log: [said("z")] }));
    expect(play.log.map((one) => one.id)).toEqual(["z"]);
  });
});

test("whose turn it is follows who must choose, not who is shown", () => {
  const play = new Play(table("troyes", [0, 1]), state("action", [], { pending: [1], turn: null }), printed, line(), city);
  expect(play.yourTurn).toBe(true);
  expect(play.yoursToMove).toEqual([1]);
});

test("an estimate is known as one", () => {
  const play = new Play(table(), state("action", []), printed, line(), city);
  expect(play.estimated("activities.archer.hire")).toBe(true);
  expect(play.estimated("activities.archer.per")).toBe(false);
});
