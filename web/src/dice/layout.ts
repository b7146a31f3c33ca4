// Where everything stands, in units that are pixels on a desk of 1440 x 660. Nothing here knows the DOM.

import { CITIZEN_TRACK, COLOURS, RESOURCE_TRACK, type Act, type Colour } from "./names";

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** wide: beside the wheel on a desk. tall: below it, on a phone. */
export type Form = "wide" | "tall";

export const centre = (box: Box): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

// -- the sheet -------------------------------------------------------------------------------------------------------

export interface SheetLayout {
  form: Form;
  width: number;
  height: number;
  title: Box;
  district: (colour: Colour) => Box;
  /** The name of a row of spaces: beside it, or above it on a phone. */
  label: (colour: Colour, act: Act) => Box;
  space: (colour: Colour, act: Act, column: number) => Box;
  /** The lozenge between a column and the next. */
  link: (colour: Colour, act: Act, column: number) => Point;
  /** The character that scores a row, and the number beside it. */
  score: (colour: Colour, act: Act) => Box;
  resources: Box;
  resourceLabel: (colour: Colour) => Box;
  resource: (colour: Colour, at: number) => Point;
  inHand: (colour: Colour) => Point;
  citizens: Box;
  citizenLabel: (colour: Colour) => Box;
  citizen: (colour: Colour, at: number) => Point;
  /** The row of a citizen track, to be pointed at. */
  citizenTrack: (colour: Colour) => Box;
  /** Above a column of the citizen tracks: what it brings. */
  milestone: (at: number) => Point;
  /** Behind a citizen: the bonus that this track alone brings. */
  bonus: (colour: Colour, at: number) => Point;
  spot: number;
}

interface Measures {
  form: Form;
  width: number;
  margin: number;
  top: number;
  left: number;
  cell: number;
  gap: number;
  act: Record<Act, { y: number; height: number }>;
  districtHeight: number;
  districtStep: number;
  scoreX: number;
  scoreWidth: number;
  resourceStep: number;
  resourceRow: number;
  citizenStep: number;
  citizenRow: number;
  bonusRoom: number;
  spot: number;
}

const WIDE: Measures = {
  form: "wide",
  width: 752,
  margin: 10,
  top: 40,
  left: 108,
  cell: 78,
  gap: 16,
  act: { gain: { y: 4, height: 40 }, prestige: { y: 47, height: 44 }, work: { y: 93, height: 42 } },
  districtHeight: 138,
  districtStep: 142,
  scoreX: 664,
  scoreWidth: 73,
  resourceStep: 30.4,
  resourceRow: 25,
  citizenStep: 27,
  citizenRow: 25,
  bonusRoom: 38,
  spot: 9.5,
};

const TALL: Measures = {
  form: "tall",
  width: 390,
  margin: 6,
  top: 44,
  left: 12,
  cell: 54,
  gap: 8.4,
  act: { gain: { y: 32, height: 42 }, prestige: { y: 102, height: 54 }, work: { y: 184, height: 54 } },
  districtHeight: 244,
  districtStep: 250,
  scoreX: 0,
  scoreWidth: 150,
  resourceStep: 20.4,
  resourceRow: 44,
  citizenStep: 15.6,
  citizenRow: 48,
  bonusRoom: 27,
  spot: 8,
};

function laidOut(m: Measures): SheetLayout {
  const tall = m.form === "tall";
  const at = (colour: Colour) => COLOURS.indexOf(colour);
  const inner = m.width - 2 * m.margin;
  const columnX = (column: number) => m.left + column * (m.cell + m.gap);
  const right = columnX(5) + m.cell;
  const district = (colour: Colour): Box => ({
    x: m.margin,
    y: m.top + at(colour) * m.districtStep,
    width: inner,
    height: m.districtHeight,
  });
  const actY = (colour: Colour, act: Act) => district(colour).y + m.act[act].y;
  const resourcesY = m.top + 3 * m.districtStep;
  const resources: Box = { x: m.margin, y: resourcesY, width: inner, height: 3 * m.resourceRow + 6 };
  const citizensY = resourcesY + resources.height + 4;
  const head = tall ? 24 : 22;
  const citizens: Box = { x: m.margin, y: citizensY, width: inner, height: head + 3 * m.citizenRow + 4 };
  const trackLabel = tall ? 18 : 0;
  const resourceY = (colour: Colour) => resourcesY + 3 + at(colour) * m.resourceRow;
  const citizenY = (colour: Colour) => citizensY + head + at(colour) * m.citizenRow;
  const trackX = tall ? m.left + 8 : m.left + 12;
  // A little more room behind each fifth makes a long track readable; the bonus of a track stands behind its citizen.
  const citizenX = (count: number) =>
    trackX + (count - 1) * m.citizenStep + (count > 15 ? m.bonusRoom : 0) + (count > 11 ? 4 : 0) + (count > 6 ? 4 : 0);
  const resourceX = (count: number) => trackX + (count - 1) * m.resourceStep;
  return {
    form: m.form,
    width: m.width,
    height: citizensY + citizens.height + m.margin,
    title: { x: m.margin, y: 6, width: inner, height: m.top - 8 },
    district,
    label: (colour, act) =>
      tall
        ? { x: m.left, y: actY(colour, act) - 25, width: 190, height: 18 }
        : { x: m.margin + 6, y: actY(colour, act), width: m.left - m.margin - 10, height: m.act[act].height },
    space: (colour, act, column) => ({
      x: columnX(column),
      y: actY(colour, act),
      width: m.cell,
      height: m.act[act].height,
    }),
    link: (colour, act, column) => ({
      x: columnX(column) + m.cell + m.gap / 2,
      y: actY(colour, act) + (tall ? 15 : m.act[act].height / 2),
    }),
    score: (colour, act) =>
      tall
        ? { x: right - m.scoreWidth, y: actY(colour, act) - 25, width: m.scoreWidth, height: 18 }
        : { x: m.scoreX, y: actY(colour, act), width: m.scoreWidth, height: m.act[act].height },
    resources,
    resourceLabel: (colour) =>
      tall
        ? { x: m.left, y: resourceY(colour), width: 150, height: 18 }
        : { x: m.margin + 6, y: resourceY(colour), width: m.left - m.margin - 10, height: m.resourceRow },
    resource: (colour, count) => ({
      x: resourceX(count),
      y: resourceY(colour) + trackLabel + (m.resourceRow - trackLabel) / 2,
    }),
    inHand: (colour) =>
      tall
        ? { x: right, y: resourceY(colour) + 9 }
        : { x: m.scoreX + m.scoreWidth - 4, y: resourceY(colour) + m.resourceRow / 2 },
    citizens,
    citizenLabel: (colour) =>
      tall
        ? { x: m.left, y: citizenY(colour), width: 150, height: 18 }
        : { x: m.margin + 6, y: citizenY(colour), width: m.left - m.margin - 10, height: m.citizenRow },
    citizen: (colour, count) => ({
      x: citizenX(count),
      y: citizenY(colour) + trackLabel + (m.citizenRow - trackLabel) / 2,
    }),
    citizenTrack: (colour) => ({ x: m.margin + 2, y: citizenY(colour), width: inner - 4, height: m.citizenRow }),
    milestone: (count) => ({ x: citizenX(count), y: citizensY + head / 2 + 1 }),
    bonus: (colour, count) => ({
      x: citizenX(count) + m.citizenStep * 0.5 + m.bonusRoom / 2,
      y: citizenY(colour) + trackLabel + (m.citizenRow - trackLabel) / 2,
    }),
    spot: m.spot,
  };
}

