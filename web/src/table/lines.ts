/** What a line of the count is called. */
import { named } from "../lib/words";

export function rowName(row: string): string {
  return named(row, `score-${row}`);
}
