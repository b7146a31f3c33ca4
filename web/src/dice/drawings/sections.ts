/** The drawings beside the rules of Troyes Dice, by section. Their moments are those of the examples in the text. */
import { row, type Figure } from "../../lib/drawings";
import type { Crossed, Drawn } from "../views";
import { sheet, wheel, type SheetFigure } from "./parts";
import { thrown, tiled } from "./wheels";

const NONE: Drawn = { fortress: [], counts_palace: [], great_hall: [], city_hall: [], cathedral: [], bishopric: [] };
const drawn = (change: Partial<Drawn>): Drawn => ({ ...NONE, ...change });
const crossed = (change: Partial<Crossed>): Crossed => ({ red: [], yellow: [], white: [], ...change });

const TILES = tiled([[3, false], [8, false], [1, false]]);
const RAIDS = tiled([[3, true], [8, false], [1, false]]);
/** The example of the order of gains. */
const MANY = { red: 12, yellow: 14, white: 14 };

export const SECTIONS: Record<string, Figure | SheetFigure> = {
  overview: wheel({ dice: thrown([1, -3, 3, 6]) }),
  components: row("w4 w2 w6 b3", "I1 D1 K1 Cr Cy Cw", "F:fortress F:counts_palace F:great_hall F:city_hall F:cathedral F:bishopric"),
  "components.plazas": row(
    "P:red:red P:yellow:yellow P:white:white",
    "P:red:yellow P:red:yellow P:yellow:white P:yellow:white P:white:red P:white:red",
  ),
  "setup.wheel": wheel({}),
  "setup.crier": row("w4 w2 w6 b3 > P:red:white"),
  "setup.numbering": sheet(["red gain", "yellow gain", "white gain"], {}, [], [4, 5, 6, 1, 2, 3]),
  "setup.start": sheet(["resources"]),
  "sheet.districts": sheet(["red", "yellow", "white"]),
  "sheet.resources": sheet(["resources"], {
    influence: { circled: 7, left: 4 },
    deniers: { circled: 12, left: 9 },
    knowledge: { circled: 4, left: 1 },
  }),
  "sheet.citizens": sheet(["citizens"], { citizens: { red: 4, yellow: 7, white: 2 } }),
  "wheel.geometry": wheel({ day: 3 }),
  "wheel.costs": wheel({ dice: thrown([1, 2, 4, 6]) }, "0 A1 D1 D2"),
  "wheel.placing": wheel({ dice: thrown([1, -3, 3, 6]) }, "w1 < b3 < w3 < w6"),
  "wheel.colour": row("w4 + P:yellow:white > y4"),
  "day.steps": row("w4 w2 w6 b3 > b3 P:red:white > y4 > F:city_hall > P:white:red"),
  "day.together": row("s0 y4 s1 y4 s2 r2"),
  "day.half-end": row("b3 P:red:white > P:white:red"),
  "day.end": wheel({ day: 2, half: "morning" }),
  "event.plaza": wheel({ day: 1, dice: thrown([2, -2, 4, 5]) }),
  "event.attack": wheel({ day: 4, dice: thrown([1, -3, 4, 5], 4) }, "b3 + P:white:white > w3~"),
  "event.losses": sheet(["white"], { drawn: drawn({ bishopric: [3] }), crossed: crossed({ white: [3] }) }),
  "event.fortress": {
    ...sheet(["red", "yellow", "white"], { drawn: drawn({ fortress: [3], city_hall: [3] }), crossed: crossed({ yellow: [5] }) }),
    guarded: [3],
  },
  "action.choice": row("y4 > D4", "y4 > F:great_hall", "y4 > F:city_hall"),
  "action.paying": row("r1 0", "b3~ ×", "y3 D1", "r6 D2"),
  "action.influence": row("y3 + I2 > y5", "y3 + I2 > y1"),
  "action.knowledge": row("r5 + D1", "+ K2 + I1 > y6 > D6 + Cy"),
  "action.emergency": row("b1 y3 r5 w6", "0 > I1 D1 K1"),
  resources: row("r4 > I4", "y4 > D4", "w4 > K4"),
  prestige: row("r3 > F:fortress", "y3 > F:great_hall", "w3 > F:cathedral"),
  "prestige.fortress": sheet(["red prestige"], { drawn: drawn({ fortress: [1, 2] }) }, ["r1 > F:fortress > Cr + Cr"]),
  "prestige.great-hall": sheet(["yellow prestige"], { drawn: drawn({ great_hall: [5] }) }, ["y5 + D1 > F:great_hall", "w2 w6 > K6"]),
  "prestige.cathedral": sheet(
    ["white prestige"],
    { drawn: drawn({ cathedral: [1, 3, 4] }), cathedral_numbers: [2, 0, 1, 1, 0, 0] },
    ["F:cathedral 2 > F:fortress × v2"],
  ),
  work: row("r3 > F:counts_palace > Cr Cr", "y3 > F:city_hall > Cy Cy", "w3 > F:bishopric > Cw Cw"),
  "work.counts-palace": sheet(["red work"], { drawn: drawn({ counts_palace: [1, 2] }) }, ["r2 > F:counts_palace > Cr Cr"]),
  "work.city-hall": sheet(["yellow work"], { drawn: drawn({ city_hall: [5] }) }, ["y5 > F:city_hall > Cy Cy"]),
  "work.bishopric": sheet(["white work"], { drawn: drawn({ bishopric: [3, 4] }) }, ["w4 > F:bishopric > Cw Cw"]),
  links: sheet(["yellow work", "white work"], { drawn: drawn({ city_hall: [1, 2, 3], bishopric: [5] }) }),
  "citizens.full": sheet(["citizens"], { citizens: { red: 20, yellow: 9, white: 12 } }, ["Cr > Cy", "Cr > Cw"]),
  "citizens.track": sheet(["citizens"], { citizens: { red: 15, yellow: 8, white: 6 } }, ["Cr 15 > F:great_hall F:cathedral"]),
  "citizens.column": sheet(["citizens"], { citizens: { red: 6, yellow: 3, white: 3 } }, ["Cr Cy Cw 3 > I1 D1 K1"]),
  "citizens.buildings": row("0 > F:fortress > Cr", "0 > F:cathedral"),
  order: sheet(["citizens"], { citizens: MANY }, ["F:city_hall > Cy Cy > Cy Cy > F:city_hall"]),
  "end.count": row("F:great_hall 4_×_1 F:city_hall 4_×_2", "F:cathedral 4_×_1 F:bishopric 2_×_2", "I2 D2 K5 > v4", "Cr Cy Cw > v30", "v54"),
  "end.winner": row("s0 v54 s1 v61 s2 v61", "s1 s2"),
  solo: row("s0 v54"),
  tiles: row("T1b T2b T3b", "T1r T2r T3r"),
  "tiles.setup": wheel({ wheel: TILES }),
  "tiles.working": wheel({ wheel: TILES, dice: thrown([2, -3, 4, 5], 1, false, TILES) }),
  "tiles.turning": wheel({ wheel: RAIDS, half: "afternoon" }, "T3b > T3r"),
  "tiles.effects": row(...[1, 2, 3, 4, 5, 6, 7, 8].map((tile) => `${tile} T${tile}b T${tile}r`)),
  "tiles.details": row("T1b I2 > ±3 ±4", "T4r I3 > w3", "T2r + D1 T3r + K1 T6r + I1"),
  ...Object.fromEntries(
    ["one", "two", "three", "four", "five", "six", "seven", "eight"].map((name, at) => [`tiles.${name}`, row(`T${at + 1}b T${at + 1}r`)]),
  ),
  achievements: row("v45 v55 v65", "F:fortress F:fortress F:fortress F:fortress F:fortress F:fortress"),
  "achievements.counting": row("s0 s1", "s0"),
};
