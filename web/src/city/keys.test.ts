/** Every option of every fixture is on the board, or is one of those that only the list of options holds. */
import { describe, expect, it } from "vitest";
import type { StateMessage } from "../lib/wire";
import {
  buildingKey,
  cardKey,
  chosen,
  dieKey,
  eventKey,
  siteKey,
  spaceKey,
  supplyKey,
  tileKey,
  type Moment,
} from "./keys";
import { thingOf } from "./details";
import { BUILDINGS, ORDERS } from "./printed";
import type { CityView, Owner as OwnerSeen } from "./views";

interface Fixture {
  state: StateMessage;
}

const fixtures = import.meta.glob<Fixture>(["../../fixtures/troyes-*.json", "../../fixtures/king-*.json"], {
  eager: true,
  import: "default",
});

const ROWS = { palace: [[1], [2], [3], [4], [5], [6]], city_hall: [[1, 2, 3], [4, 5, 6]], bishopric: [[1, 2], [3, 4], [5, 6]] };
/** These have no place on the board. */
const LISTED = /^(pass|reroll|turn|done|stop|roll|decline|give way|times|discard|mill|lodge) ?/;

function momentOf(state: StateMessage): Moment {
  const view = state.view as unknown as CityView;
  return {
    kind: state.turn && !state.turn.held ? state.turn.kind : "",
    seat: state.seat,
    spaces: view.spaces,
    walk: view.walk,
    rights: new Set((state.turn?.options ?? []).map((option) => option.key)),
  };
}

function onTheBoard(moment: Moment, view: CityView): Set<string> {
  const keys = ["build cathedral", "agriculture", "patrol ramparts", supplyKey(moment)];
  for (const building of BUILDINGS) {
    keys.push(buildingKey(moment, building), `from lying ${building}`);
    const rows = ROWS[building];
    for (let at = 0; at < 6; at += 1) keys.push(spaceKey(moment, building, at, rows[Math.floor(at / (6 / rows.length))]!));
  }
  for (const card of view.activities) if (card.card) keys.push(cardKey(moment, card.card));
  for (const event of view.events) keys.push(eventKey(moment, event.card));
  for (const tile of view.ladies?.outdoor ?? []) keys.push(tileKey(moment, tile.activity));
  if (moment.kind === "executioner") for (const seat of view.families.keys()) keys.push(`take from ${seat}`);
  (view.ladies?.possessed ?? []).forEach((count, seat) => count > 0 && keys.push(`free ${seat}`));
  for (let value = 1; value <= 6; value += 1) keys.push(siteKey(moment, value), `black ${value}`, `advance ${value}`);
  const owners: OwnerSeen[] = [...view.families.keys(), "neutral"];
  for (const owner of owners) {
    const dice = owner === "neutral" ? view.neutral.dice : view.families[owner]!.dice;
    for (const colour of [...ORDERS, "purple"] as const) {
      for (const value of dice[colour] ?? []) keys.push(dieKey(moment, owner, colour, value));
    }
  }
  return new Set(keys);
}

describe("what things on the board stand for", () => {
  for (const [path, { state }] of Object.entries(fixtures)) {
    it(`${path.split("/").pop()}: each option has its place`, () => {
      const moment = momentOf(state);
      const board = onTheBoard(moment, state.view as unknown as CityView);
      expect([...moment.rights].filter((key) => !board.has(key) && !LISTED.test(key))).toEqual([]);
    });
  }
});

const NOTHING: Moment = {
  kind: "action",
  seat: 1,
  spaces: { palace: [], city_hall: [], bishopric: [] },
  walk: { target: null, cube: null, dice: [], value: 0, left: 0, settled: false, leads: {} },
  rights: new Set(),
};

describe("keys", () => {
  it("name spaces as the server does", () => {
    const spaces = { palace: [], city_hall: ["city_hall 1 1", "city_hall 1 2"], bishopric: [] };
    expect(spaceKey({ ...NOTHING, kind: "placement", spaces }, "city_hall", 1, [1, 2, 3])).toBe("city_hall 1 2");
  });

  it("send a space's die first from one's own district, then from the neutral one", () => {
    const led = (leads: Record<string, number>): Moment => {
      const walk = { ...NOTHING.walk, target: "place palace", leads };
      return { ...NOTHING, kind: "dice", walk, rights: new Set(Object.keys(leads)) };
    };
    expect(spaceKey(led({ "die 0 red 3": 3, "die neutral red 3": 3 }), "palace", 2, [3])).toBe("die neutral red 3");
    expect(spaceKey(led({ "die 0 red 3": 3, "die 1 red 3": 3 }), "palace", 2, [3])).toBe("die 1 red 3");
    expect(spaceKey(led({ "turned 1 red 4": 3, "die 0 red 2": 2 }), "palace", 2, [3])).toBe("turned 1 red 4");
    expect(spaceKey(led({ "turned 1 red 4": 3, "die 0 red 3": 3 }), "palace", 2, [3])).toBe("die 0 red 3");
  });

  it("build where the server says that a die leads, and nowhere else", () => {
    const walk = { ...NOTHING.walk, target: "build cathedral", leads: { "die 1 white 5": 5 } };
    const rights = new Set(["die 1 white 5"]);
    expect(siteKey({ ...NOTHING, kind: "dice", walk, rights }, 5)).toBe("die 1 white 5");
    expect(siteKey({ ...NOTHING, kind: "dice", walk, rights }, 4)).toBe("build cathedral");
    expect(siteKey({ ...NOTHING, kind: "dice", walk: { ...walk, leads: {} }, rights }, 5)).toBe("build cathedral");
  });

  it("give a purple die to nobody but its owner", () => {
    expect(dieKey(NOTHING, 0, "purple", 4)).toBe("purple 0 4");
    expect(dieKey({ ...NOTHING, kind: "dice", rights: new Set(["die purple white 4"]) }, 1, "purple", 4)).toBe("die purple white 4");
  });

  it("count the dice of a group, purple ones as purple", () => {
    const dice = [
      { owner: 1, colour: "red" as const, value: 3 },
      { owner: 1, colour: "red" as const, value: 3 },
      { owner: 1, colour: "red" as const, value: 6, purple: true },
    ];
    const counts = chosen({ ...NOTHING, kind: "dice", walk: { ...NOTHING.walk, dice } });
    expect([...counts]).toEqual([["1 red 3", 2], ["1 purple 6", 1]]);
    expect(chosen({ ...NOTHING, walk: { ...NOTHING.walk, dice } }).size).toBe(0);
  });
});

describe("what a key is about", () => {
  it("is a card where that has a face", () => {
    expect(thingOf("activate archer")).toEqual({ kind: "activity", id: "archer" });
    expect(thingOf("combat skirmishes_a")).toEqual({ kind: "event", id: "skirmishes_a" });
    for (const key of ["place palace", "pass", "die 1 red 6"]) expect(thingOf(key)).toBeNull();
  });
});
