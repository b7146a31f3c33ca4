/**
 * Pieces that travel: from where they were to where they are, in a moment, and never in anybody's way.
 *
 * A board marks what can move with `data-piece="kind:owner:where"`. A piece that keeps its name slides; one that is new
 * comes from where a piece of the same kind and owner has just gone, or from what is marked as its owner's
 * `data-home`, or simply appears.
 */
import { settings } from "./settings.svelte";

const TRAVEL_MS = 320;
const APPEAR_MS = 200;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
/** More than this many at once is a new table, not a move. */
const MOST = 40;

export type Places = Map<string, DOMRect>;

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

/** A likeness of the piece above everything else in its picture, where nothing hides it on its way. */
function lifted(piece: Element): Element | null {
  const picture = piece instanceof SVGGraphicsElement ? piece.ownerSVGElement : null;
  const here = piece instanceof SVGGraphicsElement ? piece.getScreenCTM() : null;
  const there = picture?.getScreenCTM();
  if (!picture || !here || !there) return null;
  const { a, b, c, d, e, f } = there.inverse().multiply(here);
  const air = document.createElementNS("http://www.w3.org/2000/svg", "g");
  air.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  air.setAttribute("aria-hidden", "true");
  air.setAttribute("pointer-events", "none");
  const likeness = piece.cloneNode(true) as Element;
  likeness.removeAttribute("data-piece");
  air.append(likeness);
  picture.append(air);
  return likeness;
}

function travel(piece: Element, from: DOMRect, to: DOMRect): void {
  const unit = measure(piece);
  const across = (from.x + from.width / 2 - to.x - to.width / 2) * unit;
  const down = (from.y + from.height / 2 - to.y - to.height / 2) * unit;
  if (Math.hypot(across, down) < 1) return;
  const size = to.width > 0 && to.height > 0 ? Math.max(from.width, from.height) / Math.max(to.width, to.height) : 1;
  const flying = lifted(piece);
  const flight = (flying ?? piece).animate(
    [{ transform: `translate(${across}px, ${down}px) scale(${size})` }, { transform: "translate(0, 0) scale(1)" }],
    { duration: TRAVEL_MS, easing: EASE },
  );
  if (!flying) return;
  piece.animate([{ visibility: "hidden" }, { visibility: "hidden" }], { duration: TRAVEL_MS });
  const land = () => flying.parentElement?.remove();
  flight.finished.then(land, land);
}

/** Where a new piece of somebody's comes from, if nothing of the kind has just left its place. */
function home(root: Element, name: string): DOMRect | undefined {
  const [kind, owner = ""] = name.split(":");
  if (kind === "die") return undefined; // dice are rolled where they lie
  return root.querySelector(`[data-home="${owner}"]`)?.getBoundingClientRect();
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
    const from = before.get(name) ?? gone.get(family(name))?.shift() ?? home(root, name);
    if (from) travel(piece, from, piece.getBoundingClientRect());
    else piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: APPEAR_MS, easing: EASE });
  }
}
