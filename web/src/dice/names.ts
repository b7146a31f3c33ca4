// Names and numbers of things on the sheet, as the game's own keys spell them.

export const COLOURS = ["red", "yellow", "white"] as const;
export const RESOURCES = ["influence", "deniers", "knowledge"] as const;
export const ROWS = ["fortress", "counts_palace", "great_hall", "city_hall", "cathedral", "bishopric"] as const;
export const COLUMNS = [0, 1, 2, 3, 4, 5] as const;
/** As many as the sheet has drawn. */
export const RESOURCE_TRACK = 18;
export const CITIZEN_TRACK = 20;

export type Colour = (typeof COLOURS)[number];
export type Resource = (typeof RESOURCES)[number];
export type Row = (typeof ROWS)[number];
/** What a die of a district does in a column: gain its resources, or construct one of the two buildings. */
export type Act = "gain" | "prestige" | "work";

export const ACTS: readonly Act[] = ["gain", "prestige", "work"];

export function colourOf(what: Resource | Row): Colour {
  const at = (RESOURCES as readonly string[]).indexOf(what);
  return COLOURS[at >= 0 ? at : Math.floor((ROWS as readonly string[]).indexOf(what) / 2)] as Colour;
}

export function resourceOf(colour: Colour): Resource {
  return RESOURCES[COLOURS.indexOf(colour)] as Resource;
}

export function rowOf(colour: Colour, act: "prestige" | "work"): Row {
  return ROWS[2 * COLOURS.indexOf(colour) + (act === "work" ? 1 : 0)] as Row;
}

/** The key that chooses a space: what is built or gained, and the number above its column. */
export function spaceKey(colour: Colour, act: Act, number: number): string {
  return act === "gain" ? `gain ${resourceOf(colour)} ${number}` : `${rowOf(colour, act)} ${number}`;
}

export function citizenKey(colour: Colour): string {
  return `citizen ${colour}`;
}

/** The place (0 to 3) of a key such as "die 2 for deniers"; null for any other key. */
export function placeOf(key: string): number | null {
  const found = /^die ([1-4])(?: for .+)?$/.exec(key);
  return found ? Number(found[1]) - 1 : null;
}

/** Which resource pays for a die whose price is one of any. */
export function paymentOf(key: string): Resource | null {
  return RESOURCES.find((resource) => key.endsWith(` for ${resource}`)) ?? null;
}

/** A space that a key stands for: its district, its act, and the number of its column. */
export function spaceOf(key: string): { colour: Colour; act: Act; number: number } | null {
  const words = key.split(" ");
  const number = Number(words.at(-1));
  if (words[0] === "gain" && words.length === 3) {
    const resource = RESOURCES.find((name) => name === words[1]);
    return resource ? { colour: colourOf(resource), act: "gain", number } : null;
  }
  const row = words.length === 2 ? ROWS.find((name) => name === words[0]) : undefined;
  if (!row) return null;
  return { colour: colourOf(row), act: ROWS.indexOf(row) % 2 ? "work" : "prestige", number };
}
