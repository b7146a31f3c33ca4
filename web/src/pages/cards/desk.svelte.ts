/** What lies on the desk: all numbers of a game, the set that is open, and what was typed in but not saved yet. */
import { TroubleError } from "../../lib/api";
import { cardsApi } from "../../lib/api-cards";
import type { CardsFault, CardSet, CardSetLine, CardsPage, NumberInfo } from "../../lib/cards";
import type { CardsGame } from "../../lib/wire";
import { alike, byPlace, flat, merged, nested, same, type Flat } from "./numbers";

const CHECK_AFTER_MS = 350;

const GONE = 404;

interface Kept {
  set: string | null;
  draft: Flat;
  /** The set's numbers, upon which it was typed in. */
  before?: Flat;
}

export class Desk {
  page = $state.raw<CardsPage | null>(null);
  sets = $state.raw<readonly CardSetLine[]>([]);
  /** The set that is open; none: the usual numbers, or something new. */
  open = $state.raw<CardSet | null>(null);
  /** What the owner has given, by its dotted name. */
  draft = $state.raw<Flat>({});
  faults = $state.raw<readonly CardsFault[]>([]);
  editing = $state(false);
  /** What became of the open set elsewhere: it was merged with what was typed in, or it is no more. */
  news = $state<"" | "merged" | "gone">("");
  /** Why the last try was refused. */
  trouble = $state("");
  /** What the next new set may be called. */
  proposed = $state("");

  readonly saved = $derived<Flat>(this.open ? flat(this.open.numbers) : {});
  readonly dirty = $derived(!alike(this.draft, this.saved));
  readonly usual = $derived(this.page ? byPlace(this.page) : new Map<string, NumberInfo>());
  /** The names of those that differ from the usual numbers, in the order of the page. */
  readonly changed = $derived(
    [...this.usual.values()].filter(({ place, value }) => place in this.draft && !same(this.draft[place], value)).map(({ place }) => place),
  );
  readonly wrong = $derived(new Map(this.faults.map((fault) => [fault.place, fault])));

  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(readonly game: CardsGame) {}

  async load(): Promise<void> {
    [this.page] = await Promise.all([cardsApi.page(this.game), this.list()]);
    await this.#remembered();
  }

  async list(): Promise<void> {
    this.sets = (await cardsApi.sets()).sets.filter((set) => set.game === this.game);
  }

  value(number: NumberInfo): unknown {
    return number.place in this.draft ? this.draft[number.place] : number.value;
  }

  /** Something was typed in. What is as usual is nothing that was given. */
  give(place: string, value: unknown): void {
    if (same(value, this.usual.get(place)?.value)) this.reset(place);
    else this.#set({ ...this.draft, [place]: value });
  }

  /** The owner's box says the same as the estimate. */
  confirm(place: string): void {
    this.#set({ ...this.draft, [place]: this.usual.get(place)?.value });
  }

  reset(place: string): void {
    const { [place]: _, ...rest } = this.draft;
    this.#set(rest);
  }

  resetAll(): void {
    this.#set({});
  }

