/** What a thing is, in words. A ~ marks an estimate. */
import type { Play, Thing } from "../lib/play.svelte";
import { has, t } from "../lib/words";
import { ruleOf } from "./rules";

export interface Detail {
  title: string;
  lines: string[];
  /** Whether a number among them is only an estimate. */
  estimated: boolean;
  /** The section of the rules that tells about it; may be empty. */
  rule: string;
}

const ESTIMATE = "~";

export function detail(play: Play, thing: Thing): Detail {
  const id = `${thing.kind}-${thing.id}`;
  const own = has(`play-detail-${id}`) ? [t(`play-detail-${id}`)] : [];
  const counted = play.client.numbersOf?.(play, thing) ?? "";
  const lines = [...(counted ? [counted] : []), ...(play.client.effectOf?.(play, thing) ?? []), ...own, ...(thing.lines ?? [])];
  return { title: thing.title ?? (has(id) ? t(id) : ""), lines, estimated: counted.includes(ESTIMATE), rule: ruleOf(play, thing) };
}
