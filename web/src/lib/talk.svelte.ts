/** What is said at a table, and how much of it has not been read yet. */
import { talking } from "./api-talk";
import type { TalkLine } from "./talk";
import type { Message } from "./message";

/** What carries words to the table. Answers why it did not, if it did not; "lost": nobody knows. */
export interface Mouth {
  say(text: string): Promise<Message | "lost" | null>;
  unsay(n: number): Promise<Message | "lost" | null>;
}

export const LONGEST = 500;
/** For so long one's own words can be taken back. */
export const REGRET_MS = 5 * 60_000;

export class Talk {
  messages = $state.raw<TalkLine[]>([]);
  /** Whether somebody here is muted: what they say is left out. */
  hidden = $state(false);
  /** Messages of others since the chat was last in sight. */
  unread = $state(0);
  /** What is being written, kept while another panel is open. */
  draft = $state("");

  readonly #table: string;
  readonly #key: string;
  readonly #mouth: Mouth;
  #inSight = 0;
  /** The latest number that was read or told: what comes again after a lost line is not new. */
  #latest = -1;
  #began = false;

  constructor(table: string, key: string, mouth: Mouth) {
    this.#table = table;
    this.#key = key;
    this.#mouth = mouth;
  }

  // -- what the table tells -----------------------------------------------------------------------------------------

  /** All of it anew. At first nothing of it is news; after a gap only what came meanwhile is. */
  hearAll(messages: TalkLine[], hidden = false): void {
    const fresh = this.#began ? messages.filter((one) => one.n > this.#latest && !one.yours) : [];
    this.messages = messages;
    this.hidden = hidden;
    this.#note(fresh.length);
  }

  hear(message: TalkLine): void {
    const known = this.messages.some((one) => one.n === message.n);
    if (known) this.messages = this.messages.map((one) => (one.n === message.n ? message : one));
    else this.messages = [...this.messages, message];
    this.#note(known || message.yours ? 0 : 1);
  }

  /** Whatever was said before this page was opened has been told by now. */
  begin(): void {
    this.#began = true;
  }

  #note(fresh: number): void {
    this.#began = true;
    this.#latest = Math.max(this.#latest, ...this.messages.map((one) => one.n));
    this.unread = this.#inSight > 0 ? 0 : this.unread + fresh;
  }

  /** The chat is in sight until what is returned is called. */
  watch(): () => void {
    this.#inSight += 1;
    this.unread = 0;
    return () => (this.#inSight -= 1);
  }

  // -- what one does ------------------------------------------------------------------------------------------------

  /** Says what was written. If it did not arrive it stays there to be sent again. */
  async say(): Promise<Message | "lost" | null> {
    const text = this.draft.trim();
    if (!text) return null;
    const why = await this.#mouth.say(text);
    if (why === null || (why === "lost" && this.#arrived(text))) {
      this.draft = "";
      return null;
    }
    return why;
  }

  /** The line was lost before the answer came: if the words are there they were heard. */
  #arrived(text: string): boolean {
    return this.messages.filter((one) => one.yours).at(-1)?.text === text.split(/\s+/).join(" ");
  }

  unsay(n: number): Promise<Message | "lost" | null> {
    return this.#mouth.unsay(n);
  }

  /** The server sends none of their words from now on, and all that is left anew. */
  async mute(n: number): Promise<void> {
    await talking.mute({ table: this.#table, n, key: this.#key });
  }

  async report(n: number, why: string): Promise<void> {
    await talking.report(this.#table, { n, why, key: this.#key });
  }
}
