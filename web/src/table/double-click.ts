/**
 * The second half of a double click is meant for what was clicked, not for what has come up in its place since. Buttons
 * that are pressed again and again, as steps back are, say so by `data-again`; a thumb taps on where it is.
 */
const AGAIN = "[data-again]";

export class DoubleClicks {
  #begun = -1;

  /** Lets a click pass, or swallows it. `now`: the number of the state that is shown. */
  guard(event: MouseEvent, now: number): void {
    if (event.detail <= 1 || ("pointerType" in event && event.pointerType === "touch")) this.#begun = now;
    else if (now !== this.#begun && !(event.target instanceof Element && event.target.closest(AGAIN))) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  }
}
