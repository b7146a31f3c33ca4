/** Whether the seed that was revealed is the one that was committed to: worked out here, not believed. */
export type Proof = "checking" | "right" | "wrong" | "unknown";

function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** "unknown" where the browser does not calculate: it does so only over https, and on one's own machine. */
export async function proved(seed: string, commitment: string): Promise<Proof> {
  if (typeof crypto === "undefined" || !crypto.subtle) return "unknown";
  const found = hex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(seed)));
  return found === commitment.toLowerCase() ? "right" : "wrong";
}
