/** Where on the page a guide points: pieces and parts of the board, buttons of the tray. */
import type { Guide } from "../../lib/lessons";

/** Things that are shown as one, such as all spaces of a building. */
export type Pointed = Element[];

const ANY = "*";
const OR = "|";

/** A die of Troyes Dice has one place on the wheel, whatever pays for it. */
function placed(key: string): string {
  return key.replace(/^(die \d) for .*$/, "$1");
}

/** On the board if it is there, else in the tray; things of the same key that lie in one part belong together. */
function pieces(root: ParentNode, key: string): Pointed[] {
  const found = key.split(OR).map((one) => `[data-key="${CSS.escape(placed(one))}"]`).join();
  const board = [...root.querySelectorAll(`main.ground :is(${found})`)];
  const all = board.length > 0 ? board : [...root.querySelectorAll(`:is(section.tray, footer.act) :is(${found})`)].slice(0, 1);
  const parts = new Map<Element | null, Pointed>();
  for (const one of all) {
    const part = one.closest("[data-part]");
    parts.set(part, [...(parts.get(part) ?? []), one]);
  }
  return [...parts.values()];
}

/** Everything that these keys stand for, the option in the list where the board has nothing of it. */
export function standingFor(keys: readonly string[], root: ParentNode = document): Pointed[] {
  return keys.flatMap((key) => pieces(root, key));
}

export function isOnBoard(key: string, root: ParentNode = document): boolean {
  return root.querySelector(`main.ground [data-key="${CSS.escape(placed(key))}"]`) !== null;
}

function part(root: ParentNode, name: string): Pointed[] {
  const found = root.querySelector(`[data-part="${CSS.escape(name)}"]`);
  return found ? [[found]] : pieces(root, name);
}

function isPicked(pointed: Pointed[]): boolean {
  return pointed.flat().some((one) => one.getAttribute("aria-pressed") === "true");
}

/** What a guide points at now. `offered`: the keys that can be chosen. */
export function pointedAt(guide: Guide, offered: readonly string[], root: ParentNode = document): Pointed[] {
  const tab = [...root.querySelectorAll('[data-tab="tray"][aria-expanded="false"]')];
  if (guide.end) {
    const button = root.querySelector("section.tray .end") ?? tab[0] ?? root.querySelector("[data-end]");
    return button ? [[button]] : [];
  }
  const [first, second] = guide.keys;
  if (first === ANY) return offered.flatMap((key) => pieces(root, key));
  if (first !== undefined) {
    const now = guide.keys.slice(0, Math.max(1, guide.free_order)).flatMap((key) => pieces(root, key));
    if (second !== undefined && guide.free_order === 1 && isPicked(now)) return pieces(root, second);
    return now.length > 0 ? now : tab.map((one) => [one]);
  }
  return guide.parts.flatMap((name) => part(root, name));
}
