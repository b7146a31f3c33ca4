/**
 * A table as a component sees it: what is there, what may be done, and what is being pointed at.
 *
 * A board reads `view` and `printed`, asks `may(key)` whether a piece glows, calls `touch(key)` when one is clicked,
 * `point(key)` when one is under the hand, and `explain({kind, id}, element)` for its words. It decides nothing.
 */
import type { Message } from "./message";
import { Advice, type Asked } from "./advice.svelte";
import { PLAIN, type GameClient } from "./game-client";
import { story } from "./story";
import { rememberTold, talesOf, toldBefore, unlike } from "./tales";
import { Telling, type Tale } from "./telling.svelte";
import { Hourglass } from "./hourglass.svelte";
import { settings } from "./settings.svelte";
import type {
  Amounts,
  GameName,
  Held,
  HintProgress,
  OptionSeen,
  Printed,
  StateMessage,
  TableInfo,
  ThinkingMessage,
  Turn,
  WaySeen,
} from "./wire";

/** What carries a choice to the table: the live connection, or a picture's stand-in in the gallery. */
export interface Line {
  choose(seat: number, at: number, keys: string[], confirm: boolean): Promise<Message | null>;
  confirm(seat: number, at: number): Promise<Message | null>;
  undo(seat: number, at: number, steps: number): Promise<Message | null>;
  why(seat: number, key: string): Promise<Message | null>;
  ways(seat: number, first: string, dice: string[]): Promise<WaySeen[]>;
  hint(seat: number, at: number, told: (progress: HintProgress) => void): Asked;
  sit(seat: number): void;
}

/** Something with words of its own: a card, an event, a building, a tile, a Character, a plaza. */
export interface Thing {
  /** With `id` it names the words: "activity", "archer" reads `activity-archer` and `activity-archer-effect`. */
  kind: string;
  id: string;
  /** Words of the board's own, instead of or after those. */
  title?: string;
  lines?: string[];
  /** The section of the rules that tells about it, where its name does not say. */
  rule?: string;
}

export interface Explained extends Thing {
  element: Element;
}

/** A die that was picked up: which of them, and the key that stands for it. Two equal dice share a key. */
export interface Picked {
  piece: string;
  key: string;
}

/** What a click on what is pointed at would do, as a board tells it: how, for how much, and what it brings. */
export interface Proposal {
  title: string;
  how: string;
  price: Amounts;
  gain: Amounts;
}

/** Why something is not on offer. */
export interface Refusal {
  key: string;
  why: Message;
}

/** Where there is more to choose from than this, what can be chosen is the rule, and glows only a little. */
const MUCH = 10;
/** Between the steps of a plan, so that they can be followed. */
const STEP_MS = 450;
/** The table is asked about so many dice at once: of more, the earliest is put back. */
const MOST_DICE = 6;

/** No table at all: everything is shown, and nothing comes of what is chosen. */
export const PICTURE: Line = {
  choose: () => Promise.resolve(null),
  confirm: () => Promise.resolve(null),
  undo: () => Promise.resolve(null),
  why: () => Promise.resolve(null),
  ways: () => Promise.resolve([]),
  hint: () => ({ answer: Promise.resolve(null), stop: () => undefined }),
  sit: () => undefined,
};

export class Play {
  table = $state.raw<TableInfo>() as TableInfo;
  state = $state.raw<StateMessage>() as StateMessage;
  printed = $state.raw<Printed>() as Printed;
  /** All that this seat has been told, from the start. */
  log = $state.raw<Message[]>([]);

  /** The key of what is under the hand, or has the focus. */
  pointed = $state<string | null>(null);
  /** The dice that were picked up before a target was chosen. */
  picked = $state.raw<Picked[]>([]);
  /**
   * Whole ways that are on offer: those with the picked dice, or all that there are, where the game wants them at once.
   */
  offered = $state.raw<WaySeen[]>([]);
  /** The whole way that a click would take now, as a board tells it. */
  proposal = $state.raw<Proposal | null>(null);
  explained = $state.raw<Explained | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** A choice is on its way. */
  busy = $state(false);
  /** By seat: the bots that are thinking, and how far they are. */
  thinking = $state.raw<ReadonlyMap<number, ThinkingMessage>>(new Map());
  readonly advice = new Advice();
  /** What others do, told on the board. */
  readonly telling = new Telling((line) => rememberTold(this.table.id, this.seat, line));
  /** Runs before a turn ends by itself. */
  readonly hourglass = new Hourglass();
  /** The keys that a hint means: they are lit. */
  meant = $state.raw<readonly string[]>([]);
  /** The whole way that is pointed at, with all that it uses. */
  aimed = $state.raw<WaySeen | null>(null);
  /** Of the list of options: the group that is open, where they are folded. */
  unfolded = $state("");

