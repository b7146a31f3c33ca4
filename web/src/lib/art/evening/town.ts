/** Where everything stands in the picture of the town. The middle 700 of its width are seen on any screen. */
export const WIDTH = 1200;
export const HEIGHT = 420;
/** Where the houses stand; the wall goes before them. */
export const GROUND = 356;
export const TOWERS = [190, 1020, 40, 1165] as const;

interface House {
  x: number;
  w: number;
  h: number;
  roof: number;
  far: boolean;
  windows: [across: number, down: number][];
}

/** A small generator of our own: the town is the same every evening. */
function* chance(seed: number): Generator<number, never> {
  for (let at = seed; ; at = (at * 1103515245 + 12345) % 2147483648) yield at / 2147483648;
}

function row(seed: number, from: number, to: number, far: boolean): House[] {
  const dice = chance(seed);
  const next = (low: number, high: number): number => Math.round(low + dice.next().value * (high - low));
  const found: House[] = [];
  for (let x = from; x < to; ) {
    const w = next(30, 52);
    const h = far ? next(58, 92) : next(34, 62);
    const windows: House["windows"] = [];
    for (let down = 10; down < h - 8; down += 16) {
      for (let across = 8; across < w - 10; across += 13) if (dice.next().value < (far ? 0.25 : 0.5)) windows.push([across, down]);
    }
    found.push({ x, w, h, roof: next(18, 34), far, windows });
    x += w + next(-6, 4);
  }
  return found;
}

export const HOUSES: readonly House[] = [...row(7, -10, WIDTH, true), ...row(23, -6, WIDTH, false)];

export const STARS: readonly (readonly [x: number, y: number, r: number])[] = (() => {
  const dice = chance(99);
  return Array.from({ length: 46 }, () => [dice.next().value * WIDTH, dice.next().value * 190, 0.6 + dice.next().value * 1.1] as const);
})();

const MERLON = 13;

/** A wall from one x to another with its teeth, down to the foot of the picture. */
export function crenels(from: number, to: number, top: number): string {
  const teeth = Math.floor((to - from) / MERLON);
  const steps = Array.from({ length: teeth }, (_, at) => `h${MERLON}v${at % 2 ? -9 : 9}`).join("");
  return `M${from} ${HEIGHT}V${top}${steps}H${to}V${HEIGHT}z`;
}