  #set(draft: Flat): void {
    this.draft = draft;
    this.trouble = "";
    this.#remember();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.check().catch(() => undefined), CHECK_AFTER_MS); // saving tells
  }

  /** Asks the server what cannot be so. Answers that come too late are left aside. */
  async check(): Promise<boolean> {
    clearTimeout(this.#timer);
    const asked = ++this.#asked;
    const faults = Object.keys(this.draft).length > 0 ? (await cardsApi.check(this.game, nested(this.draft))).faults : [];
    if (asked === this.#asked) this.faults = faults;
    return faults.length === 0;
  }

  async choose(id: string | null): Promise<void> {
    try {
      this.#lay(id ? await cardsApi.set(id) : null);
    } catch (error) {
      await this.list(); // it may be no more
      throw error;
    }
  }

  #lay(set: CardSet | null, draft: Flat = set ? flat(set.numbers) : {}): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
    this.open = set;
    this.draft = draft;
    this.faults = [];
    this.news = this.trouble = this.proposed = "";
    this.#remember();
  }

  /**
   * Keeps what was typed in: in the open set, or as a new one. False: something cannot be so, or the set was changed or
   * removed elsewhere; then nothing is saved, and nothing that was typed in is lost.
   */
  async save(name: string): Promise<boolean> {
    if (!(await this.check())) return false;
    const numbers = nested(this.draft);
    if (this.open) {
      const { id, version } = this.open;
      const saved = await this.#unlessGone(() => cardsApi.change(id, { numbers, base: version }));
      if (!saved) return false;
      this.#lay(saved);
    } else {
      this.#lay(await cardsApi.make({ game: this.game, name, numbers }));
    }
    await this.list();
    return true;
  }

  /** False: the set was removed elsewhere. */
  async rename(name: string): Promise<boolean> {
    if (!this.open) return false;
    const { id } = this.open;
    const named = await this.#unlessGone(() => cardsApi.change(id, { name }));
    if (named) await this.#merge(named);
    await this.list();
    return named !== null;
  }

  /** What the server says of the open set; none if it is another one by now, or no more. */
  async #unlessGone(work: () => Promise<CardSet>): Promise<CardSet | null> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof TroubleError)) throw error;
      if (error.trouble.id === "web-set-changed" && this.open) {
        const { id } = this.open;
        const newer = await this.#unlessGone(() => cardsApi.set(id));
        if (newer) await this.#merge(newer);
      } else if (error.trouble.status === GONE && this.open) {
        await this.#lose(this.open.name);
      } else {
        throw error;
      }
      return null;
    }
  }

  /** Lays what was typed in over a set that may be newer than the one it was typed upon. */
  async #merge(newer: CardSet, before: Flat = this.saved, draft: Flat = this.draft): Promise<void> {
    const told = alike(flat(newer.numbers), before) ? "" : "merged";
    this.#lay(newer, merged(flat(newer.numbers), before, draft));
    this.news = told;
    await this.check();
  }

  /** The set was removed elsewhere: what is here becomes something new, to be saved under a name. */
  async #lose(name: string): Promise<void> {
    this.#lay(null, this.draft);
    this.news = "gone";
    this.proposed = name;
    await Promise.all([this.list(), this.check()]);
  }

  async copy(name: string): Promise<void> {
    if (!this.open) return;
    this.#lay(await cardsApi.make({ game: this.game, name, numbers: this.open.numbers }));
    await this.list();
  }

  async remove(): Promise<void> {
    if (!this.open) return;
    try {
      await cardsApi.remove(this.open.id);
    } catch (error) {
      if (!(error instanceof TroubleError && error.trouble.status === GONE)) throw error; // it was removed already
    }
    this.#lay(null);
    await this.list();
  }

  /** A file as the command line takes it becomes something new, not saved yet. What is wrong with it, if anything. */
  async read(text: string, file: string): Promise<CardsFault[]> {
    const found = await cardsApi.read(this.game, { text, file });
    if (found.faults.length === 0) this.#lay(null, flat(found.numbers));
    return found.faults;
  }

  // what was typed in outlives a look at another page

  get #key(): string {
    return `troyes-cards-${this.game}`;
  }

  #remember(): void {
    try {
      const kept: Kept = { set: this.open?.id ?? null, draft: this.draft, before: this.saved };
      if (this.dirty) sessionStorage.setItem(this.#key, JSON.stringify(kept));
      else sessionStorage.removeItem(this.#key);
    } catch {
      // a browser that keeps nothing
    }
  }

  async #remembered(): Promise<void> {
    let kept: Kept | null = null;
    try {
      kept = JSON.parse(sessionStorage.getItem(this.#key) ?? "null") as Kept | null;
    } catch {
      return;
    }
    if (!kept) return;
    const known = this.sets.find((set) => set.id === kept.set);
    this.editing = true;
    if (known) {
      const set = await cardsApi.set(known.id);
      await this.#merge(set, kept.before ?? flat(set.numbers), kept.draft);
    } else {
      this.#lay(null, kept.draft);
      await this.check();
    }
  }
}
