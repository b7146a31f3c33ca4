/** What the end of Troyes Dice shows. */
import type { EndingArt } from "../../lib/game-client";
import EveningSheet from "./EveningSheet.svelte";
import Line from "./Line.svelte";

export default { place: EveningSheet, line: Line } satisfies EndingArt as EndingArt;
