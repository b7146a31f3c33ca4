// Made by scripts/wire_types.py from troyes.server.wire.results: change that, and run it again.
import type { GameName } from "./wire";

/** What a rating came to after a game. */
export interface RatingPoint {
  when: string;
  rating: number;
  /** The table; empty where you may not look at it. */
  table: string;
}

export interface RatingSeen {
  game: GameName;
  rating: number;
  games: number;
  /** Whether too few games were played to know much. */
  unsure: boolean;
  /** The oldest first. */
  history: RatingPoint[];
}

/** A finished game of somebody's. */
export interface PlayedSeen {
  /** The table; empty where you may not look at it. */
  table: string;
  game: GameName;
  when: string;
  points: number;
  /** Of the best other, le Roy included; behind, if negative; alone: 0. */
  ahead: number;
  place: number;
  players: number;
  won: boolean;
  /** Whether a bot played it to the end for them. */
  left: boolean;
  daily: string | null;
  rating: number | null;
  /** Who else played; empty where you may not look at it. */
  others: string[];
}

export interface ScorePoint {
  when: string;
  points: number;
  /** Against somebody: nobody wins alone. */
  won: boolean;
}

/** How many games with so many players were won. */
export interface WonShare {
  players: number;
  played: number;
  won: number;
}

/** What somebody's games of one kind come to. Games that a bot played to the end count as lost, and for no more. */
export interface GameRecord {
  game: GameName;
  played: number;
  won: number;
  best: number;
  average: number;
  /** The latest, the oldest of them first. */
  scores: ScorePoint[];
  /** By number of players; nobody wins alone. */
  shares: WonShare[];
  /** What the points were for, on average. */
  lines: Record<string, number>;
  /** Troyes Dice: how often each building was drawn, by column. */
  buildings: Record<string, number[]>;
  /** How often each Activity card was used, the favourites first. */
  cards: Record<string, number>;
  tradesmen: Record<string, number>;
  /** Cubes placed on each event. */
  events: Record<string, number>;
  characters: Record<string, number>;
  /** Cubes in the Cathedral at the end, on average. */
  cathedral: number;
  best_games: PlayedSeen[];
}

/** One of the 21 boxes on the wall of Troyes Dice. */
export interface BoxSeen {
  /** Its words are the message `achievement-` and this. */
  box: string;
  /** When it was filled; null: it is still empty. */
  when: string | null;
  /** The table; empty where you may not look at it. */
  table: string;
  /** How far it is, of `need`. */
  have: number;
  need: number;
}

/** What somebody has played here. */
export interface PersonRecord {
  name: string;
  yours: boolean;
  ratings: RatingSeen[];
  games: GameRecord[];
  /** The newest first. */
  latest: PlayedSeen[];
  /** In the order of the wall. */
  boxes: BoxSeen[];
  /** Games that do not count: shared devices, forks, lessons, known seeds, numbers of one's own. */
  apart: number;
}

export interface DailyLine {
  place: number;
  name: string;
  /** Their page is /people/ and this. */
  id: string;
  points: number;
  /** The King's Challenge: the lead over le Roy. */
  ahead: number;
  when: string;
  /** The table; empty where you may not look at it. */
  table: string;
  yours: boolean;
}

/** How you stand in it. */
export interface DailyOwn {
  table: string;
  over: boolean;
  points: number | null;
  ahead: number | null;
  /** null: not finished, not on the day itself, or for fun. */
  place: number | null;
  /** Whether it is for the board: an account began it, and nobody helped. */
  counts: boolean;
}

/** A day's game. */
export interface DailySeen {
  game: GameName;
  /** Empty until the day is over. */
  seed: string;
  /** How many have finished it. */
  finished: number;
  board: DailyLine[];
  yours: DailyOwn | null;
}

export interface DailyDay {
  day: string;
  today: boolean;
  ends: string;
  games: DailySeen[];
  /** The nearest day before on which anybody played. */
  before: string | null;
  after: string | null;
}

export interface LeaderLine {
  place: number;
  /** Empty for a bot. */
  name: string;
  /** Their page is /people/ and this; empty for a bot. */
  id: string;
  /** The bot's level; empty for a person. */
  bot: string;
  /** The lead over the game's rival, or the rating. */
  value: number;
  games: number;
  /** A rating: whether too few games were played to know much. */
  unsure: boolean;
  /** When the lead was won; null for ratings. */
  when: string | null;
  yours: boolean;
}

export interface RatingBoard {
  game: GameName;
  lines: LeaderLine[];
}

/** Of a game that is played against somebody who sits in no seat. */
export interface LeadBoard {
  game: GameName;
  /** Of all times. */
  ever: LeaderLine[];
  /** This month. */
  month: LeaderLine[];
}

export interface Leaders {
  /** As in 2026-11. */
  month: string;
  leads: LeadBoard[];
  ratings: RatingBoard[];
}
