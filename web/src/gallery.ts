/**
 * A board, or the whole table, from a fixture and without a server: /gallery.html?fixture=troyes-action&lang=fr&theme=dark
 * With only=board just the board. For development; it is no part of the product.
 */
import { mount, type Component } from "svelte";
import "./theme.css";
import { partsOf } from "./games";
import { PICTURE, Play } from "./lib/play.svelte";
import { settings, type Theme } from "./lib/settings.svelte";
import { loadWords } from "./lib/words";
import type { Lang, Printed, StateMessage, TableInfo, WaySeen } from "./lib/wire";

interface Fixture {
  table: TableInfo;
  state: StateMessage;
  printed: Printed;
  /** What the table would answer, asked for whole ways. */
  ways: WaySeen[];
}

const boards = import.meta.glob<{ default: Component<{ play: Play }> }>(["./city/Board.svelte", "./dice/Board.svelte"]);
const pages = import.meta.glob<{ default: Component<{ play: Play }> }>("./table/PlayPage.svelte");
const fixtures = import.meta.glob<Fixture>("../fixtures/*.json", { import: "default" });

const query = new URLSearchParams(location.search);
const target = document.getElementById("app")!;

async function show(): Promise<void> {
  const fixture = await fixtures[`../fixtures/${query.get("fixture")}.json`]?.();
  if (!fixture) {
    const links = Object.keys(fixtures).map((path) => path.slice("../fixtures/".length, -".json".length));
    target.innerHTML = links.map((name) => `<p><a href="?fixture=${name}">${name}</a></p>`).join("");
    return;
  }
  settings.lang = (query.get("lang") as Lang | null) ?? "en";
  settings.theme = (query.get("theme") as Theme | null) ?? "light";
  await loadWords(partsOf(fixture.table.game));
  const play = new Play(fixture.table, fixture.state, fixture.printed, {
    ...PICTURE,
    ways: () => Promise.resolve(fixture.ways),
  });
  Object.assign(window, { play });
  const board = fixture.table.game === "troyes-dice" ? "./dice/Board.svelte" : "./city/Board.svelte";
  const source = query.get("only") === "board" ? boards[board] : (pages["./table/PlayPage.svelte"] ?? boards[board]);
  if (query.get("only") === "board") {
    target.style.cssText = "height: 100dvh; display: grid; overflow: hidden";
  }
  if (source) mount((await source()).default, { target, props: { play } });
  else target.textContent = `${board} is not there yet`;
}

void show();
