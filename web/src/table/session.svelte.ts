import { api, ApiError, key, past } from "$/api/client";
import { blocks } from "$/blocks.svelte";
import type { Seat } from "$/boards";
import { Stream } from "$/api/stream";
import type { Block, Decision, Entry, EventInfo, Order, Preview, State, Step, Table } from "$/api/types";
import { i18n, say, t } from "$/i18n.svelte";
import { personName } from "$/pages/names";
import { share } from "$/share";
import { afterFrame, letGo } from "$/table/drawing";
import { chime } from "$/table/warning";
import { envelopeStates, type Sealed } from "$/table/sealed";
import { notices } from "$/ui/notices.svelte";
import { who } from "$/who.svelte";

export interface NewsLine {
  seq: number;
  at: string;
  seat: number;
  /** whom it is about, who acted if nobody else: others may feel the consequences of a move, and wear their own sign */ about: number;
  text: string;
  /** why a bot did it, in its own words */ reason: boolean;
  /** players offer, promise or refuse each other something */ negotiation: boolean;
  rule: string;
  mine: boolean;
  /** it was taken back later */ undone?: boolean;
}

/** Milliseconds to wait for what belongs together: less than anybody sees. */
const TOGETHER = 4;
/** As long the stream waits for the answer to a move of mine, which brings the same and is then drawn with it, once. */
const ANSWER = 120;
/** An answer that is there sooner than this needs no word that it is on its way. */
const SOON = 150;
/** Lines of news that are read aloud at once. */
const MOST_READ = 6;

/** In this browser, where it keeps anything. */
function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    /* nothing is kept */
  }
}

/** One table as one seat sees it: what lies there, what is asked, what happened. Nothing is worked out here. */
export class Session {
  /** A position to learn from: nothing is sent to a table, and there is none to ask for hints. */
  readonly practice: boolean = false;
  table = $state.raw<Table | null>(null);
  state = $state.raw<State | null>(null);
  blocks = $state.raw<Block[]>([]);
  entries = $state.raw<Entry[]>([]);
  up = $state(true);
  lost = $state<"" | "missing" | "error">("");
  /** My answer is on its way, and has been for a while. */
  busy = $state(false);
  refusal = $state.raw<ApiError | null>(null);
  /** News up to here were on screen when I last decided or looked. */
  looked = $state(0);
  seat = $state<number | undefined>(undefined);
  /** This person has come back to the device to change a sealed answer; nobody else is asked to take it meanwhile. */
  changing = $state(false);
  /** A lesson is under way, so the coach is quiet. */
  taught = $state(false);
  /** Instructions this seat has left with the server. */
  orders = $state.raw<Order[]>([]);

