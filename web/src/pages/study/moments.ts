/** Moments of a game in words. */
import type { Analysis } from "../../lib/coach";
import { say, t } from "../../lib/words";

/** Where a point of the curve lies: in which round or half day, or at the end. */
export function whenOf(analysis: Analysis, moment: number): string {
  const found = analysis.curve[moment];
  if (!found || moment === 0) return t("study-start");
  if (analysis.over && moment === analysis.curve.length - 1) return t("study-end");
  const turn = analysis.turns[found.turn];
  return turn ? say(turn.when) : t("study-start");
}

/** What is looked at on the board: a moment, and if it is somebody's, the turn that begins there. */
export interface Looked {
  choices: number;
  turn: number | null;
}
