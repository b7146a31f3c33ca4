/**
 * Messages in words, as `troyes/core/text.py` puts them: the same files, the same names, the same sentences.
 *
 * An argument that is itself a name is handed over by its key and looked up: `building: "fortress"` reads the message
 * `building-fortress`, and each attribute of that message is there too (`.the` as `$building_the`). Amounts are pairs of
 * what and how many. A seat is a number from 1; `$seat_name` is the name of who sits there, `other` a second one.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg } from "./message";
import type { Lang } from "./wire";

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];
type Message = NonNullable<ReturnType<FluentBundle["getMessage"]>>;
export type Args = Record<string, Arg>;

/** How much of a text that was handed over is quoted. */
const LONGEST = 300;
/** Letters that are written from right to left. */
const LEFTWARD = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const ISOLATE = "\u2068";
const END = "\u2069";
/** Larger numbers are quoted, not formatted. */
const LARGEST = 1e15;

/** A message that no file holds, or that lacks an argument: a defect of the product. */
export class MissingMessage extends Error {}

/** A name from right to left must not turn what stands around it. */
function apart(text: string): string {
  return LEFTWARD.test(text) ? `${ISOLATE}${text}${END}` : text;
}

export class Speaker {
  readonly #bundle: FluentBundle;

  constructor(readonly lang: Lang) {
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
  }

  learn(ftl: string): void {
    this.#bundle.addResource(new FluentResource(ftl), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The message in words. `names`: who sits where, by seat from 0. */
  render(id: string, args: Args = {}, names: readonly string[] = []): string {
    const message = this.#message(id);
    const full = this.#named(args);
    for (const who of ["seat", "other"] as const) {
      const seat = args[who];
      if (typeof seat === "number" && Math.abs(seat) <= LARGEST && !(`${who}_name` in full)) {
        full[`${who}_name`] = this.#seatName(seat, names);
      }
    }
    return this.#format(message.value, full, id);
  }

  /** An attribute of a message, such as the `.remedy` of an error; nothing if it has none. */
  attribute(id: string, name: string, args: Args = {}): string {
    const pattern = this.#bundle.getMessage(id)?.attributes[name];
    return pattern ? this.#format(pattern, this.#named(args), id) : "";
  }

  /** What to do about it. */
  remedy(id: string, args: Args = {}): string {
    return this.attribute(id, "remedy", args);
  }

  #message(id: string): Message {
    const message = this.#bundle.getMessage(id);
    if (!message) throw new MissingMessage(`${this.lang}: ${id}`);
    return message;
  }

  #seatName(seat: number, names: readonly string[]): string {
    return (seat >= 1 && apart(names[seat - 1] ?? "")) || this.#format(this.#message("seat-name").value, { seat }, "seat-name");
  }

  #named(args: Args): Record<string, FluentVariable> {
    const full: Record<string, FluentVariable> = {};
    for (const [name, given] of Object.entries(args)) {
      const value: Arg = typeof given === "boolean" ? Number(given) : given; // a game from elsewhere may say yes or no
      if (typeof value === "number") {
        full[name] = Math.abs(value) > LARGEST ? String(value) : value;
      } else if (typeof value === "string") {
        this.#nameInto(full, name, value);
      } else {
        full[name] = this.#amounts(value);
      }
    }
    return full;
  }

  #nameInto(full: Record<string, FluentVariable>, name: string, value: string): void {
    const id = `${name}-${value}`;
    const term = this.#bundle.getMessage(id);
    if (!term) {
      full[name] = apart(value.length > LONGEST ? Array.from(value).slice(0, LONGEST).join("") : value);
      return;
    }
    full[name] = this.#format(term.value, {}, id);
    for (const [attribute, pattern] of Object.entries(term.attributes)) {
      full[`${name}_${attribute}`] = this.#format(pattern, {}, id);
    }
  }

  /** A list of what and how many, in words: each reads `amount-...`, or is a name that stands for itself. */
  #amounts(amounts: (string | number)[][]): string {
    const words = amounts.map(([what, count]) => {
      const id = this.has(`amount-${what}`) ? `amount-${what}` : String(what);
      return this.#format(this.#message(id).value, { count: count ?? 0 }, id);
    });
    return words.join(", ") || this.#format(this.#message("amount-nothing").value, {}, "amount-nothing");
  }

  #format(pattern: Pattern | null, args: Record<string, FluentVariable>, id: string): string {
    const errors: Error[] = [];
    const words = pattern === null ? "" : this.#bundle.formatPattern(pattern, args, errors);
    if (errors[0]) throw new MissingMessage(`${this.lang}: ${id}: ${errors[0].message}`);
    return words;
  }
}
