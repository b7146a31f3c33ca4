// What a hand does at the table: points at things, touches them, asks what they are. Mouse, finger and keyboard alike.

import type { Attachment } from "svelte/attachments";
import type { Thing } from "../lib/play.svelte";

export interface Hand {
  point(key: string | null): void;
  touch(key: string): void;
  explain(thing: Thing, element: Element): void;
  hush(element: Element): void;
}

/** How long one looks at something before it is explained, and how long a finger rests on it. */
const LOOK = 450;

/** Makes an element answer to the hand. `key`: what it stands for; `thing`: what explains it, if anything does. */
export function held(hand: Hand | undefined, key: string, thing: Thing | null): Attachment<Element> {
  return (element) => {
    if (!hand) return;
    let look: ReturnType<typeof setTimeout> | undefined;
    let explained = false;
    const later = () => {
      clearTimeout(look);
      if (thing) {
        look = setTimeout(() => {
          explained = true;
          hand.explain(thing, element);
        }, LOOK);
      }
    };
    const leave = () => {
      clearTimeout(look);
      explained = false;
      hand.hush(element);
    };
    const listeners: Record<string, (event: Event) => void> = {
      pointerenter: (event) => {
        if ((event as PointerEvent).pointerType === "touch") return;
        hand.point(key);
        later();
      },
      pointerleave: () => {
        hand.point(null);
        leave();
      },
      pointerdown: (event) => {
        explained = false;
        if ((event as PointerEvent).pointerType === "touch") later();
        else clearTimeout(look);
      },
      pointerup: () => clearTimeout(look),
      pointercancel: leave,
      focus: () => {
        if (!element.matches(":focus-visible")) return;
        hand.point(key);
        later();
      },
      blur: () => {
        hand.point(null);
        leave();
      },
      click: () => {
        // A finger that rested to read has not chosen anything.
        if (explained && matchMedia("(hover: none)").matches) explained = false;
        else hand.touch(key);
      },
      contextmenu: (event) => {
        if (explained) event.preventDefault();
      },
      keydown: (event) => {
        const pressed = event as KeyboardEvent;
        if (pressed.key !== "Enter" && pressed.key !== " ") return;
        pressed.preventDefault();
        pressed.stopPropagation();
        hand.touch(key);
      },
    };
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener);
    return () => {
      leave();
      for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener);
    };
  };
}
