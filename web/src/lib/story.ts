/** The log as a story: rounds and days as headings, and under them what each seat did in one go. */
import type { Owner } from "./art/seats";
import type { Telling } from "./game-client";
import type { Message } from "./message";

/** What was done in one go, by a seat (counted from 0) or by nobody. */
export interface Passage {
  /** Its place in the log: stays the same while the log grows. */
  at: number;
  heading: boolean;
  who: Owner | null;
  lines: Message[];
  /** The place in the log of each of them. */
  nth: number[];
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

function passage(at: number, who: Owner | null, said: Message, heading = false): Passage {
  return { at, heading, who, lines: [said], nth: [at], fresh: false };
}

export function story(log: readonly Message[], seat: number | null, telling = PLAIN): Passage[] {
  const told: Passage[] = [];
  let acted = false;
  log.forEach((said, at) => {
    if (telling.untold?.includes(said.id)) return;
    const last = told.at(-1);
    const acts = telling.acts.test(said.id);
    const who = doer(said);
    const joins = (to: Passage): void => {
      to.lines.push(said);
      to.nth.push(at);
    };
    if (telling.headings.includes(said.id)) {
      told.push(passage(at, null, said, true));
    } else if (telling.common.includes(said.id)) {
      if (last && !last.heading && last.who === null) joins(last);
      else told.push(passage(at, null, said));
    } else if (who !== null && begins(telling, said, acts, last?.who !== who, acted)) {
      told.push(passage(at, who, said));
      acted = acts;
      return;
    } else if (!last || last.heading) {
      told.push(passage(at, null, said));
    } else joins(last);
    acted ||= acts;
  });
  const own = seat === null ? -1 : told.map(({ who }) => who).lastIndexOf(seat);
  return own < 0 ? told : told.map((one, at) => ({ ...one, fresh: at > own }));
}
