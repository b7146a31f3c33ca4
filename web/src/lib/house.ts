/**
 * Who answers: a server over the net, or the engine in a worker of this page. Both are asked in the same words, and
 * whoever asks does not know which of them it is.
 */
import type { Lang } from "./wire";

/** What a live line needs of a WebSocket. */
export interface Socket {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface House {
  /** A request by its path. It rejects if nobody answers. */
  ask(method: string, path: string, lang: Lang, body?: unknown): Promise<Response>;
  /** A live line, by its path. */
  dial(path: string): Socket;
}

export const server: House = {
  ask(method, path, lang, body) {
    const headers: Record<string, string> = { "Accept-Language": lang };
    if (body !== undefined) headers["Content-Type"] = "application/json";
    const request: RequestInit = { method, headers, credentials: "same-origin" };
    if (body !== undefined) request.body = body instanceof Blob ? body : JSON.stringify(body);
    return fetch(path, request);
  },
  dial(path) {
    const url = new URL(path, location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    return new WebSocket(url) as Socket;
  },
};

const [CONNECTING, CLOSED] = [0, 3] as const;
/** A socket's close code: it was lost, nobody knows why. */
const LOST = 1006;

/** A line of which it is still being found out who has its other end. */
export class Later implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  #found: Socket | null = null;
  #closed = false;

  constructor(finding: Promise<Socket>) {
    finding.then(
      (found) => this.#join(found),
      () => this.#end(LOST),
    );
  }
  get readyState(): number {
    return this.#closed ? CLOSED : (this.#found?.readyState ?? CONNECTING);
  }
  send(text: string): void {
    this.#found?.send(text);
  }
  close(): void {
    this.#closed = true;
    this.#found?.close();
  }
  #join(found: Socket): void {
    if (this.#closed) return found.close();
    this.#found = found;
    found.onopen = () => this.onopen?.();
    found.onmessage = (event) => this.onmessage?.(event);
    found.onclose = ({ code }) => this.#end(code);
  }
  #end(code: number): void {
    if (this.#closed) return;
    this.#closed = true;
    this.onclose?.({ code });
  }
}

let here: House = server;

/** The house that answers from now on. */
export function moveTo(house: House): void {
  here = house;
}

/** Who answers now. */
export function house(): House {
  return here;
}
