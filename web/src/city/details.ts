/** What a card or building is, in words: its printed numbers, and what it does. A ~ marks an estimate. */
import type { Play, Thing } from "../lib/play.svelte";
import { has, t } from "../lib/words";
import { BUILDINGS, ORDERS } from "./printed";
import type { CityView } from "./views";

type Card = Record<string, unknown>;

export const ESTIMATE = "~";
export const FOLDERS: Record<string, string> = {
  activity: "activities",
  event: "events",
  character: "characters",
  outdoor: "outdoor",
};

const ABOUT: Record<string, string> = { activate: "activity", combat: "event" };

/** "activate merchant" is about an Activity card, "combat war" about an event. */
export function thingOf(key: string): Thing | null {
  const [act = "", id = ""] = key.split(" ");
  const kind = ABOUT[act];
  return kind && id ? { kind, id } : null;
}

function record(value: unknown): Card | undefined {
  return typeof value === "object" && value !== null ? (value as Card) : undefined;
}

function card(play: Play, folder: string, id: string): Card | undefined {
  return record(record(play.printed.numbers[folder])?.[id]);
}

/** A printed number by its dotted name, with its mark. */
function marked(play: Play, place: string, value: unknown): string {
  const known = !play.printed.owners.includes(place) && play.estimated(place);
  return `${known ? ESTIMATE : ""}${String(value)}`;
}

function each(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The printed numbers of a thing in a sentence, estimates with their mark; nothing if it has none. */
export function numbersOf(play: Play, thing: Thing): string {
  const folder = FOLDERS[thing.kind];
  const found = folder ? card(play, folder, thing.id) : undefined;
  if (!folder || !found) return thing.kind === "building" ? building(play, thing.id) : "";
  const place = `${folder}.${thing.id}`;
  const show = (name: string, value: unknown) => marked(play, `${place}.${name}`, value);
  switch (thing.kind) {
    case "activity": {
      const influence = found["hire_influence"];
      const [first, second] = each(found["vp"]);
      return t("play-detail-activity", {
        colour: String(found["colour"]),
        level: Number(found["level"]),
        kind: String(found["kind"]),
        paid: influence ? "influence" : "deniers",
        hire: influence ? show("hire_influence", influence) : show("hire", found["hire"]),
        by: typeof found["per"] === "string" ? "die" : "value",
        per: show("per", found["per"]),
        first: show("vp", first ?? 0),
        second: show("vp", second ?? 0),
      });
    }
    case "event": {
      const [first, second] = each(found["vp"]);
      return t("play-detail-event", {
        colour: String(found["dice"]),
        per: show("per", found["per"]),
        banners: show("banners", found["banners"]),
        first: show("vp", first ?? 0),
        second: show("vp", second ?? 0),
      });
    }
    case "character": {
      const asked = (play.view as Partial<CityView>).thresholds?.[thing.id] ?? each(found["at"]);
      const name = String(asked) === String(found["two"]) ? "two" : "at";
      const [first, second, third] = asked;
      const [low, middle, high] = each(record(play.printed.numbers["rules"])?.["character_vp"]);
      return t("play-detail-character", {
        first: show(name, first),
        second: show(name, second),
        third: show(name, third),
        low: Number(low),
        middle: Number(middle),
        high: Number(high),
      });
    }
    default:
      return "";
  }
}

function building(play: Play, id: string): string {
  const salary = record(record(play.printed.numbers["board"])?.["salary"])?.[id];
  if (typeof salary !== "number") return "";
  const colour = ORDERS[BUILDINGS.findIndex((one) => one === id)] ?? "any";
  return t("play-detail-building", {
    colour,
    due: salary,
    salary: marked(play, `board.salary.${id}`, salary),
    rows: id === "palace" ? 0 : 1,
  });
}

export function effectOf(play: Play, thing: Thing): string[] {
  const id = `${thing.kind}-${thing.id}`;
  const found = card(play, FOLDERS[thing.kind] ?? "", thing.id);
  const lines = has(`${id}-effect`) ? [t(`${id}-effect`, { black_dice: Number(found?.["black_dice"] ?? 0) })] : [];
  if ((play.view as unknown as CityView).game === "king" && has(`${id}-king`)) lines.push(t(`${id}-king`));
  return lines;
}
