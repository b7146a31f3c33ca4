/** Thinks, one thought after the other. Whoever wants one ended ends all of it. */
import { started, type Python } from "./python";
import type { FromThinker, ToThinker } from "./words";

type Thought = (work: string, job: string, told: (progress: string) => void) => string;

let python: Promise<Python> | null = null;
let thought: Thought | null = null;

function say(message: FromThinker): void {
  self.postMessage(message);
}

self.onmessage = async ({ data }: MessageEvent<ToThinker>) => {
  if (data.t === "begin") {
    python = started(data.parts, data.parts.files);
    python.catch((error: unknown) => say({ t: "broken", why: String(error) }));
    return;
  }
  const { n, work, job } = data;
  const found = await python!.catch(() => null);
  if (!found) return; // it has been said that it is broken
  try {
    thought ??= (found.pyimport("troyes.page.browser") as { thought: Thought }).thought;
    say({ t: "thought", n, answer: thought(work, job, (progress) => say({ t: "told", n, progress })) });
  } catch (error) {
    say({ t: "failed", n, why: String(error) });
  }
};
