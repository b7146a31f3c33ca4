/** What a drawing of wheel or sheet consists of. */
import { NARROW, type Figure } from "../../lib/drawings";
import { SHEET } from "../layout";
import type { Colour } from "../names";
import type { DiceView, Sheet } from "../views";

/** Which piece of a sheet: all of it, a district, one row of a district, a track. */
export type Cut = "all" | Colour | `${Colour} prestige` | `${Colour} work` | `${Colour} gain` | "resources" | "citizens";

export interface WheelFigure extends Figure {
  wheel: Partial<DiceView>;
}

export interface SheetFigure extends Figure {
  cuts: Cut[];
  sheet: Partial<Sheet>;
  columns: readonly number[];
  /** The columns that a Fortress guards. */
  guarded: number[];
}

export function wheel(view: Partial<DiceView>, ...rows: string[]): WheelFigure {
  return { wheel: view, rows, wide: NARROW };
}

export function sheet(cuts: Cut[], sheet: Partial<Sheet> = {}, rows: string[] = [], columns: readonly number[] = [1, 2, 3, 4, 5, 6]): SheetFigure {
  return { cuts, sheet, columns, guarded: [], rows, wide: SHEET.wide.width, folds: true };
}
