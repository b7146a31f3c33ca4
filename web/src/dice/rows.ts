/** Lines of wheel and sheet that are more than a row of words. */
import type { PrintedRows } from "../lib/game-client";
import { t } from "../lib/words";

const amounts = (what: string | number, amount: string | number) => [[String(what).replaceAll(" ", "-"), amount]];

export default {
  "wheel.prices": {
    length: 2,
    words: ([amount = 0, what = ""]) => {
      if (amount === 0) return t("printed-free");
      return what === "any" ? t("printed-any", { count: amount }) : t("printed-amounts", { amounts: amounts(what, amount) });
    },
  },
  "buildings.great_hall": {
    length: 3,
    words: ([what = "", amount = 0, colour = ""]) => t("printed-each-die", { amounts: amounts(what, amount), colour }),
  },
  "buildings.links": {
    length: 5,
    words: ([row = "", one = 0, two = 0, what = "", amount = 0], wordOf) =>
      `${wordOf(String(row))} ${one}–${two}: ${t("printed-amounts", { amounts: amounts(what, amount) })}`,
  },
  "plazas.tiles": { length: 2, words: (sides, wordOf) => sides.map((side) => wordOf(String(side))).join(" / ") },
} satisfies PrintedRows as PrintedRows;
