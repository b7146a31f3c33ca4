/** The log as a story: rounds and days as headings, and under them what each seat did in one go. */
import type { Owner } from "../lib/art/seats";
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

const HEADINGS: ReadonlySet<string> = new Set(["city-log-round", "dice-log-rolled"]);

/** What happens to everybody, and to nobody's credit. */
const COMMON: ReadonlySet<string> = new Set([
  ...["start", "cards", "red-deck", "yellow-deck", "white-deck", "dealt", "stack", "tiles", "open-character"],
  ...["revealed", "income", "workforce", "event-came", "event-strikes", "black-roll", "raised", "waits", "round-ends"],
  ...["character", "finished"],
].map((name) => `city-log-${name}`));
const COMMON_DICE: ReadonlySet<string> = new Set(
  ["numbered", "tiles", "destroyed", "tamed", "crossed", "guarded", "spared", "plaza-turned", "tile-turned", "finished"].map(
    (name) => `dice-log-${name}`,
  ),
);

/** What the board shows from the first moment, and nobody reads. */
const UNTOLD: ReadonlySet<string> = new Set(["dice-log-plazas", "dice-log-sides"]);

/** What somebody does of their own will. A turn has one of the first kind, and any of the second before it; the third
 * belongs to whatever its seat is doing, and begins something only for another seat. */
const ACTS = /^(city-log-(acts-|passed|placed|countered|gave-way|roy-acts)|dice-log-(took|rest)$)/;
const BEFORE = /^city-log-(rerolled|turned|hired|shot|shielded|exchanged|discarded)/;
const PAYS = /^city-log-spent/;

function doer(said: Message): Owner | null {
  const { seat, seat_name: name } = said.args;
  if (typeof seat === "number") return seat - 1;
  return name === "roy" || name === "neutral" ? name : null;
}

function isCommon(said: Message): boolean {
  return COMMON.has(said.id) || COMMON_DICE.has(said.id);
}

function begins(said: Message, acts: boolean, another: boolean, acted: boolean): boolean {
  if (PAYS.test(said.id)) return another;
  return (acts || BEFORE.test(said.id)) && (another || acted);
}

export function story(log: readonly Message[], seat: number | null): Passage[] {
  const told: Passage[] = [];
  let acted = false;
  log.forEach((said, at) => {
    if (UNTOLD.has(said.id)) return;
    const last = told.at(-1);
    const acts = ACTS.test(said.id);
    const who = doer(said);
    if (HEADINGS.has(said.id)) {
      told.push({ at, heading: true, who: null, lines: [said], fresh: false });
    } else if (isCommon(said)) {
      if (last && !last.heading && last.who === null) last.lines.push(said);
      else told.push({ at, heading: false, who: null, lines: [said], fresh: false });
    } else if (who !== null && begins(said, acts, last?.who !== who, acted)) {
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
