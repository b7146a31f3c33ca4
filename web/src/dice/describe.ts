// What things are, in words: for the labels that are read out, and for the explanations.

import type { Proposal } from "../lib/play.svelte";
import type { WaySeen } from "../lib/wire";
import { t } from "../lib/words";
import { COLOURS, placeOf, RESOURCE_TRACK, resourceOf, RESOURCES, rowOf, spaceOf, type Act, type Colour, type Row } from "./names";
import { wayPrice, type Price } from "./price";
import type { DiceNumbers, Thing } from "./printed";
import type { Notch, Reading, Sheet as SheetSeen, WheelDie } from "./views";

export type Standing = "drawn" | "lost" | "guarded" | "open";

/** How a space stands on a sheet. Columns are counted from 0. */
export function standing(sheet: SheetSeen, reading: Reading, colour: Colour, act: Act, column: number): Standing {
  if (act !== "gain" && sheet.drawn[rowOf(colour, act)].includes(column + 1)) return "drawn";
  if (sheet.crossed[colour].includes(column + 1)) return "lost";
  return reading.guarded.includes(column + 1) ? "guarded" : "open";
}

/** The link that joins a column to the next, if one is printed. */
export function linkAfter(numbers: DiceNumbers, row: Row, column: number): { thing: Thing; count: number } | null {
  const found = numbers.buildings.links.find(
    ([name, one, two]) => name === row && Math.min(one, two) === column + 1 && Math.abs(two - one) === 1,
  );
  return found ? { thing: found[3], count: found[4] } : null;
}

type Amount = [string, number];

const amount = (thing: Thing, count: number): Amount => [thing.replace(" ", "-"), count];

export function priceWords(price: Price): string {
  const list: Amount[] = Object.entries(price).filter(([, count]) => count > 0);
  return list.length > 0 ? t("board-dice-price", { price: list }) : t("board-dice-free");
}

/** What a building brings, in a sentence. */
function brings(sheet: SheetSeen, numbers: DiceNumbers, row: Row, column: number, reading: Reading): string {
  const { buildings } = numbers;
  if (row === "fortress") {
    const colour = buildings.fortress[column] ?? "red";
    return t("board-dice-brings-fortress", { gain: [amount(`${colour} citizen`, 1)] });
  }
  if (row === "great_hall") {
    const [thing, count, colour] = buildings.great_hall[column] ?? ["deniers", 0, "yellow"];
    return t("board-dice-brings-great-hall", { gain: [amount(thing, count)], colour, now: reading.hall_dice[colour] });
  }
  if (row === "cathedral") {
    const character = buildings.cathedral[column] ?? "fortress";
    const points = sheet.cathedral_numbers[column] || reading.next_cathedral;
    return t("board-dice-brings-cathedral", { character, points });
  }
  const colour = row === "counts_palace" ? "red" : row === "city_hall" ? "yellow" : "white";
  return t("board-dice-brings-work", { gain: [amount(`${colour} citizen`, buildings.work_citizens)] });
}

function linkWords(numbers: DiceNumbers, row: Row, column: number): string {
  const right = linkAfter(numbers, row, column);
  const left = column > 0 ? linkAfter(numbers, row, column - 1) : null;
  const link = right ?? left;
  if (!link) return "";
  return t("board-dice-link", { gain: [amount(link.thing, link.count)], side: right ? "right" : "left" });
}

export interface Explanation {
  title: string;
  lines: string[];
}

/** A space of the sheet: what it is, what it brings, how it stands. */
export function explainSpace(
  sheet: SheetSeen,
  numbers: DiceNumbers,
  colour: Colour,
  act: Act,
  column: number,
  number: number,
  reading: Reading,
): Explanation {
  const stands = standing(sheet, reading, colour, act, column);
  if (act === "gain") {
    const gain = [amount(resourceOf(colour), number)];
    return {
      title: t("board-dice-space-die", { colour, number }),
      lines: [t("board-dice-brings-die", { gain }), t(`board-dice-die-${stands}`)],
    };
  }
  const row = rowOf(colour, act);
  return {
    title: t("board-dice-space-building", { building: row, number }),
    lines: [
      brings(sheet, numbers, row, column, reading),
      linkWords(numbers, row, column),
      t(`board-dice-building-${stands}`),
    ].filter(Boolean),
  };
}

/** A tile beside a plaza. */
export function explainTile(tile: number, raid: boolean): Explanation {
  const side = raid ? "raid" : "banquet";
  return { title: t(`board-dice-${side}`, { tile }), lines: [t(`tile-${tile}-${side}`)] };
}

