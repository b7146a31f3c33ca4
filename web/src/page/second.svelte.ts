/**
 * The second house of the served edition: the engine of this page, for games on this device. While no server answers, what
 * can be done alone is done here. Once it answers, the games of this device are brought to it, and go on there.
 */
import { mount } from "svelte";
import { away } from "../lib/away.svelte";
import { engineHere } from "../lib/built";
import type { House, Socket } from "../lib/house";
import { router } from "../lib/router.svelte";
import { seenAlong, seenAnswer, seenLine } from "../lib/seen";
import { askServer, dialServer, tableOf } from "../lib/served";
import { settings } from "../lib/settings.svelte";
import { toasts } from "../lib/toasts.svelte";
import type { FromClient } from "../lib/wire";
import { loadWords, t } from "../lib/words";
import { answeredByFile, Engine } from "./engine.svelte";
import { watchFiles } from "./files";
import { bring, clear, isHere, parcelOf, staying, type Staying } from "./handing";
import Notice from "./Notice.svelte";
import { openShelf, type Shelf } from "./shelf";

/** What can be done without a server: everything else waits for it. */
const ALONE = /^\/api\/(games|guests|words\/|rules\/|cards\/[\w-]+$|tables|lessons|puzzles|me\/(games|record))/;
const NAME = "troyes";
const SOONEST_MS = 1000;
const LATEST_MS = 5000;

/** A line that tells what was last seen of a server's table, unless it is known, and is lost again. */
class Memory implements Socket {
  readyState = 1;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  constructor(readonly told: readonly string[]) {
    setTimeout(() => {
      this.onopen?.();
      this.close();
      this.onclose?.({ code: 1006 });
    });
  }
  send(text: string): void {
    const said = JSON.parse(text) as FromClient;
    if (said.t === "hello" && said.after === 0) for (const data of this.told) this.onmessage?.({ data });
  }
  close(): void {
    this.readyState = 3;
  }
}

export class Second implements House {
  /** The games that only this device has, as they were when the server was last asked to take them. */
  left = $state.raw<readonly Staying[]>([]);
  engine = $state.raw<Engine | null>(null);

  readonly #others = new BroadcastChannel(NAME);
  #opened: Promise<Shelf> | null = null;
  #starting: Promise<Engine> | null = null;
  #meeting: Promise<void> | null = null;
  #bringing: Promise<void> | null = null;
  #shown: Promise<void> | null = null;
  /** The table that was offered last. */
  #offered = "";
  #offer = 0;
  #pause = SOONEST_MS;
  #next = 0;

