// Made by scripts/wire_types.py from troyes.server.wire.talk: change that, and run it again.

/** Something that was said at a table. */
export interface TalkLine {
  n: number;
  /** Where whoever said it sits now; null: no longer here. */
  seat: number | null;
  name: string;
  /** Plain text. Empty: it was taken back, or removed. */
  text: string;
  /** When, in UTC. */
  made: string;
  yours: boolean;
}

/** All that was said, as far as this person wants to read it; the latest last. Takes the place of what was told. */
export interface TalkMessage {
  t: "talk";
  messages: TalkLine[];
  /** Whether somebody who sits or has spoken here is muted by you. */
  hidden: boolean;
}

/** Something was said just now; or, with a number that is known already, was taken back. */
export interface SaidMessage {
  t: "said";
  message: TalkLine;
}

/** Says something to everybody at the table. For those who sit there. */
export interface SaySent {
  t: "say";
  /** Chosen by the sender; the answer carries it back. */
  id: string;
  /** 1 to 500 characters, on one line. */
  text: string;
}

/** Takes back what one has said oneself, up to five minutes ago. */
export interface UnsaySent {
  t: "unsay";
  id: string;
  n: number;
}

/** Somebody whose words one does not read. */
export interface Muted {
  id: string;
  name: string;
}

/** Whose words are not wanted: whoever said this. */
export interface Unheard {
  table: string;
  n: number;
  /** What opens a private table to a friend. */
  key?: string;
}

/** A message that the operator should look at. */
export interface Report {
  n: number;
  why: string;
  /** What opens a private table to a friend. */
  key?: string;
}

export interface Reported {
  id: string;
}

/** How somebody is told that it is their turn. */
export interface Notices {
  /** The server's public key, for `pushManager.subscribe`. */
  push_key: string;
  /** The browsers that are told: their addresses at their push services. */
  pushes: string[];
  /** Where it is posted; empty: nowhere. */
  webhook: string;
  /** What the posts to it are signed with; another one for each address. Empty without one. */
  webhook_secret: string;
  /** Whether you have an account: a webhook needs one. */
  account: boolean;
}

/** A browser that wants to be told, as its `PushSubscription` has it. */
export interface PushNew {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushGone {
  endpoint: string;
}

export interface HookChange {
  /** Empty: nowhere any more. */
  url: string;
}

/** What came of a post on trial. */
export interface HookTried {
  ok: boolean;
  /** What was answered; 0: nothing was. */
  status: number;
}
