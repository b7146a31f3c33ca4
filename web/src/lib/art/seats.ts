/** Whose a piece is: a seat from 0, the neutral player, or le Roy. Each has a colour and a heraldic charge. */
import type { Placed } from "./shapes";

export type Owner = number | "neutral" | "roy";

/** A piece of somebody's. */
export interface Owned extends Placed {
  owner: Owner;
}

/** How many families have colours of their own. */
export const SEATS = 10;

/** The charge of each seat in a unit square: what lies upon its colour. A chevron, a pale, a bend, a cross, and so on. */
const CHARGES: readonly string[] = [
  "M0 .86 .5 .36 1 .86V.58L.5 .08 0 .58z",
  "M.36 0H.64V1H.36z",
  "M0 0H.26L1 .74V1H.74L0 .26z",
  "M.37 0H.63V.3H1V.56H.63V1H.37V.56H0V.3H.37z",
  "M0 .34H1V.66H0z",
  "M0 0H.2L.5 .34 .8 0H1V.2L.7 .5 1 .8V1H.8L.5 .66 .2 1H0V.8L.3 .5 0 .2z",
  "M0 0H.5V.5H0zM.5 .5H1V1H.5z",
  "M0 0H.33V.33H0zM.67 0H1V.33H.67zM.33 .33H.67V.67H.33zM0 .67H.33V1H0zM.67 .67H1V1H.67z",
  "M0 0H1L.5 .9z",
  "M0 .12H1V.3H0zM0 .48H1V.66H0zM0 .84H1V1H0z",
];

const LILY =
  "M.5 .14C.6 .26 .62 .36 .56 .48 .6 .36 .74 .32 .78 .42 .81 .5 .75 .58 .68 .56 .64 .62 .6 .64 .56 .64L.6 .8 .5 .88 .4 .8 .44 .64C.4 .64 .36 .62 .32 .56 .25 .58 .19 .5 .22 .42 .26 .32 .4 .36 .44 .48 .38 .36 .4 .26 .5 .14z";

/** The CSS colour of an owner. */
export function ink(owner: Owner): string {
  return `var(--seat-${owner})`;
}

/** The paint of a whole piece: its colour with its charge. */
export function paint(owner: Owner): string {
  ensure();
  return `url(#seat-${owner})`;
}

function pattern(owner: Owner, charge: string, colour: string): string {
  const field = `<rect width="1" height="1" style="fill:${ink(owner)}"/>`;
  return (
    `<pattern id="seat-${owner}" width="1" height="1" patternContentUnits="objectBoundingBox">${field}` +
    `<path d="${charge}" style="fill:${colour}"/></pattern>`
  );
}

/** The patterns stand once in the page, whoever draws with them first. */
function ensure(): void {
  if (typeof document === "undefined" || document.getElementById("seat-paints")) return;
  const light = (owner: Owner) => `color-mix(in srgb, ${ink(owner)} 48%, white)`;
  const all = CHARGES.map((charge, seat) => pattern(seat, charge, light(seat)));
  all.push(pattern("neutral", "M.5 .5m-.14 0a.14 .14 0 1 0 .28 0a.14 .14 0 1 0 -.28 0z", light("neutral")));
  all.push(pattern("roy", LILY, "#f2cf63"));
  const holder = document.createElement("div");
  holder.innerHTML = `<svg id="seat-paints" width="0" height="0" aria-hidden="true" style="position:absolute"><defs>${all.join("")}</defs></svg>`;
  const svg = holder.firstElementChild;
  if (svg) document.body.append(svg);
}
