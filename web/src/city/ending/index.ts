/** What the end of Troyes and The King's Challenge shows. */
import type { EndingArt } from "../../lib/game-client";
import EveningCity from "./EveningCity.svelte";
import Line from "./Line.svelte";

export default { place: EveningCity, line: Line } satisfies EndingArt as EndingArt;
