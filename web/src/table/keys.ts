/** The table by keyboard. What has the focus hears Enter and Space by itself. */
import type { Play } from "../lib/play.svelte";
import { inOrder, SHORTCUTS } from "./groups";
import { ruleLink, ruleOf } from "./rules";

export interface Doors {
  help(): void;
  /** Lets the table be heard, or no longer. */
  mute(): void;
  /** Goes to the chat, to write. */
  talk?(): void;
}

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
}

/** True if the key meant something. */
export function pressed(event: KeyboardEvent, play: Play, doors: Doors): boolean {
  play.hourglass.stop(); // whoever touches anything is not done
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || typing(event.target)) return false;
  if (document.querySelector("dialog[open], [aria-modal]")) return false;
  const key = event.key.toLowerCase();
  if (key === "?") doors.help();
  else if (key === "m") doors.mute();
  else if (key === "c" && doors.talk) doors.talk();
  else if (key === "escape") return play.clear();
  else if (key === "u" && play.canUndo) void play.undo();
  else if (key === "e" && (play.held || play.busy)) void play.confirm();
  else if (key === "r" && play.explained && ruleOf(play, play.explained)) open(ruleLink(play.game, ruleOf(play, play.explained)), "_blank", "noopener");
  else if (key === "h" && play.kind !== "") void play.askHint();
  else if (/^[1-9]$/.test(key) && !play.held) {
    const option = inOrder(play, play.unfolded).slice(0, SHORTCUTS)[Number(key) - 1];
    if (!option || play.busy) return false;
    void play.choose(option.key);
  } else return false;
  return true;
}
