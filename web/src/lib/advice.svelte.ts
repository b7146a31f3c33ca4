/** A hint that was asked for: being thought of, or there. It belongs to one moment, and goes with it. */
import type { Message } from "./message";
import type { HintLine, HintProgress, HintReply, RefusedReply } from "./wire";

/** A question that takes its time, and can be taken back. */
export interface Asked {
  answer: Promise<HintReply | RefusedReply | null>;
  stop(): void;
}

export class Advice {
  status = $state<"" | "thinking" | "there">("");
  progress = $state.raw<HintProgress | null>(null);
  /** The best first. */
  lines = $state.raw<readonly HintLine[]>([]);
  simulations = $state(0);
  #asked: Asked | null = null;

  get open(): boolean {
    return this.status !== "";
  }

  /** Asks, and tells why there is none, if so. What comes after it was closed is not looked at. */
  async ask(line: (told: (progress: HintProgress) => void) => Asked): Promise<Message | null> {
    this.close();
    this.status = "thinking";
    const asked = line((progress) => {
      if (asked === this.#asked) this.progress = progress;
    });
    this.#asked = asked;
    const answer = await asked.answer;
    if (asked !== this.#asked) return null;
    if (answer?.t !== "hint") {
      this.close();
      return answer?.why ?? null;
    }
    this.lines = answer.lines;
    this.simulations = answer.simulations;
    this.status = "there";
    return null;
  }

  close(): void {
    const asked = this.#asked;
    this.#asked = null;
    asked?.stop();
    this.status = "";
    this.progress = null;
    this.lines = [];
  }
}
