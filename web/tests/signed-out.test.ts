import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, ask, get } from "../src/lib/api";
import { people } from "../src/lib/api-people";
import { settings } from "../src/lib/settings.svelte";

vi.mock("../src/lib/words", () => ({ t: (id: string) => id }));

let asked: string[];

/** The server answers this, whatever it is asked. */
function answers(status: number, body: unknown): void {
  asked = [];
  vi.stubGlobal("fetch", (path: string, request: RequestInit) => {
    asked.push(`${request.method} ${path}`);
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
}

beforeEach(() => {
  settings.guest = settings.name = "Anna";
  settings.account = "anna";
  settings.out = false;
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ["look", () => get("/api/mutes")],
  ["ask", () => ask("DELETE", "/api/session")],
  ["do something", () => api.changeMe({ name: "Bea" })],
])("who is signed out elsewhere is told when they %s, and does not go on as somebody new", async (_, work) => {
  answers(401, { status: 401, id: "web-no-guest", detail: "no", place: "" });
  await expect(work()).rejects.toMatchObject({ trouble: { id: "shell-signed-out" } });
  expect(asked).toHaveLength(1);
  expect([settings.account, settings.guest, settings.called, settings.name, settings.out]).toEqual(["", "", "", "", true]);
});

test("who asks who they are learns it, too", async () => {
  answers(200, null);
  expect(await people.myself()).toBeNull();
  expect([settings.account, settings.called, settings.out]).toEqual(["", "", true]);
  settings.account = "anna"; // signed in again
  expect(settings.out).toBe(false);
});

test("a guest who is not known yet was never signed out", async () => {
  settings.account = "";
  answers(200, null);
  await people.myself();
  expect(settings.out).toBe(false);
  answers(401, { status: 401, id: "web-no-guest", detail: "no", place: "" });
  await expect(get("/api/mutes")).rejects.toMatchObject({ trouble: { id: "web-no-guest" } });
  expect(settings.out).toBe(false);
});
