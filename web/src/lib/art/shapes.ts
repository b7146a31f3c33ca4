/** The outlines that stand for orders and things, each in a box of 24. Drawn once, used everywhere. */
export type Order = "red" | "yellow" | "white";
export type DieColour = Order | "black" | "purple";

/** Where a piece is drawn, and how large. */
export interface Placed {
  x?: number;
  y?: number;
  size?: number;
}

/** One that says how many. */
export interface Counted extends Placed {
  value?: number | string | null;
}

const SHIELD = "M3.5 3H20.5V10.8C20.5 16.6 16.8 20 12 22.2 7.2 20 3.5 16.6 3.5 10.8z";
const SHEAF =
  "M12 1.5C13.9 3.3 13.9 5.6 12 7.4 10.1 5.6 10.1 3.3 12 1.5z" +
  "M7.6 3.6C9.7 4.6 10.7 6.7 10 9.2 7.7 8.3 6.7 6.2 7.6 3.6z" +
  "M16.4 3.6C17.3 6.2 16.3 8.3 14 9.2 13.3 6.7 14.3 4.6 16.4 3.6z" +
  "M4.6 7.6C7 7.8 8.9 9.3 9.3 11.9 6.8 11.9 4.9 10.3 4.6 7.6z" +
  "M19.4 7.6C19.1 10.3 17.2 11.9 14.7 11.9 15.1 9.3 17 7.8 19.4 7.6z" +
  "M10.9 8.5H13.1V12.2L15 11.8 13.9 14.4H15.3V16.8H14.3L17.4 22.5H6.6L9.7 16.8H8.7V14.4H10.1L9 11.8 10.9 12.2z";
const ARCH =
  "M4 22.5V12C4 7.5 7.2 4.3 12 1.2 16.8 4.3 20 7.5 20 12V22.5H15.4V12.6C15.4 10.3 14.3 8.5 12 6.6 9.7 8.5 8.6 10.3 8.6 12.6V22.5z";
const FLAME =
  "M12.3 1.5C12.9 6 18.8 8.6 18.8 15 18.8 19.4 15.9 22.5 12 22.5 8.1 22.5 5.2 19.5 5.2 15.4 5.2 12.5 6.5 10.5 8.1 8.9 8.2 10.9 8.9 12.1 10.2 12.6 9.4 8.3 10.2 4.4 12.3 1.5z";
const CROWN = "M2.8 7.2 7.6 11.2 12 3.6 16.4 11.2 21.2 7.2 19.2 17.4H4.8zM4.8 18.8H19.2V21.2H4.8z";

export const ORDER_SHAPES: Record<DieColour, string> = {
  red: SHIELD,
  yellow: SHEAF,
  white: ARCH,
  black: FLAME,
  purple: CROWN,
};

export const MEEPLE =
  "M12 2A3.7 3.7 0 0 1 15 7.9C18 8.7 21.4 10.2 21.4 12.5 21.4 13.7 20.5 14.2 19.3 14.2H16.6L20 20.5C20.5 21.5 19.9 22.4 18.9 22.4H14.6L12 18.4 9.4 22.4H5.1C4.1 22.4 3.5 21.5 4 20.5L7.4 14.2H4.7C3.5 14.2 2.6 13.7 2.6 12.5 2.6 10.2 6 8.7 9 7.9A3.7 3.7 0 0 1 12 2z";
export const GUARD =
  "M12 1.5 13 4.2C16 4.7 17.6 7 17.6 9.8V12.6C17.6 14.2 16.8 15.4 15.6 16L19.2 20.3V22.5H4.8V20.3L8.4 16C7.2 15.4 6.4 14.2 6.4 12.6V9.8C6.4 7 8 4.7 11 4.2z";
export const LILY =
  "M12 1.5C14.6 4.6 15.2 7.3 13.6 10.6 14.6 7.6 18.5 6.4 20.2 9.2 21.6 11.5 20.2 14.6 17.6 14.2 16.8 15.6 15.6 16 14.4 16L15.2 18.6 12 22.5 8.8 18.6 9.6 16C8.4 16 7.2 15.6 6.4 14.2 3.8 14.6 2.4 11.5 3.8 9.2 5.5 6.4 9.4 7.6 10.4 10.6 8.8 7.3 9.4 4.6 12 1.5z";
export const STAR = "M12 3 14.1 9.9 21 12 14.1 14.1 12 21 9.9 14.1 3 12 9.9 9.9z";
export const PENNANT = "M5 1.5H19V22L12 17.2 5 22z";
export const HOURGLASS = "M6 2.5H18M6 21.5H18M7.5 2.5C7.5 8 16.5 15 16.5 21.5M16.5 2.5C16.5 8 7.5 15 7.5 21.5";
/** A padlock, for what cannot be chosen now. */
export const LOCK = "M6 11H18V21H6zM8.5 11V7.5C8.5 3 15.5 3 15.5 7.5V11";

/** Where the pips of a die lie, in thirds. */
export const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};
