import { api } from "$/api/client";
import { transport, type Source, type Transport } from "$/api/transport";
import type { Entry, State, Table } from "$/api/types";

export interface Listener {
  /** Whether the table is to come in words as well; asked whenever the line is opened. */
  reading(): true | undefined;
  entry(entry: Entry): void;
  state(state: State): void;
  table(table: Table): void;
  reset(): void;
  connection(up: boolean): void;
}

/** What happens at a table, as it happens; after a break, exactly what was missed. */
export class Stream {
  #source: Source | null = null;
  #way: Transport | null = null;
  #timer = 0;
  #wait = 500;
  #closed = false;

  constructor(
    private readonly id: string,
    private readonly seat: number | undefined,
    private seq: number,
    private readonly to: Listener,
  ) {
    void transport().then((way) => {
      this.#way = way;
      if (!this.#closed) this.#open();
    });
    addEventListener("online", this.#again);
    addEventListener("offline", this.#gone);
    document.addEventListener("visibilitychange", this.#seen);
  }

  #again = (): void => {
    if (this.#closed || this.#source?.readyState === EventSource.OPEN) return;
    this.#wait = 500;
    this.#open();
  };

  /** The machine has lost its network. A source would notice much later, so it is tried anew; one on this machine still answers. */
  #gone = (): void => this.anew();

  #seen = (): void => {
    if (document.visibilityState === "visible") this.#again();
  };

  /** Asked for something else from now on; nothing is missed. */
  anew(): void {
    if (!this.#closed) this.#open();
  }

  #open(): void {
    if (!this.#way) return; // it is on its way
    clearTimeout(this.#timer);
    this.#source?.close();
    const source = this.#way.listen(api.eventsUrl(this.id, this.seat, this.seq, this.to.reading()));
    this.#source = source;
    const on = <T>(name: string, then: (data: T) => void): void =>
      source.addEventListener(name, (event) => {
        const { data, lastEventId } = event as MessageEvent<string>;
        if (lastEventId) this.seq = Math.max(this.seq, Number(lastEventId));
        then(JSON.parse(data) as T);
      });
    source.onopen = () => {
      this.#wait = 500;
      this.to.connection(true);
    };
    source.onerror = () => {
      this.to.connection(false);
      // The browser tries again by itself only while the server answers properly; so we do it ourselves.
      source.close();
      if (this.#closed) return;
      this.#timer = window.setTimeout(() => this.#open(), this.#wait);
      this.#wait = Math.min(this.#wait * 1.7, 10_000);
    };
    on<Entry>("entry", (entry) => this.to.entry(entry));
    on<State>("state", (state) => this.to.state(state));
    on<Table>("table", (table) => this.to.table(table));
    on("reset", () => {
      this.seq = 0;
      this.to.reset();
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#source?.close();
    removeEventListener("online", this.#again);
    removeEventListener("offline", this.#gone);
    document.removeEventListener("visibilitychange", this.#seen);
  }
}
