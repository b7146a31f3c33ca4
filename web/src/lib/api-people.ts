/** People, over HTTP: oneself, friends, profiles. This device remembers who it is signed in as. */
import { ask, get, send } from "./api";
import { leaveBrowser } from "./notices.svelte";
import type {
  AccountNew,
  Farewell,
  Forgotten,
  FriendAsk,
  FriendList,
  MailChange,
  MailProof,
  Myself,
  PasswordChange,
  Person,
  RecoveryAsk,
  Reset,
  SignIn,
  WaysBack,
} from "./people";
import { settings } from "./settings.svelte";

function met(me: Myself): Myself {
  settings.guest = settings.name = me.name;
  settings.account = me.login;
  return me;
}

function parted(): void {
  settings.guest = settings.name = settings.account = "";
}

const one = (id: string): string => `/api/friends/${encodeURIComponent(id)}`;

export const people = {
  /** Who one is here; nobody yet, or no longer: null. */
  async myself(): Promise<Myself | null> {
    const me = await get<Myself | null>("/api/account");
    if (settings.account && !me?.login) settings.signedOut();
    settings.guest = me?.name ?? "";
    settings.account = me?.login ?? "";
    return me;
  },
  makeAccount: (account: AccountNew) => send<Myself>("POST", "/api/account", account).then(met),
  signIn: (proof: SignIn) => ask<Myself>("POST", "/api/session", proof).then(met),
  changePassword: (change: PasswordChange) => send<Myself>("POST", "/api/account/password", change),
  newRecovery: (proof: RecoveryAsk) => send<Myself>("POST", "/api/account/recovery", proof),
  waysBack: () => get<WaysBack>("/api/account/ways-back"),
  reset: (wish: Reset) => ask<Myself>("POST", "/api/account/reset", wish).then(met),
  forgotten: (whose: Forgotten) => ask<unknown>("POST", "/api/account/forgotten", whose),
  nameMail: (change: MailChange) => send<Myself>("PUT", "/api/account/mail", change),
  proveMail: (proof: MailProof) => send<Myself>("POST", "/api/account/mail/proof", proof),
  signOut: () => ask<unknown>("DELETE", "/api/session").then(parted).then(leaveBrowser),
  signOutEverywhere: () => ask<unknown>("DELETE", "/api/sessions").then(parted).then(leaveBrowser),
  farewell: (proof: Farewell) => ask<unknown>("DELETE", "/api/me", proof).then(parted).then(leaveBrowser),
  exportUrl: "/api/me/export",
  person: (id: string) => get<Person>(`/api/people/${encodeURIComponent(id)}`),
  friends: () => get<FriendList>("/api/friends"),
  befriend: (whom: FriendAsk) => send<FriendList>("POST", "/api/friends", whom),
  accept: (id: string) => send<FriendList>("POST", `${one(id)}/accept`),
  part: (id: string) => send<FriendList>("DELETE", one(id)),
};
