/** The drawings beside the rules of Troyes, by section. Their moments are those of the examples in the text. */
import { row, type Figure } from "../../lib/drawings";
import type { CityView } from "../views";
import { board, building, card, cards, cathedral, character, district, event, events, family, field, scene, square } from "./shapes";
import { activities, city, dice, faces, family as means } from "./still";

/** A city in the middle of its second round. */
export const BUSY: Partial<CityView> = {
  round: 2,
  buildings: {
    palace: [2, "neutral", 1, 0, 1, 0],
    city_hall: [[0, 2, "neutral"], [1, 0, 2]],
    bishopric: [[1, 2], [0, "neutral"], [2, 1]],
  },
  lying: { palace: [2], city_hall: [], bishopric: [] },
  neutral: { supply: 5, dice: dice([3], [4], [2]) },
  cathedral: [
    [0, 1, null, 2, 0, null],
    [null, null, null, 1, null, null],
    [null, null, null, null, null, null],
  ],
  events: [
    { card: "marauding", cubes: [1] },
    { card: "war", cubes: [0, 2] },
    { card: "heresy", cubes: [] },
  ],
  activities: activities(
    { at: 0, card: "archer", tradesmen: [1, null] },
    { at: 1, card: "hunting" },
    { at: 3, card: "merchant", tradesmen: [0, 2] },
    { at: 4, card: "innkeeper", tradesmen: [2, null] },
    { at: 6, card: "priest", tradesmen: [1, null], cubes: [0, 2, 0] },
    { at: 7, card: "templar" },
  ),
  families: [
    means({ deniers: 9, influence: 6, supply: 1, general: 5, dice: dice([6, 4], [5, 3], [4]), characters: ["urbain_iv"], vp: 2 }),
    means({ deniers: 7, influence: 8, supply: 0, general: 6, dice: dice([5], [2], [6, 3, 1]), vp: null }),
    means({ deniers: 12, influence: 3, supply: 2, general: 5, dice: dice([2], [5, 1], [5]), vp: null }),
  ],
};

const FOUR = [means(), means(), means(), means()];
const NOBODY: null[] = [null, null, null];

