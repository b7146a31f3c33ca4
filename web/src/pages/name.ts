/** Under which name one sits down. */
import { api } from "../lib/api";
import { settings } from "../lib/settings.svelte";

export const LONGEST_NAME = 24;

/** Tells the server the name that this device remembers, if it knows the guest by another. */
export async function bringName(): Promise<void> {
  const name = settings.name.trim();
  if (name && settings.guest && settings.guest !== name) await api.changeMe({ name });
}
