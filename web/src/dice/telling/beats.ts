/**
 * How Troyes Dice is told: what each of the others did in a half day, in one beat; then the next one as a scene: what is
 * turned over, the roll, the dice that strike and whom.
 */
import type { Message } from "../../lib/message";
import type { Tell } from "../../lib/tales";
import type { Part, Place } from "../../lib/telling.svelte";
import type { DiceView } from "../views";
import { begun, change } from "./changes";
import { flightsOf, marksOf, placesOf } from "./places";
import { nameOf, seatOf } from "./said";

/** What begins another beat, by the names of the lines; all others go on with the beat before. */
const KINDS: Readonly<Record<string, string>> = {
  numbered: "start",
  took: "takes",
  rest: "takes",
  "plaza-turned": "turns",
  "tile-turned": "turns",
  rolled: "roll",
  tamed: "tamed",
  destroyed: "strikes",
  finished: "end",
};
/** Each of these is a beat of its own. */
const ALONE: ReadonlySet<string> = new Set(["strikes"]);
/** The dice of the new half day lie there already: whoever likes may take one. */
const PASSING: ReadonlySet<string> = new Set(["roll", "tamed", "strikes", "end"]);
/** So many lines are said; the log has the rest. Where many play, each is told in one. */
const MOST = 2;
const MANY = 5;
/** Of what somebody did with a die, what is worth saying. */
const WORTH: readonly string[] = ["drew", "gained"];

interface Stanza {
  kind: string;
  lines: Message[];
}

function stanzas(lines: readonly Message[]): Stanza[] {
  const found: Stanza[] = [];
  for (const said of lines) {
    const last = found.at(-1);
    const kind = KINDS[nameOf(said)] ?? last?.kind ?? "takes";
    const goesOn = KINDS[nameOf(said)] === undefined || (kind === last?.kind && !ALONE.has(kind));
    if (last && goesOn) last.lines.push(said);
    else found.push({ kind, lines: [said] });
  }
  return found;
}

/** What is said of many lines: the chief ones, or those that concern the reader. */
function chief({ kind, lines }: Stanza, { seat: own, players }: DiceView): readonly Message[] {
  const first = lines[0];
  if (!first) return lines;
  if (kind === "takes") {
    const best = WORTH.flatMap((name) => lines.filter((said) => nameOf(said) === name))[0];
    return !best ? [first] : players > MANY ? [best] : [first, best];
  }
  if (lines.length <= MOST) return lines;
  const mine = lines.find((said) => own !== null && seatOf(said) === own);
  if (kind === "strikes") return mine ? [first, mine] : [first];
  return kind === "end" && mine ? [mine] : lines.slice(0, MOST);
}

export const tell: Tell = (lines, before, end) => {
  const after = end as unknown as DiceView;
  const { seat: own } = after;
  /** Whoever plays alone sees the new half day at once. */
  const alone = after.players === 1;
  let view = alone ? null : (before as DiceView | null);
  return stanzas(lines).map((stanza): Part => {
    const { kind, lines } = stanza;
    const then = view;
    let next = then && structuredClone(then);
    if (next && kind === "roll") next = begun(next, after);
    if (next && kind === "turns") next.wheel = after.wheel;
    for (const said of next ? lines : []) change(next!, said);
    view = next;
    const doer = seatOf(lines[0]!);
    if (next && kind === "takes" && doer !== null) next.points[doer] = after.points[doer] ?? 0;
    const was = then ?? (before as DiceView | null);
    const all = (of: (said: Message) => Place[]) => [...new Set(lines.flatMap(of))];
    return {
      kind,
      lines,
      said: chief(stanza, after),
      places: all((said) => placesOf(said, was, after)),
      marks: all((said) => marksOf(said, was, after)),
      flights: lines.flatMap((said) => flightsOf(said, own, kind === "strikes" ? lines[0] : undefined)),
      passing: alone || PASSING.has(kind),
      view: next as Part["view"],
    };
  });
};
