/**
 * The live connection to a table. It comes back by itself: after a lost net, a server's restart, a laptop's sleep.
 *
 * States are numbered, and after a gap the server is told which one was seen last. A choice that was not answered before
 * the line broke is sent again if the seat still stands where it was chosen, and dropped otherwise: never made twice.
 */
import { house, type Socket } from "./house";
import type { Message } from "./message";
import type { Asked } from "./advice.svelte";
import type { Line } from "./play.svelte";
import type { SaySent, TalkLine, UnsaySent } from "./talk";
import type { Mouth } from "./talk.svelte";
import type {
  ChooseSent,
  ConfirmSent,
  FromClient,
  FromServer,
  HintProgress,
  HintSent,
  StateMessage,
  TableInfo,
  ThinkingMessage,
  UndoSent,
  WaySeen,
  WaysSent,
  WhySent,
} from "./wire";

type Act = ChooseSent | ConfirmSent | UndoSent;
type Question = WhySent | WaysSent | HintSent;
type Word = SaySent | UnsaySent;
type Answer = Exclude<Extract<FromServer, { id: string }>, HintProgress>;

interface Waiting {
  sent: Act | Question | Word;
  answer: (reply: Answer | null) => void;
  /** How far the answer is, for one that takes its time. */
  told?: ((progress: HintProgress) => void) | undefined;
}

export interface Listener {
  state(message: StateMessage): void;
  table(table: TableInfo): void;
  thinking?(message: ThinkingMessage): void;
  /** All that was said so far; then each thing that is said. */
  talk?(messages: TalkLine[], hidden: boolean): void;
  said?(message: TalkLine): void;
  /** What is in the way of something that nobody here has asked for. */
  trouble?(why: Message): void;
}

export interface Clock {
  now(): number;
  after(ms: number, what: () => void): () => void;
}

/** A socket's `readyState`. */
const CONNECTING = 0;
const OPEN = 1;
const BACKOFF_FIRST = 300;
const BACKOFF_MOST = 5000;
const PING_EACH = 20_000;
/** A line that has been silent for so long after a ping is dead, whatever the socket says. */
const SILENCE = 8000;
/** The same after a choice or a question: these are answered at once, and somebody is waiting. */
const NO_ANSWER = 4000;
/** Close codes of the server: not from here, no such table for you; and too many at once. */
const NOT_FOR_US: ReadonlySet<number> = new Set([4403, 4404]);
const TOO_MUCH = 4429;
/** Who was turned away because of too many tries again, but so seldom that it does no harm. */
const SLOWLY = 15_000;
const CROWDED: Message = { id: "play-crowded", args: {}, rule: "" };

const wallClock: Clock = {
  now: () => performance.now(),
  after(ms, what) {
    const id = setTimeout(what, ms);
    return () => clearTimeout(id);
  },
};

function isAct(sent: Act | Question | Word): sent is Act {
  return sent.t === "choose" || sent.t === "confirm" || sent.t === "undo";
}

function isWord(sent: Act | Question | Word): sent is Word {
  return sent.t === "say" || sent.t === "unsay";
}

/**
 * "up": all is well; "down": trying again; "crowded": the same, slowly, since there are too many; "shut": the server will
 * not have us; "off": closed by us.
 */
export type LineStatus = "new" | "up" | "down" | "crowded" | "shut" | "off";

export class Live implements Line, Mouth {
  status = $state<LineStatus>("new");

  readonly #url: string;
  readonly #listener: Listener;
  readonly #clock: Clock;
  readonly #connect: (url: string) => Socket;
  readonly #chance: () => number;
  #socket: Socket | null = null;
  #waiting = new Map<string, Waiting>();
  #seat: number | null = null;
  #watch = false;
  #latest = 0;
  /** By seat: the number that goes with its choices, as last told. */
  #at = new Map<number, number>();
  #tags = 0;
  #greeted = false;
  #tries = 0;
  #stopRetry: () => void = () => undefined;
  #stopPing: () => void = () => undefined;
  #stopSilence: () => void = () => undefined;

