import { beforeEach, describe, expect, test } from "vitest";
import type { TalkLine } from "../src/lib/talk";
import { Talk, type Mouth } from "../src/lib/talk.svelte";
import type { Message } from "../src/lib/message";

function line(n: number, text: string, yours = false): TalkLine {
  return { n, seat: yours ? 0 : 1, name: yours ? "Anna" : "Bea", text, made: "2026-11-16T00:00:00Z", yours };
}

let answer: Message | "lost" | null;
let said: string[];
let talk: Talk;
const mouth: Mouth = {
  say: (text) => {
    said.push(text);
    return Promise.resolve(answer);
  },
  unsay: () => Promise.resolve(answer),
};

beforeEach(() => {
  answer = null;
  said = [];
  talk = new Talk("t", "", mouth);
});

describe("what was not read yet", () => {
  test("is only what others say while the chat is out of sight", () => {
    talk.hearAll([line(0, "before")]);
    expect(talk.unread).toBe(0);
    talk.hear(line(1, "new"));
    talk.hear(line(2, "mine", true));
    expect(talk.unread).toBe(1);
    const away = talk.watch();
    expect(talk.unread).toBe(0);
    talk.hear(line(3, "seen"));
    expect(talk.unread).toBe(0);
    away();
    talk.hear(line(4, "newer"));
    expect(talk.unread).toBe(1);
  });

  test("counts what came while the line was down, and nothing twice", () => {
    talk.begin();
    talk.hear(line(0, "one"));
    talk.watch()();
    talk.hearAll([line(0, "one"), line(1, "two")]);
    expect(talk.unread).toBe(1);
    talk.hearAll([line(0, "one"), line(1, "two")]);
    expect(talk.unread).toBe(1);
  });

  test("is not what is taken back", () => {
    talk.hearAll([line(0, "one")]);
    talk.hear(line(0, ""));
    expect(talk.unread).toBe(0);
    expect(talk.messages).toEqual([line(0, "")]);
  });
});

describe("what is written", () => {
  test("goes once it was heard", async () => {
    talk.draft = "  hello ";
    expect(await talk.say()).toBeNull();
    expect(said).toEqual(["hello"]);
    expect(talk.draft).toBe("");
  });

  test("stays when it was refused, or when nobody knows", async () => {
    talk.draft = "hello";
    answer = { id: "web-too-many", args: {}, rule: "" };
    expect(await talk.say()).toBe(answer);
    answer = "lost";
    expect(await talk.say()).toBe("lost");
    expect(talk.draft).toBe("hello");
  });

  test("goes when the line was lost, and it arrived all the same", async () => {
    talk.draft = "hello  you";
    answer = "lost";
    talk.hearAll([line(0, "hello you", true)]);
    expect(await talk.say()).toBeNull();
    expect(talk.draft).toBe("");
  });

  test("is nothing without a letter", async () => {
    talk.draft = "   ";
    expect(await talk.say()).toBeNull();
    expect(said).toEqual([]);
  });
});

test("a chat without a word may have words that are hidden, until those who said them are read again", () => {
  talk.hearAll([], true);
  expect(talk.hidden).toBe(true);
  talk.hearAll([line(0, "again")], false);
  expect(talk.hidden).toBe(false);
});
