// Made by scripts/wire_types.py from troyes.server.wire.common, troyes.server.wire.tables, troyes.server.wire.live: change that, and run it again.
import type { Guide } from "./lessons";
import type { Message } from "./message";
import type { SaidMessage, SaySent, TalkMessage, UnsaySent } from "./talk";

export type Lang = string;

export type GameName = string;

export type CardsGame = string;

export type DailyName = string;

export type Amounts = Record<string, number>;

export type FromServer =
  | StateMessage
  | TableMessage
  | DoneReply
  | RefusedReply
  | WhyReply
  | WaysReply
  | ThinkingMessage
  | HintProgress
  | HintReply
  | TalkMessage
  | SaidMessage
  | PongReply;

export type FromClient =
  | HelloSent
  | SitSent
  | ChooseSent
  | ConfirmSent
  | UndoSent
  | WhySent
  | WaysSent
  | HintSent
  | StopHintSent
  | SaySent
  | UnsaySent
  | PingSent;

/** Why a request was refused, and what to do about it, in the language of the one who asked. */
export interface Trouble {
  status: number;
  /** The message's id: the same in every language. */
  id: string;
  detail: string;
  /** What is wrong: a field of the request, or an option. May be empty. */
  place: string;
}

/** Someone new. A page is known by a cookie afterwards, a program by the token that it asks for. */
export interface GuestNew {
  name: string;
  lang?: Lang;
  /** Answer with a token instead of a cookie: for programs. */
  token?: boolean;
}

export interface GuestChange {
  name?: string | null;
  lang?: Lang | null;
}

export interface Guest {
  id: string;
  name: string;
  lang: Lang;
  /** Sent once, to a program that asked for it: `Authorization: Bearer <token>`. */
  token: string | null;
}

/** An option of a game: what it may be, and what it usually is. */
export interface OptionInfo {
  name: string;
  /** flag: yes or no; pick: one of `values`; several: any of `values`; seat: a seat or null; number: a whole one from `low` to `high`; numbering: one of `values`, or six numbers. */
  kind: "flag" | "pick" | "several" | "seat" | "number" | "numbering";
  values: string[];
  usual: unknown;
  /** "ladies" for an option of the expansion. */
  group: string;
  least_players: number;
  low: number;
  high: number;
  /** The message that names it; its values are `WORDS-VALUE`. */
  words: string;
}

/** Several options in one word. */
export interface PresetInfo {
  name: string;
  values: Record<string, unknown>;
}

export interface GameInfo {
  name: GameName;
  players: [number, number];
  options: OptionInfo[];
  presets: PresetInfo[];
  /** Who knows it: levels, the weakest first, chance if none does; then bots of other packages. */
  bots: string[];
  /** The levels between which a bot may be: `strength-2.4` is after the second of them; or none. */
  between: string[];
  usual_bot: string;
  /** The board that the browser shows; plain: log and list of options. */
  client: string;
  /** The game whose printed numbers it is played with; empty: it has none. */
  cards: string;
  /** Whether somebody in no seat plays against the table: le Roy. */
  rival: boolean;
  /** Whether its rules can be read here. */
  rules: boolean;
  /** Whether anybody can advise in it: hints, and studies of its games. */
  advised: boolean;
  /** What of it can be printed on paper. */
  prints: string[];
}

/** What can be played here. */
export interface Catalogue {
  version: string;
  games: GameInfo[];
  /** The levels of bots, the weakest first; then bots of other packages. */
  bots: string[];
  usual_bot: string;
  /** Thinking times to choose from; any other may be asked for. */
  seconds: number[];
  usual_seconds: number;
  /** What runs the games; building, ready: plain now, native code is being made, or waits. */
  engine: "native" | "plain" | "building" | "ready";
}

/** The printed numbers that a table is played with, and which of them are estimates. */
export interface Printed {
  numbers: Record<string, unknown>;
  /** Dotted names, such as "activities.merchant.hire". */
  estimates: string[];
  /** Dotted names of the numbers that an owner of the box has set. */
  owners: string[];
}

