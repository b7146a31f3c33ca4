/** What a drawing shows, in words: for everybody below it, and for those who do not see it. */
import type { Drawings } from "../../lib/drawings";
import type { RulesSection } from "../../lib/rulebook";
import type { GameName, Printed } from "../../lib/wire";
import { t } from "../../lib/words";

export interface Caption {
  caption: string;
  /** What a mark among the numbers means. */
  note: string;
}

const ESTIMATE = "~";

/** The name of the caption of a drawing. */
export function captionId(game: GameName, section: string): string {
  return `figure-${game}-${section.replaceAll(".", "-")}`;
}

export function captionOf(drawings: Drawings, game: GameName, section: RulesSection, printed: Printed): Caption {
  const caption = drawings.captionOf?.(section, printed) || t(captionId(game, section.id));
  return { caption, note: caption.includes(ESTIMATE) ? t("rules-estimate") : "" };
}
