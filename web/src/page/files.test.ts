import { afterEach, expect, test, vi } from "vitest";
import { moveTo, server } from "../lib/house";
import { hand } from "./files";

vi.mock("../lib/words", () => ({ t: (id: string) => id }));

interface FakeLink {
  href: string;
  download: string;
  clicks: number;
  click(): void;
}

let links: FakeLink[];

function answering(answer: Response): void {
  links = [];
  const createElement = () => {
    const link: FakeLink = { href: "", download: "", clicks: 0, click: () => (link.clicks += 1) };
    links.push(link);
    return link;
  };
  vi.stubGlobal("document", { createElement });
  moveTo({ ...server, ask: () => Promise.resolve(answer) });
}

afterEach(() => {
  vi.unstubAllGlobals();
  moveTo(server);
});

test("a file is saved under the name that it comes with", async () => {
  answering(new Response("{}", { headers: { "Content-Disposition": "attachment; filename=troyes-abc.json" } }));
  await hand("/api/tables/abc/record");
  expect(links).toMatchObject([{ download: "troyes-abc.json", clicks: 1 }]);
});

test("one that is refused is not, and the reason is told", async () => {
  const trouble = { status: 404, id: "web-no-table", detail: "There is no such table.", place: "" };
  answering(new Response(JSON.stringify(trouble), { status: 404 }));
  await expect(hand("/api/tables/abc/record")).rejects.toThrow("There is no such table.");
  expect(links).toEqual([]);
});
