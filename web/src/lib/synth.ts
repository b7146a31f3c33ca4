/**
 * Dice on wood, a coin, a chisel, a bell, a quill, a choir's breath: made of noise and sine waves, without any recording.
 *
 * Each is a handful of voices: something that sounds, filters that shape it, and a gain that swells and dies away. All
 * of them end by themselves.
 */
import type { Sound } from "./sounds";

/** No exponential curve reaches silence: this is near enough. */
const SILENCE = 0.0001;
/** At full volume. With the usual one a coin's peak is 21 dB below the loudest there is, a choir's breath 25. */
const MOST = 1.6;

interface Swell {
  /** Seconds from now. */
  at: number;
  loud: number;
  rise: number;
  fall: number;
}

interface Shape {
  type: BiquadFilterType;
  at: number;
  /** How narrow. */
  q?: number;
}

const between = (low: number, high: number): number => low + Math.random() * (high - low);

export class Synth {
  readonly #out: GainNode;
  #noise: AudioBuffer | null = null;

  constructor(
    readonly context: AudioContext,
    level: number,
  ) {
    const tamed = context.createDynamicsCompressor();
    this.#out = context.createGain();
    this.#out.gain.value = level * MOST;
    this.#out.connect(tamed).connect(context.destination);
  }

  /** How loud everything is, from 0 to 1. */
  level(value: number): void {
    this.#out.gain.setTargetAtTime(value * MOST, this.context.currentTime, 0.02);
  }

  play(sound: Sound, after = 0): void {
    if (this.context.state === "suspended") void this.context.resume();
    this.#recipes[sound](after);
  }

  readonly #recipes: Record<Sound, (after: number) => void> = {
    /** Four or five knocks, each with the hollow of a table under it. */
    dice: (after) => {
      let at = after;
      for (let knock = 0; knock < 5; knock += 1) {
        const loud = 0.5 * 0.78 ** knock;
        this.#hiss({ at, loud, rise: 0.001, fall: 0.035 }, { type: "bandpass", at: between(1700, 2900), q: 3 });
        this.#hum("sine", between(240, 330), { at, loud: loud * 0.6, rise: 0.001, fall: 0.05 });
        at += between(0.03, 0.075) * (1 + knock * 0.15);
      }
    },
    /** Two clinks: partials that do not belong together, as of a thin disc. */
    coin: (after) => {
      for (const [pause, tone] of [
        [0, 2350],
        [0.075, 2830],
      ] as const) {
        for (const [ratio, loud, fall] of [
          [1, 0.16, 0.3],
          [1.53, 0.1, 0.22],
          [2.41, 0.06, 0.14],
        ] as const) {
          this.#hum("sine", tone * ratio, { at: after + pause, loud, rise: 0.002, fall });
        }
      }
    },
    /** A mallet on a chisel, then the grain that falls. */
    stone: (after) => {
      this.#hiss({ at: after, loud: 0.6, rise: 0.001, fall: 0.03 }, { type: "highpass", at: 2600 });
      this.#hum("triangle", 1480, { at: after, loud: 0.16, rise: 0.001, fall: 0.09 });
      this.#hum("sine", 150, { at: after, loud: 0.6, rise: 0.002, fall: 0.12 });
      this.#hiss({ at: after + 0.07, loud: 0.07, rise: 0.03, fall: 0.22 }, { type: "bandpass", at: 900, q: 0.8 });
    },
    /** A small bell: hum, prime, tierce, quint, nominal. */
    bell: (after) => {
      for (const [ratio, loud, fall] of [
        [0.5, 0.1, 1.6],
        [1, 0.17, 1.3],
        [1.19, 0.1, 1],
        [1.5, 0.06, 0.8],
        [2, 0.12, 0.7],
        [2.74, 0.05, 0.4],
      ] as const) {
        this.#hum("sine", 587 * ratio, { at: after, loud, rise: 0.004, fall });
      }
    },
    /** Three strokes on parchment. */
    quill: (after) => {
      let at = after;
      for (const length of [0.09, 0.05, 0.12]) {
        const loud = between(0.1, 0.16);
        this.#hiss({ at, loud, rise: length * 0.4, fall: length }, { type: "bandpass", at: between(3800, 5600), q: 1.4 });
        at += length + between(0.05, 0.09);
      }
    },
    /** Four voices take breath on an open fifth and its third, and let it go. */
    choir: (after) => {
      for (const [voice, tone] of [146.8, 220, 293.7, 370].entries()) {
        for (const detune of [-7, 6]) {
          const swell = { at: after + voice * 0.22, loud: 0.16 - voice * 0.02, rise: 0.9, fall: 2.2 };
          for (const [at, q] of [
            [620, 5],
            [1080, 8],
          ] as const) {
            this.#hum("sawtooth", tone, swell, { type: "bandpass", at, q }, detune);
          }
        }
      }
      this.#hiss({ at: after, loud: 0.02, rise: 0.5, fall: 1.2 }, { type: "bandpass", at: 1900, q: 0.7 });
    },
  };

  #hum(wave: OscillatorType, tone: number, swell: Swell, shape?: Shape, detune = 0): void {
    const voice = this.context.createOscillator();
    voice.type = wave;
    voice.frequency.value = tone;
    voice.detune.value = detune;
    this.#sound(voice, swell, shape);
  }

  #hiss(swell: Swell, shape: Shape): void {
    const voice = this.context.createBufferSource();
    voice.buffer = this.#noise ??= noiseIn(this.context);
    voice.loop = true;
    voice.loopStart = Math.random() * 0.5; // no two knocks are alike
    this.#sound(voice, swell, shape);
  }

  #sound(voice: AudioScheduledSourceNode, { at, loud, rise, fall }: Swell, shape?: Shape): void {
    const begin = this.context.currentTime + at;
    const end = begin + rise + fall;
    const swell = this.context.createGain();
    swell.gain.setValueAtTime(SILENCE, begin);
    swell.gain.exponentialRampToValueAtTime(loud, begin + rise);
    swell.gain.exponentialRampToValueAtTime(SILENCE, end);
    (shape ? voice.connect(this.#filter(shape)) : voice).connect(swell).connect(this.#out);
    voice.start(begin);
    voice.stop(end);
    voice.onended = () => swell.disconnect();
  }

  #filter({ type, at, q = 1 }: Shape): BiquadFilterNode {
    const filter = this.context.createBiquadFilter();
    filter.type = type;
    filter.frequency.value = at;
    filter.Q.value = q;
    return filter;
  }
}

/** A second of white noise. */
function noiseIn(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
