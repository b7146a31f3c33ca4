/** The engine in this page: how far it is, and what is asked of it. It is a house: see `lib/house.ts`. */
import type { House, Socket } from "../lib/house";
import type { Lang } from "../lib/wire";
import type { FromEngine, ToEngine } from "./words";

const LIVE = /^\/api\/tables\/([^/]+)\/live/;
/** What never changes lies beside the engine as files, and is there before it. */
const ALWAYS = /^\/api\/(games|rules\/[\w-]+\/\w+|cards\/[\w-]+)$/;
/** Pages of which such files are all: whoever reads there has the processor for the page. */
const READ = /^\/rules(\/|$)/;

/** Whether a question is answered by such a file. */
export function answeredByFile(method: string, path: string): boolean {
  return method === "GET" && ALWAYS.test(path);
}

/** Whether nothing on the page of this address asks the engine. */
export function isOnlyRead(path: string): boolean {
  return READ.test(path);
}

const [CONNECTING, OPEN, CLOSED] = [0, 1, 3] as const;

class EngineSocket implements Socket {
  readyState: number = CONNECTING;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  readonly #engine: Engine;
  readonly #n: number;

  constructor(engine: Engine, n: number) {
    this.#engine = engine;
    this.#n = n;
  }
  open(): void {
    if (this.readyState !== CONNECTING) return;
    this.readyState = OPEN;
    this.onopen?.();
  }
  send(text: string): void {
    this.#engine.say({ t: "say", n: this.#n, text });
  }
  close(): void {
    this.ended(1000);
    this.#engine.hang(this.#n);
  }
  ended(code: number): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.onclose?.({ code });
  }
}

export class Engine implements House {
  /** How much of it has been fetched, from 0 to 1. */
  fetched = $state(0);
  status = $state<"resting" | "loading" | "ready" | "broken">("resting");
  /** Why it could not be started. */
  why = $state("");
  /** Whether what is played here outlives the window. */
  kept = $state(true);
  /** What lies here and cannot be read, in words. */
  unread = $state("");
  /** Somebody waits for it. */
  wanted = $state(false);

  /** It is ready, or it is broken. */
  readonly settled: Promise<void>;
  /** All its files are here. */
  readonly brought: Promise<void>;

  #settle: () => void = () => undefined;
  #bring: () => void = () => undefined;
  #worker: Worker | null = null;
  readonly #from: string;
  readonly #whole: number;
  readonly #lang: Lang;
  #bytes = 0;
  #numbers = 0;
  #asked = new Map<number, { answer: (answer: Response) => void; lost: (why: Error) => void }>();
  #sockets = new Map<number, EngineSocket>();

  /** `from`: the folder with the engine; `bytes`: how many of it are counted as they come. */
  constructor(from: string, bytes: number, lang: Lang) {
    this.#from = from;
    this.#whole = bytes;
    this.#lang = lang;
    this.settled = new Promise((done) => (this.#settle = done));
    this.brought = new Promise((done) => (this.#bring = done));
  }

  /** It rests until it is started, or somebody has something to say to it. */
  start(): void {
    this.#started();
  }

  #started(): Worker {
    if (this.#worker) return this.#worker;
    const worker = (this.#worker = new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module", name: "engine" }));
    worker.onmessage = ({ data }: MessageEvent<FromEngine>) => this.#hear(data);
    worker.onerror = (event) => this.#broken(event.message);
    worker.postMessage({ t: "begin", from: this.#from, lang: this.#lang } satisfies ToEngine);
    this.status = "loading";
    return worker;
  }

  say(message: ToEngine): void {
    this.#started().postMessage(message);
  }

  async ask(method: string, path: string, lang: Lang, body?: unknown): Promise<Response> {
    if (answeredByFile(method, path)) return fetch(`${this.#from}${path.slice(1)}.json`);
    if (method !== "GET") this.wanted = true;
    const text = body === undefined ? "" : body instanceof Blob ? await body.text() : JSON.stringify(body);
    if (this.status === "broken") throw new Error(this.why);
    const n = ++this.#numbers;
    return new Promise((answer, lost) => {
      this.#asked.set(n, { answer, lost });
      this.say({ t: "ask", n, method, path, lang, body: text });
    });
  }

  dial(path: string): Socket {
    const n = ++this.#numbers;
    const socket = new EngineSocket(this, n);
    this.wanted = true;
    this.#sockets.set(n, socket);
    this.say({ t: "dial", n, table: decodeURIComponent(LIVE.exec(path)?.[1] ?? "") });
    if (this.status === "ready") setTimeout(() => socket.open());
    return socket;
  }

  hang(n: number): void {
    if (this.#sockets.delete(n)) this.say({ t: "hang", n });
  }

  #hear(message: FromEngine): void {
    switch (message.t) {
      case "fetched":
        this.#bytes += message.bytes;
        this.fetched = Math.min(1, this.#bytes / this.#whole);
        if (this.fetched === 1) this.#bring();
        return;
      case "ready":
        this.kept = message.kept;
        this.unread = message.unread;
        this.status = "ready";
        this.#settle();
        for (const socket of this.#sockets.values()) socket.open();
        return;
      case "broken":
        return this.#broken(message.why);
      case "answer": {
        const headers: Record<string, string> = { "Content-Type": message.kind };
        if (message.file) headers["Content-Disposition"] = `attachment; filename=${message.file}`;
        this.#asked.get(message.n)?.answer(new Response(message.body, { status: message.status, headers }));
        this.#asked.delete(message.n);
        return;
      }
      case "heard":
        this.#sockets.get(message.n)?.onmessage?.({ data: message.text });
        return;
      case "ended":
        this.#sockets.get(message.n)?.ended(message.code);
        this.#sockets.delete(message.n);
    }
  }

  #broken(why: string): void {
    this.status = "broken";
    this.#worker?.terminate();
    this.#settle();
    this.why = why;
    for (const { lost } of this.#asked.values()) lost(new Error(why));
    this.#asked.clear();
    for (const socket of this.#sockets.values()) socket.ended(1011);
    this.#sockets.clear();
  }
}
