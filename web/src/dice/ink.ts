// Strokes as a pen makes them: not quite round, not quite straight, and always the same for the same place.

/** A small generator: the same seed draws the same stroke every time. */
function wobble(seed: number): () => number {
  let state = (seed * 2654435761 + 974711) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * 2 - 1;
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A smooth line through points. */
function through(points: [number, number][]): string {
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] as [number, number];
  let path = `M${round(at(0)[0])} ${round(at(0)[1])}`;
  for (let index = 0; index < points.length - 1; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const one = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6] as const;
    const two = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6] as const;
    path += `C${round(one[0])} ${round(one[1])} ${round(two[0])} ${round(two[1])} ${round(to[0])} ${round(to[1])}`;
  }
  return path;
}

/** A circle that runs a little past its beginning. */
export function inkCircle(x: number, y: number, radius: number, seed: number): string {
  const next = wobble(seed);
  const start = -2 + next() * 0.5;
  const drift = next() * 0.1;
  const points: [number, number][] = [];
  for (let step = 0; step <= 9; step++) {
    const angle = start + (step / 8) * Math.PI * 2;
    const far = radius * (1 + next() * 0.05 + drift * (step / 9 - 0.5));
    points.push([x + Math.cos(angle) * far, y + Math.sin(angle) * far]);
  }
  return through(points);
}

/** A loop round a box. */
export function inkLoop(x: number, y: number, width: number, height: number, seed: number): string {
  const next = wobble(seed);
  const shake = 1.3;
  const middle: [number, number] = [x + width / 2, y + height / 2];
  const points: [number, number][] = [];
  const start = -2.2 + next() * 0.3;
  for (let step = 0; step <= 17; step++) {
    const angle = start + (step / 16) * Math.PI * 2;
    // A superellipse: nearly a box, with round corners.
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    const side = (value: number) => Math.sign(value) * Math.abs(value) ** 0.45;
    points.push([
      middle[0] + side(cos) * (width / 2) + next() * shake,
      middle[1] + side(sin) * (height / 2) + next() * shake,
    ]);
  }
  return through(points);
}

/** The two strokes of a cross over a box. */
export function inkCross(x: number, y: number, width: number, height: number, seed: number): [string, string] {
  const next = wobble(seed);
  const stroke = (left: number, right: number): string =>
    through([
      [x + next() * 1.5, left + next() * 1.5],
      [x + width / 3 + next() * 1.5, left + (right - left) / 3 + next() * 1.5],
      [x + (2 * width) / 3 + next() * 1.5, left + (2 * (right - left)) / 3 + next() * 1.5],
      [x + width + next() * 1.5, right + next() * 1.5],
    ]);
  return [stroke(y, y + height), stroke(y + height, y)];
}

/** One stroke through a small thing. */
export function inkStrike(x: number, y: number, radius: number, seed: number): string {
  const next = wobble(seed);
  return through([
    [x - radius + next(), y + radius + next()],
    [x + next() * 0.8, y + next() * 0.8],
    [x + radius + next(), y - radius + next()],
  ]);
}
