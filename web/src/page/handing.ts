/**
 * Games that were played on this device are brought to the server, each once. A game is marked before it is sent: from
 * then on it does not go on here, whatever becomes of the answer. So it never goes on at two places.
 */
import { send, TroubleError } from "../lib/api";
import type { Along } from "../lib/seen";
import type { TableInfo } from "../lib/wire";
import type { KeptRow, Put, Shelf } from "./shelf";

/** As much of `troyes.page.tables.KeptTable` as is wanted here. */
interface KeptTable {
  table: { id: string; game: string; lesson: string };
  handed?: "" | "leaving" | "gone";
  gone?: number;
  refused?: string;
}

/** A game that stays here, and why: in the server's words, or in none as long as it has not been asked. */
export interface Staying {
  id: string;
  game: string;
  why: string;
}

const TABLES = "table/";
const STUDIES = "study/";
/** So long is known here what a server has taken over: whoever has it open in another tab is told in time. */
const KNOWN_MS = 7 * 24 * 60 * 60 * 1000;
const ABOUT = "about/kept";
/** Of what is kept: see `troyes.page.house`. */
const FORMAT = 1;

function read(row: KeptRow): KeptTable {
  return JSON.parse(row.text) as KeptTable;
}

/** A game that a server gave along, as `troyes.page.moving` takes it in: whose it was there, it is here. */
export function parcelOf(kept: Along): unknown {
  const { id, maker } = kept.table;
  const person = { id: maker, name: "", lang: "en", made: 0 };
  return { format: "troyes-page", kept: FORMAT, version: "", rows: { [`person/${maker}`]: person, [TABLES + id]: kept } };
}

/** Whether a row is a game that only this device has. */
export function isHere(row: KeptRow | undefined): boolean {
  return row !== undefined && read(row).handed !== "gone";
}

/** The games that only this device has. Lessons are taught wherever one is. */
export async function staying(shelf: Shelf): Promise<Staying[]> {
  const rows = await shelf.all();
  const about = rows.get(ABOUT);
  if (about && (JSON.parse(about.text) as { format: number }).format > FORMAT) return [];
  const tables = [...rows].filter(([name, row]) => name.startsWith(TABLES) && isHere(row)).map(([, row]) => read(row));
  return tables.filter(({ table }) => !table.lesson).map(({ table, refused }) => ({ id: table.id, game: table.game, why: refused ?? "" }));
}

/** Writes what has become of a game; what else was written meanwhile stays. */
async function mark(shelf: Shelf, tell: (name: string) => void, id: string, change: Partial<KeptTable>): Promise<string | null> {
  const name = TABLES + id;
  for (;;) {
    const row = await shelf.one(name);
    if (!row || !isHere(row)) return null;
    const text = JSON.stringify({ ...read(row), ...change });
    const wrong = await shelf.put([[name, text, row.version]]);
    if (!wrong) {
      tell(name);
      return text;
    }
    if (wrong !== "late") throw new Error(wrong);
  }
}

/** Whether a refusal is for good: then the game goes on here. Otherwise it may be there by now, and is sent again. */
function forGood({ status }: { status: number }): boolean {
  return status >= 400 && status < 500 && status !== 429;
}

/** Brings one game. Whether the server has it now; if it does not answer, that is thrown. */
export async function bring(shelf: Shelf, tell: (name: string) => void, id: string): Promise<boolean> {
  const text = await mark(shelf, tell, id, { handed: "leaving", refused: "" });
  if (text === null) return false; // another tab was faster
  try {
    await send<TableInfo>("PUT", `/api/tables/${encodeURIComponent(id)}`, new Blob([text], { type: "application/json" }));
  } catch (error) {
    if (!(error instanceof TroubleError) || !forGood(error.trouble)) throw error;
    await mark(shelf, tell, id, { handed: "", refused: error.message });
    return false;
  }
  await mark(shelf, tell, id, { handed: "gone", gone: Date.now() / 1000 });
  return true;
}

/** Lets go of games that a server has had for some days, and of what was found out about them. */
export async function clear(shelf: Shelf, tell: (name: string) => void): Promise<void> {
  const rows = await shelf.all();
  const past = Date.now() - KNOWN_MS;
  for (const [name, row] of rows) {
    if (!name.startsWith(TABLES)) continue;
    const { handed, gone } = read(row);
    if (handed !== "gone" || (gone ?? 0) * 1000 > past) continue;
    const study = name.replace(TABLES, STUDIES);
    const found = [name, study].flatMap((one): Put[] => (rows.has(one) ? [[one, null, rows.get(one)!.version]] : []));
    if (!(await shelf.put(found))) found.forEach(([one]) => tell(one)); // or another tab was faster
  }
}
