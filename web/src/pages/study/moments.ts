/** Moments of a game in words. */
import type { Analysis, TurningPoint } from "../../lib/coach";
import { say, t } from "../../lib/words";

/** Where a point of the curve lies: in which round or half day, or at the end. */
export function whenOf(analysis: Analysis, moment: number): string {
  const found = analysis.curve[moment];
  if (!found || moment === 0) return t("study-start");
  if (analysis.over && moment === analysis.curve.length - 1) return t("study-end");
  const turn = analysis.turns[found.turn];
  return turn ? say(turn.when) : t("study-start");
}

/** A chance in whole percents, as the words tell it. */
export function percents(chance: number): number {
  return Math.round(100 * chance);
}

/** Whether the words of a turning point tell of something good for the side they name. */
export function rises(analysis: Analysis, point: TurningPoint): boolean {
  return analysis.solo ? point.points > 0 : point.after > point.before;
}

/** What is looked at on the board: a moment, and if it is somebody's, the turn that begins there. */
export interface Looked {
  choices: number;
  turn: number | null;
}
