/** What this device remembers: language, theme, pace, sound, how turns end, name. Everything else is the server's. */
import { ENGLISH, LANGS } from "./languages";
import type { Lang } from "./wire";

export type Theme = "auto" | "light" | "dark";
/** How fast it is told what others do. */
export type Pace = "slow" | "normal" | "fast" | "off";
/** How a turn ends: always when somebody says so; by itself where it is plain (placing, passing); always by itself. */
export type Confirming = "always" | "simple" | "moment";

export const CONFIRMING: readonly Confirming[] = ["always", "simple", "moment"];

/** How loud it is where nobody has said: heard, and in nobody's way. */
const QUIET = 0.4;
const THEMES: readonly Theme[] = ["auto", "light", "dark"];
export const PACES: readonly Pace[] = ["slow", "normal", "fast", "off"];

function kept(key: string): string | null {
  try {
    return localStorage.getItem(`troyes.${key}`);
  } catch {
    return null; // a browser that keeps nothing still plays
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`troyes.${key}`, value);
  } catch {
    // see above
  }
}

function known<T extends string>(value: string | null | undefined, all: readonly T[]): T | undefined {
  return all.find((one) => one === value);
}

/** A share from 0 to 1. */
function shareOf(value: string | null, usual: number): number {
  const share = value === null ? NaN : Number(value);
  return share >= 0 && share <= 1 ? share : usual;
}

function spoken(): Lang {
  const wanted = typeof navigator === "undefined" ? [] : (navigator.languages ?? [navigator.language]);
  for (const tag of wanted) {
    const found = known(tag.slice(0, 2).toLowerCase(), LANGS);
    if (found) return found;
  }
  return ENGLISH;
}

function matches(query: string): MediaQueryList | null {
  return typeof matchMedia === "undefined" ? null : matchMedia(query);
}

class Settings {
  #lang = $state<Lang>(known(kept("lang"), LANGS) ?? spoken());
  #theme = $state<Theme>(known(kept("theme"), THEMES) ?? "auto");
  #confirming = $state<Confirming>(known(kept("confirming"), CONFIRMING) ?? "simple");
  /** What was told once, and need not be told again. */
  #told = $state.raw<readonly string[]>(kept("told")?.split(" ") ?? []);
  #sound = $state(kept("sound") !== "off");
  #volume = $state(shareOf(kept("volume"), QUIET));
  #pace = $state<Pace>(known(kept("pace"), PACES) ?? "normal");
  #name = $state(kept("name") ?? "");
  #guest = kept("guest") ?? "";
  #called = $state(kept("guest") ?? "");
  #account = $state(kept("account") ?? "");
  /** The account was left from elsewhere, and this device's owner has not been told yet. */
  out = $state(false);
  #systemDark = $state(false);
  #still = $state(false);

  constructor() {
    const dark = matches("(prefers-color-scheme: dark)");
    const still = matches("(prefers-reduced-motion: reduce)");
    this.#systemDark = dark?.matches ?? false;
    this.#still = still?.matches ?? false;
    dark?.addEventListener("change", (event) => {
      this.#systemDark = event.matches;
      this.#show();
    });
    still?.addEventListener("change", (event) => (this.#still = event.matches));
    this.#show();
  }

  get lang(): Lang {
    return this.#lang;
  }
  set lang(value: Lang) {
    this.#lang = value;
    keep("lang", value);
    this.#show();
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(value: Theme) {
    this.#theme = value;
    keep("theme", value);
    this.#show();
  }

  get pace(): Pace {
    return this.#pace;
  }
  set pace(value: Pace) {
    this.#pace = value;
    keep("pace", value);
  }

  get confirming(): Confirming {
    return this.#confirming;
  }
  set confirming(value: Confirming) {
    this.#confirming = value;
    keep("confirming", value);
  }

  hasTold(what: string): boolean {
    return this.#told.includes(what);
  }
  tell(what: string): void {
    if (this.hasTold(what)) return;
    this.#told = [...this.#told, what];
    keep("told", this.#told.join(" "));
  }

  /** Whether the page is dark now, by choice or as the system is. */
  get dark(): boolean {
    return this.#theme === "dark" || (this.#theme === "auto" && this.#systemDark);
  }

  /** Whether the table may be heard. */
  get sound(): boolean {
    return this.#sound;
  }
  set sound(value: boolean) {
    this.#sound = value;
    keep("sound", value ? "on" : "off");
  }

  /** How loud, from 0 to 1. */
  get volume(): number {
    return this.#volume;
  }
  set volume(value: number) {
    this.#volume = value;
    keep("volume", String(value));
  }

  get name(): string {
    return this.#name;
  }
  set name(value: string) {
    this.#name = value;
    keep("name", value);
  }

  /** The name by which the server knows this device; empty as long as it does not. */
  get guest(): string {
    return this.#guest;
  }
  set guest(value: string) {
    this.#guest = this.#called = value;
    keep("guest", value);
  }

  /** The same, for a page that shows it: calls to the server read `guest`, and are not made again when it changes. */
  get called(): string {
    return this.#called;
  }

  /** The account that this device is signed in to; empty for a guest. */
  get account(): string {
    return this.#account;
  }
  set account(value: string) {
    this.#account = value;
    keep("account", value);
    if (value) this.out = false;
  }

  /** Whether games lie on this device that no server has. Another tab may have changed it. */
  get device(): boolean {
    return kept("device") === "yes";
  }
  set device(value: boolean) {
    keep("device", value ? "yes" : "");
  }

  /** The account was left on another device: nobody is known here any more. */
  signedOut(): void {
    this.account = this.guest = this.name = "";
    this.out = true;
  }

  /** Reduced motion: nothing moves, everything is simply where it belongs. */
  get still(): boolean {
    return this.#still;
  }

  #show(): void {
    if (typeof document === "undefined") return;
    document.documentElement.lang = this.#lang;
    document.documentElement.dataset["theme"] = this.dark ? "dark" : "light";
  }
}

export const settings = new Settings();
