import { expect, test } from "vitest";
import { Advice, type Asked } from "../src/lib/advice.svelte";
import type { HintProgress, HintReply, RefusedReply } from "../src/lib/wire";

interface Question {
  asked: Asked;
  told: (progress: HintProgress) => void;
  answer: (reply: HintReply | RefusedReply | null) => void;
  stopped: () => boolean;
}

function question(advice: Advice): [Question, ReturnType<Advice["ask"]>] {
  let stopped = false;
  let answer!: Question["answer"];
  let told!: Question["told"];
  const asked: Asked = { answer: new Promise((resolve) => (answer = resolve)), stop: () => (stopped = true) };
  const done = advice.ask((tell) => {
    told = tell;
    return asked;
  });
  return [{ asked, told, answer, stopped: () => stopped }, done];
}

const REPLY: HintReply = { t: "hint", id: "1", lines: [{ steps: [], points: [3], gives_up: 0, reasons: [] }], simulations: 9 };

test("it thinks, tells how far it is, and is there", async () => {
  const advice = new Advice();
  const [asked, done] = question(advice);
  expect(advice.status).toBe("thinking");
  asked.told({ t: "hinting", id: "1", seconds: 1, of: 2, simulations: 4 });
  expect(advice.progress?.simulations).toBe(4);
  asked.answer(REPLY);
  expect(await done).toBeNull();
  expect([advice.status, advice.lines.length, advice.simulations]).toEqual(["there", 1, 9]);
});

test("closed, it is called off, and what comes later is not looked at", async () => {
  const advice = new Advice();
  const [asked, done] = question(advice);
  advice.close();
  expect(asked.stopped()).toBe(true);
  asked.told({ t: "hinting", id: "1", seconds: 1, of: 2, simulations: 4 });
  asked.answer(REPLY);
  expect(await done).toBeNull();
  expect([advice.status, advice.progress, advice.lines.length]).toEqual(["", null, 0]);
});

test("a refusal closes it and says why", async () => {
  const advice = new Advice();
  const [asked, done] = question(advice);
  const why = { id: "web-no-hints", args: {}, rule: "" };
  asked.answer({ t: "refused", id: "1", why });
  expect(await done).toEqual(why);
  expect(advice.open).toBe(false);
});
