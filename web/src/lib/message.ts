// Made by scripts/wire_types.py from troyes.core.message: change that, and run it again.

export type Arg = string | number | (string | number)[][];

/** One sentence, not yet in any language. `rule` names the rule or ruling it rests on, if any. */
export interface Message {
  id: string;
  args: Record<string, string | number | (string | number)[][]>;
  rule: string;
}
