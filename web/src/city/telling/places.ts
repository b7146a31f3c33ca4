/** Which places of the board a line of the log speaks of, what passes between them, and which of them are changed for long. */
import type { Message } from "../../lib/message";
import type { Flight, Place } from "../../lib/telling.svelte";
import type { CityView, Owner } from "../views";
import { taken } from "./changes";
import { amounts, cards, count, doer, nameOf, other, text } from "./said";

const SQUARE = "square";
const CATHEDRAL = "place cathedral";

export function family(owner: Owner | null): Place[] {
  return owner === null ? [] : [`family ${owner}`];
}

function district(owner: Owner | null): Place[] {
  return owner === null ? [] : [`district ${owner}`];
}

/** The thing that a line names: a card, an event, a building. */
function thing(said: Message): Place[] {
  return ["activity", "event", "building", "character", "outdoor"].flatMap((kind) => {
    const id = text(said, kind);
    return id ? [`${kind} ${id}`] : [];
  });
}

type Places = (said: Message) => Place[];

const own: Places = (said) => family(doer(said));
const dice: Places = (said) => district(doer(said));

const PLACES: Readonly<Record<string, Places>> = {
  round: () => [],
  revealed: (said) => cards(said).map((card) => `activity ${card}`),
  income: own,
  workforce: dice,
  "black-roll": () => [SQUARE],
  raised: () => [SQUARE],
  countered: dice,
  "gave-way": own,
  shielded: own,
  gained: own,
  spent: own,
  lost: own,
  "fell-short": own,
  turned: dice,
  rerolled: dice,
  "extra-die": dice,
  hired: own,
  exchanged: (said) => [...district(doer(said)), ...district(other(said))],
  robbed: (said) => [...own(said), ...family(other(said))],
  "used-dice": dice,
  bought: (said) => [...district(other(said)), ...family(other(said))],
  "sent-supply": own,
  "sent-hired": own,
  "acts-agriculture": () => ["place agriculture"],
  "acts-build": () => [CATHEDRAL],
  built: () => [CATHEDRAL],
  unbuilt: () => [CATHEDRAL],
  "acts-patrol": () => ["place ramparts"],
  advanced: () => ["place ramparts"],
  possessed: (said) => ["event possession", ...own(said)],
  freed: (said) => ["event possession", ...own(said)],
  passed: (said) => [...dice(said), ...own(said)],
  waits: (said) => [...dice(said), ...own(said)],
  "roy-dice": () => ["place roy"],
  "roy-roll": () => ["place roy"],
  "roy-acts": () => ["place roy"],
  "roy-nothing": () => ["place roy"],
  filled: () => ["building palace", "building city_hall", "building bishopric"],
  finished: own,
};

export function placesOf(said: Message): Place[] {
  return PLACES[nameOf(said)]?.(said) ?? thing(said);
}

/** What lies otherwise afterwards, and is worth a second look. Coins and dice come and go. */
const LASTING: ReadonlySet<string> = new Set([
  ...["revealed", "event-came", "event-strikes", "placed", "entered", "expelled", "tradesman", "stocked", "cube-on", "cube-off"],
  ...["settled", "built", "unbuilt", "sent-space", "sent-card", "sent-lying", "advanced", "stationed", "lost-cube", "lost-outdoor"],
  ...["possessed", "freed", "robbed", "discarded", "character", "passed"],
]);

export function marksOf(said: Message): Place[] {
  return LASTING.has(nameOf(said)) ? placesOf(said) : [];
}

/** Coins that the bank pays and takes come from the square. */
function counted(said: Message, from: Place[], to: Place[], sign: number): Flight[] {
  const [start, end] = [from[0], to[0]];
  if (!start || !end) return [];
  return amounts(said).map(([amount, number]) => ({ token: { amount, count: sign * number }, from: start, to: end }));
}

/** `onto`: what the action is about. */
export function flightsOf(said: Message, view: CityView | null, after: CityView, onto: Place | null): Flight[] {
  const to = onto ?? SQUARE;
  switch (nameOf(said)) {
    case "used-dice":
    case "countered":
      return view ? fromSquare(view, said, after, nameOf(said) === "countered" ? SQUARE : to) : [];
    case "bought":
      return [{ token: { amount: "deniers", count: count(said, "deniers") }, from: `family ${doer(said)}`, to: `family ${other(said)}` }];
    case "gained":
      return counted(said, [to], own(said), 1);
    case "spent":
    case "lost":
      return counted(said, own(said), [to], 1);
    case "income":
      return [{ token: { amount: "deniers", count: count(said, "income") - count(said, "salary") }, from: SQUARE, to: `family ${doer(said)}` }];
    case "tradesman":
    case "character":
      return count(said, "vp") > 0 && onto ? [{ token: { amount: "vp", count: count(said, "vp") }, from: thing(said)[0] ?? to, to: `family ${doer(said)}` }] : [];
    default:
      return [];
  }
}

function fromSquare(view: CityView, said: Message, after: CityView, to: Place): Flight[] {
  const nth = new Map<string, number>();
  return taken(view, said, after).map(({ owner, colour, value }) => {
    const sort = `die:${owner}:${colour}:${value}`;
    nth.set(sort, (nth.get(sort) ?? 0) + 1);
    return { token: { die: colour, value }, from: `${sort}:${nth.get(sort)}`, to };
  });
}
