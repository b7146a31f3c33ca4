// What a hand does at the table: points at things, touches them, asks what they are. Mouse, finger and keyboard alike.

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import type { Thing } from "../lib/play.svelte";

export interface Hand {
  point(key: string | null): void;
  /** No longer pointed at; something else that is by now stays so. */
  unpoint(key: string): void;
  touch(key: string): void;
  explain(thing: Thing, element: Element): void;
  hush(element: Element): void;
}

/** How long one looks at something before it is explained, and how long a finger rests on it. */
const LOOK = 600;
const REST = 450;

/**
 * Makes an element answer to the hand. `key`: what it stands for; `thing`: what explains it, if anything does.
 * `quiet`: a part of it that is explained only to a finger that rests on it, since words would cover what it shows.
 */
export function held(hand: Hand | undefined, key: string, thing: Thing | null, quiet = ""): Attachment<Element> {
  return (element) => {
    if (!hand) return;
    let look: ReturnType<typeof setTimeout> | undefined;
    let explained = false;
    let waiting = false;
    let down = 0;
    const stop = () => {
      clearTimeout(look);
      waiting = false;
    };
    const later = (wait: number) => {
      stop();
      if (!thing) return;
      waiting = true;
      look = setTimeout(() => {
        explained = true;
        hand.explain(thing, element);
      }, wait);
    };
    const leave = () => {
      stop();
      explained = false;
      hand.hush(element);
    };
    const isQuiet = (event: Event) => quiet !== "" && (event.target as Element).closest(quiet) !== null;
    const listeners: Record<string, (event: Event) => void> = {
      pointerenter: (event) => {
        if ((event as PointerEvent).pointerType === "touch") return;
        hand.point(key);
      },
      pointermove: (event) => {
        if ((event as PointerEvent).pointerType === "touch") return;
        if (isQuiet(event)) {
          if (waiting || explained) leave();
        } else if (!waiting && !explained) later(LOOK);
      },
      pointerleave: () => {
        hand.point(null);
        leave();
      },
      pointerdown: (event) => {
        explained = false;
        down = event.timeStamp;
        if ((event as PointerEvent).pointerType === "touch") later(REST);
      },
      pointerup: (event) => {
        if ((event as PointerEvent).pointerType !== "touch") return;
        if (event.timeStamp - down < REST) leave(); // a tap, however late a busy page hears of it
        else stop();
      },
      pointercancel: leave,
      focus: () => {
        if (!element.matches(":focus-visible")) return;
        hand.point(key);
        if (!quiet) later(LOOK);
      },
      blur: () => {
        stop();
        explained = false;
        // Later: an element that is taken off the page is blurred in the midst of drawing it anew.
        queueMicrotask(() => {
          hand.unpoint(key);
          hand.hush(element);
        });
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
    // Svelte's own `on`: a focused element that is taken off the page is blurred in the midst of its work
    const stops = Object.entries(listeners).map(([name, listener]) => on(element, name, listener));
    return () => {
      leave();
      for (const off of stops) off();
    };
  };
}
