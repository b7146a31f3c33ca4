import { expect, test } from "vitest";
import { folded } from "./reading";

test("words are found without case and accents", () => {
  expect(folded("Évêché, Hôtel de ville")).toBe("eveche, hotel de ville");
});

test("places in the text stay what they are", () => {
  for (const text of ["cœur d’Évêché", "ﬁn", "İ", "𝒯royes"]) expect(folded(text)).toHaveLength(text.length);
});
