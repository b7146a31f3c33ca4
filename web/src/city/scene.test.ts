import { expect, test } from "vitest";
import { Play } from "../lib/play.svelte";
import type { Printed, StateMessage, TableInfo, WaySeen } from "../lib/wire";
import fixture from "../../fixtures/troyes-action.json";
import { Scene } from "./scene.svelte";

interface Fixture {
  table: TableInfo;
  state: StateMessage;
  printed: Printed;
}

const way = (...dice: string[]): WaySeen => ({ keys: [], value: 0, times: 1, price: {}, change: {}, dice });

/** A family with two equal dice, and one more. */
function scene(): Scene {
  const { table, state, printed } = structuredClone(fixture) as unknown as Fixture;
  const families = (state.view as { families: { dice: object }[] }).families;
  families.forEach((family, seat) => (family.dice = seat === 1 ? { red: [5, 5], yellow: [5], white: [] } : {}));
  return new Scene(new Play(table, state, printed));
}

const aimed = (found: Scene): string[] => found.dice(1).filter((die) => found.aims(die)).map(({ piece }) => piece);

test("of equal dice only those are lit that the way uses", () => {
  const found = scene();
  found.play.aim(way("die 1 red 5"));
  expect(aimed(found)).toEqual(["die:1:red:5:1"]);
  found.play.aim(way("die 1 red 5", "die 1 red 5"));
  expect(aimed(found)).toEqual(["die:1:red:5:1", "die:1:red:5:2"]);
  found.play.aim(null);
  expect(aimed(found)).toEqual([]);
});

test("of equal dice the one in the hand is used first", () => {
  const found = scene();
  found.play.picked = [{ piece: "die:1:red:5:2", key: "die 1 red 5" }];
  found.play.aim(way("die 1 red 5"));
  expect(aimed(found)).toEqual(["die:1:red:5:2"]);
});
