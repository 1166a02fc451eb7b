// The tables of this browser, asked as a server would be.
import type { Answer, Sending, Source, Transport } from "$/api/transport";
import type { Asked, Begin, Told } from "$/local/protocol";
import { starting } from "$/local/starting.svelte";
import PythonWorker from "$/local/python.worker?worker";

/** Where this site lies: its own path never changes, as the page's addresses stand behind the #. */
export const folder = new URL(".", location.href).href;

const named = document.querySelector<HTMLMetaElement>("meta[name=hustings-python]")?.content ?? "python/";
/** Where Python and the games lie. */
const python = new URL(named, folder).href;

/** ms until bots are started though nobody has asked them yet: somebody looks around */
const IDLE = 4000;
/** ms from the first question to a bot, which comes with the first to a person, until that is drawn */
const DRAWN = 500;

class LocalSource extends EventTarget implements Source {
  readyState: number = EventSource.CONNECTING;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(private readonly silence: () => void) {
    super();
  }

  /** One or more messages as a server would send them. */
  take(text: string): void {
    if (this.readyState === EventSource.CLOSED) return;
    if (this.readyState === EventSource.CONNECTING) {
      this.readyState = EventSource.OPEN;
      this.onopen?.();
    }
    for (const part of text.split("\n\n")) {
      if (!part) continue;
      const fields = new Map(
        part.split("\n").map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 2)]),
      );
      const init = { data: fields.get("data") ?? "", lastEventId: fields.get("id") ?? "" };
      this.dispatchEvent(new MessageEvent(fields.get("event") ?? "message", init));
    }
  }

  fail(): void {
    if (this.readyState !== EventSource.CLOSED) this.onerror?.();
  }

  close(): void {
    if (this.readyState === EventSource.CLOSED) return;
    this.readyState = EventSource.CLOSED;
    this.silence();
  }
}

/** What is the same for everybody was worked out when the site was built, and need not wait for Python. */
async function prepared({ method, url }: Sending): Promise<Answer | null> {
  const { pathname, searchParams } = new URL(url, folder);
  const [, whole, game] = /^\/api\/(?:(me|games|bots)|games\/([\w-]+)\/overview)$/.exec(pathname) ?? [];
  const name = whole ?? (game && `overview-${game}`);
  if (method !== "GET" || !name || starting.done >= 1) return null;
  const language = name === "me" ? "" : `-${searchParams.get("lang")}`;
  const answer = await fetch(`${python}prepared/${name}${language}.json`).catch(() => null);
  return answer?.ok ? answered(answer.status, await answer.text()) : null;
}

function answered(status: number, body: string): Answer {
  return {
    status,
    statusText: "",
    date: new Date().toUTCString(),
    retryAfter: 0,
    json: () => Promise.resolve(JSON.parse(body) as unknown),
    text: () => Promise.resolve(body),
  };
}

/** Begun by index.html, before the page is drawn. */
const { hustingsTables } = window as { hustingsTables?: Worker };

class Workers implements Transport {
  #tables = hustingsTables ?? new PythonWorker({ name: "tables" });
  #answers = new Map<number, { resolve(answer: Answer): void; reject(error: Error): void }>();
  #sources = new Map<number, LocalSource>();
  #last = 0;

  constructor() {
    const { port1, port2 } = new MessageChannel();
    this.#tables.onmessage = ({ data }: MessageEvent<Told>) => this.#told(data);
    this.#tables.onerror = (event) => starting.fail(event.message);
    const begin = (worker: Worker, role: Begin["role"], port: MessagePort): void =>
      worker.postMessage({ type: "begin", role, folder: python, port } satisfies Begin, [port]);
    begin(this.#tables, "tables", port1);
    // The bots come second, and what is kept for later last: the first question should not wait for either.
    const think = (): void => {
      const bots = new PythonWorker({ name: "bots" });
      bots.onmessage = ({ data }: MessageEvent<Told>) => {
        if (data.type === "failed" || (data.type === "progress" && data.done >= 0.9)) starting.settle();
      };
      begin(bots, "bots", port2);
    };
    const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
    const idle = starting.ready.then(() => wait(IDLE));
    const asked = starting.asked.then(() => wait(DRAWN));
    void Promise.race([idle, asked]).then(think);
  }

  #told(said: Told): void {
    if (said.type === "progress") starting.advance(said.done);
    else if (said.type === "asked") starting.ask();
    else if (said.type === "elsewhere") starting.elsewhere = said.open;
    else if (said.type === "failed") {
      starting.fail(said.why);
      for (const { reject } of this.#answers.values()) reject(new Error(said.why));
      this.#answers.clear();
    } else if (said.type === "answer") {
      this.#answers.get(said.id)?.resolve(answered(said.status, said.body));
      this.#answers.delete(said.id);
    } else if (said.type === "news") this.#sources.get(said.id)?.take(said.text);
    else this.#sources.get(said.id)?.fail();
  }

  #ask(asked: Asked): void {
    this.#tables.postMessage(asked);
  }

  async send(request: Sending): Promise<Answer> {
    return (await prepared(request)) ?? this.#send(request);
  }

  #send({ method, url, body }: Sending): Promise<Answer> {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#answers.set(id, { resolve, reject });
      this.#ask({ type: "send", id, method, url, ...(body === undefined ? {} : { body }) });
    });
  }

  listen(url: string): Source {
    const id = ++this.#last;
    const source = new LocalSource(() => {
      this.#sources.delete(id);
      this.#ask({ type: "silence", id });
    });
    this.#sources.set(id, source);
    this.#ask({ type: "listen", id, url });
    return source;
  }
}

export const local: Transport = new Workers();
