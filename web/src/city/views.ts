// Made by scripts/wire_types.py from troyes.city.parts, troyes.city.ladies.shapes, troyes.city.view_shapes: change that, and run it again.

export type Owner = number | "neutral";

export type Spaces = (number | "neutral" | null)[];

export type Step =
  | "placement"
  | "black_dice"
  | "action"
  | "turn_over"
  | "dice"
  | "citizen"
  | "times"
  | "miller"
  | "event"
  | "archer"
  | "over"
  | "landlady"
  | "executioner"
  | "column"
  | "guard"
  | "exchange"
  | "release"
  | "boon"
  | "answer"
  | "ordeal";

export type Colour = "red" | "yellow" | "white";

/** Whose expelled citizen lies on each building. */
export interface Lying {
  palace: (number | "neutral")[];
  city_hall: (number | "neutral")[];
  bishopric: (number | "neutral")[];
}

/** An event that threatens the city. */
export interface Event {
  /** Which card it is. */
  card: string;
  /** Whose cubes lie on it, the oldest first. */
  cubes: (number | "neutral")[];
}

/** How far the turn has come. */
export interface Walk {
  /** The key of the action under way, or of the last one. */
  target: string | null;
  /** The Activity card whose cube modifies it. */
  cube: string | null;
  /** What the group was worth; the die's value when a citizen is placed; cubes placed so far; points that a guard has used; for the Archer -1 before the first roll, 1 when a hit waits, else 0. */
  value: number;
  /** Activations, cubes, rolls or a guard's points still to come; black dice that are taken on. */
  left: number;
  /** Whether Marauding was settled in this action. */
  settled: boolean;
}

/** An outdoor activity outside one of the four gates. */
export interface Outdoor {
  /** Which side of which tile lies there. */
  activity: string;
  /** The space of the ramparts from which on a guard has access. */
  gate: number;
  /** By seat: cubes that lie there. */
  cubes: number[];
}

/** A colour and a value. */
export interface DieFace {
  /** The colour of the die. */
  colour: Colour;
  /** What it shows. */
  value: number;
}

/** What The Ladies of Troyes adds, in a game with any of its modules. */
export interface LadiesData {
  /** The undealt Character that lies open for all. */
  open_character: string | null;
  /** The activities outside the gates, by gate; or none. */
  outdoor: Outdoor[];
  /** By seat: how far each guard has come. */
  guards: number[];
  /** By seat: citizens on the Possession card. */
  possessed: number[];
  /** Outdoor activities that have lost a cube to this turn: none may serve it twice. */
  served: string[];
  /** Outdoor activities that the guard gave a cube in this action. */
  stationed: string[];
  /** Whether a cube was used after which there is no passing. */
  must_act: boolean;
  /** The events that got the Scout's cubes in this action. */
  scouted: string[];
  /** Citizens that are still to be freed from Possession. */
  release: number;
  /** What comes when they are free. */
  back: "event" | "archer" | "acted" | null;
  /** With whom dice were exchanged in this turn. */
  partners: (number | "neutral")[];
  /** The dice that were received for them. */
  received: DieFace[];
  /** Whose action it is while another seat is asked. */
  actor: number | null;
  /** Who is still to be asked about an action or an event, in order. */
  asked: (number | "neutral")[];
  /** The event that asks them. */
  striking: string | null;
  /** Events that are still to act in this round. */
  to_strike: string[];
  /** Black dice that the events have called so far. */
  threat: number;
}

/** As `new_game` takes them. The King's Challenge has bonus cards only. */
export interface CityOptions {
  bonus: string[];
  /** An owner's own printed numbers; null: the product's. */
  cards: Record<string, unknown> | null;
  open_scores?: boolean;
  start_player?: number | null;
  characters?: "base" | "ladies";
  open_character?: boolean;
  activities?: "base" | "ladies" | "both";
  events?: "base" | "ladies" | "both";
  purple_die?: boolean;
  ramparts?: boolean;
  tournament?: boolean;
}

/** Whose citizens stand there: the Palace by value, the others row by row. */
export interface Buildings {
  palace: (number | "neutral" | null)[];
  city_hall: (number | "neutral" | null)[][];
  bishopric: (number | "neutral" | null)[][];
}

/** The six spaces of each building, row by row. */
export interface SpaceNames {
  palace: string[];
  city_hall: string[];
  bishopric: string[];
}

