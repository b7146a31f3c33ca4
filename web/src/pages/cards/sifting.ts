/** Which cards are shown: by what is searched for, by kind, by colour, only estimates, only what differs. */
import type { CardGroup, CardInfo, CardsPage } from "../../lib/cards";
import { cardEffect, cardTitle } from "./labels";
import { isEstimate } from "./numbers";

export interface Wish {
  words: string;
  /** "" for all, a table such as "activities", or "ladies". */
  table: string;
  colour: string;
  estimates: boolean;
  changed: boolean;
}

export const EVERYTHING: Wish = { words: "", table: "", colour: "", estimates: false, changed: false };

/** Without accents, in small letters. */
function plain(words: string): string {
  return words.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();
}

export function tablesOf(page: CardsPage): string[] {
  return [...new Set(page.groups.map((group) => group.table))];
}

/** `given` and `differs` tell of a number's dotted name whether the owner has given it, and whether it is not as usual. */
export function sifted(
  page: CardsPage,
  wish: Wish,
  given: (place: string) => boolean,
  differs: (place: string) => boolean,
): CardGroup[] {
  const words = plain(wish.words).split(/\s+/).filter(Boolean);
  const fits = (card: CardInfo) => {
    if (wish.estimates && !card.numbers.some((number) => isEstimate(number) && !given(number.place))) return false;
    if (wish.changed && !card.numbers.some((number) => differs(number.place))) return false;
    if (words.length === 0) return true;
    const text = plain(`${cardTitle(card)} ${cardEffect(card, () => 0)} ${card.name}`);
    return words.every((word) => text.includes(word));
  };
  return page.groups
    .filter((group) => !wish.table || (wish.table === "ladies" ? group.ladies : group.table === wish.table))
    .filter((group) => !wish.colour || group.colour === wish.colour)
    .map((group) => ({ ...group, cards: group.cards.filter(fits) }))
    .filter((group) => group.cards.length > 0);
}
