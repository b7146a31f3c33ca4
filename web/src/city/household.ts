/** What stands with the families, and how much room it takes. */
import type { CityView } from "./views";

export const FAMILY = 90;
export const GREY = 30;
export const GAP = 4;
export const TOP = 6;
/** A line above le Roy's stack. */
export const LINE = 18;
/** Of a Character's card, and where there are many. */
const CARD = 46;
const LOW = 32;

/** A Character that the reader sees: one's own, the open one, or one of the stack. */
export interface CharacterSeen {
  id: string;
  seat: number | null;
  /** Its place in the stack; 0 if it is in none. */
  next: number;
}

export function charactersSeen(view: CityView): CharacterSeen[] {
  const open = view.ladies?.open_character ?? null;
  return [
    ...view.families.flatMap((family, seat) => (family.characters ?? []).map((id) => ({ id, seat, next: 0 }))),
    ...(open ? [{ id: open, seat: null, next: 0 }] : []),
    ...(view.stack ?? []).map((id, at) => ({ id, seat: null, next: at + 1 })),
  ];
}

/** How high their cards are, and all of them. */
export function charactersHeight(view: CityView): { card: number; all: number } {
  const count = charactersSeen(view).length;
  const card = count > 3 || view.families.length > 3 ? LOW : CARD;
  return { card, all: count * (card + GAP) + (view.stack?.length ? LINE : 0) };
}

export function familiesHeight(view: CityView): number {
  return TOP + view.families.length * (FAMILY + GAP) + GREY + GAP + charactersHeight(view).all + 2;
}
