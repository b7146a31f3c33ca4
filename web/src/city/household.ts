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
/** Families and Characters up to this height leave the log its room. */
const ROOM = 480;

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
export function charactersHeight(view: CityView, columns = 1): { card: number; all: number } {
  const count = charactersSeen(view).length;
  const rows = Math.ceil(count / columns);
  const high = Math.ceil(view.families.length / columns) * (FAMILY + GAP) + rows * (CARD + GAP);
  const card = high > ROOM ? LOW : CARD;
  return { card, all: rows * (card + GAP) + (view.stack?.length ? LINE : 0) };
}

/** `columns`: so many families stand side by side. */
export function familiesHeight(view: CityView, columns = 1): number {
  const rows = Math.ceil(view.families.length / columns);
  return TOP + rows * (FAMILY + GAP) + GREY + GAP + charactersHeight(view, columns).all + 2;
}
