/**
 * What is large is drawn in turns, a part at a time, so that the page can answer people in between. A turn lasts as long as
 * nobody notices, or as long as one part takes. What a part has in it comes before the part after it.
 */
import { flushSync, tick } from "svelte";

const TURN_MS = 12;

interface Part {
  draw: (() => void) | null;
}
let waiting: Part[] = [];
let waited: Promise<void> | null = null;
let done: () => void = () => undefined;
const next = new MessageChannel();

next.port1.onmessage = () => {
  const until = performance.now() + TURN_MS;
  try {
    do drawNext();
    while (waiting.length > 0 && performance.now() < until);
  } finally {
    goOn();
  }
};

function drawNext(): void {
  const [part, ...later] = waiting;
  waiting = [];
  try {
    part?.draw?.();
    flushSync();
  } finally {
    waiting.push(...later);
  }
}

function goOn(): void {
  if (waiting.length > 0) return next.port2.postMessage(null);
  waited = null;
  done();
}

/** Calls when its turn has come; what is returned gives the turn up. */
export function inTurn(draw: () => void): () => void {
  const part: Part = { draw };
  waiting.push(part);
  waited ??= new Promise((drawn) => {
    done = drawn;
    next.port2.postMessage(null);
  });
  return () => void (part.draw = null);
}

/** Draws at once what still waits: paper does not. */
export function drawAll(): void {
  while (waiting.length > 0) drawNext();
}

/** All that is shown by now has been drawn, with what that has brought. */
export async function drawn(): Promise<void> {
  await tick();
  while (waited) await waited;
}

if (typeof addEventListener === "function") addEventListener("beforeprint", drawAll);
