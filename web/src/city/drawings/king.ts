/** The drawings beside the rules of The King's Challenge, by section. */
import { row, type Figure } from "../../lib/drawings";
import type { CityView } from "../views";
import { building, card, cathedral, character, event, scene, square } from "./shapes";
import { activities, city, dice, faces, family as means } from "./still";

const ALONE = means({ deniers: 8, influence: 5, supply: 0, general: 6, dice: dice([5], [4, 2], [3]) });
const EMPTY = { palace: [null, null, null, null, null, null], city_hall: [[null, null, null], [null, null, null]], bishopric: [[null, null], [null, null], [null, null]] };

function king(change: Partial<CityView> = {}): CityView {
  return city({ game: "king", families: [ALONE], rounds: 4, neutral: { supply: 12, dice: dice([6, 3], [5], [4, 2]), vp: 6, events: [] }, ...change });
}

export const KING: Record<string, Figure> = {
  king: scene(king(), [square]),
  "king.setup": scene(king(), ["urbain_iv", "henry_i", "thibaut_ii", "le_florentin", "chretien_de_troyes", "hugues_de_payns"].map((id, at) => character(id, at + 1))),
  "king.placement": scene(
    king({ buildings: { ...EMPTY, palace: [null, null, null, 0, "neutral", "neutral"], city_hall: [[null, null, null], ["neutral", 0, null]] } }),
    [building("palace"), building("city_hall")],
    ["r6 r4 y5 > croy croy croy"],
  ),
  "king.round": row("s0 > sroy > s0 > sroy"),
  "king.events": row("V:drought > s0", "V:heresy > s0", "V:interruption_of_work > k0"),
  "king.black-dice": row("w2@roy > b6~"),
  "king.turn": row("b4 + b3 = 7 > w6@roy r5@roy > kroy kroy"),
  "king.table": row("b1 + b2 = 3 > r6@roy y5@0 > v2", "y5@0 > $4 > s0"),
  "king.worker": scene(
    king({ buildings: { ...EMPTY, palace: [0, "neutral", 0, "neutral", null, "neutral"] }, lying: { palace: [0], city_hall: [], bishopric: [] } }),
    [building("palace")],
    ["r6@roy > croy"],
  ),
  "king.event": scene(
    king({ events: [{ card: "marauding", cubes: [] }, { card: "war", cubes: [0, 0, "neutral", "neutral", "neutral", "neutral"] }] }),
    [event(1)],
  ),
  "king.tradesman": scene(king({ activities: activities({ at: 3, card: "merchant", tradesmen: ["neutral", 0] }) }), [card(3)], ["r6@roy > croy"]),
  "king.cathedral": scene(
    king({ cathedral: [[0, null, 0, 0, "neutral", "neutral"], [null, null, null, null, null, null], [null, null, null, null, null, null]] }),
    [cathedral()],
    ["kroy kroy > v2"],
    1,
  ),
  "king.character": scene(king(), [character("urbain_iv", 1)], ["s0 sroy > v"]),
  "king.cards": scene(
    king({ activities: faces("", "", "joust", "", "", "", "", "", "procession") }),
    [card(2), card(8)],
  ),
  "king.end": row("s0 v41 − sroy v33 = 8"),
  "king.ranks": row("v1 … v5 … v10 … v15 … v20 … v21"),
};
