/** All that the board shows at a moment, and what may be done with it. Made once for a board; it follows its `Play`. */
import type { Owner } from "../lib/art/seats";
import type { DieColour } from "../lib/art/shapes";
import type { Play } from "../lib/play.svelte";
import { t, type Args } from "../lib/words";
import * as keys from "./keys";
import { ORDERS, type CityPrinted } from "./printed";
import { type Line, linesOf } from "./signs";
import type { CityView, District as DiceSeen, Owner as OwnerSeen } from "./views";

/** In this order dice lie in a district. */
const SQUARE = [...ORDERS, "purple"] as const;

/** A die on the square. */
export interface DieLying {
  owner: OwnerSeen;
  colour: DieColour;
  value: number;
  /** What it is called in the page: equal dice are counted. */
  piece: string;
  key: string;
  /** In the group already, or picked up. */
  chosen: boolean;
}

export class Scene {
  readonly play: Play;
  readonly view = $derived.by(() => this.play.view as unknown as CityView);
  readonly printed = $derived.by(() => this.play.printed.numbers as unknown as CityPrinted);
  readonly moment: keys.Moment = $derived.by(() => ({
    kind: this.play.kind,
    seat: this.play.seat,
    spaces: this.view.spaces,
    walk: this.view.walk,
    rights: new Set(this.play.options.map((option) => option.key)),
  }));
  readonly king = $derived.by(() => this.view.game === "king");
  readonly #dice = $derived.by(() => this.#lying());
  /** The pieces that the way pointed at uses: of equal dice so many as it needs, those in the hand first. */
  readonly #aimed = $derived.by(() => {
    const wanted = keys.counted((this.play.aimed?.dice ?? []).map((key) => keys.sortOfKey(key, this.seat)));
    const all = [...this.#dice.values()].flat();
    const inOrder = [...all.filter(({ chosen }) => chosen), ...all.filter(({ chosen }) => !chosen)];
    const used = inOrder.filter(({ owner, colour, value }) => take(wanted, keys.sortOf(owner, colour, value)));
    return new Set(used.map(({ piece }) => piece));
  });

  /** `reach`: so large, at least, is what a finger must hit. */
  constructor(
    play: Play,
    readonly reach = 0,
  ) {
    this.play = play;
  }

  get seat(): number | null {
    return this.play.seat;
  }
  /** Everybody with a district: the families, then the neutral player or le Roy. */
  get owners(): OwnerSeen[] {
    return [...this.view.families.keys(), "neutral"];
  }

  /** Whose colours a piece bears. */
  bearer(owner: OwnerSeen): Owner {
    return owner === "neutral" && this.king ? "roy" : owner;
  }

  name(owner: OwnerSeen): string {
    if (owner === "neutral") return t(this.king ? "board-city-roy" : "board-city-neutral");
    return this.play.names[owner] || t("seat-name", { seat: owner + 1 });
  }

  words(id: string, args: Args = {}): string {
    return t(`board-city-${id}`, args);
  }

  underWay(key: string): boolean {
    return keys.underWay(this.moment, key);
  }

  /** The thresholds of a Character for 1, 3 and 6 points in this game. */
  thresholds(character: string): number[] {
    return this.view.thresholds[character] ?? [];
  }

  /** What stands on a card: the dice, and what they bring, in one; then what more it does. */
  face(table: keyof CityPrinted["faces"], id: string): Line[] {
    return linesOf(this.printed.faces[table][id]);
  }

  // -- the square ---------------------------------------------------------------------------------------------------

  dice(owner: OwnerSeen): DieLying[] {
    return this.#dice.get(owner) ?? [];
  }

  /** Whether the way that is pointed at uses just this die. */
  aims(die: DieLying): boolean {
    return this.#aimed.has(die.piece);
  }

  #lying(): Map<OwnerSeen, DieLying[]> {
    const taken = keys.chosen(this.moment);
    const picked = new Map(this.play.picked.map(({ piece, key }) => [piece, key]));
    return new Map(
      this.owners.map((owner) => {
        const part = owner === "neutral" ? this.view.neutral : this.view.families[owner];
        return [owner, this.#district(owner, part?.dice, taken, picked)];
      }),
    );
  }

  #district(owner: OwnerSeen, dice: Partial<DiceSeen> | undefined, taken: Map<string, number>, picked: Map<string, string>): DieLying[] {
    return SQUARE.flatMap((colour) => {
      const seen = new Map<number, number>();
      return (dice?.[colour] ?? []).map((value) => {
        const nth = (seen.get(value) ?? 0) + 1;
        seen.set(value, nth);
        const piece = `die:${owner}:${colour}:${value}:${nth}`;
        // The own purple die stays what it was declared to be while it is picked up.
        const key = picked.get(piece) ?? keys.dieKey(this.moment, owner, colour, value);
        const chosen = take(taken, keys.sortOf(owner, colour, value)) || picked.has(piece);
        return { owner, colour, value, piece, key, chosen };
      });
    });
  }

  /** Clicked: at an action dice are picked up first, at other times they are chosen. */
  touchDie(die: DieLying): Promise<void> {
    if (this.play.kind !== "action") return this.play.touch(die.key);
    if (die.colour === "purple" && die.owner === this.seat) return this.#pickPurple(die);
    return this.play.pickDie(die.key, die.piece);
  }

  /** The purple die joins the colour of the dice in the hand; alone it is each colour in turn. */
  async #pickPurple(die: DieLying): Promise<void> {
    const others = this.play.picked.filter(({ piece }) => piece !== die.piece);
    const declared = (colour: string) => `die purple ${colour} ${die.value}`;
    if (!die.chosen) return this.play.pickDie(declared(others[0]?.key.split(" ")[2] ?? ORDERS[0]!), die.piece);
    await this.play.pickDie(die.key, die.piece);
    const after = ORDERS[ORDERS.findIndex((colour) => declared(colour) === die.key) + 1];
    if (after && others.length === 0) await this.play.pickDie(declared(after), die.piece);
  }
}

function take(counts: Map<string, number>, sort: string): boolean {
  const left = counts.get(sort) ?? 0;
  if (left > 0) counts.set(sort, left - 1);
  return left > 0;
}
