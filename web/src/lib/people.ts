// Made by scripts/wire_types.py from troyes.server.wire.people: change that, and run it again.
import type { Lang, TableLine } from "./wire";

export type Tie = "none" | "friend" | "asked" | "asks";

/** A guest becomes an account, and keeps all that is theirs. */
export interface AccountNew {
  name: string;
  password: string;
}

export interface SignIn {
  name: string;
  password: string;
  /** Bring along what this device has played as a guest; otherwise it stays behind. */
  bring?: boolean;
  /** Answer with a token instead of a cookie: for programs. */
  token?: boolean;
}

export interface PasswordChange {
  old: string;
  new: string;
}

/** All of one's data is to be removed: meant by the password, or by a guest's name. */
export interface Farewell {
  password?: string;
  name?: string;
}

/** Who one is here. */
export interface Myself {
  id: string;
  name: string;
  lang: Lang;
  account: boolean;
  /** The account's name as it is compared; empty for a guest. */
  login: string;
  since: string;
  /** How many devices and programs can open the account. */
  devices: number;
  /** How many tables one sits at or has made. */
  tables: number;
  /** Whether the account has a recovery code. */
  recoverable: boolean;
  /** Where a code can be sent if the password is forgotten; empty: nowhere. */
  mail: string;
  /** Whether this server sends mail. */
  mails: boolean;
  /** Sent once, to a program that asked for it. */
  token: string | null;
  /** A new recovery code, sent once. */
  recovery: string | null;
}

/** How somebody comes back who has forgotten the password. A recovery code is always one. */
export interface WaysBack {
  /** Whether this server sends mail. */
  mail: boolean;
}

export interface RecoveryAsk {
  password: string;
}

/** A new password, by the recovery code or one that was sent. */
export interface Reset {
  name: string;
  code: string;
  new: string;
  /** Answer with a token instead of a cookie: for programs. */
  token?: boolean;
}

export interface Forgotten {
  name: string;
}

export interface MailChange {
  /** Empty: none any more. */
  mail: string;
  password: string;
}

export interface MailProof {
  code: string;
}

/** Somebody with an account. */
export interface Person {
  id: string;
  name: string;
  login: string;
  since: string;
  you: boolean;
  tie: Tie;
}

export interface Friend {
  id: string;
  name: string;
  login: string;
  /** Since when you are friends; or since when one has asked. */
  since: string;
  /** Listed tables at which they sit, open or running. */
  tables: TableLine[];
}

export interface FriendList {
  friends: Friend[];
  /** Who has asked you, and waits. */
  asks: Friend[];
  /** Whom you have asked. */
  asked: Friend[];
}

/** Whom to ask: by the exact name of an account, or by its id. */
export interface FriendAsk {
  name?: string;
  id?: string;
}
