/** What a drawing of the board consists of. */
import type { Figure } from "../../lib/drawings";
import type { Box } from "../layout";
import type { Building } from "../printed";
import type { CityView, Owner as OwnerSeen } from "../views";

export type CityPart = { box: Box } & (
  | { part: "board" | "cathedral" | "square" | "events" | "cards" | "field" | "ramparts" }
  | { part: "building"; building: Building }
  | { part: "district"; owner: OwnerSeen }
  | { part: "event" | "card"; at: number }
  | { part: "character"; id: string; next?: number }
  | { part: "family"; seat: number }
);

/** A part of the board at a certain moment. */
export interface CityFigure extends Figure {
  view: CityView;
  parts: CityPart[];
}