  open = $derived<Decision[]>(this.state?.open ?? []);
  me = $derived(this.state?.seat ?? -2);
  over = $derived(this.state?.over ?? false);
  /** Seats that have sealed something not yet opened. */
  sealed = $derived.by(() => {
    const out = new Set<number>();
    const told = this.state?.view?.sealed as Sealed | undefined;
    if (told?.status) {
      envelopeStates(told).forEach((state, seat) => state === "sealed" && out.add(seat));
      return out;
    }
    for (const entry of this.entries) {
      if (typeof entry.seat !== "number") continue;
      if (entry.type === "receipt") out.add(entry.seat);
      else if (entry.type === "opened") out.delete(entry.seat);
    }
    return out;
  });
  news = $derived.by(() => this.lines.filter((line) => line.seq > this.looked && !line.mine));
  lines = $derived.by(() => {
    // Every entry is put into words once, until names or language change.
    const mark = [i18n.lang, this.me, ...(this.table?.seats ?? []).map((seat) => this.name(seat.seat))].join("\n");
    if (mark !== this.#mark) {
      this.#read = new WeakMap();
      this.#mark = mark;
    }
    const lines = this.entries.flatMap((entry) => {
      const said = this.#lines(entry);
      return this.#undone.has(entry) ? said.map((line) => ({ ...line, undone: true })) : said;
    });
    return this.#notes.length ? [...lines, ...this.#notes].sort((a, b) => a.seq - b.seq) : lines;
  });
  /** Moves that were taken back: the server marks those of the past, a step back while I am here says how far it goes. */
  #undone = $derived.by(() => {
    const found = new Set(this.entries.filter((entry) => entry.undone));
    for (const step of this.entries) {
      const to = step.type === "undo" && typeof step.to === "number" ? step.to : null;
      if (to === null) continue;
      for (const entry of this.entries)
        if (entry.type === "move" && entry.seq < step.seq && (entry.n ?? 0) > to) found.add(entry);
    }
    return found;
  });
  /** Without the words of those I have blocked, or muted here. */
  talk = $derived(
    this.entries.filter(
      (entry) =>
        entry.type === "talk" &&
        !this.muted.includes(entry.from ?? entry.seat ?? -1) &&
        !blocks.has(this.table?.seats[entry.from ?? entry.seat ?? -1]?.user),
    ),
  );

  /** Seats I do not want to read here. */
  muted = $state.raw<number[]>([]);

  mute(seat: number, on: boolean): void {
    this.muted = on ? [...this.muted, seat] : this.muted.filter((each) => each !== seat);
    keep(`hustings.muted.${this.id}`, JSON.stringify(this.muted));
  }

  /** What others have said since I last looked at the talk. */
  fresh = $derived(this.talk.filter((entry) => (entry.from ?? entry.seat) !== this.me && entry.at > this.#heard));
  unread = $derived(this.fresh.length);
  #heard = $state("");

  /** All that was said has been seen. */
  hear(): void {
    const last = this.talk.reduce((latest, entry) => (entry.at > latest ? entry.at : latest), this.#heard);
    if (last === this.#heard) return;
    this.#heard = last;
    keep(`hustings.heard.${this.id}`, last);
  }

  /** Lines of this page's own among the news. */
  #notes = $state.raw<NewsLine[]>([]);
  /** Questions that an undo has brought back: they wait for me. */
  #returned = $state("");
  /** Answers of a plan are on their way. */
  #planned = false;

  /** Whether a question leaves one answer only. Not what I went back to. */
  hasOneAnswer(decision: Decision): boolean {
    return decision.choices?.length === 1 && this.#returned !== decision.id;
  }

  /** Whether such a question is answered without me. Not where a lesson may have something to say about it: that answers it. */
  forced(decision: Decision): boolean {
    return (
      i18n.settings.forced &&
      this.hasOneAnswer(decision) &&
      this.open.length === 1 &&
      !this.practice &&
      !this.taught &&
      !this.table?.seats[this.me]?.standin
    );
  }

  /** Gives the only answer; the log says so. */
  async force(decision: Decision): Promise<void> {
    const [choice] = decision.choices ?? [];
    if (!choice || this.#planned || !this.hasOneAnswer(decision)) return;
    // The question may have come while my last answer is still under way.
    while (this.#under) await this.#under;
    if (!this.open.some((asked) => asked.id === decision.id)) return;
    const at = this.entries.at(-1)?.seq ?? 0;
    if (!(await this.act(decision, choice.args))) return;
    const line = { at: "", seat: this.me, about: this.me, rule: "", reason: true, negotiation: false, mine: true };
    this.#notes = [...this.#notes, { ...line, seq: at, text: t("page-forced", { answer: say(choice.label) }) }];
  }

  #stream: Stream | null = null;
  #steps = new Map<string, Promise<Step>>();
  #announced = "";
  #read = new WeakMap<Entry, NewsLine[]>();
  #mark = "";
  #known = new Set<string>();
  #inbox: Entry[] = [];
  /** What happened, whose consequence is on its way to the screen: the log and what is told come one frame later. */
  readonly #told: Entry[] = [];
  #next: State | null = null;
  #due = 0;
  /** An answer or an instruction is under way; it ends with it. */
  #under: Promise<void> | null = null;
  #listeners: ((fresh: Entry[]) => void)[] = [];
  #readers = 0;

  constructor(
    readonly id: string,
    seat?: number,
  ) {
    this.seat = seat;
    try {
      this.looked = Number(localStorage.getItem(this.#key)) || 0;
      this.#heard = localStorage.getItem(`hustings.heard.${id}`) ?? "";
      this.muted = JSON.parse(localStorage.getItem(`hustings.muted.${id}`) ?? "[]") as number[];
    } catch {
      /* nothing is kept */
    }
  }

  /** Told of everything that happens from now on, not of what had happened before; until it calls what it gets. */
  listen(then: (fresh: Entry[]) => void): () => void {
    this.#listeners.push(then);
    return () => (this.#listeners = this.#listeners.filter((other) => other !== then));
  }

  /** Whoever shows the table in words says so, until it calls what it gets: only then are they asked for. */
  read(): () => void {
    const turn = (by: number): void => {
      this.#readers += by;
      if (this.#readers !== (by > 0 ? 1 : 0)) return; // some were read before, or still are
      if (this.#readers && this.state?.view) this.#ask(this.state);
      this.#stream?.anew();
    };
    turn(1);
    return () => turn(-1);
  }

  get #reading(): true | undefined {
    return this.#readers ? true : undefined;
  }

  #ask(state: State): void {
    void api.text(this.id, state.seat).then(
      (text) => text.seq >= (this.state?.seq ?? 0) && (this.blocks = share(this.blocks, text.blocks)),
      () => undefined,
    );
  }

  get #key(): string {
    return `hustings.looked.${this.id}`;
  }

  async begin(): Promise<void> {
    try {
      const [table, state] = await Promise.all([api.table(this.id), api.state(this.id, this.seat, this.#reading)]);
      this.table = table;
      this.lost = "";
      blocks.load(who.user?.id);
      this.#take(state);
      await this.#history();
      if (state.seat >= 0) this.#readOrders();
      this.#stream?.close();
      this.#stream = new Stream(this.id, this.seat ?? state.seat, this.state?.seq ?? 0, {
        reading: () => this.#reading,
        entry: (entry) => this.#arrive(entry),
        state: (next) => this.#arrive(null, next),
        table: (next) => this.#seat(next),
        reset: () => void this.begin(),
        connection: (up) => {
          this.up = up;
          if (!up) void this.#still();
        },
      });
    } catch (error) {
      if (error instanceof ApiError && (error.status === 404 || error.status === 403)) this.lost = "missing";
      else {
        this.up = false;
        setTimeout(() => void this.begin(), 1500);
      }
    }
  }

  /** Those left for one phase end with it, without a word. */
  #readOrders(): void {
    void api.orders(this.id, this.me).then(
      (told) => (this.orders = told.orders),
      () => undefined,
    );
  }

  /** A stream that has ended may have ended for good: the table is gone, or the seat is somebody else's. */
  async #still(): Promise<void> {
    try {
      await api.state(this.id, this.seat ?? this.state?.seat);
    } catch (error) {
      if (!(error instanceof ApiError) || ![401, 403, 404].includes(error.status) || error.problem.type === "locked")
        return;
      this.#stream?.close();
      if (error.problem.type === "banned") void who.load();
      else if (error.status === 404) this.lost = "missing";
      else {
        notices.toast(t("page-seat-lost"), "bad");
        this.seat = undefined;
        this.state = null;
        await this.begin();
      }
    }
  }

  end(): void {
    this.#stream?.close();
    clearTimeout(this.#due);
  }

  /** What comes in one go is shown in one go: a move of mine often brings those of several others. */
  #arrive(entry: Entry | null, state: State | null = null): void {
    if (entry) this.#inbox.push(entry);
    if (state) this.#next = state;
    this.#due ||= window.setTimeout(() => this.#empty(), this.#under ? ANSWER : TOGETHER);
  }

  #empty(): void {
    clearTimeout(this.#due);
    this.#due = 0;
    const [entries, state] = [this.#inbox, this.#next];
    this.#inbox = [];
    this.#next = null;
    if (state) this.#take(state);
    this.#told.push(...entries);
    if (this.#told.length) afterFrame(() => this.#enter(this.#told.splice(0)));
  }

  async #history(): Promise<void> {
    for await (const entries of past(this.id, this.seat ?? this.state?.seat)) this.#enter(entries, true);
  }

  #take(state: State): void {
    if (this.state && this.state.seat === state.seat && state.seq < this.state.seq) return;
    const was = this.state;
    letGo(state.open ?? []);
    this.state = share(was, state);
    if (this.state === was) return;
    this.#steps.clear();
    if (was?.n !== state.n && this.orders.some((order) => order.here)) this.#readOrders();
    if (state.blocks) this.blocks = this.state.blocks ?? [];
    else if (state.view && this.#readers) this.#ask(state);
    const asked = state.open.map((decision) => say(decision.ask)).join(" ");
    const mark = state.open.map((decision) => decision.id).join(" ");
    if (!mark && this.#announced) {
      this.#announced = "";
      notices.announce("", true); // else a screen reader would still find it
    }
    if (mark && mark !== this.#announced) {
      if (was) chime(i18n.settings); // not what was asked before I came
      this.#announced = mark;
      if (i18n.settings.announce) notices.announce(t("page-announce-turn", { ask: asked }), true);
    }
  }

  /** News about the table itself come without words; those we had still hold. */
  #seat(next: Table): void {
    const old = this.table;
    this.table = {
      ...next,
      seats: next.seats.map((seat) => {
        const label = old?.seats[seat.seat]?.label;
        return seat.label.text === undefined && label?.id === seat.label.id ? { ...seat, label } : seat;
      }),
    };
    if (old && old.status !== next.status) void this.refresh().catch(() => undefined);
  }

  #enter(entries: Entry[], quiet = false): void {
    const fresh = entries.filter((entry) => {
      const key = entry.whisper ?? `${entry.seq} ${entry.type}`; // what was said to some has no number
      return !this.#known.has(key) && this.#known.add(key);
    });
    if (!fresh.length) return;
    this.entries = [...this.entries, ...fresh].sort((a, b) => a.seq - b.seq);
    if (quiet) return;
    for (const then of this.#listeners) then(fresh);
    if (!i18n.settings.announce) return;
    // Read aloud: what happened, not the bots' reasons; of a long row of events the last ones, for the rest there is the log.
    const said = fresh
      .flatMap((entry) => this.#lines(entry))
      .filter((line) => !line.mine && !line.reason)
      .map((line) => line.text);
    const earlier = said.length - MOST_READ;
    if (said.length)
      notices.announce(
        [...(earlier > 0 ? [t("page-news-earlier", { n: earlier })] : []), ...said.slice(-MOST_READ)].join(" "),
      );
  }

  /** Names that the view knows better than the table: parties chosen during the game. */
  parties = $state.raw<(Seat | null)[]>([]);

  name(seat: number): string {
    const party = this.parties[seat];
    if (party) return party.name;
    const info = this.table?.seats[seat];
    return info ? say(info.label) : t("page-seat-number", { n: seat + 1 });
  }

  /** Who plays a seat, and with which colour: for what people decide among themselves. */
  person(seat: number): string {
    const info = this.table?.seats[seat];
    const who = info?.kind === "human" ? personName(info) : "";
    return who && who !== this.name(seat) ? `${who} (${this.name(seat)})` : this.name(seat);
  }

  #lines(entry: Entry): NewsLine[] {
    let lines = this.#read.get(entry);
    if (!lines) this.#read.set(entry, (lines = this.#say(entry)));
    return lines;
  }

  #say(entry: Entry): NewsLine[] {
    const base = {
      seq: entry.seq,
      at: entry.at,
      seat: entry.seat ?? -1,
      about: entry.seat ?? -1,
      rule: "",
      reason: false,
      negotiation: false,
      mine: false,
    };
    switch (entry.type) {
      case "move":
        return (entry.events ?? [])
          .filter((event: EventInfo) => say(event.news))
          .map((event: EventInfo) => ({
            ...base,
            about: event.about ?? base.seat,
            text: say(event.news),
            negotiation: event.negotiation ?? false,
            rule: event.news.rule,
            mine: entry.seat === this.me,
          }))
          .concat(
            entry.reason
              ? [
                  {
                    ...base,
                    text: t("page-log-reason", { name: this.name(entry.seat ?? 0), reason: say(entry.reason) }),
                    reason: true,
                  },
                ]
              : [],
          );
      case "undo":
        return [{ ...base, text: t("page-log-undo", { name: this.name(entry.seat ?? 0) }) }];
      case "ask-undo":
        return [{ ...base, text: t("page-log-ask-undo", { name: this.name(entry.seat ?? 0) }) }];
      case "seat": {
        if (typeof entry.n !== "number") return []; // who came and went before the start
        const now = entry.now?.startsWith("bot") ? "bot" : entry.now === "nobody" ? "nobody" : "person";
        return [{ ...base, text: t(`page-log-${now}`, { name: this.name(entry.seat ?? 0) }) }];
      }
      case "start":
        return [{ ...base, text: t("page-log-start") }];
      case "end":
        return [{ ...base, text: t("page-log-end") }];
      case "closed":
        return [{ ...base, text: t("page-log-closed") }];
      default: // what happens beside the game brings its own sentence: time, absence, pauses, steps back
        return entry.news ? [{ ...base, text: say(entry.news) }] : [];
    }
  }

  /** One step of an answer in words; asked once for each prefix. */
  step(decision: Decision, prefix: number[]): Promise<Step> {
    const at = `${decision.id} ${prefix.join(",")}`;
    let found = this.#steps.get(at);
    if (!found) {
      found = api.step(this.id, decision.id, prefix, this.state?.seat);
      this.#steps.set(at, found);
      found.catch(() => this.#steps.delete(at));
    }
    return found;
  }

  /** What an answer would surely bring. */
  preview(decision: Decision, args: number[], then: number[][] = []): Promise<Preview> {
    return api.preview(this.id, decision.id, args, this.me, then);
  }

  /** Sends an answer; ``taken`` is called when it stands, before anything of it is drawn. */
  async act(decision: Decision, args: number[], taken?: () => void): Promise<boolean> {
    if (this.#under) return false;
    const done = this.#begin();
    const slow = window.setTimeout(() => (this.busy = true), SOON);
    this.refusal = null;
    const once = key();
    try {
      for (let attempt = 0; ; attempt++) {
        try {
          const answer = await api.act(this.id, decision.id, decision.kind, args, this.me, once, this.#reading);
          taken?.();
          this.changing = false;
          this.look();
          this.#empty();
          this.#take(answer.state);
          return true;
        } catch (error) {
          // No answer: the server may be coming back. The key makes asking again harmless.
          if (
            error instanceof ApiError &&
            (error.status === 0 || error.status === 502 || error.status === 503) &&
            attempt < 20
          ) {
            this.up = false;
            await new Promise((resolve) => setTimeout(resolve, Math.min(400 * 1.5 ** attempt, 4000)));
            continue;
          }
          throw error;
        }
      }
    } catch (error) {
      if (error instanceof ApiError) {
        if (error.status === 409) {
          notices.toast(t("page-stale"), "info");
          this.#take(await api.state(this.id, this.me, this.#reading));
        } else {
          this.refusal = error;
          notices.announce(error.message, true);
        }
      } else notices.toast(String(error), "bad");
      return false;
    } finally {
      done();
      clearTimeout(slow);
      this.busy = false;
    }
  }

  /** One at a time; the result says that it is over. */
  #begin(): () => void {
    let over = (): void => undefined;
    this.#under = new Promise((resolve) => (over = resolve));
    return () => {
      this.#under = null;
      over();
    };
  }

  /** Several answers to one kind of question, one after the other; stops at the first that is not taken, and says so. */
  async actAll(decision: Decision, answers: number[][], taken?: () => void): Promise<boolean> {
    this.#planned = true;
    try {
      for (const [done, args] of answers.entries()) {
        const now = this.open.find((asked) => asked.kind === decision.kind);
        if (now && (await this.act(now, args, done === 0 ? taken : undefined))) continue;
        if (done) notices.toast(t("page-plan-stopped", { done, all: answers.length }), "bad");
        return false;
      }
      return true;
    } finally {
      this.#planned = false;
    }
  }

  /** Leave instructions for questions to come; what no longer applies is simply not in the list. */
  async instruct(orders: Order[]): Promise<void> {
    // They may answer what is open now: it is not answered by a second click as well.
    if (this.#under) return;
    const done = this.#begin();
    try {
      this.orders = (await api.order(this.id, this.me, orders).finally(done)).orders;
      await this.refresh();
    } catch (error) {
      notices.toast(error instanceof ApiError ? error.message : String(error), "bad");
    }
  }

  /** Everything so far has been seen. */
  look(): void {
    this.looked = this.entries.at(-1)?.seq ?? this.looked;
    keep(this.#key, String(this.looked));
  }

  async undo(): Promise<void> {
    const may = this.state?.may_undo;
    try {
      const answer = await api.undo(this.id, this.me, !may);
      this.#returned = answer?.state?.open[0]?.id ?? "";
      if (answer?.state) this.#take(answer.state);
      if (may) notices.toast(t("page-undone"), "good");
    } catch (error) {
      notices.toast(error instanceof ApiError ? error.message : String(error), "bad");
    }
  }

  async refresh(): Promise<void> {
    const [table, state] = await Promise.all([api.table(this.id), api.state(this.id, this.seat, this.#reading)]);
    this.table = table;
    this.#take(state);
  }
}
