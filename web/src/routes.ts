/** Every page: its address, its file, what it is told, and whether the list of ways names it (with `page-nav-…`). */
import type { Component } from "svelte";
import { ALONE } from "./lib/edition";
import { decoded, fitting } from "./lib/router.svelte";

type Loaded<Props extends object> = () => Promise<{ default: Component<Props> }>;
type AnyProps = Record<string, unknown>;
/** What an address tells: its parts by name, and what is asked behind it. */
interface Told {
  /** A part of the path, `:game`; may be empty if it is marked as such, `:day?`. */
  part: (name: string) => string;
  /** What stands behind the question mark. */
  asked: (name: string) => string;
  url: URL;
}

interface Page {
  path: string;
  load: Loaded<AnyProps>;
  props: (told: Told) => object;
  /** It stands in the list of ways. */
  listed: boolean;
  /** It is about others, or needs a server: it is left out where there is none. */
  shared: boolean;
  /** Where the list of ways marks it: its own place, unless told. */
  under: string;
}

interface More<Props> {
  props?: (told: Told) => Props;
  listed?: boolean;
  shared?: boolean;
  under?: string;
}

function page<Props extends object>(path: string, load: Loaded<Props>, more: More<Props> = {}): Page {
  const place = `/${path.split("/")[1] ?? ""}`;
  return { path, load: load as Loaded<AnyProps>, props: more.props ?? (() => ({})), listed: more.listed ?? false, shared: more.shared ?? false, under: more.under ?? place };
}

const game = ({ part }: Told) => ({ game: part("game") });
const table = ({ part, asked }: Told) => ({ id: part("id"), key: asked("key") });

function replay(kind: "table" | "record") {
  return (told: Told) => ({ kind, ...table(told), at: told.asked("at"), seat: told.asked("seat") });
}

/** A page of ours to go on to: from the address, where anybody may have written it. */
function within(path: string): string {
  return /^\/[a-z]/.test(path) ? path : "";
}

export const PAGES: readonly Page[] = [
  page("/", () => import("./pages/Home.svelte")),
  page("/learn", () => import("./pages/Learn.svelte"), { listed: true }),
  page("/rules", () => import("./pages/Rulebook.svelte"), { listed: true }),
  page("/rules/:game", () => import("./pages/Rules.svelte"), {
    props: (told) => ({ ...game(told), section: decoded(told.url.hash.slice(1)) }),
  }),
  page("/rules/:game/signs", () => import("./pages/Signs.svelte"), { props: game }),
  page("/daily/:day?", () => import("./pages/Daily.svelte"), { listed: true, shared: true, props: ({ part }) => ({ day: part("day") }) }),
  page("/puzzles", () => import("./pages/Puzzles.svelte"), { listed: true }),
  page("/puzzles/:set/:number", () => import("./pages/Puzzle.svelte"), {
    props: ({ part, asked }) => ({ set: part("set"), number: part("number"), theme: asked("theme") }),
  }),
  page("/games", () => import("./pages/Games.svelte"), { listed: true }),
  page("/replay/:id", () => import("./pages/Replay.svelte"), { under: "/games", props: replay("table") }),
  page("/record/:id", () => import("./pages/Replay.svelte"), { under: "/games", props: replay("record") }),
  page("/study/:id", () => import("./pages/Study.svelte"), {
    under: "/games",
    // `?record` names a record that somebody has brought; otherwise it is a table
    props: (told) => ({ kind: told.url.searchParams.has("record") ? "record" : "table", ...table(told) }) as const,
  }),
  page("/leaders", () => import("./pages/Leaders.svelte"), { listed: true, shared: true }),
  page("/cards/:game?", () => import("./pages/Cards.svelte"), { listed: true, props: game }),
  page("/print", () => import("./pages/Print.svelte"), { listed: true, shared: true }),
  page("/friends", () => import("./pages/Friends.svelte"), { listed: true, shared: true }),
  page("/me", () => import("./pages/Me.svelte"), { props: ({ asked }) => ({ then: within(asked("then")) }) }),
  page("/recover", () => import("./pages/Recover.svelte"), {
    under: "/me",
    shared: true,
    props: (told) => ({ name: told.asked("name"), code: decoded(told.url.hash.slice(1)) }),
  }),
  page("/people/:id", () => import("./pages/Person.svelte"), { shared: true, props: ({ part }) => ({ id: part("id") }) }),
  page("/new/:game", () => import("./pages/NewTable.svelte"), { props: game }),
  page("/table/:id", () => import("./table/TablePage.svelte"), { props: table }),
];

const LOST = page("", () => import("./pages/Lost.svelte"));
const SERVED = ALONE ? page("", () => import("./page/NeedsServer.svelte")) : LOST;

export interface Shown {
  page: Page;
  props: object;
}

/** What an address shows. `games`: those that there are; no page is about any other. */
export function shownAt(url: URL, games: readonly string[]): Shown {
  const found = fitting(url, PAGES);
  if (!found || (found.parts["game"] && !games.includes(found.parts["game"]))) return { page: LOST, props: {} };
  const { page, parts } = found;
  if (ALONE && page.shared) return { page: SERVED, props: {} };
  return {
    page,
    props: page.props({ part: (name) => parts[name] ?? "", asked: (name) => url.searchParams.get(name) ?? "", url }),
  };
}
