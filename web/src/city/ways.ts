/** The dice of a whole way. */
import type { Owner } from "../lib/art/seats";
import type { DieColour } from "../lib/art/shapes";
import type { WayDie } from "../lib/game-client";
import type { Play } from "../lib/play.svelte";
import { t } from "../lib/words";
import type { CityView } from "./views";

const COLOURS: readonly DieColour[] = ["red", "yellow", "white", "purple"];

/** "die 1 red 6" is a red 6, "die purple red 6" the own purple one as a red one; anything else is no die. */
export function dieOf(key: string, play: Play): WayDie | null {
  const [kind, owner, declared, number] = key.split(" ");
  const value = Number(number);
  const colour = COLOURS.find((one) => one === (owner === "purple" ? owner : declared));
  if ((kind !== "die" && kind !== "turned") || !declared || !colour || !value) return null;
  const whose = ownerOf(owner ?? "", play);
  const words = t("play-die", { colour: declared, value, owner: nameOf(whose, play) });
  return { colour, value, turned: kind === "turned", owner: whose, words };
}

function ownerOf(name: string, play: Play): Owner {
  if (name === "purple") return play.seat ?? 0;
  return name !== "neutral" ? Number(name) : (play.view as unknown as CityView).game === "king" ? "roy" : "neutral";
}

function nameOf(owner: Owner, play: Play): string {
  if (typeof owner !== "number") return t(`board-city-${owner}`);
  return play.names[owner] || t("seat-name", { seat: owner + 1 });
}
