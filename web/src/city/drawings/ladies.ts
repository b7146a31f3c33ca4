/** The drawings beside the rules of The Ladies of Troyes, by section. */
import { row, type Figure } from "../../lib/drawings";
import type { CityView, LadiesData, Outdoor } from "../views";
import { board, card, cards, cathedral, character, district, event, ramparts, scene } from "./shapes";
import { activities, city, dice, faces, family as means } from "./still";
import { BUSY } from "./troyes";

export function ladies(outdoor: Outdoor[], guards: number[], change: Partial<LadiesData> = {}): LadiesData {
  return {
    open_character: null,
    outdoor,
    guards,
    possessed: [0, 0, 0],
    served: [],
    stationed: [],
    must_act: false,
    scouted: [],
    release: 0,
    back: null,
    partners: [],
    received: [],
    actor: null,
    asked: [],
    striking: null,
    to_strike: [],
    threat: 0,
    ...change,
  };
}

export const GATES: Outdoor[] = [
  { activity: "toll", gate: 5, cubes: [1, 0, 1] },
  { activity: "extra_yellow", gate: 10, cubes: [0, 2, 0] },
  { activity: "shield", gate: 15, cubes: [0, 1, 0] },
  { activity: "fair", gate: 20, cubes: [0, 0, 0] },
];

/** Nobody's eyes: no gate is far away. */
function walls(guards: number[], outdoor = GATES): CityView {
  return city({ seat: null, ladies: ladies(outdoor, guards) });
}

const PURPLE = [
  means({ deniers: 9, influence: 6, supply: 1, dice: dice([6, 4], [5], [4], [5]), vp: 2 }),
  means({ deniers: 7, influence: 8, dice: dice([5], [2], [3, 1], [2]), vp: null }),
  means({ deniers: 12, influence: 3, supply: 2, dice: dice([2], [5, 1], [], [6]), vp: null }),
];

export const LADIES: Record<string, Figure> = {
  ladies: scene(
    city({
      ...BUSY,
      families: PURPLE,
      activities: activities(
        { at: 0, card: "scout", tradesmen: [1, null] },
        { at: 1, card: "squire" },
        { at: 3, card: "weaver", tradesmen: [0, 2] },
        { at: 4, card: "landlady", tradesmen: [2, null] },
        { at: 6, card: "bishop", tradesmen: [1, null] },
        { at: 7, card: "master_builder" },
      ),
      ladies: ladies(GATES, [6, 11, 5], { open_character: "marie_de_champagne" }),
    }),
    [board],
  ),
  "ladies.characters": scene(city(), ["jeanne_de_champagne", "isabeau_de_baviere", "marie_de_champagne"].map((id) => character(id)), [], 1),
  "ladies.open-character": scene(city(), [character("marie_de_champagne")], ["s0 s1 s2 > v"]),
  "ladies.activities": scene(
    city({ activities: faces("scout", "squire", "princess", "weaver", "landlady", "banker", "bishop", "master_builder", "hermit") }),
    [cards],
  ),
  "ladies.mixed": scene(
    city({ activities: activities({ at: 3, card: "lumberjack", tradesmen: [2, null], cubes: [0, 0, 6] }) }),
    [card(3)],
    ["k2 k2 k2 k2 k2 k2 > $24"],
  ),
  "ladies.endgame": scene(
    city({ activities: activities({ at: 2, card: "princess", tradesmen: [0, 1], cubes: [3, 2, 0] }) }),
    [card(2)],
    ["k0 k0 k0 > v6"],
  ),
  "ladies.hire": scene(city({ activities: faces("", "recruiter", "", "", "", "", "chief_templar") }), [card(6), card(1)]),
  "ladies.fourth-level": scene(
    city({
      cathedral: [
        [0, 1, 2, 0, 1, 2],
        [1, 0, 2, 1, 0, null],
        [2, null, 0, 1, null, null],
        [null, null, null, 0, null, null],
      ],
    }),
    [cathedral()],
    [],
    1,
  ),
  "ladies.events": scene(
    city({ events: ["wolves", "chief_outlaw", "harsh_winter", "uprising", "monk_event", "possession"].map((one) => ({ card: one, cubes: [] })) }),
    [0, 1, 2, 3, 4, 5].map((at) => event(at)),
    [],
    3,
  ),
  "ladies.purple": scene(city({ families: PURPLE }), [district(0)], ["p5 > r5", "p5 > y5", "p5 > w5"]),
  "ladies.ramparts": scene(walls([6, 11, 0]), [ramparts()]),
  "ladies.guard": scene(
    walls([0, 15, 0], [
      { activity: "toll", gate: 5, cubes: [0, 1, 0] },
      { activity: "extra_white", gate: 10, cubes: [0, 1, 0] },
      { activity: "shield", gate: 15, cubes: [0, 1, 0] },
      { activity: "fair", gate: 20, cubes: [0, 0, 0] },
    ]),
    [ramparts()],
    ["y4@1 > g1 + k1 + k1 + k1"],
    1,
  ),
  "ladies.outdoor": row("V:toll k0", "V:shield k0 > b6~", "V:extra_yellow k0 > y4", "V:harvest k0 > $5"),
  "ladies.answers": row("y5@0 < $2 s1", "V:toll k0 > i4"),
  outdoor: scene(walls([0, 0, 0]), [ramparts()]),
  "ladies.count": row("IV > −2", "V:hermit k0 k0 > v", "V:fair k0 k0 > v9", "V:marie_de_champagne > v6"),
  "ladies.tournament": row("s0 < s1 < s2 < s3"),
};