/** Who is to sit somewhere: the maker, another person at the maker's device, a friend by link, or a bot. */
export interface SeatPlan {
  kind: "me" | "hot" | "friend" | "bot";
  /** For someone at the same device. */
  name?: string;
  /** The bot's level. */
  bot?: string;
}

export interface TableNew {
  game: GameName;
  seats: SeatPlan[];
  /** As `new_game` takes them; what is left out is as usual. */
  options?: Record<string, unknown>;
  /** Whether anybody may find, watch and join it. */
  listed?: boolean;
  /** Hours for a decision; 0: live, without a clock. */
  clock?: number;
  /** Minutes for a decision, for a live table; a rated one has a clock in any case. */
  minutes?: number;
  /** How long a bot may think about a decision. */
  seconds?: number;
  /** Whether people may ask for hints; null: as usual, if one person plays and nobody else. */
  hints?: boolean | null;
  /** A seed of one's own, where no friend plays. Otherwise a secret one is drawn. */
  seed?: string | null;
  /** Whether its end changes ratings: for accounts and bots, with nothing that helps anybody. */
  rated?: boolean;
  /** The id of a set of one's own numbers to play with. The table keeps the numbers themselves. */
  cards?: string | null;
}

/** What opens a private table. */
export interface Invitation {
  key?: string;
  seat?: number | null;
  /** That the game may change your rating: nobody is rated unasked. */
  rated?: boolean;
}

export interface SeatChoice {
  seat: number;
}

export interface SeatInfo {
  seat: number;
  /** open: nobody has taken it yet; with a name: it is kept for somebody. */
  kind: "open" | "person" | "bot";
  name: string;
  /** The bot that plays here now: its own seat, or for a person who is away. */
  bot: string;
  /** Whether the person has the table open now. */
  here: boolean;
  yours: boolean;
  /** The number this seat knew after its latest step: goes with a choice. */
  moved: number;
  /** Whose profile there is: an account's id. */
  person: string | null;
}

/** An owner's numbers that a table is played with; they are in `options.cards`. */
export interface CardsUsed {
  /** The set's name; empty: a program gave the numbers themselves. */
  name: string;
  /** Who made the table with them; empty: someone who does not sit here. */
  owner: string;
  /** How many numbers are not as usual. */
  differs: number;
}

export interface TableInfo {
  id: string;
  game: GameName;
  options: Record<string, unknown>;
  status: "open" | "running" | "over";
  seats: SeatInfo[];
  listed: boolean;
  /** Hours for a decision. */
  clock: number;
  /** Minutes for a decision, besides the hours. */
  minutes: number;
  /** How long a bot may think about a decision. */
  seconds: number;
  /** Whether people may ask for hints. */
  hints: boolean;
  /** When the bot plays for those who still have to, in UTC. */
  deadline: string | null;
  /** Whether you made this table. */
  yours: boolean;
  /** What opens it to a friend; empty for those who only watch. */
  key: string;
  /** The SHA-256 hash of the seed, known from the first second. */
  commitment: string;
  chosen_seed: boolean;
  rated: boolean;
  /** The day whose game it is, as in 2026-11-15. */
  daily: string | null;
  /** For its maker: the game that it goes on from, and after how many choices: `table/abc/17`. With `device` before it, or `device` alone: it was played on a device, without a server. */
  origin: string;
  /** Null: the usual numbers. */
  cards: CardsUsed | null;
  /** The lesson that was begun here; empty: none. */
  lesson: string;
  watchers: number;
  /** The table of the next game, once it was offered. */
  rematch: string | null;
  n: number;
}

/** A table in a list. */
export interface TableLine {
  id: string;
  game: GameName;
  status: "open" | "running" | "over";
  names: string[];
  open_seats: number;
  /** Whether a seat is kept for you: you are asked to play again. */
  asked: boolean;
  your_turn: boolean;
  rated: boolean;
  /** Null: the usual numbers. */
  cards: CardsUsed | null;
  /** The day whose game it is, as in 2026-11-15. */
  daily: string | null;
  /** Its round or day; null if nobody is there now. */
  round: number | null;
  /** How many look on who have no seat. */
  watchers: number;
  made: string;
  moved: string;
}

