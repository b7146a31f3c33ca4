/** What is heard, and when: the synth's graph, and the switch before it. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import city from "../src/city/client";
import dice from "../src/dice/client";
import type { Message } from "../src/lib/message";
import { settings } from "../src/lib/settings.svelte";
import { sound } from "../src/lib/sound.svelte";
import { SOUNDS, soundOf } from "../src/lib/sounds";
import { Synth } from "../src/lib/synth";
import { heard } from "../src/table/heard";

class Param {
  value = 0;
  steps: [value: number, at: number][] = [];
  setValueAtTime(value: number, at: number): void {
    this.steps.push([value, at]);
  }
  exponentialRampToValueAtTime = this.setValueAtTime;
  setTargetAtTime(value: number): void {
    this.value = value;
  }
}

class Node {
  frequency = new Param();
  detune = new Param();
  gain = new Param();
  Q = new Param();
  to: Node[] = [];
  begins = NaN;
  ends = NaN;
  constructor(readonly kind: string) {}
  connect(next: Node): Node {
    this.to.push(next);
    return next;
  }
  disconnect(): void {}
  start(at: number): void {
    this.begins = at;
  }
  stop(at: number): void {
    this.ends = at;
  }
}

/** An audio context that only remembers what was built. */
class Context {
  static made: Context[] = [];
  state = "running";
  currentTime = 10;
  sampleRate = 100;
  destination = new Node("destination");
  nodes: Node[] = [];
  constructor() {
    Context.made.push(this);
  }
  #node(kind: string): Node {
    const node = new Node(kind);
    this.nodes.push(node);
    return node;
  }
  createGain = () => this.#node("gain");
  createOscillator = () => this.#node("oscillator");
  createBufferSource = () => this.#node("noise");
  createBiquadFilter = () => this.#node("filter");
  createDynamicsCompressor = () => this.#node("compressor");
  createBuffer = () => ({ getChannelData: () => new Float32Array(4) });
  get sources(): Node[] {
    return this.nodes.filter(({ begins }) => begins === begins);
  }
}

beforeEach(() => {
  Context.made = [];
});
afterEach(() => vi.unstubAllGlobals());

function reaches(node: Node, end: Node): boolean {
  return node === end || node.to.some((next) => reaches(next, end));
}

test.each(SOUNDS)("%s comes out of the loudspeaker, dies away and ends by itself", (name) => {
  const context = new Context();
  new Synth(context as unknown as AudioContext, 1).play(name);
  expect(context.sources.length).toBeGreaterThan(0);
  for (const voice of context.sources) {
    expect(voice.begins).toBeGreaterThanOrEqual(context.currentTime);
    expect(voice.ends - context.currentTime).toBeLessThan(name === "choir" ? 5 : 2);
    expect(reaches(voice, context.destination)).toBe(true);
  }
  const swells = context.nodes.filter(({ kind, gain }) => kind === "gain" && gain.steps.length > 0);
  expect(swells).toHaveLength(context.sources.length);
  for (const { gain } of swells) expect(gain.steps.at(-1)![0]).toBeLessThan(0.001);
});

test("a sound may wait for its moment", () => {
  const context = new Context();
  new Synth(context as unknown as AudioContext, 1).play("coin", 2);
  expect(Math.min(...context.sources.map(({ begins }) => begins))).toBe(12);
});

async function played(name: (typeof SOUNDS)[number], touched: boolean): Promise<Context[]> {
  vi.stubGlobal("AudioContext", Context);
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: touched } });
  sound.play(name);
  await vi.dynamicImportSettled();
  await new Promise((settled) => setTimeout(settled));
  return Context.made;
}

test("nothing is built before the first gesture, and nothing while it is off", async () => {
  settings.sound = true;
  expect(await played("dice", false)).toEqual([]);
  settings.sound = false;
  expect(await played("coin", true)).toEqual([]);
  settings.sound = true;
  settings.volume = 0;
  expect(await played("coin", true)).toEqual([]);
});

test("one context is made, by the first sound that may be heard", async () => {
  const clock = vi.spyOn(performance, "now").mockReturnValue(1_000_000);
  settings.sound = true;
  settings.volume = 0.5;
  const [context, ...more] = await played("stone", true);
  expect(more).toEqual([]);
  const once = context!.sources.length;
  expect(once).toBeGreaterThan(0);
  await played("stone", true); // at the same moment: heard once
  expect(context!.sources).toHaveLength(once);
  await played("bell", true);
  expect(context!.sources.length).toBeGreaterThan(once);
  clock.mockReturnValue(1_010_000); // and later once more
  const both = context!.sources.length;
  await played("stone", true);
  expect(context!.sources).toHaveLength(both + once);
  expect(Context.made).toHaveLength(1);
  clock.mockRestore();
});

function line(id: string, seat?: number): Message {
  return { id, args: seat === undefined ? {} : { seat: seat + 1 }, rule: "" };
}

test("of new lines one hears what one has done oneself, each sound once", () => {
  const fresh = [
    line("city-log-acts-build", 0),
    line("city-log-bought", 0),
    line("city-log-built", 0),
    line("city-log-built", 0),
    line("city-log-rerolled", 1),
    line("city-log-workforce", 0),
  ];
  expect(heard(fresh, 0, city)).toEqual(["coin", "stone"]);
  expect(heard(fresh, null, city)).toEqual([]);
  expect(heard([line("dice-log-rolled")], null, dice)).toEqual(["dice"]);
});

test("a game that says nothing of sounds has none", () => {
  expect(soundOf({}, line("pig-rolled"))).toBeNull();
});
