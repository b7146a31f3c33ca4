import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { held, type Hand } from "../src/dice/hand";

const THING = { kind: "die", name: "1" } as never;
let element: EventTarget;
let hand: Hand;

function finger(type: "pointerdown" | "pointerup", timeStamp: number): void {
  element.dispatchEvent(Object.defineProperties(new Event(type), { pointerType: { value: "touch" }, timeStamp: { value: timeStamp } }));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  element = new EventTarget();
  hand = { point: vi.fn(), unpoint: vi.fn(), touch: vi.fn(), explain: vi.fn(), hush: vi.fn() };
  held(hand, "die 1", THING)(element as Element);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a finger that rests on something reads about it, and chooses nothing", () => {
  finger("pointerdown", 0);
  vi.advanceTimersByTime(500);
  finger("pointerup", 500);
  element.dispatchEvent(new Event("click"));
  expect(hand.explain).toHaveBeenCalled();
  expect(hand.touch).not.toHaveBeenCalled();
});

test("a short tap chooses, however late a busy page hears that the finger is gone", () => {
  finger("pointerdown", 0);
  vi.advanceTimersByTime(900);
  finger("pointerup", 80);
  element.dispatchEvent(new Event("click"));
  expect(hand.hush).toHaveBeenCalled();
  expect(hand.touch).toHaveBeenCalledWith("die 1");
});