export interface Tables {
  yours: TableLine[];
  listed: TableLine[];
  /** How many people ask to be friends, and wait. */
  asks: number;
}

export interface ScoreSeen {
  total: number;
  lines: Record<string, number>;
}

/** Everybody's points at a moment of the game, as they would have been counted then. */
export interface Growth {
  round: number;
  totals: number[];
}

/** A finished game: the count, how it came about, and the proof that the dice were fair. */
export interface Ending {
  /** By seat; le Roy's last. */
  scores: ScoreSeen[];
  winners: number[];
  growth: Growth[];
  /** By seat: the secret Characters. */
  characters: string[][];
  /** What the game's own marks or ranks say of it, if it has any. */
  verdict: Message | null;
  /** Empty while others may still play with it: a day's game. */
  seed: string;
  commitment: string;
}

/** The analysis of a finished game, or how far it is. */
export interface Study {
  /** none: nobody has asked for it yet; waiting: for others that were asked for before. */
  status: "none" | "waiting" | "working" | "done" | "failed";
  /** How many choices have been looked at. */
  done: number;
  total: number;
  /** A `CoachAnalysis`, once it is done; null until then. */
  analysis: Record<string, unknown> | null;
}

/** An option, in words and in what it would do. What would only be known after a roll is not told. */
export interface OptionSeen {
  key: string;
  says: Message;
  does: Message[];
  /** What it changes in the seat's own means, as far as it is known. */
  change: Record<string, number>;
  /** Whether it rolls or reveals at once, and cannot be taken back. */
  reveals: boolean;
  /** What is paid and lost in it; added to `change`, the gain. */
  price: Record<string, number>;
}

/** The last step of a turn, which waits to be confirmed. */
export interface Held {
  key: string;
  says: Message;
  does: Message[];
  change: Record<string, number>;
  /** Whether its end rolls or reveals something. */
  reveals: boolean;
  /** What the whole turn has cost; added to `change`, its gain. */
  price: Record<string, number>;
}

/** What a seat must choose now, or confirm. */
export interface Turn {
  seat: number;
  /** Goes back with the choice, so that none is made twice or too late. */
  at: number;
  kind: string;
  prompt: Message;
  options: OptionSeen[];
  held: Held | null;
  can_undo: boolean;
}

/** The table as a seat, or a spectator, sees it now. The log is sent from line `log_from` on. */
export interface StateMessage {
  t: "state";
  /** Grows with all that this seat can see; others' hidden steps do not count. */
  n: number;
  seat: number | null;
  /** The seat's view, without its log. */
  view: Record<string, unknown>;
  log_from: number;
  log: Message[];
  /** The seats that must choose or confirm now. */
  pending: number[];
  turn: Turn | null;
  /** What the seat has, by name, its own open steps counted in. */
  means: Record<string, number> | null;
  over: boolean;
  /** Where the lesson stands that is taught here. */
  guide: Guide | null;
}

/** The table around the game has changed: its seats, who is here, the clock. */
export interface TableMessage {
  t: "table";
  table: TableInfo;
}

/** It was done, and is on disk. `n` is the number of the table since then. */
export interface DoneReply {
  t: "done";
  id: string;
  n: number;
}

/** It was not done, and nothing has changed. */
export interface RefusedReply {
  t: "refused";
  id: string;
  why: Message;
}

/** Why that is not on offer; null if it is. */
export interface WhyReply {
  t: "why";
  id: string;
  why: Message | null;
}

/** A whole way to do something: the keys to choose one after the other, and what that comes to. */
export interface WaySeen {
  keys: string[];
  /** What the dice are worth. */
  value: number;
  /** How often it can be done with them. */
  times: number;
  /** What is paid for it. */
  price: Record<string, number>;
  /** What it changes in all: with the price added, it is the gain. */
  change: Record<string, number>;
  /** All dice that it uses, also those that nobody has to choose. */
  dice: string[];
}

