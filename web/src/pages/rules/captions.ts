/** What a drawing shows, in words: for everybody below it, and for those who do not see it. */
import type { RulesSection } from "../../lib/rulebook";
import type { GameName, Printed } from "../../lib/wire";
import { t } from "../../lib/words";
import { numbersOf } from "../../city/details";
import { stillPlay } from "./figures/still";

export interface Caption {
  caption: string;
  /** What a mark among the numbers means. */
  note: string;
}

const ESTIMATE = "~";
const NUMERALS = ["I", "II", "III", "IV"];

/** The name of the caption of a drawing. */
export function captionId(game: GameName, section: string): string {
  return `figure-${game === "troyes-dice" ? "dice" : game}-${section.replaceAll(".", "-")}`;
}

export function captionOf(game: GameName, section: RulesSection, printed: Printed): Caption {
  const caption = section.kind === "card" && game === "troyes" ? cardCaption(section, printed) : t(captionId(game, section.id));
  return { caption, note: caption.includes(ESTIMATE) ? t("rules-estimate") : "" };
}

function cardCaption(section: RulesSection, printed: Printed): string {
  const play = stillPlay("troyes", printed, {}, null, ["", "", ""]);
  const lines = section.cards.map((card) => {
    if (card.kind !== "outdoor") return numbersOf(play, card);
    const { ramparts, outdoor } = printed.numbers as unknown as {
      ramparts: { gates: number[] };
      outdoor: Record<string, { level: number; tile: string }>;
    };
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
