/**
 * A game in Firefox, over WebDriver BiDi: `node game.js <firefox> <address>`.
 *
 * A table of Troyes against a bot, by pointing alone until the second round; then one of Troyes Dice until its second
 * day. What was seen is written to standard output as JSON.
 */
import { launch } from "puppeteer-core";

const [program, address] = process.argv.slice(2);
const PATIENCE = 60_000;
const STEPS = 400;

const browser = await launch({ browser: "firefox", executablePath: program, headless: true, args: ["--width=1440", "--height=900"] });
const trouble = [];
const seen = {};

/** Presses whatever is offered, the way out of a turn first, until the bar above the board says so. */
async function playUntil(page, words) {
  let pressed = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const bar = await page.$eval("header.bar", (one) => one.textContent);
    if (words.test(bar)) return { bar, pressed };
    const offered = await page.$$(
      'header.bar button[title$="(E)"]:not([disabled]), section.tray button.option:not([disabled]), section.tray [data-fold][aria-expanded="false"]',
    );
    // the end of a turn stands first; of the rest the last, so that whoever may pass does
    const chosen = offered[0] && (await offered[0].evaluate((one) => one.closest("header") !== null)) ? offered[0] : offered.at(-1);
    if (chosen) {
      pressed += 1;
      await chosen.click().catch(() => undefined); // it has gone, or somebody else has moved: look again
    }
    await new Promise((rest) => setTimeout(rest, 60));
  }
  throw new Error(`it does not come to ${words}`);
}

try {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.setViewport({ width: 1440, height: 900 });
  page.on("pageerror", (fault) => trouble.push(String(fault)));
  page.on("console", (line) => line.type() === "error" && trouble.push(line.text()));
  await page.goto(address, { waitUntil: "networkidle0" });
  await page.evaluate(() => {
    localStorage["troyes.pace"] = "off";
    localStorage["troyes.confirming"] = "always";
  });
  for (const [name, game, words] of [
    ["troyes", "troyes", /Round 2 of/],
    ["dice", "troyes-dice", /Day 2/],
  ]) {
    await page.goto(address, { waitUntil: "networkidle0" });
    const id = await page.evaluate(async (game) => {
      const post = (path, body) => fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
      await post("/api/guests", { name: "Fabienne" });
      const seats = game === "troyes" ? [{ kind: "me" }, { kind: "bot", bot: "greedy" }] : [{ kind: "me" }];
      return (await (await post("/api/tables", { game, seats, seed: "firefox" })).json()).id;
    }, game);
    await page.goto(`${address}/table/${id}`);
    await page.waitForSelector("main svg [role=button]");
    seen[name] = await playUntil(page, words);
  }
  console.log(JSON.stringify({ ...seen, trouble, version: await browser.version() }));
} finally {
  await browser.close();
}