export interface WaysReply {
  t: "ways";
  id: string;
  ways: WaySeen[];
}

/** How far a bot is that is thinking; sent now and then, and no part of any state. At the end with `done`. */
export interface ThinkingMessage {
  t: "thinking";
  seat: number;
  /** How long it has thought about this decision. */
  seconds: number;
  /** How long it may. */
  of: number;
  /** How many lines of play it has looked at. */
  simulations: number;
  /** What it would choose now. Only where hints are allowed, and nobody else has to choose. */
  leaning: Message | null;
  done: boolean;
}

/** A step of a line of play. */
export interface HintStep {
  key: string;
  says: Message;
}

/** One way to go on: its steps, what each seat may expect to end with, and why. */
export interface HintLine {
  /** The option to choose now, then the rest as it is planned. */
  steps: HintStep[];
  /** By seat; le Roy's last. */
  points: number[];
  /** How many points less it is expected to bring than the best. */
  gives_up: number;
  /** The most telling first. */
  reasons: Message[];
}

/** A hint is being thought of. */
export interface HintProgress {
  t: "hinting";
  id: string;
  seconds: number;
  of: number;
  simulations: number;
}

/** What the strongest bot would do at this seat, at the moment it was asked about. */
export interface HintReply {
  t: "hint";
  id: string;
  /** The best first. */
  lines: HintLine[];
  simulations: number;
}

export interface PongReply {
  t: "pong";
  n: number;
}

/** The first message of a connection. After a lost one `after` is the number of the last state that was seen. */
export interface HelloSent {
  t: "hello";
  after?: number;
  /** Which of the own seats is shown; null: the first, if any. */
  seat?: number | null;
  /** See the table as a spectator, even with a seat of one's own. */
  watch?: boolean;
  /** Whether options tell what they would do. Programs may go without. */
  foresee?: boolean;
}

/** The device was passed on: show this one of the own seats from now on. */
export interface SitSent {
  t: "sit";
  seat: number;
}

/** Chooses, one key after the other. All of them are carried out, or none. */
export interface ChooseSent {
  t: "choose";
  /** Chosen by the sender; the answer carries it back. */
  id: string;
  seat: number;
  at: number;
  keys: string[];
  /** Confirm the last step at once, if it ends the turn. */
  confirm?: boolean;
}

/** Ends the turn: carries out the step that was held. */
export interface ConfirmSent {
  t: "confirm";
  /** Chosen by the sender; the answer carries it back. */
  id: string;
  seat: number;
  at: number;
}

/** Takes the latest step back, or several at once. */
export interface UndoSent {
  t: "undo";
  /** Chosen by the sender; the answer carries it back. */
  id: string;
  seat: number;
  at: number;
  /** All of them are taken back, or none. */
  steps?: number;
}

/** Asks why a key is not on offer. */
export interface WhySent {
  t: "why";
  /** Chosen by the sender; the answer carries it back. */
  id: string;
  seat: number;
  key: string;
}

/**
 * Asks for whole ways from here: all that begin with `first`, or that use all of `dice`, the cheapest first.
 *
 * For each number of times only the cheapest is told; a way with just these dice always is. With neither, every way:
 * of those with the same outcome, the one that uses least.
 */
export interface WaysSent {
  t: "ways";
  /** Chosen by the sender; the answer carries it back. */
  id: string;
  seat: number;
  first?: string;
  dice?: string[];
}

/** Asks what the strongest bot would do here, where the table allows that. One at a time for a seat. */
export interface HintSent {
  t: "hint";
  /** Chosen by the sender; the answer carries it back. */
  id: string;
  seat: number;
  at: number;
}

/** The hint with this tag is no longer wanted. There is no answer, neither to this nor to it. */
export interface StopHintSent {
  t: "stop_hint";
  /** Chosen by the sender; the answer carries it back. */
  id: string;
}

export interface PingSent {
  t: "ping";
}
