/** A short moment in which something can still be stopped. It runs only while somebody can see it run. */
export const MOMENT = 3;
const SECOND_MS = 1000;

export class Hourglass {
  /** The seconds that are left; 0 while it does not run. */
  left = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #then: () => void = () => undefined;

  get running(): boolean {
    return this.left > 0;
  }

  /** Turns it over: when it has run out, that is done. */
  run(then: () => void): void {
    this.stop();
    if (unseen()) return;
    this.#then = then;
    this.left = MOMENT;
    if (typeof document !== "undefined") document.addEventListener("visibilitychange", this.#look);
    this.#wait();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.left = 0;
    if (typeof document !== "undefined") document.removeEventListener("visibilitychange", this.#look);
  }

  #wait(): void {
    this.#timer = setTimeout(() => this.#fall(), SECOND_MS);
  }

  #fall(): void {
    if (unseen()) return this.stop();
    if (this.left > 1) {
      this.left -= 1;
      return this.#wait();
    }
    this.stop();
    this.#then();
  }

  #look = (): void => {
    if (unseen()) this.stop();
  };
}

/** Behind another window, or behind something that wants to be answered first. */
function unseen(): boolean {
  if (typeof document === "undefined") return false;
  return document.visibilityState === "hidden" || document.querySelector("dialog[open], [aria-modal]") !== null;
}
