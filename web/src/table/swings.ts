/** Where a game turned, read off the points as they would have been counted at each moment. It knows no better than they do. */
import type { Growth } from "../lib/wire";

/** A round or day in which somebody gained much on the others; alone, in which most came in. */
export interface Swing {
  round: number;
  side: number;
  /** How many points more than the best other; alone, how many. */
  points: number;
}

const MOST = 3;
/** Less than this decides nothing. */
const LEAST = 4;

/** What each side had at the start, and when each round ended; the final count belongs to the last one. */
function ends(growth: readonly Growth[]): Growth[] {
  const [start, ...rest] = growth;
  const last = rest.at(-1);
  if (!start || !last) return [];
  const played = [...rest.slice(0, -1), { ...last, round: rest.at(-2)?.round ?? last.round }];
  return [start, ...played.filter(({ round }, at) => round !== played[at + 1]?.round)];
}

function gained(before: Growth, after: Growth): number[] {
  return after.totals.map((total, side) => total - (before.totals[side] ?? 0));
}

/** Up to three, in the order of play. */
export function swingsOf(growth: readonly Growth[]): Swing[] {
  const rounds = ends(growth);
  const found = rounds.slice(1).map((after, at): Swing => {
    const gains = gained(rounds[at]!, after);
    const side = gains.indexOf(Math.max(...gains));
    const others = gains.filter((_, one) => one !== side);
    return { round: after.round, side, points: gains[side]! - (others.length > 0 ? Math.max(...others) : 0) };
  });
  const largest = found.filter(({ points }) => points >= LEAST).sort((one, two) => two.points - one.points);
  return largest.slice(0, MOST).sort((one, two) => one.round - two.round);
}
