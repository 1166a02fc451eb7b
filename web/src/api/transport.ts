// The way to whoever keeps the tables: a server over HTTP, or a worker of this page.
import { LOCAL } from "$/local/mode";

/** What is answered to a request. */
export interface Answer {
  status: number;
  /** when it was answered, by the clock that tables go by */ date: string | null;
  /** seconds to wait before the next try */ retryAfter: number;
  statusText: string;
  json(): Promise<unknown>;
  text(): Promise<string>;
}

export interface Sending {
  method: string;
  /** with its query, from /api on */ url: string;
  headers: Record<string, string>;
  body?: string;
}

/** What a stream needs of an EventSource. */
export interface Source {
  readonly readyState: number;
  onopen: (() => void) | null;
  onerror: (() => void) | null;
  addEventListener(name: string, then: (event: Event) => void): void;
  close(): void;
}

export interface Transport {
  send(request: Sending): Promise<Answer>;
  listen(url: string): Source;
}

const http: Transport = {
  async send({ url, ...given }) {
    const answer = await fetch(url, { ...given, credentials: "same-origin" });
    return {
      status: answer.status,
      statusText: answer.statusText,
      date: answer.headers.get("Date"),
      retryAfter: Number(answer.headers.get("Retry-After")) || 0,
      json: () => answer.json(),
      text: () => answer.text(),
    };
  },
  listen: (url) => new EventSource(url) as Source,
};

let chosen: Promise<Transport> | null = null;

/** The worker's code is only loaded, and only built, where there is no server. */
export function transport(): Promise<Transport> {
  chosen ??= LOCAL ? import("$/local/transport").then(({ local }) => local) : Promise.resolve(http);
  return chosen;
}
