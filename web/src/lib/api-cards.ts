/** Printed numbers, and sets of one's own, over HTTP. */
import { get, send } from "./api";
import type {
  CardSet,
  CardSetChange,
  CardSetNew,
  CardSets,
  CardsFaults,
  CardsFile,
  CardsGiven,
  CardsPage,
  CardsRead,
} from "./cards";
import type { CardsGame } from "./wire";

function at(id: string, what = ""): string {
  return `/api/sets/${encodeURIComponent(id)}${what && `/${what}`}`;
}

const pages = new Map<CardsGame, Promise<CardsPage>>();

export const cardsApi = {
  /** They never change while the page is open. */
  page(game: CardsGame): Promise<CardsPage> {
    let found = pages.get(game);
    if (!found) {
      found = get<CardsPage>(`/api/cards/${game}`);
      found.catch(() => pages.delete(game));
      pages.set(game, found);
    }
    return found;
  },
  check: (game: CardsGame, numbers: CardsGiven["numbers"]) =>
    send<CardsFaults>("POST", `/api/cards/${game}/check`, { numbers } satisfies CardsGiven),
  read: (game: CardsGame, file: CardsFile) => send<CardsRead>("POST", `/api/cards/${game}/read`, file),
  templateUrl: (game: CardsGame) => `/api/cards/${game}/template`,
  /** Who is nobody yet has none. */
  sets: () => get<CardSets>("/api/sets"),
  set: (id: string) => get<CardSet>(at(id)),
  make: (set: CardSetNew) => send<CardSet>("POST", "/api/sets", set),
  change: (id: string, change: CardSetChange) => send<CardSet>("PATCH", at(id), change),
  remove: (id: string) => send<null>("DELETE", at(id)),
  exportUrl: (id: string) => at(id, "export"),
};
