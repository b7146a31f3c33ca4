/** What of the table a line of the log speaks of: dice and plazas by where they lie, spaces and tracks by whose sheet they are on. */
import type { Message } from "../../lib/message";
import type { Flight, Place } from "../../lib/telling.svelte";
import { ACTS, citizenKey, spaceKey, type Colour } from "../names";
import type { DiceView, Notch } from "../views";
import { amounts, count, nameOf, seatOf, text } from "./said";

const ALL_DICE: readonly Place[] = [1, 2, 3, 4].map((place) => `die ${place}`);

const sheet = (said: Message): Place => `sheet ${seatOf(said)}`;
const die = (said: Message): Place => `die ${count(said, "place")}`;

/** The die of a colour in a column, and what can be built with it. */
function column(said: Message): Place[] {
  return ACTS.map((act) => `${seatOf(said)} ${spaceKey(text<Colour>(said, "colour"), act, count(said, "number"))}`);
}

function tracks(said: Message): Place[] {
  const citizens = (what: string) => citizenKey(what.replace("-citizen", "") as Colour);
  return amounts(said).map(([what]) => `${seatOf(said)} ${what.endsWith("-citizen") ? citizens(what) : what}`);
}

/** The plazas of which that is true. `before`: as the wheel was. */
function plazas({ wheel }: DiceView, before: DiceView | null, is: (now: Notch, then: Notch) => boolean): Place[] {
  return wheel.flatMap((now, notch) => (is(now, before?.wheel[notch] ?? now) ? [`plaza ${notch}`] : []));
}

export function placesOf(said: Message, before: DiceView | null, after: DiceView): Place[] {
  switch (nameOf(said)) {
    case "rolled":
      return [...ALL_DICE];
    case "tamed":
    case "destroyed":
      return [die(said)];
    case "crossed":
    case "guarded":
    case "spared":
      return [sheet(said), ...column(said)];
    case "plaza-turned":
      return plazas(after, before, (now, then) => now.up !== then.up);
    case "tile-turned":
      return plazas(after, before, ({ tile }) => tile === count(said, "tile"));
    case "took":
      return [die(said), sheet(said), ...tracks(said)];
    case "changed":
    case "gained":
      return [sheet(said), ...tracks(said)];
    case "drew":
      return [sheet(said), `${seatOf(said)} ${text(said, "building")} ${count(said, "number")}`];
    case "moved-on":
      return [sheet(said), `${seatOf(said)} ${citizenKey(text<Colour>(said, "colour"))}`];
    default:
      return seatOf(said) === null ? [] : [sheet(said)];
  }
}

/** What is another thing since, and worth a second look. */
const LASTING: ReadonlySet<string> = new Set(["drew", "crossed", "plaza-turned", "tile-turned"]);

/** Everybody's sheet has changed each time: what is marked is what was built or lost on it. */
export function marksOf(said: Message, before: DiceView | null, after: DiceView): Place[] {
  return LASTING.has(nameOf(said)) ? placesOf(said, before, after).filter((place) => !place.startsWith("sheet")) : [];
}

/** A die that somebody takes comes to their sheet; one that strikes, to what is lost. `striking`: that die. */
export function flightsOf(said: Message, own: number | null, striking: Message | undefined): Flight[] {
  if (nameOf(said) === "took") {
    return [{ token: { die: text<Colour>(said, "colour"), value: count(said, "value") }, from: die(said), to: sheet(said) }];
  }
  if (nameOf(said) !== "crossed" || !striking) return [];
  const to = seatOf(said) === own ? column(said)[0]! : sheet(said);
  return [{ token: { die: "black", value: count(said, "number") }, from: die(striking), to }];
}
