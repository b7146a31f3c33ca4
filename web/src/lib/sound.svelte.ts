/**
 * What is heard at the table: `sound.play("coin")`. Nothing is ever told by sound alone.
 *
 * Browsers are silent until somebody has clicked, tapped or pressed a key; what comes before that is not played later.
 * The audio context is made by the first sound after it, and the synth is fetched then: a table that is muted has neither.
 */
import { untrack } from "svelte";
import type { Sound } from "./sounds";
import { settings } from "./settings.svelte";
import type { Synth } from "./synth";

/** The same twice within this many milliseconds is heard once. */
const TOGETHER_MS = 70;

/** A browser says whether it was ever touched; one that does not is asked, and is silent by itself until then. */
function wasTouched(): boolean {
  return typeof navigator !== "undefined" && (navigator.userActivation?.hasBeenActive ?? true);
}

/** On a table behind other pages, only the bell rings. */
function isUnseen(): boolean {
  return typeof document !== "undefined" && document.visibilityState === "hidden";
}

class Sounds {
  #synth: Promise<Synth | null> | null = null;
  #last = new Map<Sound, number>();

  get on(): boolean {
    return settings.sound;
  }
  set on(value: boolean) {
    settings.sound = value;
    void this.#synth?.then((synth) => synth?.level(this.#level));
  }

  /** From 0 to 1. */
  get volume(): number {
    return settings.volume;
  }
  set volume(value: number) {
    settings.volume = value;
    void this.#synth?.then((synth) => synth?.level(this.#level));
  }

  /** Plays it so many milliseconds from now, if it may be heard at all. An effect that calls it does not wait for it. */
  play(sound: Sound, afterMs = 0): void {
    untrack(() => this.#play(sound, afterMs));
  }

  #play(sound: Sound, afterMs: number): void {
    if (!this.on || this.volume === 0 || !wasTouched() || (isUnseen() && sound !== "bell")) return;
    const at = performance.now() + afterMs;
    if (Math.abs(at - (this.#last.get(sound) ?? -Infinity)) < TOGETHER_MS) return;
    this.#last.set(sound, at);
    this.#synth ??= this.#begin();
    void this.#synth.then((synth) => synth?.play(sound, Math.max(0, at - performance.now()) / 1000));
  }

  /** A small difference in the low part of the slider is heard as one. */
  get #level(): number {
    return this.on ? this.volume ** 2 : 0;
  }

  async #begin(): Promise<Synth | null> {
    if (typeof AudioContext === "undefined") return null;
    try {
      const { Synth } = await import("./synth");
      return new Synth(new AudioContext(), this.#level);
    } catch {
      return null; // no loudspeaker, or the file did not come: nothing is lost
    }
  }
}

export const sound = new Sounds();
