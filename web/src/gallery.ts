/**
 * A board, or the whole table, from a fixture and without a server: /gallery.html?fixture=troyes-action&lang=fr&theme=dark
 * With only=board just the board, with only=legend the signs and every card with them. For development; it is no part of the product.
 */
import { mount } from "svelte";
import "./theme.css";
import { clientOf, partsOf } from "./games";
import { offer } from "./lib/catalogue.svelte";
import { PICTURE, Play } from "./lib/play.svelte";
import { settings, type Theme } from "./lib/settings.svelte";
import Ground from "./table/Ground.svelte";
import PlayPage from "./table/PlayPage.svelte";
import { loadWords } from "./lib/words";
import type { GameInfo, Lang, Printed, StateMessage, TableInfo, WaySeen } from "./lib/wire";

interface Fixture {
  table: TableInfo;
  state: StateMessage;
  printed: Printed;
  /** What the table would answer, asked for whole ways. */
  ways: WaySeen[];
}

const fixtures = import.meta.glob<Fixture>("../fixtures/*.json", { import: "default" });

/** What the catalogue would tell, had there been a server. */
const GAME: GameInfo = { name: "", players: [1, 10], options: [], bots: [], between: [], usual_bot: "", presets: [], client: "", cards: "", rival: false, rules: false, advised: true, prints: [] };

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
  const { game } = fixture.table;
  offer.told = { ...offer.told, games: [{ ...GAME, name: game, client: game === "troyes-dice" ? "dice" : "city" }] };
  const [client] = await Promise.all([clientOf(game), loadWords(partsOf(game))]);
  const play = new Play(fixture.table, fixture.state, fixture.printed, { ...PICTURE, ways: () => Promise.resolve(fixture.ways) }, client);
  Object.assign(window, { play });
  if (query.get("only") === "legend") {
    target.style.padding = "1rem";
    const legend = await client.legend?.();
    if (legend) mount(legend.default, { target, props: { printed: fixture.printed } });
  } else if (query.get("only") === "board") {
    target.style.cssText = "height: 100dvh; display: grid; overflow: hidden";
    mount(Ground, { target, props: { play, label: "" } });
  } else mount(PlayPage, { target, props: { play } });
}

void show();
