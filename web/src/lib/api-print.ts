/** Pages to print, over HTTP. */
import { get } from "./api";
import type { PrintBack, PrintInk, PrintPaper, PrintPreview, PrintWhat, PrintWheel } from "./prints";
import type { Lang } from "./wire";

export type Numbering = "first" | "rising" | "falling" | "own" | "blank";

/** Everything that can be chosen, whether or not it matters for what is printed. */
export interface PrintWish {
  what: PrintWhat;
  lang: Lang;
  paper: PrintPaper;
  ink: PrintInk;
  numbering: Numbering;
  start: number;
  columns: number[];
  perPage: number;
  banquets: boolean;
  wheel: PrintWheel;
  back: PrintBack;
  bonus: boolean;
  ladies: boolean;
  /** The id of a set of one's own numbers; empty: the usual ones. */
  set: string;
}

/** Only what matters is asked for, so that equal pages have equal addresses. */
export function asked(wish: PrintWish): URLSearchParams {
  const found = new URLSearchParams({ lang: wish.lang, paper: wish.paper, ink: wish.ink });
  if (wish.what === "sheets") {
    found.set("numbering", wish.numbering === "own" ? wish.columns.join(",") : wish.numbering);
    if (wish.numbering === "rising" || wish.numbering === "falling") found.set("start", String(wish.start));
    found.set("per_page", String(wish.perPage));
  }
  if (wish.what === "wheel") found.set("wheel", wish.wheel);
  if (wish.what === "tiles") found.set("back", wish.back);
  if (wish.what === "cards") {
    found.set("bonus", String(wish.bonus));
    found.set("ladies", String(wish.ladies));
  } else {
    found.set("banquets", String(wish.banquets));
  }
  if (wish.set) found.set("set", wish.set);
  return found;
}

export function pdfUrl(wish: PrintWish): string {
  return `/api/print/${wish.what}.pdf?${asked(wish)}`;
}

export function preview(wish: PrintWish, page: number): Promise<PrintPreview> {
  return get<PrintPreview>(`/api/print/${wish.what}/preview?${asked(wish)}&page=${page}`);
}
