/** How a turn of Troyes is told: who and what; with which dice, paid to whom; onto what; what it brings. A round's change is a scene. */
import type { Message } from "../../lib/message";
import type { Tell } from "../../lib/tales";
import type { Part, Place } from "../../lib/telling.svelte";
import type { CityView } from "../views";
import { change } from "./changes";
import { flightsOf, marksOf, placesOf } from "./places";
import { nameOf } from "./said";

/** What belongs into one beat, by the names of the lines; what is in none of them goes on with the beat before. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  acts: ["acts-agriculture", "acts-build", "acts-place", "acts-activate", "acts-combat", "acts-patrol", "passed", "placed"],
  dice: ["used-dice", "used-cube", "used-outdoor", "bought", "boosted"],
  influence: ["spent", "rerolled", "turned", "hired", "exchanged", "discarded", "extra-die"],
  onto: ["sent-supply", "sent-hired", "sent-space", "sent-lying", "sent-card", "tradesman", "entered", "expelled", "cube-on", "stocked", "activated", "advanced", "stationed", "shot"],
  builds: ["built"],
  brings: ["gained", "settled", "took-card", "card-gone", "freed", "robbed"],
  waits: ["waits", "round-ends"],
  round: ["round"],
  cards: ["revealed"],
  income: ["income", "fell-short"],
  roll: ["workforce"],
  comes: ["event-came"],
  strikes: ["event-strikes"],
  black: ["black-roll", "raised"],
  meets: ["countered", "gave-way", "shielded"],
  roy: ["roy-dice", "roy-roll", "roy-acts"],
  counts: ["character"],
  end: ["finished"],
};
const KIND = new Map(Object.entries(KINDS).flatMap(([kind, names]) => names.map((name) => [name, kind] as const)));
/** Each of these is a beat of its own, with what comes of it. */
const ALONE: ReadonlySet<string> = new Set(["acts", "strikes", "builds"]);
/** What is paid belongs to whatever is done; only at first it is for influence. */
const PAYS = "spent";
/** With these it is said what it is about: there the dice come down, and from there comes what it brings. */
const AIMS: ReadonlySet<string> = new Set(["acts", "strikes", "builds", "roy"]);
/** So many lines are one sentence; the rest is another beat. */
const MOST = 3;
/** Scenes in which every family does the same: told at once. */
const TITLES: Readonly<Record<string, string>> = { income: "city-told-income", roll: "city-told-roll" };

/** With these the scene of the events goes on to another. */
const ANOTHER: ReadonlySet<string> = new Set(["strikes", "black"]);
const NOBODY: Message = { id: "city-told-nobody", args: {}, rule: "" };

interface Stanza {
  kind: string;
  lines: Message[];
}

function joins({ kind, lines }: Stanza, next: string | undefined): boolean {
  if (TITLES[kind]) return next === kind;
  if (lines.length >= MOST) return false;
  if (kind === "builds" && next === "brings") return true;
  return next === undefined || (next === kind && !ALONE.has(kind));
}

function stanzas(lines: readonly Message[]): Stanza[] {
  const found: Stanza[] = [];
  for (const said of lines) {
    const last = found.at(-1);
    const kind = last && nameOf(said) === PAYS ? undefined : KIND.get(nameOf(said));
    if (last && joins(last, kind)) last.lines.push(said);
    else found.push({ kind: kind ?? last?.kind ?? "acts", lines: [said] });
  }
  return found;
}

/** An event strikes, the scene goes on, and nothing came of it. Where it ends with that, somebody may have to choose first. */
function spares({ kind, lines }: Stanza, next: Stanza | undefined): boolean {
  return kind === "strikes" && lines.length === 1 && next !== undefined && ANOTHER.has(next.kind);
}

export const tell: Tell = (lines, before, end) => {
  const after = end as unknown as CityView;
  let view = before as CityView | null;
  let onto: Place | null = null;
  return stanzas(lines).map(({ kind, lines }, at, scene): Part => {
    const said = spares({ kind, lines }, scene[at + 1]) ? { said: [...lines, NOBODY] } : {};
    const next = view && structuredClone(view);
    if (AIMS.has(kind) && lines[0]) onto = placesOf(lines[0])[0] ?? onto;
    const flights = lines.flatMap((said) => {
      const thrown = flightsOf(said, next, after, onto);
      if (next) change(next, said, after);
      return thrown;
    });
    view = next;
    const title = lines.length > 1 ? TITLES[kind] : undefined;
    const all = (of: (said: Message) => Place[]) => [...new Set(lines.flatMap(of))];
    const places = kind === "dice" && onto ? [...all(placesOf), onto] : all(placesOf);
    return { kind, lines, ...(title ? { title } : {}), ...said, places, marks: all(marksOf), flights, view: next as Part["view"] };
  });
};
