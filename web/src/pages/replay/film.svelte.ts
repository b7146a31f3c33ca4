/**
 * A game that is looked back at: which moment, through whose eyes, and how fast it goes on.
 *
 * States are fetched some at a time, in the direction in which one goes, and kept. The board shows the latest moment
 * that was asked for: what was passed over on the way is never waited for.
 */
import { clientOf } from "../../games";
import type { GameClient } from "../../lib/game-client";
import { looking, type Eyes, type Source } from "../../lib/api-replay";
import type { MomentSeen, Replay, StageSeen } from "../../lib/moments";
import { PICTURE, Play } from "../../lib/play.svelte";
import type { Printed, StateMessage, TableInfo } from "../../lib/wire";
import { t } from "../../lib/words";

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
/** How long a moment is shown at speed 1. */
const PACE = 1200;
const CHUNK = 16;
/** When so few are left ahead, more are fetched. */
const AHEAD = 6;
const KEPT = 600;

/** A finished game as a table, for the board: nobody sits there who could choose. */
export function tableOf(replay: Replay): TableInfo {
  const seats = replay.seats.map((seat) => ({
    ...seat,
    name: seat.name || t("seat-name", { seat: seat.seat + 1 }),
    yours: false,
    here: false,
  }));
  // A table has more to it, of which a board asks nothing.
  return { id: replay.id, game: replay.game, options: replay.options, status: "over", seats, hints: false, n: 0 } as unknown as TableInfo;
}

/** The states of an answer, each with the whole log up to it. */
export function whole(states: readonly StateMessage[]): StateMessage[] {
  let log: StateMessage["log"] = [];
  return states.map((state) => {
    log = [...log.slice(0, state.log_from), ...state.log];
    return { ...state, log_from: 0, log };
  });
}

export class Film {
  readonly replay: Replay;
  readonly play: Play;
  at = $state(0);
  eyes = $state<Eyes>("all");
  playing = $state(false);
  speed = $state<number>(1);
  /** What went wrong with the last fetch. */
  trouble = $state.raw<unknown>(null);

  readonly #source: Source;
  readonly #kept = new Map<string, StateMessage>();
  #shown = -1;
  #showing = false;
  #fetching = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  private constructor(source: Source, replay: Replay, printed: Printed, client: GameClient, first: StateMessage, at: number, eyes: Eyes) {
    this.#source = source;
    this.replay = replay;
    this.at = at;
    this.eyes = eyes;
    this.#keep(eyes, first);
    this.#shown = at;
    this.play = new Play(tableOf(replay), first, printed, PICTURE, client);
  }

  static async open(source: Source, replay: Replay, printed: Printed, at: number, eyes: Eyes): Promise<Film> {
    const moment = Math.max(0, Math.min(replay.moments.length, at));
    const [first] = whole((await looking.states(source, moment, 1, eyes)).states);
    if (!first) throw new Error("a game without a moment");
    const film = new Film(source, replay, printed, await clientOf(replay.game), first, moment, eyes);
    void film.#ahead();
    return film;
  }

  // -- where we are -------------------------------------------------------------------------------------------------

  get last(): number {
    return this.replay.moments.length;
  }
  /** The choice that led here; none at the start. */
  get choice(): MomentSeen | undefined {
    return this.replay.moments[this.at - 1];
  }
  /** The round or half day that this moment lies in. */
  get stage(): StageSeen | undefined {
    return this.replay.stages.filter(({ first }) => first <= this.at).at(-1);
  }
  get names(): readonly string[] {
    return this.play.names;
  }

  /** The moments at which a turn ends, and the start. */
  #turnEnds(seat?: number): number[] {
    const { moments } = this.replay;
    const ends = moments.flatMap((moment, index) =>
      moments[index + 1]?.turn !== moment.turn && (seat === undefined || moment.seat === seat) ? [index + 1] : [],
    );
    return seat === undefined ? [0, ...ends] : ends;
  }

  // -- going ---------------------------------------------------------------------------------------------------------

  go(at: number): void {
    const to = Math.max(0, Math.min(this.last, Math.round(at)));
    if (to === this.at) return;
    this.at = to;
    void this.#show();
  }
  step(by: number): void {
    this.go(this.at + by);
  }
  turn(by: 1 | -1): void {
    this.#along(this.#turnEnds(), by);
  }
  round(by: 1 | -1): void {
    this.#along([0, ...this.replay.stages.map(({ first }) => first), this.last], by);
  }
  nextOf(seat: number): void {
    this.#along(this.#turnEnds(seat), 1);
  }
  hasNextOf(seat: number): boolean {
    return (this.#turnEnds(seat).at(-1) ?? 0) > this.at;
  }
  #along(stops: readonly number[], by: 1 | -1): void {
    const next = by > 0 ? stops.find((stop) => stop > this.at) : stops.filter((stop) => stop < this.at).at(-1);
    this.go(next ?? (by > 0 ? this.last : 0));
  }

  look(eyes: Eyes): void {
    this.eyes = eyes;
    void this.#show();
  }

  toggle(): void {
    if (this.playing) this.pause();
    else {
      if (this.at === this.last) this.go(0);
      this.playing = true;
      this.#tick();
    }
  }
  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }
  faster(by: 1 | -1): void {
    const now = SPEEDS.findIndex((speed) => speed === this.speed);
    this.speed = SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, now + by))] ?? 1;
  }
  #tick(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.playing) return;
      if (this.at === this.last) return this.pause();
      if (this.#shown === this.at) this.step(1); // what is still on its way is not overtaken
      this.#tick();
    }, PACE / this.speed);
  }

  // -- fetching ------------------------------------------------------------------------------------------------------

  async #show(): Promise<void> {
    if (this.#showing) return; // it goes on with the latest wish
    this.#showing = true;
    try {
      for (;;) {
        const { at, eyes } = this;
        const state = this.#kept.get(`${eyes} ${at}`) ?? (await this.#fetch(at, eyes, at < this.#shown));
        if (at !== this.at || eyes !== this.eyes) continue;
        if (state) this.play.receive(state);
        this.#shown = at;
        break;
      }
      this.trouble = null;
    } catch (error) {
      this.trouble = error;
      this.pause();
    } finally {
      this.#showing = false;
    }
    if (this.trouble === null) void this.#ahead();
  }

  async #fetch(at: number, eyes: Eyes, back: boolean): Promise<StateMessage | undefined> {
    const first = back ? Math.max(0, at - CHUNK + 1) : at;
    const { states } = await looking.states(this.#source, first, CHUNK, eyes);
    for (const state of whole(states)) this.#keep(eyes, state);
    return this.#kept.get(`${eyes} ${at}`);
  }

  /** What comes next is fetched before it is asked for. */
  async #ahead(): Promise<void> {
    const { at, eyes } = this;
    let next = at + 1;
    while (next <= this.last && this.#kept.has(`${eyes} ${next}`)) next += 1;
    const wish = `${eyes} ${next}`;
    if (next > Math.min(this.last, at + AHEAD) || this.#fetching.has(wish)) return;
    this.#fetching.add(wish);
    await this.#fetch(next, eyes, false).catch(() => undefined); // who needs it asks again, and is told
    this.#fetching.delete(wish);
  }

  #keep(eyes: Eyes, state: StateMessage): void {
    this.#kept.set(`${eyes} ${state.n}`, state);
    if (this.#kept.size <= KEPT) return;
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined) this.#kept.delete(oldest);
  }

  close(): void {
    this.pause();
  }
}
