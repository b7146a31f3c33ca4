/** Puzzles, over HTTP. */
import { ask, get, send } from "./api";
import type { PuzzleNext, PuzzleOpen, PuzzleReason, PuzzleSetId, PuzzleSetSeen, PuzzleTried, PuzzleTry, PuzzleVerdict, PuzzleWays, PuzzleWaysSeen, PuzzleWhy } from "./puzzles";

function at(set: PuzzleSetId, what: number | string): string {
  return `/api/puzzles/${encodeURIComponent(set)}/${what}`;
}

export const puzzles = {
  all: () => get<PuzzleSetSeen[]>("/api/puzzles"),
  /** One that suits, about a theme or about anything. */
  next: (set: PuzzleSetId, theme = "") => get<PuzzleNext>(at(set, "next") + (theme && `?theme=${encodeURIComponent(theme)}`)),
  open: (set: PuzzleSetId, number: number) => get<PuzzleOpen>(at(set, number)),
  attempt: (set: PuzzleSetId, number: number, body: PuzzleTry) => ask<PuzzleTried>("POST", at(set, `${number}/try`), body),
  why: (set: PuzzleSetId, number: number, body: PuzzleWhy) => ask<PuzzleReason>("POST", at(set, `${number}/why`), body),
  ways: (set: PuzzleSetId, number: number, body: PuzzleWays) => ask<PuzzleWaysSeen>("POST", at(set, `${number}/ways`), body),
  answer: (set: PuzzleSetId, number: number, body: PuzzleTry) => send<PuzzleVerdict>("POST", at(set, `${number}/answer`), body),
};
