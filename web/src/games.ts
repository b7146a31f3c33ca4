/** What the page knows of a game, found by the board that the catalogue names: `city/client.ts`, `dice/client.ts`. */
import type { Component } from "svelte";
import { offer } from "./lib/catalogue.svelte";
import type { Drawings } from "./lib/drawings";
import { PLAIN, type GameClient, type PrintedRows } from "./lib/game-client";
import type { GameName } from "./lib/wire";
import { SHELL, TABLE } from "./lib/words";

const clients = import.meta.glob<{ default: GameClient }>("./*/client.ts");
const emblems = import.meta.glob<{ default: Component<{ game: GameName }> }>("./*/Emblem.svelte", { eager: true });

/** The printed lines that only their game can put in words. */
export const ROWS = Object.assign(
  {},
  ...Object.values(import.meta.glob<PrintedRows>("./*/rows.ts", { eager: true, import: "default" })),
) as PrintedRows;

function find(game: GameName) {
  return clients[`./${offer.game(game)?.client}/client.ts`];
}

/** A game that the page has no board for is its log and the list of options. */
export async function clientOf(game: GameName): Promise<GameClient> {
  return (await find(game)?.())?.default ?? PLAIN;
}

/** The drawings beside its rules, if it has any. */
export async function drawingsOf(game: GameName): Promise<Drawings | null> {
  return (await (await clientOf(game)).drawings?.())?.default ?? null;
}

/** What a game looks like in one small picture. These are always at hand. */
export function emblemOf(game: GameName): Component<{ game: GameName }> | undefined {
  return emblems[`./${offer.game(game)?.client}/Emblem.svelte`]?.default;
}

/** What a game's own words are called: its board's, or those that the server brings for a game from elsewhere. */
export function wordsOf(game: GameName): string {
  return find(game) ? (offer.game(game)?.client ?? game) : game;
}

/** The parts that a table of this game speaks with. */
export function partsOf(game: GameName): string[] {
  return [...SHELL, ...TABLE, wordsOf(game)];
}