  /** It is just being said that it is one's turn. */
  hailed = $state(false);
  /** Whether nothing ends by itself, whatever its player wants at other tables. */
  unhurried = false;
  /** Whether it is told: at a table that goes on, and in no lesson. */
  follows = $state(false);

  readonly #line: Line;
  #asked = 0;
  #onItsWay: Promise<void> = Promise.resolve();
  /** A choice was made here, and what it leads to has not been told yet. */
  #chosen = false;
  /** What was asked last: another question has groups of its own, and none of them is open yet. */
  #question = "";
  /** The moment whose last step is held, as it was last told. */
  #heldAt = -1;
  /** The steps that were taken as one, and the moment up to which they can be taken back as one. */
  #plan = { at: -1, steps: 1 };
  #options = $derived(new Map((this.turn?.options ?? []).map((option) => [option.key, option])));
  #names = $derived(this.table.seats.map((seat) => seat.name));

  /** `client`: what the game brings to the page. */
  constructor(
    table: TableInfo,
    state: StateMessage,
    printed: Printed,
    line: Line = PICTURE,
    readonly client: GameClient = PLAIN,
  ) {
    this.table = table;
    this.printed = printed;
    this.#line = line;
    this.state = state;
    this.log = [...state.log];
    this.#begin();
  }

  // -- what is there ------------------------------------------------------------------------------------------------

  get game(): GameName {
    return this.table.game;
  }
  /** The seat that is shown; null for a spectator. */
  get seat(): number | null {
    return this.state.seat;
  }
  /** What the board shows, as its game shapes it: what this seat sees, or what it is being told of. */
  get view(): Record<string, unknown> {
    return this.telling.view ?? this.state.view;
  }
  get turn(): Turn | null {
    return this.state.turn;
  }
  /** What is to be chosen, "" if nothing: "action", "dice", "placement", "die", "use", ... */
  get kind(): string {
    return this.turn && !this.turn.held ? this.turn.kind : "";
  }
  /** The same as long as this seat has the same choice before it, whatever the others do meanwhile. */
  get moment(): string {
    return `${this.seat} ${this.turn?.at} ${this.turn?.kind}`;
  }
  get options(): readonly OptionSeen[] {
    return this.turn?.options ?? [];
  }
  get held(): Held | null {
    return this.turn?.held ?? null;
  }
  get canUndo(): boolean {
    return (this.turn?.can_undo ?? false) && !this.busy;
  }
  get over(): boolean {
    return this.state.over;
  }
  /** Who sits where, for `say(said, play.names)`. */
  get names(): readonly string[] {
    return this.#names;
  }
  /** Your seats that must choose or confirm now. */
  get yoursToMove(): number[] {
    return this.state.pending.filter((seat) => this.table.seats[seat]?.yours);
  }
  get yourTurn(): boolean {
    return !this.over && this.yoursToMove.length > 0;
  }
  /** An estimate, not a number read off the printed game: `play.estimated("activities.merchant.hire")`. */
  estimated(name: string): boolean {
    return this.printed.estimates.includes(name);
  }

  // -- what may be done ---------------------------------------------------------------------------------------------

  option(key: string): OptionSeen | undefined {
    return this.#options.get(key);
  }
  /** Glows: it can be chosen now. */
  may(key: string): boolean {
    return !this.busy && this.#options.has(key);
  }
  /** Nearly everything can be chosen: what glows says little, and is quiet. */
  get plenty(): boolean {
    return this.options.length > MUCH;
  }
  /** Glows strongest: the picked dice can do it. With just these dice, if that is a way; otherwise the cheapest. */
  offers(key: string): WaySeen | undefined {
    if (this.picked.length === 0) return undefined;
    const ways = this.waysFor(key);
    return ways.find((way) => this.#isJustPicked(way)) ?? ways[0];
  }
  /** A way with just the picked dice, if there is one: it tells what they are worth. */
  get justPicked(): WaySeen | undefined {
    return this.picked.length > 0 ? this.offered.find((way) => this.#isJustPicked(way)) : undefined;
  }
  #isJustPicked(way: WaySeen): boolean {
    return [...way.dice].sort().join() === this.#pickedKeys().sort().join();
  }
  #pickedKeys(): string[] {
    return this.picked.map(({ key }) => key);
  }
  /** The whole ways that begin with this key, or contain it; the cheapest first. */
  waysFor(key: string): WaySeen[] {
    return this.offered.filter((way) => way.keys.includes(key));
  }

  /** Clicked: what can be chosen is chosen, for anything else the reason is told. */
  touch(key: string): Promise<void> {
    const way = this.offers(key);
    if (way && !this.busy) return this.takeWay(way);
    return this.may(key) ? this.choose(key) : this.askWhy(key);
  }

