/** A table that stands still, for a drawing: the board's own parts are fed with it, and nothing can be chosen. */
import { Scene } from "../scene.svelte";
import type { CityPrinted } from "../printed";
import type { Activity as ActivitySeen, CityView, District as DiceSeen, Family as FamilySeen } from "../views";
import { Play } from "../../lib/play.svelte";
import type { GameName, Printed, SeatInfo, StateMessage, TableInfo } from "../../lib/wire";

/** Those who play in the examples of the rules. */
export const NAMES = ["Anna", "Faye", "Geoffrey", "Emily"] as const;

export function stillPlay(game: GameName, printed: Printed, view: object, seat: number | null, names: readonly string[]): Play {
  const seats = names.map((name, at): Partial<SeatInfo> => ({ seat: at, kind: "person", name, bot: "" }));
  const table: Partial<TableInfo> = { id: "", game, options: {}, seats: seats as SeatInfo[] };
  const state: Partial<StateMessage> = {
    t: "state",
    n: 0,
    seat,
    view: view as Record<string, unknown>,
    log_from: 0,
    log: [],
    pending: [],
    turn: null,
    means: null,
    over: false,
    guide: null,
  };
  return new Play(table as TableInfo, state as StateMessage, printed);
}

export const dice = (red: number[] = [], yellow: number[] = [], white: number[] = [], purple?: number[]): DiceSeen => ({
  red,
  yellow,
  white,
  ...(purple ? { purple } : {}),
});

export function family(change: Partial<FamilySeen> = {}): FamilySeen {
  return {
    deniers: 5,
    influence: 4,
    district: 0,
    supply: 0,
    general: 7,
    dice: dice(),
    events: [],
    vp: 0,
    characters: null,
    ...change,
  };
}

const LEVELS = [1, 2, 3] as const;
const COLOURS = ["red", "yellow", "white"] as const;

/** Nine cards in their places; those that are named lie face up. */
export function activities(...shown: (Partial<ActivitySeen> & { card: string; at: number })[]): ActivitySeen[] {
  const cards = COLOURS.flatMap((colour) => LEVELS.map((level): ActivitySeen => ({ colour, level, card: null })));
  for (const { at, ...card } of shown) cards[at] = { ...cards[at]!, tradesmen: [null, null], illustration: [], cubes: [], ...card };
  return cards;
}

/** The nine cards with these faces; "" lies face down. */
export function faces(...ids: string[]): ActivitySeen[] {
  return activities(...ids.flatMap((card, at) => (card ? [{ at, card }] : [])));
}

const NOBODY: null[] = [null, null, null];

/** An empty city for three, and what is different in this drawing. */
export function city(change: Partial<CityView> = {}): CityView {
  const families = change.families ?? [family(), family(), family()];
  return {
    game: "troyes",
    players: families.length,
    seat: 0,
    options: { bonus: [], cards: null },
    round: 1,
    rounds: 5,
    spaces: { palace: [], city_hall: [], bishopric: [] },
    thresholds: {},
    start_player: 0,
    step: "action",
    turn: 0,
    placed: 15,
    buildings: {
      palace: [...NOBODY, ...NOBODY],
      city_hall: [[...NOBODY], [...NOBODY]],
      bishopric: [[null, null], [null, null], [null, null]],
    },
    lying: { palace: [], city_hall: [], bishopric: [] },
    neutral: { supply: 5, dice: dice() },
    black_dice: [],
    cathedral: [0, 1, 2].map(() => [...NOBODY, ...NOBODY]),
    events: [{ card: "marauding", cubes: [] }],
    activities: faces(),
    families,
    decks: { red: 4, yellow: 4, white: 4, box: 3 },
    walk: { target: null, cube: null, dice: [], value: 0, left: 0, settled: false, leads: {} },
    over: false,
    ...change,
  };
}

/** The scene of a drawing. What Characters ask for is what is printed on them: le Roy's game has the lower row. */
export function cityScene(view: CityView, printed: Printed): Scene {
  const { characters } = printed.numbers as unknown as CityPrinted;
  const asked = Object.entries(characters).map(([id, { at, two }]) => [id, (view.game === "king" && two) || at]);
  view = { ...view, thresholds: Object.fromEntries(asked) as CityView["thresholds"] };
  return new Scene(stillPlay(view.game, printed, view, view.seat, NAMES.slice(0, view.families.length)));
}