export const TROYES: Record<string, Figure> = {
  overview: scene(city(BUSY), [board]),
  components: row("r5 y3 w2 b6 m:red m:yellow m:white m:black", "c0 c1 c2 c3 cn k0 k1 k2 k3 kn", "$ i v B:red H"),
  "components.board": scene(
    city(),
    [building("palace"), building("city_hall"), building("bishopric"), cathedral()],
  ),
  "components.supplies": scene(city({ families: [means({ supply: 3, general: 4 })] }), [family(0)]),
  "components.numbers": scene(city({ activities: faces("", "", "", "merchant") }), [card(3)]),
  "setup.means": scene(city({ families: [means({ supply: 5, general: 7 }), means(), means()] }), [family(0)]),
  "setup.characters": scene(city(), [character("urbain_iv")]),
  "setup.activities": scene(city(), [cards]),
  "setup.events": scene(city({ decks: { red: 5, yellow: 4, white: 4, box: 3 } }), [events(1)]),
  "setup.start": scene(city({ start_player: 1 }), [family(0), family(1)]),
  "setup.placement": scene(
    city({
      families: FOUR,
      buildings: {
        palace: [...NOBODY, null, null, 0],
        city_hall: [[2, null, null], [...NOBODY]],
        bishopric: [[1, null], [null, null], [null, null]],
      },
    }),
    [building("palace"), building("city_hall"), building("bishopric")],
    ["s0 > s1 > s2 > s3 > s3 > s2 > s1 > s0"],
    3,
  ),
  "setup.two": scene(
    city({
      families: [means(), means()],
      buildings: {
        palace: [null, "neutral", null, null, "neutral", null],
        city_hall: [[null, null, "neutral"], [null, null, "neutral"]],
        bishopric: [[null, "neutral"], [null, null], [null, "neutral"]],
      },
    }),
    [building("palace"), building("city_hall"), building("bishopric")],
    [],
    3,
  ),
  round: row("V:merchant > $10 > r4 y2 w5 > V:war b6 > r4 y2 > s0 > s1"),
  "round.reveal": scene(city({ activities: faces("archer", "", "", "merchant", "", "", "priest") }), [cards]),
  "round.income": scene(
    city({
      families: FOUR,
      buildings: {
        palace: [3, null, 3, null, 0, 3],
        city_hall: [[...NOBODY], [...NOBODY]],
        bishopric: [[1, 1], [3, 2], [1, 0]],
      },
    }),
    [building("palace"), building("bishopric")],
    ["c3 c3 c3 × $2 + c3 × $1 = $7"],
  ),
  "round.workforce": scene(
    city({
      buildings: { palace: [...NOBODY, ...NOBODY], city_hall: [[0, 1, "neutral"], [2, 0, 1]], bishopric: [[null, null], [null, null], [null, null]] },
    }),
    [building("city_hall")],
    ["c0 c0 > y6@0 y2@0", "cn > y4@n"],
  ),
  "round.events": scene(
    city({ events: [{ card: "marauding", cubes: [1] }, { card: "war", cubes: [] }, { card: "theological_conflict", cubes: [] }] }),
    [event(0), event(1), event(2)],
    [],
    3,
  ),
  "round.black-dice": row("b6 + b1 = 7", "r4@0 × 2 = 8 > i2"),
  "round.actions": scene(city({ ...BUSY }), [square]),
  "round.end": row("$4 > s0", "c2! > c2", "r2~ y5~ w1~"),
  "dice.groups": row("y6@0 + y5@0 + y5@2 = 16"),
  "dice.buying": row("w4@1 > $2", "w5@0 w4@1 > $4", "y6@0 y5@0 y5@2 > $6"),
  "dice.colours": row("r4 > m:red", "y4 > m:yellow", "w4 > m:white", "r5 y2 w6 > V:pilgrimage"),
  action: row("V:merchant", "w4 > k0", "r5 > B:red:0", "r3 > c0", "y5 > $2"),
  "action.activate": scene(
    city({ activities: activities({ at: 3, card: "merchant", tradesmen: [0, null] }) }),
    [card(3)],
    ["y6@0 y5@0 y5@2 = 16 ÷2 > 8_× $2 = $16"],
  ),
  "action.tradesman": scene(
    city({ activities: activities({ at: 3, card: "merchant", tradesmen: [0, 2], illustration: [1] }) }),
    [card(3)],
  ),
  "action.citizens": row("c0 > V:merchant", "c0! > V:merchant", "i2 > c0 > V:merchant"),
  "action.times": row("r5 + r4 + r2 = 11", "11 ÷4 > 2_×"),
  "action.cubes": scene(
    city({ activities: activities({ at: 6, card: "priest", tradesmen: [1, null], cubes: [0, 3, 0] }) }),
    [card(6)],
    ["k1 + y2@1 y4@1 = 5 + 7 = 12"],
  ),
  "action.cathedral": scene(
    city({
      cathedral: [
        [null, 2, null, 1, 2, null],
        [null, null, null, 2, null, null],
        [...NOBODY, ...NOBODY],
      ],
    }),
    [cathedral()],
    ["w2 w4 w5 > v3 + i5"],
    1,
  ),
  "action.combat": scene(
    city({ events: [{ card: "marauding", cubes: [] }, { card: "succession_conflict", cubes: [2, 0, 2] }] }),
    [event(1)],
    ["r5@3 + r4@3 = 9 ÷4 > k3 k3 + i2"],
  ),
  "action.settling": scene(
    city({ families: FOUR, events: [{ card: "marauding", cubes: [] }, { card: "succession_conflict", cubes: [2, 0, 2, 3, 3] }] }),
    [event(1)],
    ["k2 k2 > v3", "k3 k3 > v3", "k0 > 0"],
  ),
  "action.place": scene(
    city({
      families: FOUR,
      buildings: { palace: [1, 2, 0, 3, "neutral", 0], city_hall: [[...NOBODY], [...NOBODY]], bishopric: [[null, null], [null, null], [null, null]] },
      lying: { palace: [3], city_hall: [], bishopric: [] },
    }),
    [building("palace")],
    ["r3@n + $2 > c0"],
  ),
  "action.rows": scene(
    city({
      families: FOUR,
      buildings: { palace: [...NOBODY, ...NOBODY], city_hall: [[1, 0, 2], [3, null, 0]], bishopric: [[null, null], [null, null], [null, null]] },
      lying: { palace: [], city_hall: [1], bishopric: [] },
    }),
    [building("city_hall")],
    ["c1 > c0 c2 c1 > c1!"],
  ),
  "action.lying": scene(
    city({
      buildings: { palace: [...NOBODY, ...NOBODY], city_hall: [[...NOBODY], [...NOBODY]], bishopric: [[0, 2], [1, 2], ["neutral", 1]] },
      lying: { palace: [], city_hall: [], bishopric: [2] },
    }),
    [building("bishopric")],
  ),
  "action.agriculture": scene(city(), [field], ["y5 + y2 = 7 ÷2 > $3"]),
  "action.pass": scene(
    city({ families: [means({ district: 3, dice: dice([4], [2, 1]) }), means(), means()] }),
    [district(0)],
    ["$2 + $1 + $1 …"],
  ),
  influence: scene(city({ families: [means({ influence: 14 })] }), [family(0)], ["i1 > y2~ y1", "i2 > c0", "i4 > y1~ y6"]),
  "influence.reroll": row("y2@2 + i1 > y1@2"),
  "influence.hire": row("i2 > c0"),
  "influence.turn": row("i4 + r1 y2 w3 > r6 y5 w4"),
  activities: scene(
    city({ activities: faces("archer", "hunting", "captain", "merchant", "innkeeper", "goldsmith", "priest", "templar", "procession") }),
    [cards],
  ),
  events: scene(
    city({ events: [{ card: "marauding", cubes: [1] }, { card: "war", cubes: [0] }, { card: "heresy", cubes: [] }] }),
    [event(0), event(1), event(2)],
    [],
    3,
  ),
  characters: scene(
    city(),
    ["chretien_de_troyes", "urbain_iv", "thibaut_ii", "hugues_de_payns", "le_florentin", "henry_i"].map((id) => character(id)),
  ),
  end: row("V:war > s0 > V:urbain_iv > v"),
  "end.count": row("V:war k0 > v1", "c0 V:merchant > v2", "I_II_III > −2", "V:urbain_iv > v3"),
  "end.winner": row("s0 v34 s1 v41 s2 v38", "s1"),
  secrets: scene(
    city({ families: [means({ vp: 12 }), means({ vp: null }), means({ vp: null })] }),
    [family(0), family(1), character("henry_i")],
  ),
  bonus: scene(
    city({ activities: faces("", "", "banquet", "baker", "", "", "", "prior"), events: [{ card: "resistance", cubes: [] }] }),
    [card(2), card(3), card(7), event(0)],
  ),
};
