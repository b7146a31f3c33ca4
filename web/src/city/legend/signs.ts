/** The signs as the legend explains them, by groups: each sign as it is drawn, with the message that says what it means. */
import type { Sign } from "../signs";

export interface Meaning {
  sign: Sign;
  /** `sign-…`, where that is not the name of the icon. */
  id?: string;
}

const plain = (...icons: string[]): Meaning[] => icons.map((icon) => ({ sign: { icon } }));

export const GROUPS: readonly { id: string; signs: readonly Meaning[] }[] = [
  {
    id: "read",
    signs: [
      ...plain("arrow"),
      { sign: { icon: "division", amount: 3, before: "÷" } },
      ...plain("per", "plus", "or", "equals", "chain", "also", "from", "limit"),
      { sign: { icon: "citizen", no: true }, id: "no" },
      ...plain("end", "most"),
    ],
  },
  {
    id: "gain",
    signs: [
      { sign: { icon: "deniers", amount: 3 } },
      { sign: { icon: "influence", amount: 2 } },
      { sign: { icon: "vp", amount: 1 } },
      { sign: { icon: "deniers", amount: -3 }, id: "lost" },
      ...plain("cube", "kept", "event_cube", "neutral_cube"),
    ],
  },
  {
    id: "dice",
    signs: [
      { sign: { icon: "die", colour: "red" } },
      { sign: { icon: "dice", colour: "yellow" } },
      { sign: { icon: "die", colour: "any" }, id: "die-any" },
      { sign: { icon: "die", colour: "black" }, id: "die-black" },
      { sign: { icon: "die", colour: "purple" }, id: "die-purple" },
      { sign: { icon: "pips", colour: "red" } },
      { sign: { icon: "number", amount: 5, before: "+" } },
      ...plain("roll", "turn", "swap", "again"),
    ],
  },
  { id: "people", signs: plain("citizen", "tradesman", "neutral", "other", "everybody", "guard") },
  {
    id: "places",
    signs: [
      ...plain("district", "square", "palace", "city_hall", "bishopric", "building", "cathedral"),
      { sign: { icon: "level", amount: 4 } },
      { sign: { icon: "card", colour: "yellow" } },
      ...plain("event", "event_won", "gate", "field"),
    ],
  },
];

/** Read out in full, as examples: an activity, what it does in words. */
export const EXAMPLES = ["troubadour", "miller", "priest", "lumberjack"] as const;
