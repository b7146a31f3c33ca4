/**
 * The seal of a table's seed as this device saw it first. At the end the seed is held against this one, and not against
 * whatever the server says then.
 */
const PREFIX = "troyes.seal.";
const MOST = 200;

export function firstSeal(table: string, told: string): string {
  try {
    const key = PREFIX + table;
    const kept = localStorage.getItem(key);
    if (kept) return kept;
    const known = Object.keys(localStorage).filter((one) => one.startsWith(PREFIX));
    if (known.length >= MOST) for (const one of known) localStorage.removeItem(one);
    localStorage.setItem(key, told);
  } catch {
    // a browser that keeps nothing believes what it is told
  }
  return told;
}
