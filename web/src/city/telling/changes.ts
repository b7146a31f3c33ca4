/**
 * What a line of the log moves on the board. It is only shown while the line is told: when the telling ends, whatever
 * the table says stands.
 */
import type { DieColour } from "../../lib/art/shapes";
import type { Message } from "../../lib/message";
import { ORDERS, type Building } from "../printed";
import type { Activity, CityView, District, Owner } from "../views";
import { amounts, cards, count, doer, faces, nameOf, other, text, values, type Face } from "./said";

/** A die that is used, as it lay. */
export interface Lain extends Face {
  owner: Owner;
}

type Change = (view: CityView, said: Message, after: CityView) => void;

const COLOURS = [...ORDERS, "purple"] as const;

function part(view: CityView, owner: Owner | null): { supply: number; dice: District; vp?: number | null } | undefined {
  return owner === "neutral" ? view.neutral : owner === null ? undefined : view.families[owner];
}

function activity(view: CityView, card: string): Activity | undefined {
  return view.activities.find((one) => one.card === card);
}

type Means = "deniers" | "influence" | "vp";

/** What nobody may see stays so. */
function pay(view: CityView, owner: Owner | null, what: Means, by: number): void {
  const purse: Partial<Record<Means, number | null>> | undefined = part(view, owner);
  const had = purse?.[what];
  if (purse && typeof had === "number") purse[what] = Math.max(0, had + by);
}

function dropped(dice: District | undefined, colour: DieColour, value: number): boolean {
  const row = dice?.[colour as keyof District];
  const at = row?.indexOf(value) ?? -1;
  if (at >= 0) row?.splice(at, 1);
  return at >= 0;
}

function owners(view: CityView): Owner[] {
  return [...view.families.keys(), "neutral"];
}

/** The dice that a group takes: in the same round those that are gone, else such as lie there. */
export function taken(view: CityView, said: Message, after: CityView): Lain[] {
  const wanted = faces(said);
  const left = structuredClone({ families: view.families, neutral: view.neutral }) as CityView;
  const spared = structuredClone({ families: after.families, neutral: after.neutral }) as CityView;
  const mine = doer(said);
  const order = owners(view).sort((a, b) => Number(b === mine) - Number(a === mine));
  const gone =
    view.round !== after.round
      ? []
      : order.flatMap((owner) =>
          COLOURS.flatMap((colour) =>
            [...(part(left, owner)?.dice[colour] ?? [])].filter((value) => !dropped(part(spared, owner)?.dice, colour, value)).map((value) => ({ owner, colour, value })),
          ),
        );
  return wanted.flatMap((face): Lain[] => {
    const fits = gone.findIndex(({ colour, value }) => colour === face.colour && (value === face.value || value === 7 - face.value));
    if (fits >= 0) return gone.splice(fits, 1);
    const owner = order.find((one) => dropped(part(left, one)?.dice, face.colour, face.value));
    return owner === undefined ? [] : [{ ...face, owner }];
  });
}

const useDice: Change = (view, said, after) => {
  for (const { owner, colour, value } of taken(view, said, after)) dropped(part(view, owner)?.dice, colour, value);
};

function stand(view: CityView, said: Message, who: Owner | null): void {
  const building = view.buildings[text(said, "building") as Building];
  const row = count(said, "row");
  const line = (row === 0 ? building : building?.[row - 1]) as (Owner | null)[] | undefined;
  if (line) line[count(said, "place") - 1] = who;
}

function supply(view: CityView, owner: Owner | null, by: number): void {
  const whose = part(view, owner);
  if (whose) whose.supply = Math.max(0, whose.supply + by);
}

/** As it is in the end: the building with those who stand and lie there. */
const enter: Change = (view, said, after) => {
  const building = text(said, "building") as Building;
  view.buildings = { ...view.buildings, [building]: structuredClone(after.buildings[building]) };
  view.lying = { ...view.lying, [building]: structuredClone(after.lying[building]) };
};

const card: Change = (view, said, after) => {
  const at = view.activities.findIndex((one) => one.card === text(said, "activity"));
  const now = activity(after, text(said, "activity"));
  if (at >= 0 && now) view.activities[at] = structuredClone(now);
};

function stock(view: CityView, said: Message, by: number): void {
  const cubes = activity(view, text(said, "activity"))?.cubes;
  const who = doer(said);
  if (cubes && typeof who === "number") cubes[who] = Math.max(0, (cubes[who] ?? 0) + by);
}

const amount =
  (sign: 1 | -1): Change =>
  (view, said) => {
    for (const [what, by] of amounts(said)) pay(view, doer(said), what, sign * by);
  };

const ladies: Change = (view, _, after) => {
  if (after.ladies) view.ladies = structuredClone(after.ladies);
};

const districts: Change = (view, said, after) => {
  for (const owner of [doer(said), other(said)]) {
    const [whose, now] = [part(view, owner), part(after, owner)];
    if (whose && now && view.round === after.round) whose.dice = structuredClone(now.dice);
  }
};

