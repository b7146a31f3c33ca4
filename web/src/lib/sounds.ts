/** What can be heard, and which line of a log sounds how. */
import type { GameClient } from "./game-client";
import type { Message } from "./message";

export const SOUNDS = ["dice", "coin", "stone", "bell", "quill", "choir"] as const;
export type Sound = (typeof SOUNDS)[number];

/** How a line of the log sounds; null: not at all. */
export function soundOf(client: Pick<GameClient, "sounds">, said: Pick<Message, "id">): Sound | null {
  return SOUNDS.find((sound) => client.sounds?.[sound]?.test(said.id)) ?? null;
}
