/** Which board shows a game, and which words a table of it speaks with. */
import type { GameName } from "./lib/wire";
import { SHELL, TABLE } from "./lib/words";

const BOARDS: Record<GameName, string> = { troyes: "city", king: "city", "troyes-dice": "dice" };

export function boardOf(game: GameName): string {
  return BOARDS[game] ?? "plain";
}

/** The parts that a table of this game speaks with. */
export function partsOf(game: GameName): string[] {
  return [...SHELL, ...TABLE, boardOf(game)];
}
