// Made by scripts/wire_types.py from troyes.server.wire.replays: change that, and run it again.
import type { Message } from "./message";
import type { CardsUsed, GameName, SeatInfo, StateMessage } from "./wire";

export type Kind = "table" | "record";

/** One choice of a game. The first leads to the moment 1: so many choices have been made then. */
export interface MomentSeen {
  seat: number;
  /** Its place in `stages`. */
  stage: number;
  /** Choices that one seat makes in one go have the same number, from 0. */
  turn: number;
  /** The choice in words. */
  says: Message;
  /** Whether dice were rolled or cards were revealed after it. */
  reveals: boolean;
}

/** A round or a half day. */
export interface StageSeen {
  /** How many choices had been made when it began. */
  first: number;
  /** Counted from 0; -1: the placement before the first round. */
  number: number;
  when: Message;
}

/** A game to look back at: who played, and every choice. */
export interface Replay {
  kind: Kind;
  id: string;
  /** What an imported record is called. */
  name: string;
  game: GameName;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  stages: StageSeen[];
  moments: MomentSeen[];
  /** False: a record that breaks off before the end. */
  over: boolean;
  /** The points at the end of it, by seat; le Roy's last. */
  scores: number[];
  winners: number[];
  ended: string;
  /** What it was played on from, as in `table/abc/17`; empty: nothing. */
  origin: string;
  /** Null: the usual numbers. */
  cards: CardsUsed | null;
}

/** Moments one after the other. The log of the first is whole, that of each other goes on from the one before. */
export interface ReplayStates {
  eyes: string;
  states: StateMessage[];
}

/** A line of play that was not played, step by step, the moment before it first. */
export interface LineSeen {
  /** In each the next step of the line is the only option. */
  states: StateMessage[];
  /** Whether dice would have to be rolled now: nobody knows what comes. */
  rolls: boolean;
}

/** Try another way: a new table that goes on from a moment of this game. */
export interface ForkNew {
  /** After how many choices. */
  at: number;
  /** The seat to take. */
  seat: number;
  /** The level of the bots in the other seats. */
  bot?: string;
  /** How long a bot may think about a decision. */
  seconds?: number;
  /** What opens a private table. */
  key?: string;
}

export interface GallerySeat {
  name: string;
  /** The level of the bot that sat here; empty: a person. */
  bot: string;
  yours: boolean;
  points: number | null;
  /** Whether this seat won, whoever played it at the end. */
  won: boolean;
}

/** A game in the gallery. */
export interface GalleryLine {
  kind: Kind;
  id: string;
  game: GameName;
  name: string;
  ended: string;
  seats: GallerySeat[];
  /** Le Roy's points, where he played. */
  roy: number | null;
  /** For you; left: a bot played on for you; empty: nobody to win against, or unknown. */
  result: "won" | "lost" | "left" | "";
  over: boolean;
  daily: string | null;
  rated: boolean;
  forked: boolean;
  studied: boolean;
}

export interface GalleryPage {
  lines: GalleryLine[];
  /** How many there are with these filters. */
  total: number;
  page: number;
  pages: number;
}
