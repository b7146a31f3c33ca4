/**
 * The house of the served edition: the server, as long as it answers. What lies on this device, and what can be done while
 * no server answers, is asked of the second house (`page/second.svelte.ts`), which is fetched when it is first wanted.
 */
import { away } from "./away.svelte";
import { Later, server, type House } from "./house";
import { forgetSeen, noteAnswer, noteLine, seenAlong } from "./seen";
import { settings } from "./settings.svelte";

type Second = import("../page/second.svelte").Second;

const TABLE = /^\/api\/tables\/([^/?]+)/;
/** What those in front of a server say when it does not answer. */
const UNREACHED: ReadonlySet<number> = new Set([502, 504]);
let asked: Promise<Second> | null = null;

/** The table that a path is about; empty: none. */
export function tableOf(path: string): string {
  return decodeURIComponent(TABLE.exec(path)?.[1] ?? "");
}

export function second(): Promise<Second> {
  asked ??= import("../page/second.svelte").then(({ second }) => second);
  asked.catch(() => (asked = null)); // it could not be fetched: whoever wants it next tries again
  return asked;
}

/** Whether the second house has to be asked first: no server answers, or it may be about a game on this device. */
function perhapsHere(path: string): boolean {
  return away.now || (settings.device && tableOf(path) !== "");
}

async function answered(...[method, path, lang, body]: Parameters<House["ask"]>): Promise<Response> {
  const answer = await server.ask(method, path, lang, body);
  if (UNREACHED.has(answer.status)) throw new Error(`${answer.status}`);
  if (method === "GET") noteAnswer(path, answer);
  else if (method === "DELETE" && /^\/api\/(me|sessions?)$/.test(path)) forgetSeen();
  return answer;
}

/** Asks the server. Where it does not answer, it does for nobody: what can be done without it is done here from now on. */
export async function askServer(...what: Parameters<House["ask"]>): Promise<Response> {
  try {
    return await answered(...what);
  } catch (error) {
    const house = await second().catch(() => Promise.reject(error));
    house.lost();
    if (what[0] !== "GET") throw error; // nobody knows what became of it: it is not done elsewhere as well
    return house.ask(...what);
  }
}

export function dialServer(path: string): ReturnType<House["dial"]> {
  const socket = server.dial(path);
  const table = tableOf(path);
  noteLine(table, socket);
  if (socket instanceof EventTarget) socket.addEventListener("close", () => void lineLost(table).catch(() => undefined));
  return socket;
}

/** A line is lost, and perhaps the server: then a table that can go on here does not wait for it. */
async function lineLost(table: string): Promise<void> {
  if (away.now || !(await seenAlong(table))) return;
  const answer = await server.ask("GET", "/health", settings.lang).catch(() => null);
  if (!answer || UNREACHED.has(answer.status)) (await second()).lost();
}

export const served: House = {
  async ask(...what) {
    return perhapsHere(what[1]) ? (await second()).ask(...what) : askServer(...what);
  },
  dial(path) {
    return perhapsHere(path) ? new Later(second().then((house) => house.line(path))) : dialServer(path);
  },
};
