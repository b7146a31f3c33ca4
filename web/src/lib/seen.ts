/**
 * What was last seen of a server's tables, kept in this browser: a page that is opened without a network shows it, and
 * waits. Nothing can be done with it, and it goes when somebody signs out.
 */
import type { Socket } from "./house";

const NAME = "troyes-seen";
/** So many answers and messages: five a table. */
const MOST = 150;
/** Once a table has rested for so long, it is asked for as it could go on without the server. */
const RESTED_MS = 1500;
/** A game as a device keeps it: as much of it as is wanted here. */
export interface Along {
  table: { id: string; maker: string };
}

const ANSWER = /^\/api\/tables\/[^/?]+(\/printed)?$/;
const LINE = /^\{"t":"(table|state)"/;
const OF_A_SEAT = /^\{"t":"state","n":\d+,"seat":\d/;

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

/** Notes the latest table and state that come over a line; and, of a table of one's own, the game that could go on here. */
export function noteLine(table: string, socket: Socket): void {
  if (!(socket instanceof EventTarget)) return;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let own = true;
  const askAlong = async (): Promise<void> => {
    const answer = await fetch(along(table)).catch(() => null);
    if (!answer) return;
    own = answer.ok && (await answer.clone().text()) !== "null";
    if (own) keep(along(table), answer);
    else forget(along(table));
  };
  socket.addEventListener("message", (event) => {
    const text = (event as MessageEvent<string>).data;
    const kind = LINE.exec(text)?.[1];
    if (!kind) return;
    keep(said(table, kind), new Response(text));
    if (!own || !OF_A_SEAT.test(text)) return;
    clearTimeout(resting);
    resting = setTimeout(() => void askAlong(), RESTED_MS);
  });
  socket.addEventListener("close", () => clearTimeout(resting));
}

function along(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}/along`;
}

function forget(path: string): void {
  if (typeof caches !== "undefined") void caches.open(NAME).then((cache) => cache.delete(path)).catch(() => undefined);
}

/** The game of one's own table as it could go on here, if it can. */
export async function seenAlong(table: string): Promise<Along | undefined> {
  return (await found(along(table)))?.json() as Promise<Along | undefined>;
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
