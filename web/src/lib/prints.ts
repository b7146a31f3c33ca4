// Made by scripts/wire_types.py from troyes.server.wire.printing: change that, and run it again.

export type PrintWhat = "sheets" | "wheel" | "tiles" | "rules" | "cards";

export type PrintFile = "sheets.pdf" | "wheel.pdf" | "tiles.pdf" | "rules.pdf" | "cards.pdf";

export type PrintPaper = "a4" | "letter";

export type PrintPerPage = 1 | 2 | 4;

export type PrintWheel = "cut" | "page";

export type PrintBack = "fold" | "duplex";

export type PrintInk = "colour" | "black";

/** A page as it will be printed. */
export interface PrintPreview {
  svg: string;
  /** Which one it is, from 1. */
  page: number;
  pages: number;
}
