/**
 * Pieces that travel: from where they were to where they are, in a moment, and never in anybody's way.
 *
 * A board marks what can move with `data-piece="kind:owner:where"`. A piece that keeps its name slides; one that is new
 * comes from where a piece of the same kind and owner has just gone, or simply appears.
 */
import { settings } from "./settings.svelte";

const TRAVEL_MS = 320;
const APPEAR_MS = 200;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
/** More than this many at once is a new table, not a move. */
const MOST = 40;

type Places = Map<string, DOMRect>;

function pieces(root: Element): Map<string, Element> {
  return new Map(Array.from(root.querySelectorAll("[data-piece]"), (piece) => [piece.getAttribute("data-piece")!, piece]));
}

/** Where every piece is now. */
export function places(root: Element): Places {
  const found: Places = new Map();
  if (!settings.still) for (const [name, piece] of pieces(root)) found.set(name, piece.getBoundingClientRect());
  return found;
}

function family(name: string): string {
  return name.split(":", 2).join(":");
}

/** How long a pixel of the screen is in the piece's own measure. */
function measure(piece: Element): number {
  const matrix = piece instanceof SVGGraphicsElement ? piece.getScreenCTM() : null;
  return matrix ? 1 / (Math.hypot(matrix.a, matrix.b) || 1) : 1;
}

function travel(piece: Element, from: DOMRect, to: DOMRect): void {
  const unit = measure(piece);
  const across = (from.x + from.width / 2 - to.x - to.width / 2) * unit;
  const down = (from.y + from.height / 2 - to.y - to.height / 2) * unit;
  if (Math.hypot(across, down) < 1) return;
  piece.animate([{ transform: `translate(${across}px, ${down}px)` }, { transform: "translate(0, 0)" }], {
    duration: TRAVEL_MS,
    easing: EASE,
    composite: "add",
  });
}

/** Lets every piece travel from where `places` saw it. */
export function fly(root: Element, before: Places): void {
  if (settings.still || before.size === 0) return;
  const now = pieces(root);
  const gone = new Map<string, DOMRect[]>();
  for (const [name, rect] of before) {
    if (!now.has(name)) gone.set(family(name), [...(gone.get(family(name)) ?? []), rect]);
  }
  const moved = [...now].filter(([name, piece]) => {
    const was = before.get(name);
    const is = piece.getBoundingClientRect();
    return !was || Math.abs(was.x - is.x) + Math.abs(was.y - is.y) > 1;
  });
  if (moved.length > MOST) return;
  for (const [name, piece] of moved) {
    const from = before.get(name) ?? gone.get(family(name))?.shift();
    if (from) travel(piece, from, piece.getBoundingClientRect());
    else piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: APPEAR_MS, easing: EASE });
  }
}
