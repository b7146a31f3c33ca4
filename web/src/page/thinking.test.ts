import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Thinking } from "./thinking";
import type { FromThinker, Parts, ToThinker } from "./words";

class FakeWorker {
  static all: FakeWorker[] = [];
  said: ToThinker[] = [];
  ended = false;
  onmessage: ((event: { data: FromThinker }) => void) | null = null;
  onerror: unknown = null;
  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(message: ToThinker): void {
    this.said.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  answer(n: number): void {
    this.onmessage?.({ data: { t: "thought", n, answer: `${n}` } });
  }
  breaks(): void {
    this.onmessage?.({ data: { t: "broken", why: "no room" } });
  }
  get thinks(): number[] {
    return this.said.flatMap((message) => (message.t === "think" ? [message.n] : []));
  }
}

const silent = (): void => undefined;
let thinking: Thinking;

beforeEach(() => {
  FakeWorker.all = [];
  vi.stubGlobal("Worker", FakeWorker);
  thinking = new Thinking({} as Parts);
});
afterEach(() => vi.unstubAllGlobals());

test("a thought that is ended ends its worker, and what waited there is begun anew", async () => {
  void thinking.think(1, "turn", "{}", silent);
  const second = thinking.think(2, "hint", "{}", silent);
  const [first] = FakeWorker.all;
  expect(first!.thinks).toEqual([1, 2]);
  thinking.stop(1);
  expect(first!.ended).toBe(true);
  const next = FakeWorker.all[1]!;
  expect(next.thinks).toEqual([2]);
  next.answer(2);
  expect(await second).toBe("2");
});

test("a thought that is not there any more ends nothing", () => {
  void thinking.think(1, "turn", "{}", silent);
  thinking.stop(7);
  expect(FakeWorker.all[0]!.ended).toBe(false);
});

test("an analysis keeps nobody waiting, and its worker goes when it is done", async () => {
  const study = thinking.think(1, "study", "{}", silent);
  const turn = thinking.think(2, "turn", "{}", silent);
  const [patient, now] = FakeWorker.all;
  expect(patient!.thinks).toEqual([1]);
  expect(now!.thinks).toEqual([2]);
  now!.answer(2);
  expect(await turn).toBe("2");
  expect(now!.ended).toBe(false); // it is ready for the next one
  patient!.answer(1);
  expect(await study).toBe("1");
  expect(patient!.ended).toBe(true);
});

test("a worker that cannot begin goes, whoever waits for it is told, and the next who asks has another one", async () => {
  const waiting = [thinking.think(1, "turn", "{}", silent), thinking.think(2, "hint", "{}", silent)];
  const [first] = FakeWorker.all;
  first!.breaks();
  for (const one of waiting) await expect(one).rejects.toThrow("no room");
  expect(first!.ended).toBe(true);
  const again = thinking.think(3, "turn", "{}", silent);
  const next = FakeWorker.all[1]!;
  expect(next.said[0]!.t).toBe("begin");
  expect(next.thinks).toEqual([3]);
  next.answer(3);
  expect(await again).toBe("3");
});
