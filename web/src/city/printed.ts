/** What is printed on board and cards, and in what order it lies there. */
import type { Order } from "../lib/art/shapes";
import type { CardFace } from "./signs";

export type Building = "palace" | "city_hall" | "bishopric";

export const ORDERS: readonly Order[] = ["red", "yellow", "white"];
export const BUILDINGS: readonly Building[] = ["palace", "city_hall", "bishopric"];
export const NUMERALS = ["I", "II", "III", "IV"] as const;

export interface ActivityPrinted {
  kind: "immediate" | "delayed" | "mixed" | "endgame";
  hire: number;
  hire_influence?: number;
  vp: [number, number];
  /** The division; "each die" where each counts once. */
  per: number | string;
}

export interface EventPrinted {
  colour?: Order;
  dice: Order;
  per: number;
  banners: number;
  vp: [number, number];
  black_dice?: number;
}

export interface CityPrinted {
  board: {
    palace: number[][];
    city_hall: number[][];
    bishopric: number[][];
    influence_max: number;
    salary: Record<Building, number>;
  };
  rules: {
    agriculture_per: number;
    cathedral_vp: number;
    /** By column, from the first. */
    cathedral_influence: number[];
    /** For the three thresholds of a Character. */
    character_vp: number[];
  };
  faces: Record<"activities" | "events" | "characters" | "outdoor", Record<string, CardFace>>;
  activities: Record<string, ActivityPrinted>;
  events: Record<string, EventPrinted>;
  characters: Record<string, { at: number[]; two?: number[] }>;
}
