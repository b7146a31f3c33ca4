/** What is heard of some new lines of the log by one who sits at the table. */
import type { GameClient } from "../lib/game-client";
import type { Message } from "../lib/message";
import { soundOf, type Sound } from "../lib/sounds";
import { doer } from "../lib/story";

/** Each sound once, in the order in which it first comes: of what the seat has done itself, and of headings. */
export function heard(fresh: readonly Message[], seat: number | null, client: GameClient): Sound[] {
  const { headings = [], common = [] } = client.telling ?? {};
  const own = fresh.filter((said) => headings.includes(said.id) || (seat !== null && doer(said) === seat && !common.includes(said.id)));
  return [...new Set(own.flatMap((said) => soundOf(client, said) ?? []))];
}
