/**
 * What others do, told in beats: one after the other, in order, none lost and none told twice.
 *
 * A tale is what somebody did in one go, as the game's client cuts it into beats. While a beat is told the board shows
 * the beat's view; underneath, the state is always the true one, and stands as soon as the telling ends.
 */
import type { Owner } from "./art/seats";
import type { DieColour } from "./art/shapes";
import type { Message } from "./message";
import { settings, type Pace } from "./settings.svelte";

export type View = Record<string, unknown>;

/** A place of the board: `data-place`, `data-part` or `data-piece`, by name. */
export type Place = string;

/** What passes from one place to another: a die as it lay, or so many of something. */
export type Token = { die: DieColour; value: number } | { amount: "deniers" | "influence" | "vp"; count: number };

export interface Flight {
  token: Token;
  from: Place;
  to: Place;
}

/** A part of a tale, as the game's client makes it. */
export interface Part {
  /** What sort of thing is told: "acts", "dice", "strikes", ... */
  kind: string;
  lines: readonly Message[];
  /** Words for it, where the lines would be too many. */
  title?: string;
  /** What is said of it, if not all. */
  said?: readonly Message[];
  /** What it speaks of, lit meanwhile. */
  places: readonly Place[];
  /** What is another thing since: keeps an edge until the reader acts. */
  marks: readonly Place[];
  flights: readonly Flight[];
  /** What the board shows meanwhile; null: what is there now. */
  view: View | null;
  /** What lies there can be chosen already: a click on it does not only end the telling. */
  passing?: boolean;
}

export interface Beat extends Part {
  who: Owner | null;
  /** So many lines of the log are told with it. */
  until: number;
}

export interface Tale {
  /** Where it begins in the log. */
  at: number;
  who: Owner | null;
  beats: readonly Beat[];
}

export interface Clock {
  after(ms: number, what: () => void): () => void;
}

const SHORTEST = 560;
const LONGEST = 800;
const FOR_A_LINE = 80;
/** How long things take at each pace. */
export const FACTORS: Record<Exclude<Pace, "off">, number> = { slow: 1.8, normal: 1, fast: 0.5 };
/** If more beats than this wait, what each has done is told in one; what happens to everybody is not. */
const MANY = 20;
/** So many tales can be told once more as they were. */
const KEPT = 60;

const wallClock: Clock = {
  after(ms, what) {
    const id = setTimeout(what, ms);
    return () => clearTimeout(id);
  },
};

/** All of a tale at once. */
function inOne(tale: Tale): Tale {
  const [first, last] = [tale.beats[0], tale.beats.at(-1)];
  if (!first || !last || first === last) return tale;
  const all = (of: "places" | "marks") => [...new Set(tale.beats.flatMap((beat) => beat[of]))];
  return { ...tale, beats: [{ ...first, places: all("places"), marks: all("marks"), flights: [], view: last.view, until: last.until }] };
}

export class Telling {
  /** What is being told. */
  beat = $state.raw<Beat | null>(null);
  tale = $state.raw<Tale | null>(null);
  /** How many beats have been told. */
  count = $state(0);
  /** What has changed since the reader last acted. */
  marks = $state.raw<readonly Place[]>([]);
  /** What the reader points at in the log. */
  pointed = $state.raw<readonly Place[]>([]);

  readonly #clock: Clock;
  readonly #toldUntil: (line: number) => void;
  #waiting: Tale[] = [];
  #kept = new Map<number, Tale>();
  /** Something is told once more: nothing new comes of it. */
  #again = false;
  #nth = 0;
  /** There is a board to tell it on, and somebody looks at it. */
  #ready = false;
  #stop: () => void = () => undefined;

  constructor(toldUntil: (line: number) => void = () => undefined, clock: Clock = wallClock) {
    this.#toldUntil = toldUntil;
    this.#clock = clock;
  }

  get active(): boolean {
    return this.beat !== null;
  }

  /** So many lines of the log have been told; null: all. */
  get until(): number | null {
    return this.beat && !this.#again ? this.beat.until : null;
  }

  /** What is being told is in nobody's way. */
  get passing(): boolean {
    return this.beat?.passing === true && !this.#again;
  }

  /** What the board shows; null: what is there. */
  get view(): View | null {
    return this.beat?.view ?? null;
  }

  /** Takes in what has happened. `own`: whoever needs not be told of it. */
  hear(tales: readonly Tale[], own: (who: Owner | null) => boolean): void {
    for (const tale of tales) this.#keep(tale);
    const others = tales.filter((tale) => !own(tale.who));
    if (settings.pace === "off") {
      for (const tale of others) this.#mark(tale);
      return;
    }
    this.#waiting.push(...others);
    if (!this.active) this.#next();
  }

  /** What began there, as it was told. */
  kept(at: number): Tale | undefined {
    return this.#kept.get(at);
  }

  /** Tells something once more. */
  again(tale: Tale): void {
    this.end();
    this.#again = true;
    this.#waiting = [tale];
    this.#next();
  }

  /** The true state stands at once. */
  end(): void {
    const left = this.tale ? [this.tale, ...this.#waiting] : this.#waiting;
    if (!this.#again) for (const tale of left) this.#mark(tale);
    this.#again = false;
    this.#waiting = [];
    this.#stop();
    this.beat = this.tale = null;
  }

  /** The reader has acted: what changed before is known. */
  seen(): void {
    if (this.marks.length > 0) this.marks = [];
  }

  /** From this line on the log is another one. */
  forget(line: number): void {
    this.end();
    for (const at of this.#kept.keys()) if (at >= line) this.#kept.delete(at);
  }

  /** Another seat looks from now on. */
  leave(): void {
    this.forget(0);
    this.seen();
  }

  pause(): void {
    this.#ready = false;
    this.#stop();
  }

  resume(): void {
    if (this.#ready) return;
    this.#ready = true;
    if (this.beat) this.#wait(this.beat);
  }

  #keep(tale: Tale): void {
    const before = this.#kept.get(tale.at);
    this.#kept.set(tale.at, before ? { ...tale, beats: [...before.beats, ...tale.beats] } : tale);
    const oldest = this.#kept.keys().next();
    if (this.#kept.size > KEPT && !oldest.done) this.#kept.delete(oldest.value);
  }

  #mark(tale: Tale): void {
    for (const beat of tale.beats) this.#told(beat);
  }

  #told(beat: Beat): void {
    if (beat.marks.length > 0) this.marks = [...new Set([...this.marks, ...beat.marks])];
    this.#toldUntil(beat.until);
  }

  #next(): void {
    const beat = this.tale?.beats[this.#nth];
    if (!beat) return this.#begin();
    this.#nth += 1;
    this.count += 1;
    this.beat = beat;
    this.#wait(beat);
  }

  #begin(): void {
    const tale = this.#waiting.shift();
    if (!tale) {
      this.#again = false;
      this.beat = this.tale = null;
      return;
    }
    const waiting = this.#waiting.reduce((sum, { beats }) => sum + beats.length, tale.beats.length);
    this.tale = !this.#again && tale.who !== null && waiting > MANY ? inOne(tale) : tale;
    this.#nth = 0;
    this.#next();
  }

  #wait(beat: Beat): void {
    this.#stop();
    if (!this.#ready) return;
    const pace = settings.pace === "off" ? "fast" : settings.pace;
    const length = Math.min(LONGEST, SHORTEST + FOR_A_LINE * ((beat.said ?? beat.lines).length - 1));
    this.#stop = this.#clock.after(length * FACTORS[pace], () => {
      if (!this.#again) this.#told(beat);
      this.#next();
    });
  }
}
