/** What can be played here, as the server tells it: asked for once, before the first page is shown. */
import { api } from "./api";
import type { CardsGame, Catalogue, GameInfo, GameName } from "./wire";

const NOTHING: Catalogue = { version: "", games: [], bots: [], usual_bot: "", seconds: [], usual_seconds: 1, engine: "plain" };

class Offer {
  told = $state.raw<Catalogue>(NOTHING);

  async ask(): Promise<void> {
    this.told = await api.games();
  }
  get games(): readonly GameInfo[] {
    return this.told.games;
  }
  get names(): readonly GameName[] {
    return this.told.games.map((game) => game.name);
  }
  /** Those whose rules can be read here. */
  get withRules(): readonly GameName[] {
    return this.told.games.filter((game) => game.rules).map((game) => game.name);
  }
  /** The game whose printed numbers a game is played with; empty if it has none. */
  cardsOf(name: GameName): CardsGame {
    return this.game(name)?.cards ?? "";
  }
  game(name: GameName): GameInfo | undefined {
    return this.told.games.find((game) => game.name === name);
  }
}

export const offer = new Offer();
