/**
 * What a game brings to the page: its board, and what only it can tell of its own keys, messages and things.
 *
 * All of it may be left out: a game without a board is its log and the list of options. `web/src/games.ts` finds it.
 */
import type { Component, Snippet } from "svelte";
import type { Drawings } from "./drawings";
import type { Owner } from "./art/seats";
import type { DieColour } from "./art/shapes";
import type { Play, Thing } from "./play.svelte";
import type { BoxSeen, GameRecord } from "./results";
import type { Turn } from "./wire";
import type { Sound } from "./sounds";
import type { Tell } from "./tales";
import type { Printed } from "./wire";

export interface BoardProps {
  play: Play;
  /** For one who has nothing of their own on it: whose part is shown. */
  follow?: number | undefined;
  /** On a board that has a place for it: the log, or what stands in its stead. */
  beside?: Snippet | undefined;
}

type Loaded<Props extends object> = () => Promise<{ default: Component<Props> }>;

/** A die that an option uses. */
export interface WayDie {
  colour: DieColour;
  /** As it lies on the table. */
  value: number;
  turned: boolean;
  /** Whose it is. */
  owner: Owner;
  words: string;
}

/** A board for one hand: pages that are turned, one at a time, and what stays in sight below them. */
export interface PhoneClient {
  /** In their order; a name reads `play-tab-…`. */
  pages: readonly string[];
  page: Loaded<{ play: Play; name: string }>;
  /** What is one's own. */
  own: Loaded<{ play: Play }>;
  /** Where several pages are asked about: the one that comes up. */
  first?: (kind: string) => string | undefined;
  /** Those that do not come up while a turn is told. */
  quiet?: readonly string[];
}

/** How a log is cut into what each seat did in one go: by the ids of its messages. */
export interface Telling {
  headings: readonly string[];
  /** What happens to everybody, and to nobody's credit. */
  common: readonly string[];
  /** What the board shows from the first moment, and nobody reads. */
  untold?: readonly string[];
  /** What somebody does of their own will: a turn has one of these, */
  acts: RegExp;
  /** any of these before it; */
  before?: RegExp;
  /** and these belong to whatever their seat is doing, and begin something only for another seat. */
  pays?: RegExp;
  /** Cuts what was done in one go into beats; a game without it is not told on its board. */
  tell?: Tell;
}

/** What is drawn at the end of a game. */
export interface EndingArt {
  /** The place as the game has left it, at evening. */
  place: Component<{ view: Play["view"] }>;
  /** What a line of the count is about, in a box of 32. */
  line: Component<{ row: string }>;
}

export interface GameClient {
  board?: Loaded<BoardProps>;
  /** How high the board is for its width. */
  shape?: number;
  /** A board that is drawn in one piece: its measures, and where a small screen begins to look at it. */
  measures?: { width: number; height: number; start: number };
  /** Whether the board has a place for the log. */
  besideBoard?: boolean;
  /** Instead of the whole board, on a small screen. */
  phone?: PhoneClient;
  /** At which decisions dice are picked up before it is said what for. */
  picksAt?: (kind: string) => boolean;
  /** At which decisions whole ways are asked for at once. */
  waysAt?: (kind: string) => boolean;
  /** The die that a key stands for, where whole ways are shown with their dice. */
  dieOf?: (key: string, play: Play) => WayDie | null;
  /** A turn that is so plain that nobody has to be asked whether it is meant. */
  plain?: (turn: Turn) => boolean;
  /** By the first word of a key: the group it stands in (`play-group-…`), in the order of the groups. */
  groups?: Readonly<Record<string, string>>;
  telling?: Telling;
  /** How its log sounds, by the ids of its messages. */
  sounds?: Readonly<Partial<Record<Sound, RegExp>>>;
  /** Where the game is: "Round 2 of 5". */
  whenOf?: (view: Play["view"]) => string;
  /** The printed numbers of a thing in a sentence, estimates marked with ~. */
  numbersOf?: (play: Play, thing: Thing) => string;
  /** What it does. */
  effectOf?: (play: Play, thing: Thing) => string[];
  /** The same in signs, as it stands on the card. */
  face?: Loaded<{ play: Play; thing: Thing }>;
  /** What a key is about, where that has a face: the card that is activated, the event that is countered. */
  thingOf?: (key: string) => Thing | null;
  /** What stands on a card away from any table, with numbers of one's own: `value` is the number of a place, as it now is. */
  signed?: Loaded<{ face: unknown; kind: string; value: (place: string) => unknown; estimated: (place: string) => boolean }>;
  /** What the signs on its cards mean, and every card with them. */
  legend?: Loaded<{ printed: Printed }>;
  /** The section of the rules that tells about it; empty if none does. */
  ruleOf?: (thing: Thing) => string;
  /** What draws an amount (`deniers`), where it is not drawn as everywhere. */
  signs?: { is: (what: string) => boolean; sign: Component<{ what: string }> };
  /** What the numbers of a game's course count, */
  unit?: "round" | "day";
  /** and so many stages of a study make one of it. */
  stages?: number;
  /** Draws the cards that have no vignette, by their kind. */
  pictures?: { is: (kind: string) => boolean; picture: Component<{ kind: string; id: string }> };
  /** The drawings beside its rules. */
  drawings?: () => Promise<{ default: Drawings }>;
  /** A statistic that only it has. */
  statistic?: Loaded<{ record: GameRecord }>;
  ending?: () => Promise<{ default: EndingArt }>;
  /** Where what somebody has achieved in it hangs. */
  wall?: Loaded<{ boxes: readonly BoxSeen[] }>;
}

/** A line of a game's printed numbers. */
export type PrintedRow = readonly (string | number)[];

/** By place: how long such lines are, and what they read; `wordOf` is what a single word reads. */
export type PrintedRows = Readonly<Record<string, { length: number; words: (row: PrintedRow, wordOf: (word: string) => string) => string }>>;

export const PLAIN: GameClient = {};
