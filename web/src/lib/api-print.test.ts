import { describe, expect, it } from "vitest";
import { asked, pdfUrl, type PrintWish } from "./api-print";

const wish: PrintWish = {
  what: "sheets", lang: "en", paper: "a4", ink: "colour", numbering: "first", start: 4, columns: [3, 1, 2, 6, 5, 4],
  perPage: 2, banquets: false, wheel: "cut", back: "fold", bonus: true, ladies: true, set: "",
};

describe("what is asked for", () => {
  it("names a start only where numbers rise or fall from it", () => {
    expect(asked(wish).has("start")).toBe(false);
    expect(asked({ ...wish, numbering: "falling" }).get("start")).toBe("4");
  });
  it("sends an order of one's own as its six numbers", () => {
    expect(asked({ ...wish, numbering: "own" }).get("numbering")).toBe("3,1,2,6,5,4");
  });
  it("leaves out what does not matter for it", () => {
    expect(asked(wish).has("ladies")).toBe(false);
    const cards = asked({ ...wish, what: "cards" });
    expect(cards.get("ladies")).toBe("true");
    expect(cards.has("numbering") || cards.has("banquets")).toBe(false);
  });
  it("is the address of a file", () => {
    expect(pdfUrl({ ...wish, what: "tiles" })).toMatch(/^\/api\/print\/tiles\.pdf\?/);
  });
});
