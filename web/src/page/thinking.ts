/**
 * Where the engine's thoughts are thought: one worker for what somebody waits for, and one for analyses, which is there
 * as long as there is one to make. To end a thought is to end its worker: others that waited there are begun anew.
 */
import type { FromThinker, Parts, ToThinker } from "./words";

interface Wanted {
  work: string;
  job: string;
  told(progress: string): void;
  done(answer: string): void;
  failed(why: Error): void;
}

class Thinker {
  readonly #parts: Parts;
  readonly #passing: boolean;
  #worker: Worker | null = null;
  #wanted = new Map<number, Wanted>();

  /** `passing`: it goes when it has nothing left to do. */
  constructor(parts: Parts, passing: boolean) {
    this.#parts = parts;
    this.#passing = passing;
  }

  think(n: number, wanted: Wanted): void {
    this.#wanted.set(n, wanted);
    this.begin().postMessage({ t: "think", n, work: wanted.work, job: wanted.job } satisfies ToThinker);
  }

  stop(n: number): void {
    if (!this.#wanted.delete(n)) return;
    this.#worker?.terminate();
    this.#worker = null;
    const left = [...this.#wanted];
    this.#wanted.clear();
    for (const [number, wanted] of left) this.think(number, wanted);
    if (!this.#passing) this.begin();
  }

  begin(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module", name: "thinker" });
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => this.#hear(data);
    worker.onerror = (event) => this.#lost(event.message);
    worker.postMessage({ t: "begin", parts: this.#parts } satisfies ToThinker);
    return (this.#worker = worker);
  }

  #hear(message: FromThinker): void {
    if (message.t === "broken") return this.#lost(message.why);
    const wanted = this.#wanted.get(message.n);
    if (message.t === "told") return wanted?.told(message.progress);
    this.#wanted.delete(message.n);
    if (message.t === "thought") wanted?.done(message.answer);
    else wanted?.failed(new Error(message.why));
    if (this.#passing && this.#wanted.size === 0) {
      this.#worker?.terminate();
      this.#worker = null;
    }
  }

  /** It could not even begin: whoever waits is told, and asks another one. */
  #lost(why: string): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const wanted of this.#wanted.values()) wanted.failed(new Error(why));
    this.#wanted.clear();
  }
}

export class Thinking {
  readonly #now: Thinker;
  readonly #patient: Thinker;

  constructor(parts: Parts) {
    this.#now = new Thinker(parts, false);
    this.#patient = new Thinker(parts, true);
  }

  /** Gets ready for the first thought: once whoever asks for it is. */
  begin(): void {
    this.#now.begin();
  }

  think(n: number, work: string, job: string, told: (progress: string) => void): Promise<string> {
    const line = work === "study" ? this.#patient : this.#now;
    return new Promise((done, failed) => line.think(n, { work, job, told, done, failed }));
  }

  stop(n: number): void {
    this.#now.stop(n);
    this.#patient.stop(n);
  }
}
