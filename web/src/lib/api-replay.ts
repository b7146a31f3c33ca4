/** Looking back, over HTTP: a finished table or a record of one's own, which answer to the same questions. */
import { get, send } from "./api";
import type { ForkNew, GalleryLine, GalleryPage, Kind, LineSeen, Replay, ReplayStates } from "./moments";
import type { Printed, Study, TableInfo } from "./wire";

/** The game that is looked back at. */
export interface Source {
  kind: Kind;
  id: string;
  /** What opens a private table. */
  key: string;
}

/** Whose eyes: "all", "watch", or a seat from 0. */
export type Eyes = string;

type Value = string | number | readonly string[];

function query(values: Record<string, Value>): string {
  const found = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === "object") for (const one of value) found.append(name, one);
    else if (value !== "") found.set(name, String(value));
  }
  const text = found.toString();
  return text && `?${text}`;
}

function at({ kind, id, key }: Source, what: string, values: Record<string, Value> = {}): string {
  const more = kind === "table" ? { ...values, key } : values;
  return `/api/${kind}s/${encodeURIComponent(id)}/${what}${query(more)}`;
}

/** Which games of the gallery; what is empty is left open. */
export interface Wanted {
  game: string;
  players: string;
  outcome: string;
  against: string;
  name: string;
  since: string;
  until: string;
  kind: string;
  sort: string;
  page: number;
}

export const looking = {
  replay: (of: Source) => get<Replay>(at(of, "replay")),
  states: (of: Source, first: number, count: number, eyes: Eyes) =>
    get<ReplayStates>(at(of, "replay/states", { first, count, eyes })),
  line: (of: Source, moment: number, seat: number, keys: readonly string[], eyes: Eyes) =>
    get<LineSeen>(at(of, "replay/line", { at: moment, seat, keys, eyes })),
  printed: (of: Source) => get<Printed>(at(of, "printed")),
  fork: (of: Source, wish: ForkNew) =>
    send<TableInfo>("POST", at({ ...of, key: "" }, "fork"), of.kind === "table" ? { ...wish, key: of.key } : wish),
  study: (of: Source) => get<Study>(at(of, "analysis")),
  beginStudy: (of: Source) =>
    send<Study>("POST", at({ ...of, key: "" }, "analysis"), of.kind === "table" ? { key: of.key } : undefined),
  recordUrl: (of: Source) => at(of, "record"),
  games: (wanted: Wanted) => send<GalleryPage>("GET", `/api/me/games${query({ ...wanted })}`),
  bring: (file: Blob, name: string) => send<GalleryLine>("POST", `/api/records${query({ name })}`, file),
  remove: (id: string) => send<null>("DELETE", `/api/records/${encodeURIComponent(id)}`),
};

/** Where a moment of a game is looked at; `at` and `seat` as in the page's address. */
export function momentLink({ kind, id, key }: Source, moment?: number, eyes?: Eyes): string {
  const seat = eyes === undefined ? "" : /^\d$/.test(eyes) ? Number(eyes) + 1 : eyes;
  return `/${kind === "record" ? "record" : "replay"}/${encodeURIComponent(id)}${query({ at: moment ?? "", seat, key })}`;
}

export function studyOf({ kind, id, key }: Source): string {
  return `/study/${encodeURIComponent(id)}${kind === "record" ? "?record" : query({ key })}`;
}
