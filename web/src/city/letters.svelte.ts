/** How wide words are, so that a long name still fits its place. */
class Letters {
  /** Changes when the letters have arrived: what was measured before is measured again. */
  arrived = $state(0);
  #pen: CanvasRenderingContext2D | null | undefined;
  #known = new Map<string, number>();

  constructor() {
    if (typeof document === "undefined") return;
    void document.fonts?.ready.then(() => this.#again());
    document.fonts?.addEventListener("loadingdone", () => this.#again()); // those that are first needed later
  }

  #again(): void {
    this.#known.clear();
    this.arrived += 1;
  }

  width(words: string, font: string): number {
    void this.arrived;
    const key = `${font}|${words}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    this.#pen ??= typeof document === "undefined" ? null : document.createElement("canvas").getContext("2d");
    if (!this.#pen) return words.length * 7;
    this.#pen.font = font;
    const width = this.#pen.measureText(words).width;
    this.#known.set(key, width);
    return width;
  }
}

export const letters = new Letters();

const SERIF = '"EB Garamond", Garamond, Georgia, serif';
const SANS = '"Source Sans 3", system-ui, sans-serif';

export interface Fit {
  size: number;
  /** Set where even the smallest letters are too wide. */
  squeeze: number | undefined;
}

/** The largest size up to `size` at which the words fit into `room`; never below 11.5. */
export function fit(words: string, room: number, size: number, serif = true, weight = 600): Fit {
  const natural = letters.width(words, `${weight} 100px ${serif ? SERIF : SANS}`) / 100;
  const fitted = Math.max(Math.min(size, room / Math.max(natural, 0.01)), 11.5);
  const small = Math.floor(fitted * 4) / 4;
  return { size: small, squeeze: natural * small > room + 0.5 ? room : undefined };
}

/** How wide words are that are fitted into `room`. */
export function fittedWidth(words: string, room: number, size: number, serif = true, weight = 600): number {
  const natural = letters.width(words, `${weight} 100px ${serif ? SERIF : SANS}`) / 100;
  return Math.min(room, natural * fit(words, room, size, serif, weight).size);
}