function rolled(view: CityView, said: Message): void {
  const whose = part(view, doer(said));
  if (!whose) return;
  const all = faces(said);
  const of = (colour: DieColour) => all.filter((face) => face.colour === colour).map(({ value }) => value).sort((a, b) => b - a);
  whose.dice = { red: of("red"), yellow: of("yellow"), white: of("white"), ...(whose.dice.purple ? { purple: of("purple") } : {}) };
}

function sweep(view: CityView): void {
  for (const owner of owners(view)) {
    const whose = part(view, owner);
    if (whose) whose.dice = { red: [], yellow: [], white: [], ...(whose.dice.purple ? { purple: [] } : {}) };
  }
  for (const family of view.families) {
    family.deniers += family.district;
    family.district = 0;
  }
}

function cubes(view: CityView, said: Message, by: number): void {
  const on = view.events.find((event) => event.card === text(said, "event"))?.cubes;
  const who = doer(said);
  if (!on || who === null) return;
  if (by > 0) on.push(...Array.from({ length: by }, () => who));
  else if (on.includes(who)) on.splice(on.lastIndexOf(who), 1);
}

function leaves(view: CityView, said: Message): void {
  const event = text(said, "event");
  view.events = view.events.filter((one) => one.card !== event);
  const who = doer(said);
  if (who === "neutral") view.neutral.events?.push(event);
  else if (who !== null) view.families[who]?.events.push(event);
}

function site(view: CityView, said: Message, who: Owner | null): void {
  const level = view.cathedral[count(said, "level") - 1];
  if (level) level[count(said, "value") - 1] = who;
}

const CHANGES: Readonly<Record<string, Change>> = {
  placed: (view, said) => {
    stand(view, said, doer(said));
    supply(view, doer(said), -1);
  },
  filled: (view, _, after) => void (view.buildings = structuredClone(after.buildings)),
  round: (view, said) => {
    view.round = count(said, "round");
    view.step = "black_dice";
    sweep(view);
  },
  revealed: (view, said, after) => {
    for (const name of cards(said)) {
      const at = after.activities.findIndex((one) => one.card === name);
      const now = after.activities[at];
      if (now) view.activities[at] = structuredClone(now);
    }
  },
  income: (view, said) => pay(view, doer(said), "deniers", count(said, "income") - count(said, "salary")),
  workforce: rolled,
  "event-came": (view, said) => void view.events.push({ card: text(said, "event"), cubes: [] }),
  "black-roll": (view, said) => void (view.black_dice = values(said).sort((a, b) => b - a)),
  raised: (view, said) => void (view.black_dice = values(said).sort((a, b) => b - a)),
  countered: (view, said, after) => {
    useDice(view, said, after);
    for (const value of values(said)) if (view.black_dice.includes(value)) view.black_dice.splice(view.black_dice.indexOf(value), 1);
  },
  gained: amount(1),
  spent: amount(-1),
  lost: amount(-1),
  entered: enter,
  expelled: enter,
  "used-dice": useDice,
  "used-cube": (view, said) => stock(view, said, -1),
  stocked: (view, said) => stock(view, said, count(said, "count")),
  bought: (view, said) => {
    pay(view, doer(said), "deniers", -count(said, "deniers"));
    pay(view, other(said), "deniers", count(said, "deniers"));
  },
  tradesman: card,
  discarded: card,
  "lost-cube": card,
  "sent-card": card,
  "sent-supply": (view, said) => supply(view, doer(said), -1),
  "sent-space": (view, said) => stand(view, said, null),
  "sent-lying": (view, said) => {
    const lying = view.lying[text(said, "building") as Building];
    const who = doer(said);
    if (lying && who !== null && lying.includes(who)) lying.splice(lying.indexOf(who), 1);
  },
  hired: (view, said) => supply(view, doer(said), 1),
  rerolled: districts,
  turned: districts,
  exchanged: districts,
  "extra-die": districts,
  "cube-on": (view, said) => cubes(view, said, count(said, "count")),
  "cube-off": (view, said) => cubes(view, said, -1),
  "took-card": leaves,
  "card-gone": leaves,
  built: (view, said) => site(view, said, doer(said)),
  unbuilt: (view, said) => site(view, said, null),
  passed: (view, said) => {
    const who = doer(said);
    if (typeof who === "number" && view.families[who]) view.families[who].district = 2;
  },
  waits: (view, said) => {
    const who = doer(said);
    if (typeof who === "number" && view.families[who]) view.families[who].district += 1;
  },
  character: (view, said) => {
    pay(view, doer(said), "vp", count(said, "vp"));
    view.stack = view.stack?.filter((one) => one !== text(said, "character")) ?? [];
  },
  advanced: ladies,
  stationed: ladies,
  "used-outdoor": ladies,
  possessed: ladies,
  freed: ladies,
  "lost-outdoor": ladies,
};

/** Moves on `view` what the line tells of. `after`: what the table says in the end. */
export function change(view: CityView, said: Message, after: CityView): void {
  CHANGES[nameOf(said)]?.(view, said, after);
}
