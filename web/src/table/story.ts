/** The log as a story: rounds and days as headings, and under them what each seat did in one go. */
import type { Owner } from "../lib/art/seats";
import type { Telling } from "../lib/game-client";
import type { Message } from "../lib/message";

/** What was done in one go, by a seat (counted from 0) or by nobody. */
export interface Passage {
  /** Its place in the log: stays the same while the log grows. */
  at: number;
  heading: boolean;
  who: Owner | null;
  lines: Message[];
  /** It happened after one's own last turn. */
  fresh: boolean;
}

/** Who has done it: a seat counted from 0, somebody without one, or nobody. */
export function doer(said: Message): Owner | null {
  const { seat, seat_name: name } = said.args;
  if (typeof seat === "number") return seat - 1;
  return name === "roy" || name === "neutral" ? name : null;
}

function begins({ pays, before }: Telling, said: Message, acts: boolean, another: boolean, acted: boolean): boolean {
  if (pays?.test(said.id)) return another;
  return (acts || before?.test(said.id) === true) && (another || acted);
}

/** Of a game that says nothing of its log, each line is told by itself. */
const PLAIN: Telling = { headings: [], common: [], acts: /^/ };

export function story(log: readonly Message[], seat: number | null, telling = PLAIN): Passage[] {
  const told: Passage[] = [];
  let acted = false;
  log.forEach((said, at) => {
    if (telling.untold?.includes(said.id)) return;
    const last = told.at(-1);
    const acts = telling.acts.test(said.id);
    const who = doer(said);
    if (telling.headings.includes(said.id)) {
      told.push({ at, heading: true, who: null, lines: [said], fresh: false });
    } else if (telling.common.includes(said.id)) {
      if (last && !last.heading && last.who === null) last.lines.push(said);
      else told.push({ at, heading: false, who: null, lines: [said], fresh: false });
    } else if (who !== null && begins(telling, said, acts, last?.who !== who, acted)) {
      told.push({ at, heading: false, who, lines: [said], fresh: false });
      acted = acts;
      return;
    } else if (!last || last.heading) {
      told.push({ at, heading: false, who: null, lines: [said], fresh: false });
    } else last.lines.push(said);
    acted ||= acts;
  });
  const own = seat === null ? -1 : told.map(({ who }) => who).lastIndexOf(seat);
  return own < 0 ? told : told.map((passage, at) => ({ ...passage, fresh: at > own }));
}
