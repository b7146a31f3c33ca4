import { beforeEach, expect, test, vi } from "vitest";
import { TroubleError } from "../../lib/api";
import { cardsApi } from "../../lib/api-cards";
import type { CardSet, CardsPage } from "../../lib/cards";
import { Desk } from "./desk.svelte";
import { merged, nested, type Flat } from "./numbers";

const PAGE: CardsPage = { game: "troyes", groups: [], numbers: 0, estimates: 0, faces: {} };

/** What the server keeps; null: it was removed. */
let kept: CardSet | null;
let typedIn: Map<string, string>;

function refusal(status: number, id: string): TroubleError {
  return new TroubleError({ status, id, detail: id, place: "" });
}

function put(numbers: Flat, name = "My box"): CardSet {
  kept = { id: "s", game: "troyes", name, numbers: nested(numbers), differs: 1, made: "", changed: "", version: JSON.stringify(numbers) };
  return kept;
}

function found(): CardSet {
  if (!kept) throw refusal(404, "web-no-set");
  return kept;
}

beforeEach(() => {
  typedIn = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => typedIn.get(key) ?? null,
    setItem: (key: string, value: string) => typedIn.set(key, value),
    removeItem: (key: string) => typedIn.delete(key),
  });
  vi.spyOn(cardsApi, "page").mockResolvedValue(PAGE);
  vi.spyOn(cardsApi, "check").mockResolvedValue({ faults: [] });
  vi.spyOn(cardsApi, "sets").mockImplementation(async () => ({ sets: kept ? [kept] : [], most: 40 }));
  vi.spyOn(cardsApi, "set").mockImplementation(async () => found());
  vi.spyOn(cardsApi, "make").mockImplementation(async ({ name, numbers }) => ({ ...put({}, name), numbers }));
  vi.spyOn(cardsApi, "change").mockImplementation(async (_, { name, numbers, base }) => {
    const before = found();
    if (base != null && base !== before.version) throw refusal(409, "web-set-changed");
    kept = { ...before, name: name ?? before.name, numbers: numbers ?? before.numbers, version: numbers ? JSON.stringify(numbers) : before.version };
    return kept;
  });
});

async function opened(): Promise<Desk> {
  put({ "board.a": 1, "board.b": 1, "board.c": 1 });
  const desk = new Desk("troyes");
  await desk.load();
  await desk.choose("s");
  return desk;
}

test("what was typed in wins, and all else is the newer set's", () => {
  const before = { a: 1, b: 1, c: 1, d: 1 };
  const draft = { a: 1, b: 2, c: 1, e: 5 }; // b typed, d taken away, e new
  expect(merged({ a: 7, b: 7, d: 7, f: 7 }, before, draft)).toEqual({ a: 7, b: 2, e: 5, f: 7 });
});

test("a set that was changed elsewhere is merged, looked at, and saved again", async () => {
  const desk = await opened();
  desk.give("board.a", 2);
  desk.reset("board.c");
  put({ "board.a": 9, "board.b": 9, "board.c": 1, "board.d": 9 }, "Other name");
  const both = { "board.a": 2, "board.b": 9, "board.d": 9 };
  expect(await desk.save("")).toBe(false);
  expect(found().numbers).toEqual({ board: { a: 9, b: 9, c: 1, d: 9 } }); // nothing is saved before one has looked
  expect([desk.draft, desk.news, desk.open?.name, desk.dirty]).toEqual([both, "merged", "Other name", true]);
  expect(await desk.save("")).toBe(true);
  expect([found().numbers, desk.news, desk.dirty]).toEqual([nested(both), "", false]);
});

test("a set that was removed elsewhere becomes something new, and nothing is lost", async () => {
  const desk = await opened();
  desk.give("board.a", 2);
  kept = null;
  expect(await desk.save("")).toBe(false);
  expect([desk.open, desk.news, desk.proposed, desk.sets]).toEqual([null, "gone", "My box", []]);
  expect(desk.draft).toEqual({ "board.a": 2, "board.b": 1, "board.c": 1 });
  expect(await desk.save("Again")).toBe(true);
  expect([desk.open?.name, desk.news, desk.dirty]).toEqual(["Again", "", false]);
});

test("a new name brings along what was changed elsewhere, and does not hide it", async () => {
  const desk = await opened();
  desk.give("board.a", 2);
  put({ "board.a": 1, "board.b": 9, "board.c": 1 });
  expect(await desk.rename("New")).toBe(true);
  expect([desk.open?.name, desk.news, desk.draft]).toEqual(["New", "merged", { "board.a": 2, "board.b": 9, "board.c": 1 }]);
  expect(await desk.rename("Newer")).toBe(true);
  kept = null;
  expect(await desk.rename("Newest")).toBe(false);
  expect([desk.open, desk.news, desk.draft["board.a"]]).toEqual([null, "gone", 2]);
});

test("what was typed in before a reload is laid over what is there now", async () => {
  const desk = await opened();
  desk.give("board.a", 2);
  put({ "board.a": 1, "board.b": 9, "board.c": 1 });
  const again = new Desk("troyes");
  await again.load();
  expect([again.draft, again.news]).toEqual([{ "board.a": 2, "board.b": 9, "board.c": 1 }, "merged"]);
});

test("any other refusal is told as it is, and the set stays open", async () => {
  const desk = await opened();
  desk.give("board.a", 2);
  vi.spyOn(cardsApi, "change").mockRejectedValue(refusal(409, "web-too-many"));
  await expect(desk.save("")).rejects.toThrow("web-too-many");
  expect([desk.open?.id, desk.draft["board.a"], desk.news]).toEqual(["s", 2, ""]);
});
