/** The ceremonies that this device has seen to their end: they are not begun again by themselves. */
const KEY = "troyes.ceremonies";
const MOST = 200;

function seen(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return []; // a browser that keeps nothing sees them again
  }
}

export function wasSeen(table: string): boolean {
  return seen().includes(table);
}

export function markSeen(table: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...seen().filter((one) => one !== table), table].slice(-MOST)));
  } catch {
    // see above
  }
}
