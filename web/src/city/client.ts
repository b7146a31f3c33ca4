/** What Troyes and The King's Challenge bring to the page. */
import type { GameClient } from "../lib/game-client";
import type { Thing } from "../lib/play.svelte";
import { t } from "../lib/words";
import { effectOf, FOLDERS, numbersOf, thingOf } from "./details";
import type { CityView } from "./views";
import { tell } from "./telling/beats";
import { dieOf } from "./ways";

const log = (...names: string[]) => names.map((name) => `city-log-${name}`);

/** Cards that differ only in a letter behind their name share a section. */
const SHARED = /_[abc]$/;
const PLACES: Record<string, string> = {
  "place cathedral": "action.cathedral",
  "place agriculture": "action.agriculture",
  "place ramparts": "ladies.ramparts",
};
const KINDS: Record<string, string> = { building: "components.board", gained: "action.settling" };

function ruleOf({ kind, id }: Thing): string {
  const folder = FOLDERS[kind];
  if (!folder) return PLACES[`${kind} ${id}`] ?? KINDS[kind] ?? "";
  const name = kind === "event" ? id.replace(SHARED, "") : id;
  return `${folder}.${name.replaceAll("_", "-")}`;
}

function whenOf(view: object): string {
  const { step, round, rounds } = view as CityView;
  return step === "placement" ? t("play-setup") : t("play-round", { round: Math.min(round, rounds), rounds });
}

/** On a phone: the page for what could also be chosen elsewhere. */
const FIRST: Record<string, string> = { placement: "city", dice: "city", action: "cards" };

export default {
  board: () => import("./Board.svelte"),
  measures: { width: 1440, height: 742, start: 0.145 },
  besideBoard: true,
  phone: {
    pages: ["events", "cards", "city", "families"],
    page: () => import("./phone/Page.svelte"),
    own: () => import("./phone/Own.svelte"),
    first: (kind) => FIRST[kind],
    quiet: ["families"],
  },
  picksAt: (kind) => kind === "action",
  waysAt: (kind) => kind === "dice",
  dieOf,
  plain: (turn) => turn.kind === "placement" || turn.held?.key === "pass",
  groups: {
    activate: "cards",
    combat: "events",
    place: "city",
    build: "city",
    agriculture: "city",
    patrol: "city",
    "": "rest",
    reroll: "influence",
    turn: "influence",
    hire: "influence",
    pass: "pass",
  },
  telling: {
    headings: log("round"),
    common: log(
      ...["start", "cards", "red-deck", "yellow-deck", "white-deck", "dealt", "stack", "tiles", "open-character"],
      ...["revealed", "income", "workforce", "event-came", "event-strikes", "black-roll", "raised", "waits", "round-ends"],
      ...["character", "finished"],
    ),
    acts: /^city-log-(acts-|passed|placed|countered|gave-way|roy-acts)/,
    before: /^city-log-(roy-roll|roy-dice|rerolled|turned|hired|shot|shielded|exchanged|discarded)/,
    pays: /^city-log-spent/,
    tell,
  },
  sounds: {
    dice: /^city-log-(workforce|event-roll|black-roll|rerolled|shot|turned|roy-dice|roy-roll|extra-die|used-dice)/,
    coin: /^city-log-(bought|income|spent|gained|passed)/,
    stone: /^city-log-(built|cube-on|stationed|entered|placed|tradesman)/,
    bell: /^city-log-event-strikes$/,
    quill: /^city-log-(activated|stocked|settled|took-card)/,
  },
  whenOf,
  numbersOf,
  effectOf,
  face: () => import("./Face.svelte"),
  thingOf,
  signed: () => import("./Signed.svelte"),
  legend: () => import("./legend/Legend.svelte"),
  ruleOf,
  ending: () => import("./ending"),
  drawings: () => import("./drawings"),
} satisfies GameClient as GameClient;
