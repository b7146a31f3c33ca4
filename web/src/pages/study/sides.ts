/** Who is studied: everybody at the table, and le Roy. */
import type { Owner } from "../../lib/art/seats";

export interface Sides {
  names: readonly string[];
  /** By seat: the level of a bot; nothing for a person. */
  levels: readonly string[];
  owner: (side: number) => Owner;
}

/** A line of its own for each side, besides its colour. */
export const DASHES = ["", "7 4", "2 4", "10 3 2 3", "4 2", "1 3", "12 4", "6 2 1 2", "3 6", "9 2", "5 5"] as const;
