/** What a seat sees of a game of Troyes or The King's Challenge, and what is printed on board and cards. */
import type { DieColour, Order } from "../lib/art/shapes";

export type OwnerSeen = number | "neutral";
export type Building = "palace" | "city_hall" | "bishopric";

export const ORDERS: readonly Order[] = ["red", "yellow", "white"];
export const BUILDINGS: readonly Building[] = ["palace", "city_hall", "bishopric"];
export const NUMERALS = ["I", "II", "III", "IV"] as const;

export type DiceSeen = Partial<Record<DieColour, number[]>>;

export interface FamilySeen {
  deniers: number;
  influence: number;
  /** Deniers in the district, once the player has passed. */
  district: number;
  supply: number;
  general: number;
  dice: DiceSeen;
  events: string[];
  vp: number | null;
  characters?: string[] | null;
}

export interface NeutralSeen {
  supply: number;
  dice: DiceSeen;
  vp?: number;
  events?: string[];
}

export interface ActivitySeen {
  colour: Order;
  level: number;
  card: string | null;
  tradesmen?: (OwnerSeen | null)[];
  illustration?: OwnerSeen[];
  cubes?: number[];
}

export interface EventSeen {
  card: string;
  cubes: OwnerSeen[];
}

export interface DieUsed {
  owner: OwnerSeen;
  colour: Order;
  value: number;
  purple?: boolean;
  turned?: boolean;
}

export interface WalkSeen {
  target: string | null;
  cube: string | null;
  dice: DieUsed[];
  value: number;
  left: number;
  settled: boolean;
}

export interface OutdoorSeen {
  activity: string;
  gate: number;
  cubes: number[];
}

export interface LadiesSeen {
  open_character: string | null;
  outdoor: OutdoorSeen[];
  guards: number[];
  possessed: number[];
  actor: number | null;
  striking: string | null;
  to_strike: string[];
}

export interface CityView {
  game: "troyes" | "king";
  players: number;
  seat: number | null;
  rounds: number;
  round: number;
  start_player: OwnerSeen;
  step: string;
  turn: number;
  buildings: { palace: (OwnerSeen | null)[]; city_hall: (OwnerSeen | null)[][]; bishopric: (OwnerSeen | null)[][] };
  lying: Record<Building, OwnerSeen[]>;
  neutral: NeutralSeen;
  black_dice: number[];
  cathedral: (OwnerSeen | null)[][];
  events: EventSeen[];
  ladies?: LadiesSeen;
  activities: ActivitySeen[];
  families: FamilySeen[];
  decks: { red: number; yellow: number; white: number; box: number };
  walk: WalkSeen;
  stack?: string[];
  over: boolean;
}

export interface ActivityPrinted {
  kind: "immediate" | "delayed" | "mixed" | "endgame";
  hire: number;
  hire_influence?: number;
  vp: [number, number];
  /** The division; "each die" for the Fort. */
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
  activities: Record<string, ActivityPrinted>;
  events: Record<string, EventPrinted>;
  characters: Record<string, { at: number[]; two?: number[] }>;
}
