/** The engine: our Python in a worker, with its shelf, its thinkers, and what other tabs have to tell. */
import { fetchParts, started } from "./python";
import { openShelf, type Put, type Shelf } from "./shelf";
import { Thinking } from "./thinking";
import type { FromEngine, ToEngine } from "./words";

/** As `troyes.page.browser.Browser` has it. */
interface Browser {
  open(n: number, lang: string): void;
  ask(n: number, method: string, path: string, lang: string, body: string): void;
  dial(n: number, table: string): void;
  say(n: number, text: string): void;
  hang_up(n: number): void;
  thought(n: number, progress: string): void;
  drive(table: string, mine: boolean): void;
  look(name: string): void;
}

const NAME = "troyes";
const OPENING = 0;
/** Whoever waited for the engine gets their table before thinkers start, who want the processor for themselves. */
const RESPITE_MS = 1500;
let browser: Promise<Browser> | null = null;
/** By line: lets another tab's bots think at that table. */
const driving = new Map<number, () => void>();

function say(message: FromEngine): void {
  self.postMessage(message);
}

async function begin(from: string, lang: string): Promise<Browser> {
  const { interpreter, files } = fetchParts(from, (bytes) => say({ t: "fetched", bytes }));
  const [python, shelf] = await Promise.all([interpreter.then((one) => started(one, files)), openShelf(NAME)]);
  const thinking = new Thinking({ ...(await interpreter), files: await files });
  const others = new BroadcastChannel(NAME);
  let opened: (told: { why: string; unread: string }) => void = () => undefined;
  const outside = {
    all: async () => JSON.stringify(Object.fromEntries([...(await shelf.all())].map(([name, row]) => [name, [row.text, row.version]]))),
    one: async (name: string) => {
      const row = await shelf.one(name);
      return JSON.stringify(row ? [row.text, row.version] : null);
    },
    put: (rows: string) => put(shelf, others, JSON.parse(rows) as Put[]),
    think: (n: number, work: string, job: string) => thinking.think(n, work, job, (progress) => found.thought(n, progress)),
    stop: (n: number) => thinking.stop(n),
    answer(n: number, status: number, body: string, kind: string, file: string) {
      if (n === OPENING) opened(status === 200 ? { why: "", unread: body } : { why: body, unread: "" });
      else say({ t: "answer", n, status, body, kind, file });
    },
    heard: (n: number, text: string) => say({ t: "heard", n, text }),
    ended(n: number, code: number) {
      letGo(n);
      say({ t: "ended", n, code });
    },
  };
  const { Browser } = python.pyimport("troyes.page.browser") as { Browser: (outside: unknown) => Browser };
  const found = Browser(outside);
  const { why, unread } = await new Promise<{ why: string; unread: string }>((done) => {
    opened = done;
    found.open(OPENING, lang);
  });
  if (why) throw new Error(why);
  others.onmessage = ({ data }: MessageEvent<string[]>) => data.forEach((name) => found.look(name));
  say({ t: "ready", kept: shelf.lasting, unread });
  setTimeout(() => thinking.begin(), RESPITE_MS);
  return found;
}

async function put(shelf: Shelf, others: BroadcastChannel, rows: Put[]): Promise<string> {
  const wrong = await shelf.put(rows);
  if (!wrong) others.postMessage(rows.map(([name]) => name));
  return wrong;
}

/** Of several tabs at one table the first one's bots think; when it goes, the next one's do. */
function drive(found: Browser, n: number, table: string): void {
  const gone = new Promise<void>((done) => driving.set(n, done));
  const hold = (): Promise<void> => {
    if (!driving.has(n)) return Promise.resolve();
    found.drive(table, true);
    return gone.then(() => found.drive(table, false));
  };
  if (navigator.locks) void navigator.locks.request(`${NAME}/${table}`, hold);
  else void hold();
}

function letGo(n: number): void {
  driving.get(n)?.();
  driving.delete(n);
}

self.onmessage = async ({ data }: MessageEvent<ToEngine>) => {
  if (data.t === "begin") {
    browser = begin(data.from, data.lang);
    browser.catch((error: unknown) => say({ t: "broken", why: error instanceof Error ? error.message : String(error) }));
    return;
  }
  const found = await browser!.catch(() => null);
  if (!found) return; // it has been said that it is broken
  switch (data.t) {
    case "ask":
      return found.ask(data.n, data.method, data.path, data.lang, data.body);
    case "dial":
      drive(found, data.n, data.table);
      return found.dial(data.n, data.table);
    case "say":
      return found.say(data.n, data.text);
    case "hang":
      letGo(data.n);
      return found.hang_up(data.n);
  }
};
