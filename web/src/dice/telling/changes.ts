/**
 * What a line of the log changes on the sheets. It is only shown while the line is told: when the telling ends, whatever
 * the table says stands.
 */
import type { Message } from "../../lib/message";
import { RESOURCES, type Colour, type Resource, type Row } from "../names";
import type { DiceView, Sheet } from "../views";
import { amounts, count, nameOf, seatOf, text } from "./said";

type Change = (sheet: Sheet, said: Message, view: DiceView) => void;

const isResource = (what: string): what is Resource => (RESOURCES as readonly string[]).includes(what);
const columnOf = (said: Message, { numbers }: DiceView): number => numbers.indexOf(count(said, "number")) + 1;

function pay(sheet: Sheet, said: Message): void {
  for (const [what, number] of amounts(said)) if (isResource(what)) sheet[what].left -= number;
}

const CHANGES: Readonly<Record<string, Change>> = {
  took: pay,
  changed: pay,
  gained(sheet, said) {
    for (const [what, number] of amounts(said)) {
      if (isResource(what)) {
        sheet[what].circled += number;
        sheet[what].left += number;
      } else sheet.citizens[what.replace("-citizen", "") as Colour] += number;
    }
  },
  "moved-on": (sheet, said) => (sheet.citizens[text<Colour>(said, "colour")] += 1),
  drew: (sheet, said, view) => sheet.drawn[text<Row>(said, "building")].push(columnOf(said, view)),
  wrote(sheet, said) {
    const column = sheet.drawn.cathedral.at(-1);
    if (column !== undefined) sheet.cathedral_numbers[column - 1] = count(said, "points");
  },
  crossed: (sheet, said, view) => sheet.crossed[text<Colour>(said, "colour")].push(columnOf(said, view)),
};

/** One's own sheet is changed by what strikes it; what one has written oneself stands there already. */
export function change(view: DiceView, said: Message): void {
  const seat = seatOf(said);
  const sheet = seat === null ? undefined : view.sheets[seat];
  const how = CHANGES[nameOf(said)];
  if (!sheet || !how) return;
  how(sheet, said, view);
  if (seat === view.seat && view.yours && nameOf(said) === "crossed") how(view.yours.sheet, said, view);
}

/** The next half day: other dice upon another wheel, the sheets as they are. */
export function begun(view: DiceView, after: DiceView): DiceView {
  const sheets = view.sheets.map((sheet, seat) => (seat === view.seat ? (view.yours?.sheet ?? sheet) : sheet));
  const own = view.seat === null ? undefined : sheets[view.seat];
  return structuredClone({ ...after, sheets, yours: after.yours && own ? { ...after.yours, sheet: own } : after.yours });
}
