/** The order of the ceremony: what brings points, one after the other, and how long each takes. */
import type { Ending } from "../lib/wire";

/** Something that is counted for everybody. */
export interface Act {
  /** The line of the count. */
  row: string;
  /** A Character that comes forward; else what the families have done. */
  character: boolean;
  /** Whose secret the Character was, by seat; nobody's, if it lay open. */
  holders: number[];
  /** By side. */
  points: number[];
}

/** A moment of the ceremony: an act is shown, then it is paid. */
export interface Beat {
  act: number;
  paid: boolean;
  ms: number;
}

/** Before the first act: the city, and the families that come forward. */
export const PRELUDE_MS = 1200;
const SHOWN_MS = 550;
const TURNED_MS = 1000;
const PAID_MS = 850;
/** Of many acts each is shorter. */
const MANY = 8;

/** Every line of the count, as the game names them. */
export function rowsOf(ending: Ending): string[] {
  return [...new Set(ending.scores.flatMap((score) => Object.keys(score.lines)))];
}

/**
 * First what the families have done, then the Characters: those that lay open, then the secret ones, seat by seat. What
 * brings nobody anything is left out, unless it was secret.
 */
export function actsOf(ending: Ending, isCharacter: (row: string) => boolean): Act[] {
  const acts = rowsOf(ending).map((row) => {
    const holders = ending.characters.flatMap((held, seat) => (held.includes(row) ? [seat] : []));
    const points = ending.scores.map((score) => score.lines[row] ?? 0);
    return { row, character: holders.length > 0 || isCharacter(row), holders, points };
  });
  const told = acts.filter(({ holders, points }) => holders.length > 0 || points.some((one) => one !== 0));
  const turn = ({ character, holders }: Act): number => (character ? (holders[0] ?? -1) : -2);
  return told.sort((one, two) => turn(one) - turn(two));
}

export function beatsOf(acts: readonly Act[]): Beat[] {
  const pace = acts.length > MANY ? 0.75 : 1;
  return acts.flatMap(({ character }, act) => [
    { act, paid: false, ms: (character ? TURNED_MS : SHOWN_MS) * pace },
    { act, paid: true, ms: PAID_MS * pace },
  ]);
}

/** By side: the points that have been paid when so many acts have. */
export function paidSoFar(ending: Ending, acts: readonly Act[], paid: number): number[] {
  if (paid >= acts.length) return ending.scores.map((score) => score.total);
  return ending.scores.map((_, side) => acts.slice(0, paid).reduce((sum, { points }) => sum + (points[side] ?? 0), 0));
}

/** How one's own side came out: its place, and how far before or behind the best other. */
export interface Outcome {
  place: number;
  /** Of the best other; behind, if negative. */
  ahead: number;
  won: boolean;
}

export function outcomeOf(ending: Ending, side: number): Outcome {
  const own = ending.scores[side]?.total ?? 0;
  const others = ending.scores.flatMap(({ total }, at) => (at === side ? [] : [total]));
  const won = ending.winners.includes(side);
  const above = others.filter((total) => total > own).length;
  return { place: won ? 1 : Math.max(2, above + 1), ahead: own - Math.max(...others), won };
}
