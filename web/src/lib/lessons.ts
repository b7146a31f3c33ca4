// Made by scripts/wire_types.py from troyes.server.wire.lessons: change that, and run it again.
import type { GameName } from "./wire";

export type LessonId = string;

/** Where a lesson stands: what is told now, and what to do about it. Words are message ids. */
export interface Guide {
  lesson: LessonId;
  /** The number of the step, from 0; goes back with what is done about it. */
  at: number;
  of: number;
  /** page: it is read; try: whatever is done is taken back; task: something is to be done; free: one plays as one likes; wait: others move. */
  kind: "page" | "try" | "task" | "free" | "wait";
  says: string;
  args: Record<string, string | number | (string | number)[][]>;
  /** What to do, in one line; may be empty. */
  do: string;
  /** Said because the step before went well; may be empty. */
  well: string;
  /** What is still to be chosen, in order; `*`: whatever one likes. */
  keys: string[];
  /** How many of them may come in any order, from the first. */
  free_order: number;
  /** Whether the turn is to be ended now. */
  end: boolean;
  /** What else is pointed at: parts of the board, pieces by their key. */
  parts: string[];
}

/** Goes on in a lesson. */
export interface GuideStep {
  /** The step that was seen. */
  at: number;
  /** next: it was read; skip: let it be done for me; leave: play on without the lesson. */
  do?: "next" | "skip" | "leave";
}

export interface LessonBegin {
  /** From the first step, even if one is under way. */
  anew?: boolean;
}

/** A lesson, and how far one is. */
export interface LessonSeen {
  id: LessonId;
  game: GameName;
  minutes: number;
  /** How many steps it has. */
  of: number;
  /** The table where it is under way. */
  table: string | null;
  /** The step that comes next there, from 0. */
  at: number;
  /** Whether it has been finished once. */
  done: boolean;
}