  constructor() {
    addEventListener("online", () => void this.#look());
    document.addEventListener("visibilitychange", () => void this.#look());
  }

  // -- who is asked ---------------------------------------------------------------------------------------------------

  async ask(...what: Parameters<House["ask"]>): Promise<Response> {
    const [method, path] = what;
    const table = tableOf(path);
    if (method !== "PUT" && table && (await this.#has(table))) return (await this.#met()).ask(...what);
    if (!away.now) return askServer(...what);
    if (table) return (method === "GET" && (await seenAnswer(path))) || Promise.reject(new Error(path));
    if (!ALONE.test(path)) throw new Error(path);
    return (await (answeredByFile(method, path) ? this.#started() : this.#met())).ask(...what);
  }

  dial(path: string): Socket {
    return dialServer(path);
  }

  /** The line to a table, wherever that is. */
  async line(path: string): Promise<Socket> {
    const table = tableOf(path);
    if (await this.#has(table)) return (await this.#met()).dial(path);
    if (!away.now) return dialServer(path);
    if (this.#offered !== table && (await seenAlong(table))) {
      this.#offered = table;
      await this.#show();
      this.#offer = toasts.offer(t("alone-along"), t("alone-along-take"), () => void this.#goOn(table));
    }
    return new Memory(await seenLine(table));
  }

  /** A table of the server's goes on here, as its person knows it and with other dice: a game of this device's from now on. */
  async #goOn(table: string): Promise<void> {
    const kept = await seenAlong(table);
    if (!kept || !away.now) return;
    const answer = await (await this.#met()).ask("POST", "/api/me/import", settings.lang, parcelOf(kept));
    if (answer.ok) router.go(`/table/${kept.table.id}`, true);
    else toasts.show(((await answer.json()) as { detail: string }).detail, "trouble");
  }

  get #shelf(): Promise<Shelf> {
    return (this.#opened ??= openShelf(NAME));
  }

  async #has(table: string): Promise<boolean> {
    return isHere(await (await this.#shelf).one(`table/${table}`));
  }

  /** The engine, as soon as it is asked for: what it answers by files is there before it is. */
  #started(): Promise<Engine> {
    if (this.engine?.status === "broken") this.#starting = this.#meeting = null; // what was not here may be by now
    return (this.#starting ??= this.#start());
  }

  /** The engine, once it knows who plays here. */
  async #met(): Promise<Engine> {
    const engine = await this.#started();
    await (this.#meeting ??= this.#meet(engine));
    return engine;
  }

  async #start(): Promise<Engine> {
    const found = engineHere();
    if (!found) throw new Error("no engine");
    await this.#show();
    return (this.engine = new Engine(found.from, found.bytes, settings.lang));
  }

  async #meet(engine: Engine): Promise<void> {
    const name = settings.guest || settings.name.trim() || t("shell-guest");
    await engine.ask("POST", "/api/guests", settings.lang, { name, lang: settings.lang });
    settings.device = true;
    watchFiles("/api/tables/");
    void navigator.storage?.persist?.(); // what is kept here is not for the browser to clear away
  }

  /** What is told of this house stands on the page, and its words are here: for everybody who asks, not for the first alone. */
  #show(): Promise<void> {
    return (this.#shown ??= this.#tell().catch((error: unknown) => {
      this.#shown = null; // the next who asks tries again
      throw error;
    }));
  }

  async #tell(): Promise<void> {
    await loadWords(["page"]);
    mount(Notice, { target: document.body, anchor: document.getElementById("app")!, props: { house: this } });
  }

  /** Fetches the words that are wanted once the server is gone. */
  prepare(): Promise<void> {
    return loadWords(["page"]);
  }

  // -- whether a server answers ---------------------------------------------------------------------------------------

  lost(): void {
    if (away.now) return;
    away.now = true;
    away.turns += 1;
    this.#offered = "";
    this.#pause = SOONEST_MS;
    void this.#show().catch(() => undefined);
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#next);
    this.#next = window.setTimeout(() => void this.#look(), this.#pause);
    this.#pause = Math.min(LATEST_MS, this.#pause * 1.5);
  }

  async #look(): Promise<void> {
    if (!away.now || document.hidden) return;
    const answer = await fetch("/health", { cache: "no-store" }).catch(() => null);
    if (!away.now) return;
    if (!answer?.ok) {
      if (this.engine?.status === "broken") (await this.#started()).start();
      return this.#wait();
    }
    away.now = false;
    away.turns += 1;
    toasts.drop(this.#offer); // it goes on where it is
    await this.bringAll();
  }

  // -- back to the server ---------------------------------------------------------------------------------------------

  /** Brings every game of this device to the server. What it refuses stays, with its reason. */
  bringAll(): Promise<void> {
    this.#bringing ??= this.#bring().finally(() => (this.#bringing = null));
    return this.#bringing;
  }

  async #bring(): Promise<void> {
    const shelf = await this.#shelf;
    let taken = 0;
    try {
      const tell = (name: string): void => this.#others.postMessage([name]);
      for (const { id } of await staying(shelf)) {
        if (await bring(shelf, tell, id)) taken += 1;
      }
      await clear(shelf, tell);
    } catch {
      if (!away.now) setTimeout(() => void this.bringAll(), LATEST_MS); // it has too much to do, or is gone again
    }
    this.left = await staying(shelf);
    settings.device = this.left.length > 0;
    if (taken > 0 || this.left.length > 0) await this.#show();
    if (taken > 0) {
      away.turns += 1;
      toasts.show(t("alone-brought", { count: taken }));
    }
  }
}

export const second = new Second();