/** What the dice of a district show, the highest first. */
export interface District {
  red: number[];
  yellow: number[];
  white: number[];
  /** With purple dice: a player's own. */
  purple?: number[];
}

/** The grey player, or le Roy. */
export interface Neutral {
  /** Citizens in the supply. */
  supply: number;
  /** The dice in the grey district. */
  dice: District;
  /** Le Roy's. */
  vp?: number;
  /** The cards that le Roy has gained. */
  events?: string[];
}

/** A player. */
export interface Family {
  /** Deniers in hand. */
  deniers: number;
  /** Influence. */
  influence: number;
  /** Deniers in the district of one who has passed; 0: has not. */
  district: number;
  /** Citizens in the personal supply. */
  supply: number;
  /** Citizens in the general supply. */
  general: number;
  /** The dice in the district. */
  dice: District;
  /** The cards that the family has gained. */
  events: string[];
  /** null: another's secret. */
  vp: number | null;
  /** null: another's secret. Absent in The King's Challenge. */
  characters?: string[] | null;
}

/** An Activity card. One that lies face down has a colour and a level only. */
export interface Activity {
  /** The colour of its row. */
  colour: Colour;
  /** The round in which it comes into play. */
  level: 1 | 2 | 3;
  /** null: face down. */
  card: string | null;
  /** Whose tradesmen stand on its two scoring spaces. */
  tradesmen?: (number | "neutral" | null)[];
  illustration?: (number | "neutral")[];
  cubes?: number[];
}

/** How many cards nobody has seen yet; `box`: red ones that are not in the deck. */
export interface Decks {
  red: number;
  yellow: number;
  white: number;
  box: number;
}

/** A die of the group, as it lay on the square. */
export interface UsedDie {
  /** In whose district it lay. */
  owner: number | "neutral";
  /** Of a purple one: what it is declared to be. */
  colour: Colour;
  /** What it showed there. */
  value: number;
  /** Whether it is the purple one. */
  purple?: boolean;
  /** Whether it is used with its other side up. */
  turned?: boolean;
}

/** How far the turn has come. */
export interface CityWalk {
  /** The key of the action under way, or of the last one. */
  target: string | null;
  /** The Activity card whose cube modifies it. */
  cube: string | null;
  /** What the group was worth; the die's value when a citizen is placed; cubes placed so far; points that a guard has used; for the Archer -1 before the first roll, 1 when a hit waits, else 0. */
  value: number;
  /** Activations, cubes, rolls or a guard's points still to come; black dice that are taken on. */
  left: number;
  /** Whether Marauding was settled in this action. */
  settled: boolean;
  /** The dice chosen so far. */
  dice: UsedDie[];
  /** By the key of a die on offer: the row or column where it places a citizen or builds. */
  leads: Record<string, number>;
}

/** Troyes or The King's Challenge, as a seat sees it. */
export interface CityView {
  /** Which of the two it is. */
  game: "troyes" | "king";
  /** The number of seats. */
  players: number;
  /** Whose eyes these are; null: a spectator's. */
  seat: number | null;
  /** The options of the game. */
  options: CityOptions;
  /** One more than there are when the game is over. */
  round: number;
  /** So many there are. */
  rounds: number;
  /** As options call them. */
  spaces: SpaceNames;
  /** By Character that the seat sees: what its rewards ask for in this game. */
  thresholds: Record<string, number[]>;
  /** Who begins this round. */
  start_player: number | "neutral";
  /** What is to be chosen now. */
  step: Step;
  /** The seat that chooses. */
  turn: number;
  /** Citizens that players have placed in the initial placement. */
  placed: number;
  /** The principal buildings. */
  buildings: Buildings;
  /** Expelled citizens. */
  lying: Lying;
  /** The grey player, or le Roy. */
  neutral: Neutral;
  /** Those taken on first, then the highest first. */
  black_dice: number[];
  /** By level, by value: whose cube lies there. */
  cathedral: (number | "neutral" | null)[][];
  /** The queue, Marauding first. */
  events: Event[];
  /** Red, yellow, white, each level 1 to 3. */
  activities: Activity[];
  /** By seat. */
  families: Family[];
  /** The decks of events. */
  decks: Decks;
  /** How far the turn has come. */
  walk: CityWalk;
  /** Whether the game is over. */
  over: boolean;
  /** With any module of the expansion. */
  ladies?: LadiesData;
  /** The King's Challenge: the Characters still to come, the top first. */
  stack?: string[];
}