/** A plaza, its tile, and the die on it. */
export function explainPlaza(
  plaza: Notch,
  die: WheelDie | undefined,
  numbers: DiceNumbers,
  strikes: boolean,
): Explanation {
  const lines: string[] = [];
  if (die) {
    lines.push(dieWords(die));
    if (!die.can_be_chosen) {
      const from = numbers.wheel.attack_from_day;
      lines.push(t("board-dice-destroys", { from, now: Number(strikes) }));
    }
  }
  lines.push(
    plaza.up === plaza.down ? t("board-dice-plaza-same") : t("board-dice-plaza-back", { colour: plaza.down }),
  );
  if (plaza.tile) {
    const tile = explainTile(plaza.tile, plaza.raid);
    lines.push(`${tile.title}: ${tile.lines[0] ?? ""}`);
  }
  return { title: t("board-dice-plaza", { colour: plaza.up }), lines };
}

/** A die on its place, in words. */
export function dieWords(die: WheelDie): string {
  const { place, rolled: value, colour } = die;
  if (die.black && !die.can_be_chosen) return t("board-dice-die-black", { place, value });
  if (!die.can_be_chosen) return t("board-dice-die-struck", { place, value, colour });
  const { influence, deniers, knowledge } = die.price;
  const fixed = priceWords({ influence, deniers, knowledge });
  const any = die.price.any ? t("board-dice-price-any", { count: die.price.any }) : "";
  const price = !any ? fixed : influence + deniers + knowledge > 0 ? `${fixed} + ${any}` : any;
  return t("board-dice-die", { place, value: die.value, colour, cost: price });
}

/** The track of the citizens of a colour, and the bonuses on its way. */
export function explainCitizens(sheet: SheetSeen, numbers: DiceNumbers, colour: Colour): Explanation {
  const { citizens } = numbers;
  const [first, second] = citizens.prestige[colour];
  const others = COLOURS.filter((one) => citizens.pair[colour].includes(one));
  return {
    title: t("board-dice-track-citizens", { citizens: colour, count: sheet.citizens[colour] }),
    lines: [
      ...citizens.resources_at.map((at) => t("board-dice-at-resources", { at })),
      ...citizens.work_building_at.map((at) => t("board-dice-at-work", { at })),
      t("board-dice-at-prestige", { at: citizens.prestige_at, building: first, other: second }),
      t("board-dice-at-pair", { at: citizens.pair_at, gain: others.map((one) => amount(`${one} citizen`, 1)) }),
    ],
  };
}

/** The track of a resource. */
export function explainResource(sheet: SheetSeen, numbers: DiceNumbers, colour: Colour): Explanation {
  const resource = resourceOf(colour);
  const { circled, left } = sheet[resource];
  return {
    title: t("board-dice-track-resource", { resource, left, room: RESOURCE_TRACK - circled }),
    lines: [
      t(`board-dice-use-${resource}`),
      t("board-dice-on-track", { citizens: colour, at: numbers.resources.citizens_at.join(", ") }),
    ],
  };
}

/** The name of a space, by its key. */
function spaceTitle(key: string): string {
  const space = spaceOf(key);
  if (!space) return "";
  const { colour, act, number } = space;
  if (act === "gain") return t("board-dice-space-die", { colour, number });
  return t("board-dice-space-building", { building: rowOf(colour, act), number });
}

/** A whole way, before it is taken: which die it takes, what is paid for that, and what then comes in. */
export function proposed(way: WaySeen, dice: readonly WheelDie[]): Proposal {
  const place = placeOf(way.keys[0] ?? "");
  const die = place === null ? undefined : dice[place];
  const last = way.keys.at(-1) ?? "";
  const space = spaceOf(last);
  const paid = wayPrice(way);
  const gain = { ...way.change };
  for (const resource of RESOURCES) gain[resource] = (gain[resource] ?? 0) + paid[resource];
  const price = Object.fromEntries(RESOURCES.map((resource) => [resource, -paid[resource]]));
  const changed = die && space && (space.number !== die.value || space.colour !== die.colour);
  const how = die
    ? t("board-dice-how", {
        changed: Number(changed ?? false),
        place: die.place,
        was: die.colour,
        value: die.value,
        colour: space?.colour ?? die.colour,
        number: space?.number ?? die.value,
      })
    : "";
  return { title: spaceTitle(last), how, price, gain };
}
