import { expect, test } from "vitest";
import { drawAll, drawn, inTurn } from "../src/lib/turns";

test("parts are drawn in their order, and what is in one before the next", async () => {
  const done: string[] = [];
  inTurn(() => {
    done.push("board");
    inTurn(() => done.push("card"));
  });
  inTurn(() => done.push("families"));
  expect(done).toEqual([]); // the page can answer first
  await drawn();
  expect(done).toEqual(["board", "card", "families"]);
});

test("a turn that is given up does not come", async () => {
  const done: string[] = [];
  const leave = inTurn(() => done.push("left"));
  inTurn(() => done.push("stayed"));
  leave();
  await drawn();
  expect(done).toEqual(["stayed"]);
});

test("paper does not wait", () => {
  const done: string[] = [];
  inTurn(() => void inTurn(() => done.push("all of it")));
  drawAll();
  expect(done).toEqual(["all of it"]);
});

test("where nothing waits all is drawn", async () => {
  await drawn();
});
