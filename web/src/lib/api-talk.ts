/** Talk and notices, over HTTP. What is said itself goes through the live line. */
import { get, send } from "./api";
import type { HookTried, Muted, Notices, PushGone, PushNew, Report, Reported, Unheard } from "./talk";

export const talking = {
  mutes: () => get<Muted[]>("/api/mutes"),
  mute: (whom: Unheard) => send<Muted[]>("POST", "/api/mutes", whom),
  unmute: (id: string) => send<Muted[]>("DELETE", `/api/mutes/${encodeURIComponent(id)}`),
  report: (table: string, report: Report) =>
    send<Reported>("POST", `/api/tables/${encodeURIComponent(table)}/reports`, report),
};

export const notices = {
  get: () => get<Notices>("/api/me/notices"),
  push: (push: PushNew) => send<Notices>("POST", "/api/me/pushes", push),
  noPush: (push: PushGone) => send<Notices>("DELETE", "/api/me/pushes", push),
  webhook: (url: string) => send<Notices>("PUT", "/api/me/webhook", { url }),
  tryWebhook: () => send<HookTried>("POST", "/api/me/webhook/test"),
};
