import type { Socket } from "../src/lib/house";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { Live, type Clock } from "../src/lib/live.svelte";
import type { FromClient, FromServer, StateMessage, TableInfo } from "../src/lib/wire";

class FakeSocket {
  readyState = 0;
  sent: FromClient[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  tell(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  lose(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  get acts(): FromClient[] {
    return this.sent.filter((message) => message.t === "choose" || message.t === "confirm" || message.t === "undo");
  }
}

class FakeClock implements Clock {
  time = 0;
  #due: { at: number; what: () => void }[] = [];

  now(): number {
    return this.time;
  }
  after(ms: number, what: () => void): () => void {
    const one = { at: this.time + ms, what };
    this.#due.push(one);
    return () => (this.#due = this.#due.filter((other) => other !== one));
  }
  pass(ms: number): void {
    const until = this.time + ms;
    for (;;) {
      const next = this.#due.filter((one) => one.at <= until).sort((one, two) => one.at - two.at)[0];
      if (!next) break;
      this.#due = this.#due.filter((one) => one !== next);
      this.time = next.at;
      next.what();
    }
    this.time = until;
  }
}

function state(n: number, at: number | null, seat: number | null = 0): StateMessage {
  const turn =
    at === null || seat === null
      ? null
      : { seat, at, kind: "die", prompt: { id: "x", args: {}, rule: "" }, options: [], held: null, can_undo: false };
  return { t: "state", n, seat, view: {}, log_from: 0, log: [], pending: [0], turn, means: null, over: false, guide: null };
}

let clock: FakeClock;
let sockets: FakeSocket[];
let states: StateMessage[];
let tables: TableInfo[];
let troubles: string[];
let live: Live;
let luck = 0.5;
const latest = (): FakeSocket => sockets.at(-1)!;

function greeted(message: StateMessage): void {
  latest().open();
  latest().tell(message);
  latest().tell({ t: "pong", n: message.n });
}

beforeEach(() => {
  clock = new FakeClock();
  luck = 0.5;
  sockets = [];
  states = [];
  tables = [];
  troubles = [];
  live = new Live(
    "ws://x",
    { state: (message) => states.push(message), table: (table) => tables.push(table), trouble: (why) => troubles.push(why.id) },
    {
      clock, chance: () => luck,
      connect: () => {
        const socket = new FakeSocket();
        sockets.push(socket);
        return socket as unknown as Socket;
      },
    },
  );
});

function open(): void {
  (live as unknown as { open(): void }).open();
}

describe("a connection", () => {
  test("begins with a hello, and is up once all is told", () => {
    open();
    latest().open();
    expect(latest().sent[0]).toMatchObject({ t: "hello", after: 0 });
    latest().tell(state(4, 2));
    expect(live.status).toBe("new");
    latest().tell({ t: "pong", n: 4 });
    expect(live.status).toBe("up");
    expect(states).toHaveLength(1);
  });

  test("comes back with growing pauses, and tells what it saw last", () => {
    open();
    greeted(state(4, 2));
    const pauses: number[] = [];
    for (let round = 0; round < 6; round++) {
      const count = sockets.length;
      latest().lose();
      expect(live.status).toBe("down");
      let waited = 0;
      while (sockets.length === count) {
        clock.pass(100);
        waited += 100;
      }
      pauses.push(waited);
    }
    expect(pauses).toEqual([300, 600, 1200, 2400, 4800, 5000]);
    latest().open();
    expect(latest().sent[0]).toMatchObject({ t: "hello", after: 4, seat: 0 });
  });

  test("does not come back with all the others at one moment", () => {
    for (const [chance, pause] of [[0, 150], [0.999, 400]] as const) {
      luck = chance;
      open();
      greeted(state(4, 2));
      const count = sockets.length;
      latest().lose();
      clock.pass(pause - 10);
      expect(sockets.length).toBe(count);
      clock.pass(60);
      expect(sockets.length).toBe(count + 1);
    }
  });

  test("starts with short pauses again once it was up", () => {
    open();
    greeted(state(1, 1));
    latest().lose();
    clock.pass(300);
    greeted(state(2, 1));
    latest().lose();
    clock.pass(300);
    expect(sockets).toHaveLength(3);
  });

  test("pings after twenty quiet seconds, and a dead line is given up", () => {
    open();
    greeted(state(1, 1));
    const before = latest().sent.length;
    clock.pass(20_000);
    expect(latest().sent.slice(before)).toEqual([{ t: "ping" }]);
    clock.pass(8000);
    expect(live.status).toBe("down");
  });

  test("that does not answer a choice is given up soon, and says so", () => {
    open();
    greeted(state(4, 2));
    void live.choose(0, 2, ["a"], false);
    clock.pass(3900);
    expect(live.status).toBe("up");
    clock.pass(100);
    expect(live.status).toBe("down");
  });

  test("is looked after as soon as the net is said to be gone", () => {
    const page = new EventTarget();
    for (const name of ["addEventListener", "removeEventListener"] as const) vi.stubGlobal(name, page[name].bind(page));
    vi.stubGlobal("document", page);
    onTestFinished(() => void vi.unstubAllGlobals());
    open();
    greeted(state(4, 2));
    page.dispatchEvent(new Event("offline"));
    expect(latest().sent.at(-1)).toEqual({ t: "ping" });
    latest().tell({ t: "pong", n: 4 }); // the server is on this machine
    clock.pass(5000);
    expect(live.status).toBe("up");
    page.dispatchEvent(new Event("offline"));
    clock.pass(4000);
    expect(live.status).toBe("down");
  });

  test("is not tried again where the server will not have us", () => {
    open();
    latest().open();
    latest().lose(4404);
    expect(live.status).toBe("shut");
    clock.pass(60_000);
    expect(sockets).toHaveLength(1);
  });

  test("that is one too many says so once, and goes on trying slowly", () => {
    open();
    greeted(state(4, 2));
    for (const count of [2, 3, 4]) {
      latest().lose(4429);
      expect(live.status).toBe("crowded");
      clock.pass(14_900);
      expect(sockets).toHaveLength(count - 1);
      clock.pass(100);
      expect(sockets).toHaveLength(count);
    }
    expect(troubles).toEqual(["play-crowded"]);
    greeted(state(4, 2));
    expect(live.status).toBe("up");
    latest().lose();
    expect(live.status).toBe("down");
    clock.pass(300); // as soon as ever after anything else
    expect(sockets).toHaveLength(5);
  });

  test("shows the seat that the device was passed to, also after a break", () => {
    open();
    greeted(state(1, 1));
    live.sit(2);
    expect(latest().sent.at(-1)).toEqual({ t: "sit", seat: 2 });
    latest().lose();
    clock.pass(300);
    latest().open();
    expect(latest().sent[0]).toMatchObject({ t: "hello", seat: 2 });
  });
});

describe("a choice", () => {
  test("is answered", async () => {
    open();
    greeted(state(4, 2));
    const chosen = live.choose(0, 2, ["die 1"], false);
    const act = latest().acts[0]!;
    expect(act).toMatchObject({ t: "choose", at: 2, keys: ["die 1"] });
    latest().tell({ t: "done", id: (act as { id: string }).id, n: 5 });
    expect(await chosen).toBeNull();
  });

  test("is refused with the reason", async () => {
    open();
    greeted(state(4, 2));
    const chosen = live.confirm(0, 2);
    const why = { id: "web-late", args: {}, rule: "" };
    latest().tell({ t: "refused", id: (latest().acts[0] as { id: string }).id, why });
    expect(await chosen).toEqual(why);
  });

  test("that was not answered is sent again if the seat stands where it stood", async () => {
    open();
    greeted(state(4, 2));
    const chosen = live.choose(0, 2, ["die 1"], false);
    latest().lose();
    clock.pass(300);
    latest().open();
    expect(latest().acts).toEqual([]);
    latest().tell({ t: "pong", n: 4 });
    expect(latest().acts).toHaveLength(1);
    latest().tell({ t: "done", id: (latest().acts[0] as { id: string }).id, n: 5 });
    expect(await chosen).toBeNull();
  });

  test("that was carried out before the line broke is not made twice", async () => {
    open();
    greeted(state(4, 2));
    const chosen = live.choose(0, 2, ["die 1"], false);
    latest().lose();
    clock.pass(300);
    greeted(state(5, 5));
    expect(latest().acts).toEqual([]);
    expect(await chosen).toBeNull();
  });

  test("that ended the turn before the line broke is not made twice", async () => {
    open();
    greeted(state(4, 2));
    const chosen = live.confirm(0, 2);
    latest().lose();
    clock.pass(300);
    greeted(state(6, null));
    expect(latest().acts).toEqual([]);
    expect(await chosen).toBeNull();
  });

  test("made while the line is down waits for it", () => {
    open();
    greeted(state(4, 2));
    latest().lose();
    void live.choose(0, 2, ["die 1"], false);
    clock.pass(300);
    latest().open();
    latest().tell({ t: "pong", n: 4 });
    expect(latest().acts).toHaveLength(1);
  });

  test("is let go when the page is left", async () => {
    open();
    greeted(state(4, 2));
    const chosen = live.choose(0, 2, ["die 1"], false);
    live.close();
    expect(await chosen).toBeNull();
    clock.pass(60_000);
    expect(sockets).toHaveLength(1);
  });
});

test("questions are answered by their tags", async () => {
  open();
  greeted(state(4, 2));
  const ways = live.ways(0, "", ["die 1 red 6"]);
  const why = live.why(0, "pass");
  const [asked, other] = latest().sent.slice(-2) as { id: string }[];
  latest().tell({ t: "why", id: other!.id, why: null });
  latest().tell({ t: "ways", id: asked!.id, ways: [{ keys: ["a"], value: 1, times: 1, price: {}, change: {}, dice: [] }] });
  expect(await why).toBeNull();
  expect(await ways).toHaveLength(1);
});

describe("talk", () => {
  test("words are never sent twice, and not into a dead line", async () => {
    open();
    greeted(state(4, 2));
    const first = live.say("hello");
    expect(latest().sent.at(-1)).toMatchObject({ t: "say", text: "hello" });
    latest().lose();
    expect(await live.say("while it is down")).toBe("lost");
    clock.pass(1000);
    greeted(state(4, 2));
    expect(await first).toBe("lost");
    expect(latest().sent.some((message) => message.t === "say")).toBe(false);
    const second = live.say("again");
    const sent = latest().sent.at(-1);
    latest().tell({ t: "done", id: sent?.t === "say" ? sent.id : "", n: 4 });
    expect(await second).toBeNull();
  });

  test("words written before the line is up wait for it; if it never came up they are the writer's again", async () => {
    open();
    const early = live.say("early");
    expect(latest().sent).toEqual([]);
    greeted(state(4, 2));
    expect(latest().sent.filter((message) => message.t === "say")).toMatchObject([{ text: "early" }]);
    const sent = latest().sent.at(-1);
    latest().tell({ t: "done", id: sent?.t === "say" ? sent.id : "", n: 4 });
    expect(await early).toBeNull();

    open();
    const unheard = live.say("unheard");
    latest().lose();
    clock.pass(1000);
    greeted(state(4, 2));
    expect(await unheard).toBe("lost");
    expect(latest().sent.some((message) => message.t === "say")).toBe(false);
  });
});
