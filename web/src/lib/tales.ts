/** What has happened as tales: each passage of the log, cut into beats by the game's own client. */
import type { Message } from "./message";
import { doer, type Passage } from "./story";
import type { Owner } from "./art/seats";
import type { Beat, Part, Tale, View } from "./telling.svelte";

/** Cuts the lines of a passage. `before`: what the board shows as it begins, null if that is not known. */
export type Tell = (lines: readonly Message[], before: View | null, after: View) => Part[];

/** How many of the new lines of a passage only finish what somebody was in the middle of. */
function finished({ lines }: Passage, read: number, own: Owner | null): number {
  const another = lines.findIndex((said, i) => i >= read && doer(said) !== own);
  return own === null || read === 0 ? 0 : (another < 0 ? lines.length : another) - read;
}

/**
 * `from`: the first line that is new; `before` and `after`: what was there and what is there now. `own`: whoever was asked
 * before; what they have done within an event is theirs, though the event is everybody's.
 */
export function talesOf(
  passages: readonly Passage[],
  from: number,
  before: View | null,
  after: View,
  tell: Tell,
  own: Owner | null = null,
): Tale[] {
  const found: Tale[] = [];
  let view = before;
  for (const passage of passages) {
    const { at, who, lines, nth } = passage;
    let read = lines.filter((_, i) => nth[i]! < from).length;
    const cut = (whose: Owner | null, until: number): void => {
      if (read === until) return;
      const beats = tell(lines.slice(read, until), view, after).map((part): Beat => {
        read += part.lines.length;
        return { ...part, who: whose, until: nth[read - 1]! + 1 };
      });
      view = beats.at(-1)?.view ?? view;
      found.push({ at, who: whose, beats });
    };
    cut(own, read + finished(passage, read, own));
    cut(who, lines.length);
  }
  const last = found.at(-1);
  const beat = last?.beats.at(-1);
  if (last && beat && before) found[found.length - 1] = { ...last, beats: [...last.beats.slice(0, -1), { ...beat, view: after }] };
  return found;
}

/** The first line in which two logs differ. */
export function unlike(before: readonly Message[], now: readonly Message[], from: number): number {
  const shared = Math.min(before.length, now.length);
  let at = Math.min(from, shared);
  while (at < shared && JSON.stringify(before[at]) === JSON.stringify(now[at])) at += 1;
  return at;
}

const place = (table: string, seat: number | null): string => `troyes.told.${table}.${seat ?? "watch"}`;

/** How many lines of a table's log a seat has been told in this window; null: it has never been here. */
export function toldBefore(table: string, seat: number | null): number | null {
  try {
    const kept = sessionStorage.getItem(place(table, seat));
    return kept === null ? null : Number(kept);
  } catch {
    return null; // a browser that keeps nothing tells only what it sees happen
  }
}

export function rememberTold(table: string, seat: number | null, lines: number): void {
  try {
    sessionStorage.setItem(place(table, seat), String(lines));
  } catch {
    // see above
  }
}