  constructor(
    url: string,
    listener: Listener,
    { connect, clock, watch, chance }: { connect?: (url: string) => Socket; clock?: Clock; watch?: boolean; chance?: () => number } = {},
  ) {
    this.#url = url;
    this.#listener = listener;
    this.#connect = connect ?? ((target) => house().dial(target));
    this.#clock = clock ?? wallClock;
    this.#chance = chance ?? Math.random;
    this.#watch = watch ?? false;
  }

  open(): void {
    if (typeof addEventListener !== "undefined") {
      addEventListener("online", this.#wake);
      addEventListener("offline", this.#doubt);
      document.addEventListener("visibilitychange", this.#wake);
    }
    this.#dial();
  }

  close(): void {
    if (typeof removeEventListener !== "undefined") {
      removeEventListener("online", this.#wake);
      removeEventListener("offline", this.#doubt);
      document.removeEventListener("visibilitychange", this.#wake);
    }
    this.status = "off";
    this.#hangUp();
    this.#stopRetry();
    for (const waiting of this.#waiting.values()) waiting.answer(null);
    this.#waiting.clear();
  }

  // -- what can be said ---------------------------------------------------------------------------------------------

  choose(seat: number, at: number, keys: string[], confirm: boolean): Promise<Message | null> {
    return this.#act({ t: "choose", id: this.#tag(), seat, at, keys, confirm });
  }
  confirm(seat: number, at: number): Promise<Message | null> {
    return this.#act({ t: "confirm", id: this.#tag(), seat, at });
  }
  undo(seat: number, at: number, steps: number): Promise<Message | null> {
    return this.#act({ t: "undo", id: this.#tag(), seat, at, steps });
  }
  async why(seat: number, key: string): Promise<Message | null> {
    const reply = await this.#ask({ t: "why", id: this.#tag(), seat, key });
    return reply?.t === "why" || reply?.t === "refused" ? reply.why : null;
  }
  async ways(seat: number, first: string, dice: string[]): Promise<WaySeen[]> {
    const reply = await this.#ask({ t: "ways", id: this.#tag(), seat, first, dice });
    return reply?.t === "ways" ? reply.ways : [];
  }
  hint(seat: number, at: number, told: (progress: HintProgress) => void): Asked {
    const id = this.#tag();
    const answer = this.#ask({ t: "hint", id, seat, at }, told).then((reply) =>
      reply?.t === "hint" || reply?.t === "refused" ? reply : null,
    );
    const stop = (): void => {
      const waiting = this.#waiting.get(id);
      if (!waiting) return; // it has been answered
      this.#waiting.delete(id);
      this.#send({ t: "stop_hint", id });
      waiting.answer(null);
    };
    return { answer, stop };
  }
  say(text: string): Promise<Message | "lost" | null> {
    return this.#word({ t: "say", id: this.#tag(), text });
  }
  unsay(n: number): Promise<Message | "lost" | null> {
    return this.#word({ t: "unsay", id: this.#tag(), n });
  }
  sit(seat: number): void {
    this.#seat = seat;
    this.#watch = false;
    this.#latest = 0; // it is another view: should the line be down, all of it is wanted
    this.#send({ t: "sit", seat });
  }

  /** Sees the table as a spectator from now on, or with the own seat again. */
  watch(on: boolean): void {
    this.#watch = on;
    this.#seat = null;
    this.#latest = 0; // it is another view: all of it is wanted
    this.#dial();
  }

  // -- how it is said -----------------------------------------------------------------------------------------------

  #tag(): string {
    this.#tags += 1;
    return `${this.#tags}`;
  }

  async #act(act: Act): Promise<Message | null> {
    const reply = await this.#ask(act);
    return reply?.t === "refused" ? reply.why : null;
  }

  /**
   * Words are never sent twice: if the line breaks before they are answered, whoever wrote them looks and decides. A
   * page that was opened just now has lost nothing: they wait until the line is up.
   */
  async #word(word: Word): Promise<Message | "lost" | null> {
    if (!this.#greeted && this.status !== "new") return "lost";
    const reply = await this.#ask(word);
    if (reply?.t === "refused") return reply.why;
    return reply ? null : "lost";
  }

  #ask(sent: Act | Question | Word, told?: (progress: HintProgress) => void): Promise<Answer | null> {
    return new Promise((answer) => {
      this.#waiting.set(sent.id, { sent, answer, told });
      if (!this.#greeted) return;
      this.#send(sent);
      if (sent.t !== "hint") this.#listenFor(NO_ANSWER); // that one may take its time
    });
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message));
  }

  // -- the line -----------------------------------------------------------------------------------------------------

  #dial(): void {
    this.#hangUp();
    this.#stopRetry();
    const socket = this.#connect(this.#url);
    this.#socket = socket;
    this.#listenFor(SILENCE);
    socket.onopen = () => {
      this.#send({ t: "hello", after: this.#latest, seat: this.#seat, watch: this.#watch });
      this.#send({ t: "ping" }); // its answer comes after the state, if there is a newer one
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data) as FromServer);
    socket.onclose = (event) => this.#lost(socket, event.code);
  }

