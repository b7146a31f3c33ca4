/** The top of a wall with its merlons, as part of a path: from x to `to`, in even steps. */
export function battlements(x: number, to: number, y: number, merlon = 8, high = 5): string {
  const count = Math.max(1, Math.round((to - x) / (2 * merlon)));
  const step = (to - x) / (2 * count + 1);
  const teeth = Array.from({ length: count }, () => `v${-high}h${step}v${high}h${step}`).join("");
  return `M${x} ${y}${teeth}v${-high}H${to}v${high}`;
}
