/** What lies on the desk: all numbers of a game, the set that is open, and what was typed in but not saved yet. */
import { cardsApi } from "../../lib/api-cards";
import type { CardsFault, CardSet, CardSetLine, CardsPage, NumberInfo } from "../../lib/cards";
import type { CardsGame } from "../../lib/wire";
import { alike, byPlace, flat, nested, same, type Flat } from "./numbers";

const CHECK_AFTER_MS = 350;

interface Kept {
  set: string | null;
  draft: Record<string, unknown>;
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
    this.#lay(id ? await cardsApi.set(id) : null);
  }

  #lay(set: CardSet | null, draft: Flat = set ? flat(set.numbers) : {}): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
    this.open = set;
    this.draft = draft;
    this.faults = [];
    this.#remember();
  }

  /** Keeps what was typed in: in the open set, or as a new one. False: something cannot be so. */
  async save(name: string): Promise<boolean> {
    if (!(await this.check())) return false;
    const numbers = nested(this.draft);
    this.#lay(this.open ? await cardsApi.change(this.open.id, { numbers }) : await cardsApi.make({ game: this.game, name, numbers }));
    await this.list();
    return true;
  }

  async rename(name: string): Promise<void> {
    if (!this.open) return;
    this.open = await cardsApi.change(this.open.id, { name });
    await this.list();
  }

  async copy(name: string): Promise<void> {
    if (!this.open) return;
    this.#lay(await cardsApi.make({ game: this.game, name, numbers: this.open.numbers }));
    await this.list();
  }

  async remove(): Promise<void> {
    if (!this.open) return;
    await cardsApi.remove(this.open.id);
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
      if (this.dirty) sessionStorage.setItem(this.#key, JSON.stringify({ set: this.open?.id ?? null, draft: this.draft } satisfies Kept));
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
    const known = this.sets.some((set) => set.id === kept.set);
    this.#lay(known && kept.set ? await cardsApi.set(kept.set) : null, kept.draft);
    this.editing = true;
    await this.check();
  }
}
