/** What can be played here, as the server tells it: asked for once, before the first page is shown. */
import { api } from "./api";
import type { Catalogue, GameInfo, GameName } from "./wire";

const NOTHING: Catalogue = { version: "", games: [], bots: [], usual_bot: "", seconds: [], usual_seconds: 1 };

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
  game(name: GameName): GameInfo | undefined {
    return this.told.games.find((game) => game.name === name);
  }
}

export const offer = new Offer();
