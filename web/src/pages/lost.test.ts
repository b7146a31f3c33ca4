import { describe, expect, it } from "vitest";
import { shownAt } from "../routes";
import { lostFor } from "./lost";

const refused = (status: number) => ({ status, id: "x", detail: "What the server says.", place: "" });

describe("what is missing", () => {
  it("is said once: by the page, or by the server", () => {
    expect(lostFor(refused(404), "table")).toEqual({ what: "table", detail: "" });
    expect(lostFor(refused(404), "person")).toEqual({ what: "person", detail: "" });
    expect(lostFor(refused(404), "page")).toEqual({ what: "page", detail: "What the server says." });
    expect(lostFor(refused(0), "table")).toEqual({ what: "offline", detail: "" });
  });
  it("is not a table that cannot be shown for another reason", () => {
    expect(lostFor(refused(409), "table")).toEqual({ what: "trouble", detail: "What the server says." });
  });
});

describe("the way back after signing in", () => {
  const then = (path: string) => shownAt(new URL(`https://troyes.example/me?then=${encodeURIComponent(path)}`), []).props;
  it("leads to a page of ours, and nowhere else", () => {
    expect(then("/table/abc?key=d")).toEqual({ then: "/table/abc?key=d" });
    for (const away of ["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)", ""]) {
      expect(then(away)).toEqual({ then: "" });
    }
  });
});
