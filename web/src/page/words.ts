/** What the page and its workers say to each other. */

/** What Python starts with. */
export interface Interpreter {
  wasm: WebAssembly.Module;
  /** The script around it, and Pyodide's own: addresses. */
  glue: string;
  pyodide: string;
  /** Python's own library. */
  library: ArrayBuffer;
}

/** Our Python with all that it leans on, by path. */
export type Files = Map<string, Uint8Array<ArrayBuffer>>;

/** What a thinking worker is given, so that it fetches nothing itself. */
export interface Parts extends Interpreter {
  files: Files;
}

export type ToEngine =
  | { t: "begin"; from: string; lang: string }
  | { t: "ask"; n: number; method: string; path: string; lang: string; body: string }
  | { t: "dial"; n: number; table: string }
  | { t: "say"; n: number; text: string }
  | { t: "hang"; n: number };

export type FromEngine =
  | { t: "fetched"; bytes: number }
  | { t: "ready"; kept: boolean; unread: string }
  | { t: "broken"; why: string }
  | { t: "answer"; n: number; status: number; body: string; kind: string; file: string }
  | { t: "heard"; n: number; text: string }
  | { t: "ended"; n: number; code: number };

export type ToThinker = { t: "begin"; parts: Parts } | { t: "think"; n: number; work: string; job: string };

export type FromThinker =
  | { t: "told"; n: number; progress: string }
  | { t: "thought"; n: number; answer: string }
  | { t: "failed"; n: number; why: string }
  | { t: "broken"; why: string };