  choose(key: string): Promise<void> {
    return this.#send([key]);
  }

  /** Takes a whole way: all of its steps, or none. */
  takeWay(way: WaySeen): Promise<void> {
    return this.#send(way.keys);
  }

  /** Ends the turn. Asked for while a choice is still on its way, it waits for that, and ends what it has led to. */
  async confirm(): Promise<void> {
    this.hourglass.stop();
    await this.#onItsWay;
    if (this.held) await this.#act((turn) => this.#line.confirm(turn.seat, turn.at));
  }

  /** Takes the latest step back; of a plan that was played as one, all of its steps. */
  undo(): Promise<void> {
    this.hourglass.stop();
    if (!this.canUndo) return Promise.resolve();
    return this.#act((turn) => this.#line.undo(turn.seat, turn.at, turn.at === this.#plan.at ? this.#plan.steps : 1));
  }

  /** Plays a plan step by step, as far as it can be foreseen: after a roll somebody looks first. */
  async playPlan(keys: readonly string[]): Promise<void> {
    let steps = 0;
    for (const key of keys) {
      const option = this.option(key);
      if (!option || this.busy || (steps > 0 && option.reveals)) break;
      const { moment } = this;
      await this.choose(key);
      if (this.moment === moment) break; // it was refused
      steps = option.reveals ? 0 : steps + 1;
      this.#plan = { at: this.turn?.at ?? -1, steps: Math.max(1, steps) };
      if (this.held || option.reveals) break;
      if (!settings.still) await new Promise((go) => setTimeout(go, STEP_MS));
      if (this.turn?.at !== this.#plan.at) break; // somebody has gone another way
    }
  }

  /** A hint can be asked for now. */
  get mayHint(): boolean {
    return this.table.hints && this.kind !== "" && !this.busy;
  }

  /** Asks what the strongest bot would do here. A table that allows no hints says so. */
  async askHint(): Promise<void> {
    const turn = this.turn;
    if (!turn || turn.held || this.advice.open) return;
    const why = await this.advice.ask((told) => this.#line.hint(turn.seat, turn.at, told));
    if (why) this.refusal = { key: "", why };
  }

  async askWhy(key: string): Promise<void> {
    const seat = this.seat;
    if (seat === null) return;
    const { moment } = this;
    const why = await this.#line.why(seat, key);
    if (moment !== this.moment) return; // it is told too late
    this.refusal = why && { key, why };
  }

  /** Picks a die up before a target is chosen, or puts it back. `piece` tells it from others that are equal. */
  async pickDie(key: string, piece = key): Promise<void> {
    if (!this.#picks) return this.touch(key);
    this.telling.end();
    this.telling.seen();
    const without = this.picked.filter((one) => one.piece !== piece);
    this.picked = without.length < this.picked.length ? without : [...this.picked, { piece, key }].slice(-MOST_DICE);
    this.refusal = null;
    await this.#askWays(this.#pickedKeys());
  }

  dropDice(): void {
    this.picked = [];
    this.aimed = null;
    if (!this.#picks) return;
    this.#asked += 1; // ways that are still on their way are for dice that have been put back
    this.offered = [];
  }

  /** The device goes to another of your seats. */
  sit(seat: number): void {
    this.#line.sit(seat);
  }

  // -- what is looked at --------------------------------------------------------------------------------------------

  point(key: string | null): void {
    this.pointed = key;
  }
  aim(way: WaySeen | null): void {
    this.aimed = way;
  }
  /** It belongs to the way that is pointed at. */
  isAimed(key: string): boolean {
    return this.aimed !== null && (this.aimed.keys.includes(key) || this.aimed.dice.includes(key));
  }
  explain(thing: Thing, element: Element): void {
    this.explained = { ...thing, element };
  }
  hush(element?: Element): void {
    if (!element || this.explained?.element === element) this.explained = null;
  }
  /** Puts away whatever was opened, the latest first. True if there was something. */
  clear(): boolean {
    if (this.explained) this.explained = null;
    else if (this.advice.open) this.advice.close();
    else if (this.refusal) this.refusal = null;
    else if (this.picked.length > 0) this.dropDice();
    else return false;
    return true;
  }

  // -- what the table tells -----------------------------------------------------------------------------------------

  receive(state: StateMessage): void {
    const sameSeat = this.state.seat === state.seat;
    const moment = this.moment;
    const [log, { view, turn }] = [this.log, this.state];
    if (!sameSeat) this.telling.leave();
    this.log = [...(sameSeat || state.log_from > 0 ? log : []).slice(0, state.log_from), ...state.log];
    this.state = state;
    if (this.follows) this.#hear(sameSeat ? log : null, view, state.log_from, turn !== null);
    const left = [...this.thinking].filter(([seat]) => state.pending.includes(seat));
    if (left.length < this.thinking.size) this.thinking = new Map(left);
    if (this.moment !== moment) this.#begin();
    this.#turnOver();
  }

  /** A turn that was chosen here ends by itself after a moment, where its player wants it so and nothing is revealed. */
  #turnOver(): void {
    const { turn, held } = this;
    const same = held !== null && turn?.at === this.#heldAt;
    this.#heldAt = held && turn ? turn.at : -1;
    if (!same || held.reveals) this.hourglass.stop();
    if (same || !turn || !held || held.reveals || !this.#chosen || this.state.guide || this.unhurried) return;
    const plain = this.client.plain?.(turn) ?? false;
    if (settings.confirming === "moment" || (settings.confirming === "simple" && plain)) {
      this.hourglass.run(() => void this.confirm());
    }
  }

  /** From now on it is told what others do, beginning with what this seat was not told before it left. */
  follow(): void {
    this.follows = this.client.telling?.tell !== undefined && !this.state.guide;
    if (this.follows) this.#hear(null, null, 0);
  }

  /** What somebody did in one go, from that line of the log on, to be told once more. */
  taleAt(line: number): Tale | undefined {
    const kept = this.telling.kept(line);
    const tell = this.client.telling?.tell;
    if (kept || !tell) return kept;
    const passage = story(this.log, this.seat, this.client.telling).filter(({ at }) => at === line);
    return talesOf(passage, 0, null, this.state.view, tell)[0];
  }

  /** `log`: what this seat knew; null: another seat looks, or a page that was just opened. `asked`: this seat had to choose. */
  #hear(log: readonly Message[] | null, before: Record<string, unknown> | null, from: number, asked = false): void {
    const tell = this.client.telling?.tell;
    if (!tell) return;
    const first = log ? unlike(log, this.log, from) : (toldBefore(this.table.id, this.seat) ?? this.log.length);
    if (log && first < log.length) this.telling.forget(first);
    const tales = talesOf(story(this.log, this.seat, this.client.telling), first, log && before, this.state.view, tell, asked ? this.seat : null);
    this.telling.hear(tales, (who) => who !== null && who === this.seat);
    if (!this.telling.active) rememberTold(this.table.id, this.seat, this.log.length);
  }

  /** A bot is thinking, or has come to an end. */
  think(message: ThinkingMessage): void {
    const all = new Map(this.thinking);
    if (message.done) all.delete(message.seat);
    else if (this.state.pending.includes(message.seat)) all.set(message.seat, message);
    this.thinking = all;
  }

  /** Something else is to be chosen: what was picked up, asked and opened before is put away. */
  #begin(): void {
    if (this.kind && this.kind !== this.#question) {
      this.#question = this.kind;
      this.unfolded = "";
    }
    this.pointed = null;
    this.aimed = null;
    this.meant = [];
    this.advice.close();
    this.picked = [];
    this.proposal = null;
    this.offered = [];
    this.#asked += 1; // what is still on its way was asked of another table than this
    this.refusal = null;
    this.explained = null;
    if (this.#waysAreWanted()) void this.#askWays([]);
  }

  /** Whether dice are picked up now before it is said what for. */
  get #picks(): boolean {
    return this.client.picksAt?.(this.kind) ?? false;
  }

  #waysAreWanted(): boolean {
    return this.client.waysAt?.(this.kind) ?? false;
  }

  async #askWays(dice: string[]): Promise<void> {
    const asked = ++this.#asked;
    const seat = this.seat;
    if (seat === null || (dice.length === 0 && !this.#waysAreWanted())) {
      this.offered = [];
      return;
    }
    const ways = await this.#line.ways(seat, "", dice);
    if (asked !== this.#asked) return; // an answer to an older question is no longer one
    this.offered = ways;
    this.aimed = null; // its button is gone, and with it whatever pointed at it
  }

  #send(keys: string[]): Promise<void> {
    return this.#act((turn) => {
      this.#chosen = true;
      return this.#line.choose(turn.seat, turn.at, keys, false);
    });
  }

  #act(send: (turn: Turn) => Promise<Message | null>): Promise<void> {
    const turn = this.turn;
    this.telling.end();
    this.telling.seen();
    if (!turn || this.busy) return Promise.resolve();
    return (this.#onItsWay = this.#carry(() => send(turn)));
  }

  async #carry(send: () => Promise<Message | null>): Promise<void> {
    this.busy = true;
    this.refusal = null;
    try {
      const why = await send();
      if (why) this.refusal = { key: "", why };
    } finally {
      this.busy = false;
      this.#chosen = false; // what comes later was chosen elsewhere
    }
  }
}

/** What a change comes to, in a fixed order, without zeros. */
export function amounts(change: Amounts): [what: string, count: number][] {
  return Object.entries(change).filter(([, count]) => count !== 0);
}
