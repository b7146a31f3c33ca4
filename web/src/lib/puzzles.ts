// Made by scripts/wire_types.py from troyes.server.wire.puzzles: change that, and run it again.
import type { Message } from "./message";
import type { GameName, HintLine, Printed, StateMessage, TableInfo, WaySeen } from "./wire";

export type PuzzleSetId = string;

export type Grade = "right" | "nearly" | "wrong";

export interface ThemeSeen {
  id: string;
  count: number;
}

/** The puzzles of a game, and how one gets on with them. */
export interface PuzzleSetSeen {
  id: PuzzleSetId;
  game: GameName;
  count: number;
  themes: ThemeSeen[];
  /** Today, as in 2026-11-15. */
  day: string;
  /** The number of today's puzzle. */
  today: number;
  /** How one has answered it; null: not yet. */
  today_grade: Grade | null;
  /** One's own; null: nothing was answered yet, or nobody is rated. */
  rating: number | null;
  answered: number;
  right: number;
  /** So many were right in a row, up to now. */
  streak: number;
  best_streak: number;
  /** So many days in a row the day's puzzle was solved, up to now. */
  days: number;
}

export interface PuzzleNext {
  number: number;
}

/** A puzzle, laid out. Nothing in it tells the answer, nor what it is about. */
export interface PuzzleOpen {
  set: PuzzleSetId;
  number: number;
  count: number;
  /** How hard it is. */
  rating: number;
  /** How one has answered it before: that one counts. */
  grade: Grade | null;
  /** Whether it is the day's. */
  today: boolean;
  table: TableInfo;
  printed: Printed;
  state: StateMessage;
}

/** A turn as far as it has come. Nothing is kept of it: whoever takes a step back leaves its key out. */
export interface PuzzleTry {
  /** What was chosen so far, from the puzzle's moment on. */
  keys: string[];
}

/** The table then; or why the last step cannot be taken. */
export interface PuzzleTried {
  state: StateMessage | null;
  why: Message | null;
}

export interface PuzzleWhy {
  /** What was chosen so far, from the puzzle's moment on. */
  keys: string[];
  key: string;
}

/** Why that is not on offer; null if it is. */
export interface PuzzleReason {
  why: Message | null;
}

/** As `WaysSent` at a table. */
export interface PuzzleWays {
  /** What was chosen so far, from the puzzle's moment on. */
  keys: string[];
  first?: string;
  dice?: string[];
}

export interface PuzzleWaysSeen {
  ways: WaySeen[];
}

/** What an answer was worth, and why the best turn is the best. */
export interface PuzzleVerdict {
  grade: Grade;
  /** How many points it gives up. */
  gives_up: number;
  /** How far the best turn is ahead of the next really different one. */
  lead: number;
  best: HintLine;
  /** Null: it is the best turn. */
  yours: HintLine | null;
  /** What it is about. */
  themes: string[];
  /** Whether it counts: the first answer does. */
  counted: boolean;
  /** One's own, from now on; null: nobody is rated. */
  rating: number | null;
  /** By how much that has changed. */
  gained: number;
  puzzle_rating: number;
  streak: number;
  days: number;
}
