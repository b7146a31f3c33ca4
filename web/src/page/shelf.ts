/** Rows of text in IndexedDB, each with how often it was written. A row is written only over the version that is known. */

const STORE = "rows";

export interface KeptRow {
  text: string;
  version: number;
}

export interface Shelf {
  /** Whether it outlives this window. */
  readonly lasting: boolean;
  all(): Promise<Map<string, KeptRow>>;
  one(name: string): Promise<KeptRow | undefined>;
  /** All rows or none; what is wrong if there are none: "late", "full", or the browser's words. */
  put(rows: readonly Put[]): Promise<string>;
}

export type Put = readonly [name: string, text: string | null, known: number];

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error("IndexedDB"));
  });
}

/** Opens the database; where the browser has none, as in some private windows, what is kept goes with the window. */
export async function openShelf(name: string): Promise<Shelf> {
  try {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    return new Database(await answered(opening));
  } catch {
    return new Passing();
  }
}

class Database implements Shelf {
  readonly lasting = true;
  readonly #database: IDBDatabase;

  constructor(database: IDBDatabase) {
    this.#database = database;
    database.onversionchange = () => database.close();
  }

  async all(): Promise<Map<string, KeptRow>> {
    const rows = this.#database.transaction(STORE).objectStore(STORE);
    const [names, kept] = await Promise.all([answered(rows.getAllKeys()), answered(rows.getAll() as IDBRequest<KeptRow[]>)]);
    return new Map(names.map((name, at) => [String(name), kept[at]!]));
  }

  one(name: string): Promise<KeptRow | undefined> {
    return answered(this.#database.transaction(STORE).objectStore(STORE).get(name) as IDBRequest<KeptRow | undefined>);
  }

  async put(rows: readonly Put[]): Promise<string> {
    try {
      return await this.#written(rows);
    } catch (error) {
      return wrong(error);
    }
  }

  #written(rows: readonly Put[]): Promise<string> {
    const change = this.#database.transaction(STORE, "readwrite", { durability: "strict" });
    const store = change.objectStore(STORE);
    let late = false;
    for (const [name, text, known] of rows) {
      const looking = store.get(name) as IDBRequest<KeptRow | undefined>;
      looking.onsuccess = () => {
        if (late) return;
        if ((looking.result?.version ?? 0) !== known) {
          late = true;
          change.abort();
        } else if (text === null) store.delete(name);
        else store.put({ text, version: known + 1 } satisfies KeptRow, name);
      };
    }
    return new Promise((done) => {
      change.oncomplete = () => done("");
      change.onabort = () => done(late ? "late" : wrong(change.error));
    });
  }
}

function wrong(error: unknown): string {
  if (error instanceof DOMException && error.name === "QuotaExceededError") return "full";
  return error instanceof Error || error instanceof DOMException ? error.message || error.name : String(error);
}

/** For a window that keeps nothing. */
class Passing implements Shelf {
  readonly lasting = false;
  readonly #rows = new Map<string, KeptRow>();

  all(): Promise<Map<string, KeptRow>> {
    return Promise.resolve(new Map(this.#rows));
  }
  one(name: string): Promise<KeptRow | undefined> {
    return Promise.resolve(this.#rows.get(name));
  }
  put(rows: readonly Put[]): Promise<string> {
    if (rows.some(([name, , known]) => (this.#rows.get(name)?.version ?? 0) !== known)) return Promise.resolve("late");
    for (const [name, text, known] of rows) {
      if (text === null) this.#rows.delete(name);
      else this.#rows.set(name, { text, version: known + 1 });
    }
    return Promise.resolve("");
  }
}
