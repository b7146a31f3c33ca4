/** What Troyes Dice brings to the page. */
import type { GameClient } from "../lib/game-client";
import type { Thing } from "../lib/play.svelte";
import { t } from "../lib/words";
import Picture, { isPicture } from "./art/Picture.svelte";
import Sign, { isSign } from "./art/Sign.svelte";
import { tell } from "./telling/beats";
import type { DiceView } from "./views";

const log = (...names: string[]) => names.map((name) => `dice-log-${name}`);

const PLACES: Record<string, string> = {
  "dice-space red prestige": "prestige.fortress",
  "dice-space yellow prestige": "prestige.great-hall",
  "dice-space white prestige": "prestige.cathedral",
  "dice-space red work": "work.counts-palace",
  "dice-space yellow work": "work.city-hall",
  "dice-space white work": "work.bishopric",
};
const KINDS: Record<string, string> = {
  "dice-space": "resources",
  "dice-resource": "sheet.resources",
  "dice-citizens": "citizens",
  "dice-plaza": "wheel.costs",
};

function ruleOf({ kind, id }: Thing): string {
  const [first = "", second = ""] = id.split(" ");
  return PLACES[`${kind} ${first} ${second}`] ?? KINDS[kind] ?? "";
}

function whenOf(view: object): string {
  const { day, half } = view as DiceView;
  return t("play-day", { day, half });
}

export default {
  board: () => import("./Board.svelte"),
  shape: 0.43,
  waysAt: (kind) => kind === "die" || kind === "use",
  telling: {
    headings: log("rolled"),
    common: log("numbered", "tiles", "destroyed", "tamed", "crossed", "guarded", "spared", "plaza-turned", "tile-turned", "finished"),
    untold: log("plazas", "sides"),
    acts: /^dice-log-(took|rest)$/,
    tell,
  },
  sounds: {
    dice: /^dice-log-(rolled|numbered)$/,
    coin: /^dice-log-(took|rest)$/,
    stone: /^dice-log-drew$/,
    quill: /^dice-log-(gained|wrote|earned-)/,
  },
  whenOf,
  ruleOf,
  signs: { is: isSign, sign: Sign },
  unit: "day",
  stages: 2,
  pictures: { is: isPicture, picture: Picture },
  ending: () => import("./ending"),
  drawings: () => import("./drawings"),
  statistic: () => import("./Buildings.svelte"),
  wall: () => import("./Wall.svelte"),
} satisfies GameClient as GameClient;
