/** Drawings are made when they come near the screen: a page has far more of them than anybody looks at, and text is cheap. */
import type { Attachment } from "svelte/attachments";
import { drawAll, inTurn } from "../../lib/turns";

/** So far above and below the screen: nobody scrolls past it at once. */
const AHEAD = "100% 0px";

const waiting = new Map<Element, () => void>();
let watch: IntersectionObserver | undefined;

function watching(): IntersectionObserver {
  if (!watch) {
    watch = new IntersectionObserver(
      (seen) => {
        for (const { target, isIntersecting } of seen) if (isIntersecting) draw(target);
      },
      { rootMargin: AHEAD },
    );
    // on paper everything is near
    addEventListener("beforeprint", () => {
      waiting.forEach((_, place) => draw(place));
      drawAll();
    });
  }
  return watch;
}

function draw(place: Element): void {
  const arrived = waiting.get(place);
  leave(place);
  if (arrived) inTurn(arrived);
}

function leave(place: Element): void {
  waiting.delete(place);
  watch?.unobserve(place);
}

/** Calls once, when the element comes near the screen or is printed. */
export function near(arrived: () => void): Attachment {
  return (place) => {
    waiting.set(place, arrived);
    watching().observe(place);
    return () => leave(place);
  };
}
