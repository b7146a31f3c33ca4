import { describe, expect, test } from "vitest";
import { shownAt } from "../src/routes";
import type { OptionSeen } from "../src/lib/wire";
import city from "../src/city/client";
import { folded, grouped, inOrder, telling } from "../src/table/groups";
import { sums } from "../src/table/sums";
import { proved } from "../src/table/proof";

function option(key: string, change: Record<string, number> = {}): OptionSeen {
  return { key, says: { id: key, args: {}, rule: "" }, does: [], change, reveals: false, price: {} };
}

describe("options", () => {
  const listed = (options: OptionSeen[], picked: string[] = []) => ({ options, client: city, picked });
  const many = ["pass", "reroll red 3", "activate archer", "combat war", "place palace"].map((key) => option(key));

  test("are grouped by what they are about", () => {
    expect(grouped(many, city.groups).map((group) => group.name)).toEqual(["cards", "events", "city", "influence", "pass"]);
  });
  test("none is lost, whatever it is", () => {
    const strange = [...many, option("something new")];
    expect(inOrder(listed(strange)).map((one) => one.key).sort()).toEqual(strange.map((one) => one.key).sort());
  });
  test("a long list is folded by what it is about; what is small is always in sight", () => {
    const long = [...["archer", "monk", "joust"].map((card) => option(`activate ${card}`)), ...["war", "famine", "heresy"].map((event) => option(`combat ${event}`)), ...["reroll red 3", "reroll red 4", "turn red 3", "hire", "pass"].map((key) => option(key))];
    const { folds, plain } = folded(listed(long));
    expect(folds.map((group) => group.name)).toEqual(["cards", "events", "influence"]);
    expect(plain.map((group) => group.name)).toEqual(["pass"]);
    expect(inOrder(listed(long)).map((one) => one.key)).toEqual(["pass"]);
    expect(inOrder(listed(long), "events").map((one) => one.key)).toEqual(["combat war", "combat famine", "combat heresy", "pass"]);
    expect(folded({ ...listed(long), client: { groups: city.groups ?? {} } }).folds).toEqual([]); // without a board the list is all there is
  });
  test("beside what is asked, what could be done before is folded", () => {
    const keys = ["die 0 red 3", "die 0 red 4", "black 2", ...[1, 2, 3, 4, 5, 6].map((value) => `reroll red ${value}`)];
    const { folds, plain } = folded(listed(keys.map((key) => option(key))));
    expect([plain, folds].map((groups) => groups.map(({ name }) => name))).toEqual([["rest"], ["influence"]]);
  });
  test("with dice in the hand more of it is folded", () => {
    const keys = ["activate archer", "activate monk", "combat war", "combat famine", "place palace", "place bishopric", "reroll red 3", "turn red 3", "pass"];
    const names = (picked: string[]) => folded(listed(keys.map((key) => option(key)), picked)).folds.map((group) => group.name);
    expect(names([])).toEqual([]);
    expect(names(["die 0 red 3"])).toEqual(["cards", "events", "city", "influence"]);
  });
  test("few of them stay together", () => {
    expect(grouped(many.slice(0, 3))).toHaveLength(1);
  });
  test("what all of them change alike is not told at each", () => {
    const told = telling([option("a", { citizens: -1, deniers: 2 }), option("b", { citizens: -1 })]);
    expect(told.get("a")).toEqual({ deniers: 2 });
    expect(told.get("b")).toEqual({});
    expect(telling([option("a", { deniers: 2 })]).get("a")).toEqual({ deniers: 2 });
  });
});

describe("what something costs and brings", () => {
  test("is told in full, not as what is left of it", () => {
    expect(sums({ change: { deniers: 12 }, price: { deniers: 4 } })).toEqual({ costs: { deniers: 4 }, gains: { deniers: 16 } });
  });
  test("what was gained and paid in equal parts is told as well", () => {
    expect(sums({ change: {}, price: { deniers: 3 } })).toEqual({ costs: { deniers: 3 }, gains: { deniers: 3 } });
  });
  test("what is lost without being paid is a cost", () => {
    expect(sums({ change: { citizens: -1, vp: 2 }, price: {} })).toEqual({ costs: { citizens: 1 }, gains: { vp: 2 } });
  });
});

describe("the proof of a seed", () => {
  const HASH = "88d4266fd4e6338d13b845fcf289579d209c897823b9217da3e161936f031589"; // of "abcd"

  test("is right for the seed that was sealed", async () => {
    expect(await proved("abcd", HASH)).toBe("right");
    expect(await proved("abcd", HASH.toUpperCase())).toBe("right");
  });
  test("is wrong for any other", async () => {
    expect(await proved("abce", HASH)).toBe("wrong");
    expect(await proved("abcd", "")).toBe("wrong");
  });
});

describe("links", () => {
  const at = (path: string) => {
    const { page, props } = shownAt(new URL(path, "http://x"), ["king", "troyes-dice"]);
    return [page.path, props];
  };

  test("lead to their pages", () => {
    expect(at("/")).toEqual(["/", {}]);
    expect(at("/new/king")).toEqual(["/new/:game", { game: "king" }]);
    expect(at("/table/abc?key=k%2F1")).toEqual(["/table/:id", { id: "abc", key: "k/1" }]);
    expect(at("/rules")).toEqual(["/rules", {}]);
    expect(at("/rules/troyes-dice#wheel")).toEqual(["/rules/:game", { game: "troyes-dice", section: "wheel" }]);
    expect(at("/daily")).toEqual(["/daily/:day?", { day: "" }]);
    expect(at("/daily/2026-11-16")).toEqual(["/daily/:day?", { day: "2026-11-16" }]);
  });
  test("that lead nowhere say so", () => {
    for (const path of ["/new/chess", "/table", "/rules/chess", "/x", "/table/a/b", "/new/king/more"]) {
      expect(at(path)).toEqual(["", {}]);
    }
    expect(at("/table/%E0%A4%A")).toEqual(["", {}]);
  });
});
