/** What a line of the count is called. */
import { has, t } from "../lib/words";

export function rowName(row: string): string {
  return has(`score-${row}`) ? t(`score-${row}`) : row;
}
