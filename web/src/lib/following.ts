/** A box that stays at its end while it grows, unless somebody has scrolled back to read. */
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

/** So near to the end is the end, in pixels. */
const NEAR = 24;

export class Following {
  #box: HTMLElement | undefined;
  #atEnd = true;

  readonly attach: Attachment<HTMLElement> = (box) => {
    this.#box = box;
    const scrolled = () => (this.#atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR);
    const grown = new ResizeObserver(() => this.follow());
    box.addEventListener("scroll", scrolled);
    grown.observe(box);
    return () => {
      box.removeEventListener("scroll", scrolled);
      grown.disconnect();
    };
  };

  /** There is more in it. `anyway`: wherever one reads. */
  follow(anyway = false): void {
    this.#atEnd ||= anyway;
    if (this.#atEnd) void tick().then(() => this.#box?.scrollTo({ top: this.#box.scrollHeight }));
  }
}
