/**
 * Small pictures in strokes of the pen, each in a box of 32: what cards, events, tiles and Characters are about. Each game
 * has its own by the name of the thing, in `pictures.json`; one may share another's, and what has none gets the one without a name.
 */
const PICTURES: Record<string, string> = Object.assign(
  {},
  ...Object.values(import.meta.glob<object>("../../../../src/troyes/*/pictures.json", { eager: true, import: "default" })),
);

/** The picture of a card, an event, a tile or a Character. */
export function picture(id: string): string {
  const found = PICTURES[id] ?? PICTURES[""] ?? "";
  return PICTURES[found] ?? found;
}
