/**
 * The server over HTTP. A refusal is thrown as a TroubleError; one that nobody catches is shown in a toast (main.ts).
 *
 * Nobody has to sign in: a guest is made silently before the first call that needs one.
 */
import { addressOf } from "./address";
import { house } from "./house";
import type { RulesPage } from "./rulebook";
import { settings } from "./settings.svelte";
import type {
  Catalogue,
  Ending,
  GameName,
  Guest,
  GuestChange,
  GuestNew,
  Invitation,
  Lang,
  Printed,
  Study,
  TableInfo,
  TableNew,
  Tables,
  Trouble,
} from "./wire";
import { t } from "./words";

export class TroubleError extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.detail);
  }
}

const UNREACHED = 0;
const UNKNOWN_GUEST = 401;

function isTrouble(data: unknown): data is Trouble {
  return typeof data === "object" && data !== null && "detail" in data && "id" in data;
}

async function told(answer: Response): Promise<Trouble> {
  const data: unknown = await answer.json().catch(() => null);
  if (isTrouble(data)) return data;
  return { status: answer.status, id: "shell-trouble", detail: t("shell-trouble"), place: "" };
}

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  try {
    return await house().ask(method, path, settings.lang, body);
  } catch {
    throw new TroubleError({ status: UNREACHED, id: "shell-unreached", detail: t("shell-unreached"), place: "" });
  }
}

async function granted(answer: Response): Promise<Response> {
  if (answer.status === UNKNOWN_GUEST && settings.account) throw signedOut();
  if (!answer.ok) throw new TroubleError(await told(answer));
  return answer;
}

async function read<T>(answer: Response): Promise<T> {
  const text = await (await granted(answer)).text();
  return (text ? JSON.parse(text) : null) as T;
}

/** A file, as it is sent. */
export async function fetchFile(path: string): Promise<Response> {
  return granted(await call("GET", path));
}

export async function get<T>(path: string): Promise<T> {
  return read<T>(await call("GET", path));
}

let arriving: Promise<Guest> | null = null;

/** Someone new, under the name that this device remembers. */
function arrive(): Promise<Guest> {
  const guest: GuestNew = { name: settings.name.trim() || t("shell-guest"), lang: settings.lang };
  arriving ??= call("POST", "/api/guests", guest)
    .then((answer) => read<Guest>(answer))
    .then(met)
    .finally(() => (arriving = null));
  return arriving;
}

function met(guest: Guest): Guest {
  settings.guest = guest.name;
  return guest;
}

/** A device with tables of its own is known, even if it has forgotten that. */
function recognised(name: string | undefined): void {
  if (name && !settings.guest) settings.guest = name;
}

/** As whoever one is, be it nobody: nobody becomes a guest for it. */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  return read<T>(await call(method, path, body));
}

/** The account was left on another device: one does not go on as somebody new without knowing. */
function signedOut(): TroubleError {
  settings.signedOut();
  return new TroubleError({ status: UNKNOWN_GUEST, id: "shell-signed-out", detail: t("shell-signed-out"), place: "" });
}

/** As a guest; who is none yet becomes one first. */
export async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (!settings.guest) await arrive();
  let answer = await call(method, path, body);
  if (answer.status === UNKNOWN_GUEST && !settings.account) {
    await arrive();
    answer = await call(method, path, body);
  }
  return read<T>(answer);
}

function at(id: string, what = "", key = ""): string {
  const query = key ? `?key=${encodeURIComponent(key)}` : "";
  return `/api/tables/${encodeURIComponent(id)}${what && `/${what}`}${query}`;
}

export const api = {
  changeMe: (change: GuestChange) => send<Guest>("PATCH", "/api/me", change).then(met),
  games: () => get<Catalogue>("/api/games"),
  async tables(): Promise<Tables> {
    const found = await get<Tables>("/api/tables");
    recognised(found.yours[0]?.names[0]);
    return found;
  },
  newTable: (table: TableNew) => send<TableInfo>("POST", "/api/tables", table),
  async table(id: string, key = ""): Promise<TableInfo> {
    const found = await get<TableInfo>(at(id, "", key));
    recognised(found.seats.find((seat) => seat.yours)?.name);
    return found;
  },
  join: (id: string, invitation: Invitation) => send<TableInfo>("POST", at(id, "join"), invitation),
  start: (id: string) => send<TableInfo>("POST", at(id, "start")),
  leave: (id: string, seat: number | null = null) => send<TableInfo>("POST", at(id, "leave"), { seat }),
  back: (id: string) => send<TableInfo>("POST", at(id, "back")),
  standIn: (id: string, seat: number) => send<TableInfo>("POST", at(id, "stand_in"), { seat }),
  rematch: (id: string) => send<TableInfo>("POST", at(id, "rematch")),
  printed: (id: string, key = "") => get<Printed>(at(id, "printed", key)),
  ending: (id: string, key = "") => get<Ending>(at(id, "ending", key)),
  study: (id: string, key = "") => get<Study>(at(id, "analysis", key)),
  beginStudy: (id: string, key = "") => send<Study>("POST", at(id, "analysis"), { key } satisfies Invitation),
  /** Where the record of a finished game is downloaded from. */
  recordUrl: (id: string, key = "") => at(id, "record", key),
  rules: (game: GameName, lang: Lang) => get<RulesPage>(`/api/rules/${game}/${lang}`),
  /** Where the live line to a table begins. */
  livePath: (id: string, key = "") => at(id, "live", key),
};

/** Where a finished game is looked back at. */
export function replayLink(id: string, key = ""): string {
  return `/replay/${encodeURIComponent(id)}${key && `?key=${encodeURIComponent(key)}`}`;
}

/** Where a finished game is studied. */
export function studyLink(id: string, key = ""): string {
  return `/study/${encodeURIComponent(id)}${key && `?key=${encodeURIComponent(key)}`}`;
}

/** The link that brings a friend to a table. */
export function tableLink(table: Pick<TableInfo, "id" | "key">): string {
  const query = table.key ? `?key=${encodeURIComponent(table.key)}` : "";
  return addressOf(`/table/${encodeURIComponent(table.id)}${query}`);
}
