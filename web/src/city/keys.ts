/**
 * Which option each thing on the board stands for. What is legal is not decided here: a thing glows when its key is on
 * offer, and otherwise the server is asked why it is not.
 */
import type { DieColour } from "../lib/art/shapes";
import { ORDERS, type Building } from "./printed";
import type { CityWalk, Owner as OwnerSeen, SpaceNames, UsedDie } from "./views";

/** What is chosen while no action is under way. */
const BETWEEN: readonly string[] = ["", "action", "black_dice", "turn_over", "exchange", "ordeal"];
/** What is chosen with dice that lie on the square. */
const CHOOSING: readonly string[] = ["dice", "black_dice", "turn_over", "exchange"];

/** A moment: what is asked of whom, and what is on offer. */
export interface Moment {
  /** What must be chosen now, as the decision calls it; "" if nothing. */
  kind: string;
  seat: number | null;
  /** What the spaces of the buildings are called. */
  spaces: SpaceNames;
  walk: CityWalk;
  rights: ReadonlySet<string>;
}

/** Which of the options that a thing may stand for it stands for now: one on offer, or else the first. */
export function pick(moment: Moment, keys: readonly string[]): string {
  return keys.find((key) => moment.rights.has(key)) ?? keys[0] ?? "";
}

/** Whether one of the holder's citizens is to be named: for an action, or for Possession. */
export function sending(moment: Moment): boolean {
  return moment.kind === "citizen" || (moment.kind === "ordeal" && [...moment.rights].some((key) => key.startsWith("from ")));
}

/** Whether this is the action that the holder is in the midst of, or answers. */
export function underWay(moment: Moment, key: string): boolean {
  return !BETWEEN.includes(moment.kind) && moment.walk.target === key;
}

export function buildingKey(moment: Moment, building: Building): string {
  const place = `place ${building}`;
  return moment.kind === "placement" || sending(moment) ? pick(moment, [`from lying ${building}`, place]) : place;
}

/** A space for a citizen, in a row of these values. */
export function spaceKey(moment: Moment, building: Building, at: number, values: readonly number[]): string {
  const place = `place ${building}`;
  const name = moment.spaces[building][at] ?? "";
  if (moment.kind === "placement") return name;
  if (sending(moment)) return `from ${name}`;
  return pick(moment, moment.walk.target === place ? [...diceTo(moment, values), place] : [place]);
}

/** A column of the Cathedral. */
export function siteKey(moment: Moment, value: number): string {
  if (moment.kind === "column") return `column ${value}`;
  const build = "build cathedral";
  return pick(moment, moment.walk.target === build ? [...diceTo(moment, [value]), build] : [build]);
}

/** The dice that lead there, the holder's own first, then the neutral ones; as they lie before turned ones. */
function diceTo(moment: Moment, values: readonly number[]): string[] {
  const owners = ["neutral", "purple", String(moment.seat)];
  const rank = (key: string): number => {
    const [way = "", owner = ""] = key.split(" ");
    return 10 * Number(way === "turned") - owners.indexOf(owner);
  };
  const { leads } = moment.walk;
  const found = Object.keys(leads).filter((key) => values.includes(leads[key] ?? 0));
  return found.sort((one, other) => rank(one) - rank(other) || (leads[other] ?? 0) - (leads[one] ?? 0));
}

export function cardKey(moment: Moment, activity: string): string {
  const first: Record<string, string> = { citizen: "from", dice: "use", boon: "site" };
  return pick(moment, [
    `${first[moment.kind] ?? "activate"} ${activity}`,
    `lose ${activity}`,
    `from ${activity}`,
  ]);
}

export function tileKey(moment: Moment, outdoor: string): string {
  return moment.kind === "guard" ? `cube at ${outdoor}` : pick(moment, [`use ${outdoor}`, `lose ${outdoor}`]);
}

export function eventKey(moment: Moment, event: string): string {
  return `${moment.kind === "event" || moment.kind === "archer" ? "cube on" : "combat"} ${event}`;
}

/** A die on the square: used as it lies, or else turned over. Nobody but its owner uses a purple one. */
export function dieKey(moment: Moment, owner: OwnerSeen, colour: DieColour, value: number): string {
  if (moment.kind === "turn_over" && owner === moment.seat) return `turn ${colour} ${value}`;
  if (colour !== "purple") return pick(moment, [`die ${owner} ${colour} ${value}`, `turned ${owner} ${colour} ${value}`]);
  if (owner !== moment.seat) return `purple ${owner} ${value}`;
  return pick(
    moment,
    ["die", "turned"].flatMap((way) => ORDERS.map((declared) => `${way} purple ${declared} ${value}`)),
  );
}

/** The own citizens that are not on the board. */
export function supplyKey(moment: Moment): string {
  return pick(moment, ["from supply", "from hiring", "hire"]);
}

/** How many dice of each sort are in the group already, by owner, colour and value. */
export function chosen(moment: Moment): Map<string, number> {
  if (!CHOOSING.includes(moment.kind)) return new Map();
  return counted(moment.walk.dice.map((die) => sortOf(die.owner, colourOf(die), die.value)));
}

/** Whether dice are being chosen, so that those that do not serve stand back. */
export function choosing(moment: Moment): boolean {
  return CHOOSING.includes(moment.kind);
}

export function sortOf(owner: OwnerSeen, colour: DieColour, value: number): string {
  return `${owner} ${colour} ${value}`;
}

/** Of which sort the die of a key is: "die 1 red 6", "turned 1 red 6"; "die purple red 6" is the seat's own purple one. */
export function sortOfKey(key: string, seat: number | null): string {
  const [, owner = "", colour = "", value = ""] = key.split(" ");
  return owner === "purple" ? `${seat} purple ${value}` : `${owner} ${colour} ${value}`;
}

/** How many of each sort there are among these. */
export function counted(sorts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const sort of sorts) counts.set(sort, (counts.get(sort) ?? 0) + 1);
  return counts;
}

function colourOf(die: UsedDie): DieColour {
  return die.purple ? "purple" : die.colour;
}
