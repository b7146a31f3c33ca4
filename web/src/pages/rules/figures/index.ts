/** Which drawing stands beside a section. */
import type { CityPrinted } from "../../../city/printed";
import type { RulesCard, RulesSection } from "../../../lib/rulebook";
import type { GameName, Printed } from "../../../lib/wire";
import { DICE } from "./dice";
import { KING } from "./king";
import { GATES, LADIES, ladies } from "./ladies";
import type { Figure } from "./parts";
import { card, character, event, ramparts, scene } from "./shapes";
import { activities, city } from "./still";
import { TROYES } from "./troyes";

const DRAWN: Record<GameName, Record<string, Figure>> = {
  troyes: { ...TROYES, ...LADIES },
  king: KING,
  "troyes-dice": DICE,
};

/** Sections that draw a rule, by game: for those who check that every rule has its drawing. */
export function drawnSections(game: GameName): string[] {
  return Object.keys(DRAWN[game] ?? {});
}

export function figureOf(game: GameName, section: RulesSection, printed: Printed): Figure | null {
  const drawn = DRAWN[game]?.[section.id];
  if (drawn) return drawn;
  return section.cards.length > 0 ? cardFigure(section.cards, printed) : null;
}

interface Printing extends CityPrinted {
  ramparts: { gates: number[] };
  outdoor: Record<string, { level: number }>;
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