export const SHEET: Record<Form, SheetLayout> = { wide: laidOut(WIDE), tall: laidOut(TALL) };

// -- the wheel -------------------------------------------------------------------------------------------------------

export const WHEEL = {
  /** Half of its side: the wheel stands round (0, 0). */
  reach: 305,
  plazaIn: 154,
  plazaOut: 258,
  die: 202,
  diceSize: 58,
  ringIn: 106,
  ringOut: 148,
  price: 127,
  tile: 276,
} as const;

/** A point of the wheel, at an angle in degrees from the top, clockwise. */
export function around(angle: number, radius: number): Point {
  const turn = ((angle - 90) * Math.PI) / 180;
  return { x: Math.cos(turn) * radius, y: Math.sin(turn) * radius };
}

/** The middle of a notch, in degrees from the top. */
export const notchAngle = (notch: number): number => notch * 40;

/** A piece of a ring between two angles. */
export function sector(from: number, to: number, inner: number, outer: number): string {
  const [a, b, c, d] = [around(from, outer), around(to, outer), around(to, inner), around(from, inner)];
  const large = to - from > 180 ? 1 : 0;
  const point = (p: Point) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`;
  return (
    `M${point(a)}A${outer} ${outer} 0 ${large} 1 ${point(b)}L${point(c)}` +
    `A${inner} ${inner} 0 ${large} 0 ${point(d)}Z`
  );
}

// -- the board -------------------------------------------------------------------------------------------------------

export interface BoardLayout {
  form: Form;
  width: number;
  height: number;
  wheel: Point & { scale: number };
  sheet: Point;
}

function boardOf(form: Form): BoardLayout {
  const sheet = SHEET[form];
  if (form === "tall") {
    const side = 390;
    const scale = side / (2 * WHEEL.reach);
    return {
      form,
      width: side,
      height: side + sheet.height,
      wheel: { x: side / 2, y: side / 2, scale },
      sheet: { x: 0, y: side },
    };
  }
  const height = sheet.height + 8;
  const wheelX = WHEEL.reach + 4;
  return {
    form,
    width: wheelX + WHEEL.reach + 12 + sheet.width + 6,
    height,
    wheel: { x: wheelX, y: height / 2, scale: 1 },
    sheet: { x: wheelX + WHEEL.reach + 12, y: 4 },
  };
}

/** The whole table: the wheel and the sheet. */
export const BOARD: Record<Form, BoardLayout> = { wide: boardOf("wide"), tall: boardOf("tall") };

/** Where the middle of a die lies on the board. */
export function diePoint(layout: BoardLayout, notch: number): Point {
  const at = around(notchAngle(notch), WHEEL.die);
  return { x: layout.wheel.x + at.x * layout.wheel.scale, y: layout.wheel.y + at.y * layout.wheel.scale };
}

/** Where the price of a space stands on the board: on its upper edge. */
export function pricePoint(layout: BoardLayout, colour: Colour, act: Act, column: number): Point {
  const box = SHEET[layout.form].space(colour, act, column);
  return { x: layout.sheet.x + box.x + (layout.form === "tall" ? box.width / 2 : 18), y: layout.sheet.y + box.y - 2 };
}

export const RESOURCE_SPOTS: readonly number[] = Array.from({ length: RESOURCE_TRACK }, (_, at) => at + 1);
export const CITIZEN_SPOTS: readonly number[] = Array.from({ length: CITIZEN_TRACK }, (_, at) => at + 1);
