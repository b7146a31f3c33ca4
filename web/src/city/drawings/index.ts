/** The drawings beside the rules of Troyes, The King's Challenge and The Ladies of Troyes. */
import type { Drawings, Figure } from "../../lib/drawings";
import type { RulesCard, RulesSection } from "../../lib/rulebook";
import type { GameName, Printed } from "../../lib/wire";
import { t } from "../../lib/words";
import { ESTIMATE, numbersOf } from "../details";
import { NUMERALS, type CityPrinted } from "../printed";
import Drawing from "./Drawing.svelte";
import { KING } from "./king";
import { GATES, LADIES, ladies } from "./ladies";
import { card, character, event, ramparts, scene } from "./shapes";
import { activities, city, stillPlay } from "./still";
import { TROYES } from "./troyes";

const DRAWN: Record<GameName, Record<string, Figure>> = { troyes: { ...TROYES, ...LADIES }, king: KING };

interface Printing extends CityPrinted {
  ramparts: { gates: number[] };
  outdoor: Record<string, { level: number; tile: string }>;
}

function cardFigure(cards: readonly RulesCard[], printed: Printed): Figure | null {
  const numbers = printed.numbers as unknown as Printing;
  const [first] = cards;
  switch (first?.kind) {
    case "activity": {
      const { colour, level } = numbers.activities[first.id] as unknown as { colour: "red"; level: 1 };
      return scene(city({ activities: activities({ at: 0, card: first.id, colour, level }) }), [card(0)]);
    }
    case "event":
      return scene(
        city({ events: cards.map(({ id }) => ({ card: id, cubes: [] })) }),
        cards.map((_, at) => event(at)),
        [],
        3,
      );
    case "character":
      return scene(city(), [character(first.id)]);
    case "outdoor": {
      const at = (numbers.outdoor[first.id]?.level ?? 1) - 1;
      const gates = numbers.ramparts.gates.map((gate, level) => ({
        activity: level === at ? first.id : (GATES[level]?.activity ?? "toll"),
        gate,
        cubes: level === at ? [1, 0, 0] : [0, 0, 0],
      }));
      return scene(city({ seat: null, ladies: ladies(gates, [gates[at]?.gate ?? 0, 0, 0]) }), [ramparts()]);
    }
    default:
      return null;
  }
}

/** What is printed on a section's cards. */
function cardCaption(section: RulesSection, printed: Printed): string {
  const play = stillPlay("troyes", printed, {}, null, ["", "", ""]);
  const lines = section.cards.map((card) => {
    if (card.kind !== "outdoor") return numbersOf(play, card);
    const { ramparts, outdoor } = printed.numbers as unknown as Printing;
    const found = outdoor[card.id];
    const level = (found?.level ?? 1) - 1;
    const guessed = (place: string) => (printed.estimates.includes(place) ? ESTIMATE : "");
    return t("rules-outdoor", {
      gate: NUMERALS[level] ?? "",
      space: `${guessed("ramparts.gates")}${ramparts.gates[level] ?? 0}`,
      tile: `${guessed(`outdoor.${card.id}.tile`)}${found?.tile ?? ""}`,
    });
  });
  return [...new Set(lines)].join(" — ");
}

export default {
  Drawing,
  sections: (game) => Object.keys(DRAWN[game] ?? {}),
  figureOf: (game, section, printed) => DRAWN[game]?.[section.id] ?? (section.cards.length > 0 ? cardFigure(section.cards, printed) : null),
  captionOf: (section, printed) => (section.kind === "card" ? cardCaption(section, printed) : ""),
} satisfies Drawings as Drawings;