  #hangUp(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#greeted = false;
    this.#stopPing();
    this.#stopSilence();
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #lost(socket: Socket, code = 0): void {
    if (socket !== this.#socket) return;
    this.#hangUp();
    if (this.status === "off") return;
    const told = this.status === "crowded";
    this.status = NOT_FOR_US.has(code) ? "shut" : code === TOO_MUCH ? "crowded" : "down";
    if (this.status === "shut") return;
    if (this.status === "crowded" && !told) this.#listener.trouble?.(CROWDED);
    const most = this.status === "crowded" ? SLOWLY : Math.min(BACKOFF_MOST, BACKOFF_FIRST * 2 ** this.#tries);
    // Not all at the same moment: when a server ends, all its lines are lost at once.
    const pause = most * (0.5 + this.#chance());
    this.#tries += 1;
    this.#stopRetry = this.#clock.after(pause, () => this.#dial());
  }

  /** The net is back, or the lid was opened: look at once whether the line still holds. */
  #wake = (): void => {
    if (this.status === "off" || this.status === "shut" || (typeof document !== "undefined" && document.visibilityState === "hidden")) return;
    if (this.#greeted) this.#ping();
    else if (this.#socket?.readyState !== CONNECTING) this.#dial();
  };

  /** The net is gone, it is said. A server on this very machine answers all the same. */
  #doubt = (): void => {
    if (this.#greeted) this.#ping(NO_ANSWER);
  };

  #ping(patience = SILENCE): void {
    this.#stopPing();
    this.#send({ t: "ping" });
    this.#listenFor(patience);
  }

  #listenFor(ms: number): void {
    this.#stopSilence();
    const socket = this.#socket;
    this.#stopSilence = this.#clock.after(ms, () => {
      if (socket) this.#lost(socket);
    });
  }

  #hear(message: FromServer): void {
    this.#stopSilence();
    this.#stopPing();
    this.#stopPing = this.#clock.after(PING_EACH, () => this.#ping());
    switch (message.t) {
      case "state":
        this.#latest = message.n;
        this.#seat = this.#watch ? null : message.seat;
        if (message.turn) this.#at.set(message.turn.seat, message.turn.at);
        else if (message.seat !== null) this.#at.delete(message.seat);
        this.#listener.state(message);
        break;
      case "table":
        for (const seat of message.table.seats) this.#at.set(seat.seat, seat.moved);
        this.#listener.table(message.table);
        break;
      case "thinking":
        this.#listener.thinking?.(message);
        break;
      case "talk":
        this.#listener.talk?.(message.messages, message.hidden);
        break;
      case "said":
        this.#listener.said?.(message.message);
        break;
      case "hinting":
        this.#waiting.get(message.id)?.told?.(message);
        break;
      case "pong":
        this.#greet();
        break;
      default: {
        const waiting = this.#waiting.get(message.id);
        this.#waiting.delete(message.id);
        if (waiting) waiting.answer(message);
        else if (message.t === "refused" && !message.id) this.#listener.trouble?.(message.why);
      }
    }
  }

  /** All that was missed has been told: what still waits for an answer is said again, or dropped. */
  #greet(): void {
    if (this.#greeted) return;
    const unsaid = this.status === "new";
    this.#greeted = true;
    this.#tries = 0;
    this.status = "up";
    for (const [id, { sent, answer }] of [...this.#waiting]) {
      if (isWord(sent) ? unsaid : !isAct(sent) || this.#at.get(sent.seat) === sent.at) {
        this.#send(sent);
      } else {
        this.#waiting.delete(id);
        answer(null);
      }
    }
  }
}
