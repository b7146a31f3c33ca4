/**
 * A puzzle as a table's line: every step is tried where the puzzle lies, nothing is kept there, and the end of the turn is
 * the answer.
 */
import type { Asked } from "./advice.svelte";
import { puzzles } from "./api-puzzles";
import type { Message } from "./message";
import type { Line } from "./play.svelte";
import type { PuzzleSetId } from "./puzzles";
import type { StateMessage, WaySeen } from "./wire";

export interface Heard {
  state(state: StateMessage): void;
  /** The turn is ended: these keys are the answer. */
  answer(keys: string[]): Promise<void>;
}

export class PuzzleLine implements Line {
  #keys: string[] = [];

  constructor(
    readonly set: PuzzleSetId,
    readonly number: number,
    readonly heard: Heard,
  ) {}

  choose(_seat: number, _at: number, keys: string[]): Promise<Message | null> {
    return this.#try([...this.#keys, ...keys]);
  }
  async confirm(): Promise<Message | null> {
    await this.heard.answer(this.#keys);
    return null;
  }
  undo(_seat: number, _at: number, steps: number): Promise<Message | null> {
    return this.#try(this.#keys.slice(0, Math.max(0, this.#keys.length - steps)));
  }
  async why(_seat: number, key: string): Promise<Message | null> {
    return (await puzzles.why(this.set, this.number, { keys: this.#keys, key })).why;
  }
  async ways(_seat: number, first: string, dice: string[]): Promise<WaySeen[]> {
    return (await puzzles.ways(this.set, this.number, { keys: this.#keys, first, dice })).ways;
  }
  hint(): Asked {
    return { answer: Promise.resolve(null), stop: () => undefined };
  }
  sit(): void {
    // one sits where the puzzle says
  }

  /** From the beginning. */
  again(): Promise<Message | null> {
    return this.#try([]);
  }

  async #try(keys: string[]): Promise<Message | null> {
    const { state, why } = await puzzles.attempt(this.set, this.number, { keys });
    if (!state) return why;
    this.#keys = keys;
    this.heard.state(state);
    return null;
  }
}
