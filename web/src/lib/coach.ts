// Made by scripts/wire_types.py from troyes.coach.shapes: change that, and run it again.
import type { Message } from "./message";

export type Cause = "choice" | "dice" | "revision";

/** One choice of a walk. */
export interface Step {
  key: string;
  label: Message;
}

/** One thing that may be done: its first step, what would follow in the same walk, and what comes of it. */
export interface Line {
  /** The option to choose now: the key of the first step. */
  key: string;
  /** The whole walk as it is planned, the option to choose now first. */
  steps: Step[];
  /** What each side may expect to end with. */
  points: number[];
  /** What the seat makes of it, in points. */
  value: number;
  /** How much less that is than the best line's value. */
  gives_up: number;
  /** How often it was tried in thought. */
  visits: number;
  /** Why, the most telling first. */
  reasons: Message[];
}

/** What the strongest player would do at a decision, and what else is worth a thought. */
export interface Hint {
  version: number;
  game: string;
  seat: number;
  /** The kind of decision. */
  kind: string;
  /** How many choices were made before: the hint is for this moment only. */
  choices: number;
  /** How many options there are. */
  options: number;
  /** The best first; at least one. */
  lines: Line[];
  simulations: number;
  seconds: number;
}

/** What was spent on each decision: seconds, or, if there are any, simulations. */
export interface Budget {
  level: string;
  seconds: number;
  simulations: number;
}

/** A choice that was made, beside the best one as far as the seat could know. */
export interface Judged {
  /** Its place in the record, from 0. */
  number: number;
  seat: number;
  /** Its place in the list of turns. */
  turn: number;
  /** The round, or the half day, from 0; -1: the placement before the first. */
  stage: number;
  /** The stage in words. */
  when: Message;
  kind: string;
  key: string;
  label: Message;
  /** The key of the best option. */
  best: string;
  best_label: Message;
  options: number;
  /** False: it was forced, or went on with a walk that was already weighed. */
  thought: boolean;
  value_best: number;
  value: number;
  /** How much less the choice was worth than the best one. */
  gave_up: number;
  /** How much less the second best was worth than the best. */
  margin: number;
  /** What each side could expect before the choice. */
  expected: number[];
}

/** A walk of choices without anything new in between. What it gave up counts once. */
export interface Turn {
  /** Its place in the list of turns, from 0. */
  number: number;
  seat: number;
  stage: number;
  when: Message;
  /** The number of its first choice. */
  first: number;
  last: number;
  /** What was done. */
  steps: Step[];
  /** What would have been better; empty if nothing. */
  better: Step[];
  /** Why that would have been better. */
  reasons: Message[];
  gave_up: number;
  margin: number;
  /** There was nothing to choose. */
  forced: boolean;
}

/** A point of the curve: what was to be expected when so many choices had been made. */
export interface Moment {
  choices: number;
  stage: number;
  /** By side. */
  points: number[];
  /** By side: an estimate of the chance to win; 1 in a solo game. */
  chance: number[];
  /** What led here; null at the start. */
  cause: Cause | null;
  /** The turn that led here, or that comes next. */
  turn: number;
}

/** A swing that decided much: by a choice, or by what chance did. */
export interface TurningPoint {
  cause: Cause;
  /** Whose prospects it changed most. */
  side: number;
  /** Who chose; -1: nobody, it was chance. */
  seat: number;
  /** The turn, or the first one after what chance did. */
  turn: number;
  choices: number;
  stage: number;
  when: Message;
  /** The change of that side's expected points. */
  points: number;
  /** That side's chance to win before; 1 in a solo game. */
  before: number;
  after: number;
  words: Message;
}

/** A side's account. start + luck + choices + others + revision = final. */
export interface Summary {
  side: number;
  /** What it could expect at the first decision. */
  start: number;
  /** What chance brought, less the mean of what it might have brought. */
  luck: number;
  /** What its own choices gave up. */
  choices: number;
  /** What the others' turns changed, and what was given up to them. */
  others: number;
  /** The points at the end; expected ones if the game is not over. */
  final: number;
  /** Turns with something to choose. */
  turns: number;
  /** Those that gave up less than half a point. */
  sound: number;
  /** sound / turns; 1 if there were none. */
  accuracy: number;
  /** The right choice that mattered most; -1: none. */
  best_turn: number;
  /** The turn that gave up most; -1: none gave up half a point. */
  worst_turn: number;
  /** What the estimate itself revised. */
  revision: number;
  /** What luck and turns moved, up and down alike. */
  movement: number;
}

/** A whole game, judged. */
export interface Analysis {
  version: number;
  /** SHA-256 of what was analysed. */
  record: string;
  game: string;
  players: number;
  /** Seats, and le Roy where he plays. */
  sides: number;
  /** Nobody to win against: only points count. */
  solo: boolean;
  over: boolean;
  winners: number[];
  budget: Budget;
  decisions: Judged[];
  turns: Turn[];
  curve: Moment[];
  /** Up to three, in the order of play. */
  turning_points: TurningPoint[];
  /** By side. */
  summaries: Summary[];
}
