/** The measures of a record's charts: scales, bars and their words. */

export interface Bin {
  from: number;
  to: number;
  count: number;
}

const WIDTHS = [5, 10, 20, 50];
const MOST_BINS = 14;

/** How often how many points: bars of an even width, wide enough that there are not too many. */
export function bins(points: readonly number[]): Bin[] {
  if (points.length === 0) return [];
  const [least, most] = [Math.min(...points), Math.max(...points)];
  const width = WIDTHS.find((one) => Math.floor(most / one) - Math.floor(least / one) < MOST_BINS) ?? 100;
  const first = Math.floor(least / width);
  const last = Math.floor(most / width);
  const found = Array.from({ length: last - first + 1 }, (_, at) => ({
    from: (first + at) * width,
    to: (first + at + 1) * width - 1,
    count: 0,
  }));
  for (const point of points) found[Math.floor(point / width) - first]!.count += 1;
  return found;
}

/** The mean of the latest few at each moment: what a curve of games comes to. */
export function running(points: readonly number[], window = 5): number[] {
  return points.map((_, at) => {
    const near = points.slice(Math.max(0, at - window + 1), at + 1);
    return near.reduce((sum, one) => sum + one, 0) / near.length;
  });
}

/** Round numbers from below the least to above the most. */
export function marks(least: number, most: number): number[] {
  const span = Math.max(1, most - least);
  const step = [5, 10, 20, 25, 50, 100, 200, 500].find((one) => span / one <= 5) ?? 1000;
  const first = Math.floor(least / step);
  const last = Math.max(first + 1, Math.ceil(most / step));
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}

/** The first few of something that is counted, the most first. */
export function favourites(counts: Record<string, number>, most = 8): { name: string; count: number }[] {
  return Object.entries(counts)
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count)
    .slice(0, most);
}
