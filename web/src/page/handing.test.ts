import { afterEach, describe, expect, test, vi } from "vitest";
import { bring, clear, isHere, staying } from "./handing";
import { openShelf, type Shelf } from "./shelf";

const ID = "0123456789abcdef";

async function shelfWith(...tables: object[]): Promise<Shelf> {
  const shelf = await openShelf("a browser that keeps nothing");
  const rows = tables.map((table) => ({ table: { id: ID, game: "king", lesson: "", ...table }, choices: [[0, "x"]] }));
  await shelf.put(rows.map((row) => [`table/${row.table.id}`, JSON.stringify(row), 0] as const));
  return shelf;
}

function answering(status: number, body: object): ReturnType<typeof vi.fn> {
  const asked = vi.fn(() => Promise.resolve(new Response(JSON.stringify(body), { status })));
  vi.stubGlobal("fetch", asked);
  return asked;
}

async function kept(shelf: Shelf): Promise<{ handed: string; refused: string; choices: unknown }> {
  return JSON.parse((await shelf.one(`table/${ID}`))!.text) as { handed: string; refused: string; choices: unknown };
}

const trouble = (status: number) => ({ status, id: "x", detail: "That cannot be.", place: "" });

describe("a game that is brought to the server", () => {
  afterEach(() => vi.unstubAllGlobals());

  test("is gone from here once the server has it, and is not sent again", async () => {
    const shelf = await shelfWith({});
    const asked = answering(200, {});
    const told: string[] = [];
    expect(await bring(shelf, (name) => told.push(name), ID)).toBe(true);
    expect(await bring(shelf, (name) => told.push(name), ID)).toBe(false);
    expect(asked.mock.calls.filter(([path]) => path === `/api/tables/${ID}`)).toHaveLength(1);
    expect((await kept(shelf)).handed).toBe("gone");
    expect(told).toEqual([`table/${ID}`, `table/${ID}`]);
    expect(await staying(shelf)).toEqual([]);
  });

  test("stays, with the reason, if the server refuses it", async () => {
    const shelf = await shelfWith({});
    answering(422, trouble(422));
    expect(await bring(shelf, () => undefined, ID)).toBe(false);
    expect(await kept(shelf)).toMatchObject({ handed: "", refused: "That cannot be.", choices: [[0, "x"]] });
    expect(await staying(shelf)).toEqual([{ id: ID, game: "king", why: "That cannot be." }]);
  });

  test.each([429, 500, 503])("is sent again if nobody knows what became of it: %d", async (status) => {
    const shelf = await shelfWith({});
    answering(status, trouble(status));
    await expect(bring(shelf, () => undefined, ID)).rejects.toThrow();
    expect((await kept(shelf)).handed).toBe("leaving");
    expect(isHere(await shelf.one(`table/${ID}`))).toBe(true);
    answering(200, {});
    expect(await bring(shelf, () => undefined, ID)).toBe(true);
  });

  test("waits if another tab writes meanwhile, and takes that along", async () => {
    const shelf = await shelfWith({});
    answering(200, {});
    const put = shelf.put.bind(shelf);
    let late = 1;
    vi.spyOn(shelf, "put").mockImplementation((rows) => (late-- > 0 ? Promise.resolve("late") : put(rows)));
    expect(await bring(shelf, () => undefined, ID)).toBe(true);
  });

  test("is forgotten here some days after, with its study", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const other = "fedcba9876543210";
    const shelf = await shelfWith({}, { id: other });
    await shelf.put([[`study/${ID}`, "{}", 0]]);
    answering(200, {});
    await bring(shelf, () => undefined, ID);
    const told: string[] = [];
    await clear(shelf, (name) => told.push(name));
    expect([...(await shelf.all()).keys()]).toEqual([`table/${ID}`, `table/${other}`, `study/${ID}`]);
    vi.setSystemTime(Date.now() + 8 * 24 * 60 * 60 * 1000);
    await clear(shelf, (name) => told.push(name));
    expect([...(await shelf.all()).keys()]).toEqual([`table/${other}`]);
    expect(told).toEqual([`table/${ID}`, `study/${ID}`]);
    vi.useRealTimers();
  });

  test("is never a lesson, nor what a newer version has kept", async () => {
    expect(await staying(await shelfWith({ lesson: "dice/3" }))).toEqual([]);
    const shelf = await shelfWith({});
    await shelf.put([["about/kept", JSON.stringify({ format: 2, version: "9.9" }), 0]]);
    expect(await staying(shelf)).toEqual([]);
  });
});
