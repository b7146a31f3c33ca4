/** What a drawing consists of. */
import type { Building } from "../../../city/printed";
import type { CityView, Owner as OwnerSeen } from "../../../city/views";
import type { Box } from "../../../city/layout";
import type { Colour } from "../../../dice/names";
import type { DiceView, Sheet as SheetSeen } from "../../../dice/views";

export type CityPart = { box: Box } & (
  | { part: "board" | "cathedral" | "square" | "events" | "cards" | "field" | "ramparts" }
  | { part: "building"; building: Building }
  | { part: "district"; owner: OwnerSeen }
  | { part: "event" | "card"; at: number }
  | { part: "character"; id: string; next?: number }
  | { part: "family"; seat: number }
);

/** Which piece of a sheet: all of it, a district, one row of a district, a track. */
export type Cut = "all" | Colour | `${Colour} prestige` | `${Colour} work` | `${Colour} gain` | "resources" | "citizens";

export type Figure =
  | { is: "row"; rows: string[] }
  | { is: "city"; view: CityView; parts: CityPart[]; rows?: string[] }
  | { is: "wheel"; view: Partial<DiceView>; rows?: string[] }
  | { is: "sheet"; sheet?: Partial<SheetSeen>; columns?: number[]; cuts: Cut[]; rows?: string[] };

export const row = (...rows: string[]): Figure => ({ is: "row", rows });
