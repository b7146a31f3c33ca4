/** Dice tumble for a moment when a round has rolled them; not for those who want nothing to move. */
import type { Attachment } from "svelte/attachments";
import { settings } from "../lib/settings.svelte";

let rolled = "";
let until = 0;

/** `round`: what has been rolled together. The first dice that a page shows simply lie there. */
export function tumble(round: string): Attachment<SVGElement> {
  return (element) => {
    const now = performance.now();
    if (round !== rolled) {
      until = rolled === "" ? 0 : now + 250;
      rolled = round;
    }
    if (settings.still || now > until) return;
    const turn = 90 + Math.random() * 180;
    element.animate(
      [
        { transform: `translateY(-14px) rotate(${-turn}deg) scale(1.15)`, opacity: 0.2 },
        { transform: `translateY(3px) rotate(${turn / 12}deg) scale(1)`, opacity: 1, offset: 0.75 },
        { transform: "none" },
      ],
      { duration: 300 + Math.random() * 100, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" },
    );
  };
}
