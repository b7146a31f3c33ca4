/** The languages that there are: those in which the first page speaks. English first, which has every word. */
import { bundles } from "virtual:words";
import type { Lang } from "./wire";

export const ENGLISH = "en";

const spoken = Object.keys(bundles)
  .map((name) => /^first-(\w+)$/.exec(name)?.[1])
  .filter((lang): lang is Lang => lang !== undefined && lang !== ENGLISH);

export const LANGS: readonly Lang[] = [ENGLISH, ...spoken.sort()];

/** What a language calls itself: "Français". */
export function nameOf(lang: Lang): string {
  const name = new Intl.DisplayNames([lang], { type: "language" }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}
