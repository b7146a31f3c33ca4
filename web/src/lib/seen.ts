/**
 * What was last seen of a server's tables, kept in this browser: a page that is opened without a network shows it, and
 * waits. Nothing can be done with it, and it goes when somebody signs out.
 */
import type { Socket } from "./house";

const NAME = "troyes-seen";
/** So many answers and messages: four a table. */
const MOST = 120;
const ANSWER = /^\/api\/tables\/[^/?]+(\/printed)?$/;
const LINE = /^\{"t":"(table|state)"/;

function keep(path: string, answer: Response): void {
  if (typeof caches === "undefined") return; // a browser that keeps nothing is as good as before
  void caches
    .open(NAME)
    .then(async (cache) => {
      await cache.put(path, answer);
      const known = await cache.keys();
      await Promise.all(known.slice(0, Math.max(0, known.length - MOST)).map((old) => cache.delete(old)));
    })
    .catch(() => undefined);
}

export function noteAnswer(path: string, answer: Response): void {
  if (answer.ok && ANSWER.test(path)) keep(path, answer.clone());
}

/** Notes the latest table and state that come over a line. */
export function noteLine(table: string, socket: Socket): void {
  if (!(socket instanceof EventTarget)) return;
  socket.addEventListener("message", (event) => {
    const text = (event as MessageEvent<string>).data;
    const kind = LINE.exec(text)?.[1];
    if (kind) keep(said(table, kind), new Response(text));
  });
}

function said(table: string, kind: string): string {
  return `/api/tables/${encodeURIComponent(table)}/live/${kind}`;
}

async function found(path: string): Promise<Response | undefined> {
  return typeof caches === "undefined" ? undefined : caches.match(path, { cacheName: NAME });
}

/** The answer to a question about a table as it was last given. */
export function seenAnswer(path: string): Promise<Response | undefined> {
  return found(path);
}

/** What the line last told of a table: the table, then its state. */
export async function seenLine(table: string): Promise<string[]> {
  const answers = await Promise.all(["table", "state"].map((kind) => found(said(table, kind))));
  return Promise.all(answers.flatMap((answer) => (answer ? [answer.text()] : [])));
}

export function forgetSeen(): void {
  if (typeof caches !== "undefined") void caches.delete(NAME).catch(() => undefined);
}
