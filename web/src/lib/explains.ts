/**
 * Words for a thing under the hand, with the focus, or under a finger that stays:
 *
 *     <g {@attach explains(play, { kind: "activity", id: "archer" })}>
 */
import type { Attachment } from "svelte/attachments";
import type { Play, Thing } from "./play.svelte";

const HOVER_MS = 350;
const PRESS_MS = 450;

export function explains(play: Play, thing: Thing): Attachment<Element> {
  return (element) => {
    let timer = 0;
    const soon = (ms: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => play.explain(thing, element), ms);
    };
    const entered = (event: Event) => {
      if ((event as PointerEvent).pointerType === "mouse") soon(HOVER_MS);
    };
    const pressed = (event: Event) => {
      if ((event as PointerEvent).pointerType !== "mouse") soon(PRESS_MS);
    };
    const lifted = () => clearTimeout(timer);
    const left = () => {
      clearTimeout(timer);
      play.hush(element);
    };
    const focused = () => {
      if (element.matches(":focus-visible") || element.querySelector(":focus-visible")) soon(HOVER_MS);
    };
    const events: [string, (event: Event) => void][] = [
      ["pointerenter", entered],
      ["pointerdown", pressed],
      ["pointerup", lifted],
      ["pointercancel", lifted],
      ["pointerleave", left],
      ["focusin", focused],
      ["focusout", left],
    ];
    for (const [name, heard] of events) element.addEventListener(name, heard);
    return () => {
      left();
      for (const [name, heard] of events) element.removeEventListener(name, heard);
    };
  };
}
