// A game looked at again: where it stands, through whose eyes, and what is told there.
import { untrack } from "svelte";
import { api, ApiError, past } from "$/api/client";
import type { Chapter, Entry, Position, State, Story, Table } from "$/api/types";
import { hueOf, hues } from "$/art/party.svelte";
import { boardFor, type BoardModule } from "$/boards";
import { reconstructed } from "$/figures.svelte";
import { i18n, say, t } from "$/i18n.svelte";
import { contents, isElection, lineOf, type Stop } from "$/pages/replay/contents";
import { Positions } from "$/pages/replay/positions";
import { earsOf, leap, lineAddress, lineWanted, OPEN, SPECTATOR, type Leap } from "$/pages/replay/walk";
import { router } from "$/router.svelte";
import { Stage } from "$/table/scenes/stage.svelte";
import { inForce, readingTime } from "$/table/scenes/teller";
import { Session } from "$/table/session.svelte";
import { notices } from "$/ui/notices.svelte";

/** Milliseconds for a step, at the usual speed. */
const STEP = 900;

/** Made while a page is: what it follows ends with the page. */
export class Replay {
  table = $state.raw<Table | null>(null);
  position = $state.raw<Position | null>(null);
  story = $state.raw<Story | null>(null);
  board = $state.raw<BoardModule | null>(null);
  stage = $state.raw<Stage | null>(null);
  seat = $state<number | undefined>(router.query.has("seat") ? Number(router.query.get("seat")) : undefined);
  /** With everything open: whose table is looked at. */
  shown = $state(0);
  missing = $state(false);
  playing = $state(false);
  wait = $state(STEP);
  /** A table that stands still: boards read names and seats from it. */
  readonly still: Session;

  #chapters = $state.raw<Chapter[]>([]);
  /** All that happened, as far as I could hear it myself: boards tell of it, and moments are read from it. */
  #log = $state.raw<Entry[]>([]);
  #busy = $state(false);
  #asked = 0;
  /** A leap by what has not been read yet: made when it has. */
  #owed = $state.raw<{ by: Leap; way: 1 | -1 } | null>(null);

  n = $derived(this.position?.n ?? 0);
  last = $derived(this.position?.last ?? 0);
  moments = $derived(this.stage?.all ?? []);
  moment = $derived(this.stage?.moment ?? null);
  scene = $derived(this.stage?.steps[this.stage.step]?.scene());
  rounds = $derived(
    contents(this.#chapters, this.moments, (phase) => this.board?.phase?.(phase) ?? phase, t("page-scene-prepare")),
  );
  round = $derived(this.rounds.findLast((each) => each.n <= this.n));
  here = $derived(this.moments.filter((each) => lineOf(each) === this.position?.n));
  waiting = $derived([...new Set((this.position?.waiting ?? []).map((w) => w.seat))].filter((s) => s >= 0));
  drawn = $derived(i18n.settings.text ? null : this.board);

  /** ``at``: the line in the address, below zero where there is none. */
  constructor(
    readonly id: string,
    readonly at: () => number,
  ) {
    this.still = new Session(id);
    const positions = new Positions(id);
    $effect(() => this.#read());
    $effect(() => this.#follow(router.query.get("seat")));
    $effect(() => {
      void i18n.wanted;
      positions.forget();
      api.chapters(id).then(
        (found) => (this.#chapters = found.chapters),
        () => undefined,
      );
    });
    $effect(() => this.#listen());
    $effect(() => this.#find(positions));
    $effect(() => this.#show());
    $effect(() => this.#tell());
    $effect(() => this.#pay());
    $effect(() => this.#play());
    $effect(() => () => void (hues.of = []));
  }

  called = (seat: number): string => this.still.parties[seat]?.name ?? say(this.table?.seats[seat]?.label);

  /** Whose table is drawn. */
  get #whose(): number {
    return this.seat === OPEN ? this.shown : (this.seat ?? SPECTATOR);
  }

  #read(): void {
    api.table(this.id).then(
      (found) => {
        this.table = found;
        this.still.table = found;
        reconstructed.table = found;
        this.seat ??= found.mine[0] ?? SPECTATOR;
        boardFor(found.game, found).then(
          (module) => (this.board = module),
          () => undefined,
        );
        if (found.status === "finished")
          api.story(this.id).then(
            (it) => (this.story = it),
            () => undefined,
          );
      },
      () => (this.missing = true),
    );
  }

  /** The seat in the address, which may change by itself: going back, or an address written by hand. */
  #follow(named: string | null): void {
    untrack(() => {
      if (named !== null) this.seat = Number(named);
      else if (this.table) this.seat = this.table.mine[0] ?? SPECTATOR;
    });
  }

  #listen(): (() => void) | undefined {
    void i18n.wanted;
    const ears = this.table ? earsOf(this.seat, this.table.mine) : undefined;
    if (ears === undefined) return undefined;
    let live = true;
    void (async () => {
      const all: Entry[] = [];
      for await (const entries of past(this.id, ears)) {
        if (!live) return;
        all.push(...entries);
      }
      if (live) this.#log = inForce(all);
    })().catch(() => undefined);
    return () => (live = false);
  }

  #find(positions: Positions): void {
    void i18n.wanted;
    if (this.seat === undefined) return;
    const mine = ++this.#asked;
    const whose = this.#whose;
    const wanted = lineWanted(this.at(), this.table);
    this.#busy = true;
    positions.at(wanted, whose).then(
      (found) => {
        if (mine !== this.#asked) return;
        this.position = found;
        this.#busy = false;
        if (wanted < found.last) positions.ahead(wanted + 1, whose);
      },
      (error: unknown) => {
        this.#busy = false;
        if (error instanceof ApiError && error.status === 404) this.missing = true;
      },
    );
  }

  /** What the parts of the board read. */
  #show(): void {
    const { position, table } = this;
    this.still.entries = this.#log.filter((entry) => (entry.n ?? 0) <= this.n);
    if (position?.view)
      this.still.state = {
        ...position,
        seq: position.n,
        seat: this.#whose,
        open: [],
        over: position.result !== null,
      } as unknown as State;
    const told = this.board?.seats && position?.view && table ? this.board.seats(table.game, position.view) : [];
    this.still.parties = told;
    hues.of = (table?.seats ?? []).map((s) => told[s.seat]?.hue ?? hueOf(table?.game ?? "", s.seat));
  }

  #ready = $derived(this.position !== null);
  #tell(): void {
    const teller = this.board?.teller;
    const game = this.table?.game;
    const read = this.#log;
    if (!teller || !game || !this.#ready || !read.length) return;
    this.stage = untrack(() => new Stage(() => teller(game, this.called, () => this.position?.view ?? {}), read));
  }

  /** By itself: a step after a while; a moment is told when its last step is there. */
  #play(): (() => void) | undefined {
    if (!this.playing || !this.position || this.#busy) return undefined;
    if (!this.moment && this.n >= this.last) {
      this.playing = false;
      return undefined;
    }
    const timer =
      this.moment && this.scene
        ? setTimeout(() => this.stage?.next(), readingTime(this.scene) * (this.wait / STEP))
        : setTimeout(() => this.go(this.n + 1, true), this.wait);
    return () => clearTimeout(timer);
  }

  /** The end of a line's address. */
  address(n: number): string {
    return lineAddress(n, this.seat, this.table?.mine ?? []);
  }

  go(to: number, tell = false): void {
    this.#owed = null;
    const wanted = Math.max(0, Math.min(this.last, to));
    this.stage?.close();
    router.go(`/replay/${this.id}${this.address(wanted)}`, true);
    if (tell) this.stage?.tell(this.moments.filter((each) => lineOf(each) === wanted));
  }
  /** To a line, and stay there. */
  stop(to: number): void {
    this.playing = false;
    this.go(to);
  }
  /** Keys go on from the step that is wanted, which may still be on its way. */
  step(by: number): void {
    this.stop(this.#wanted + by);
  }
  leap(by: Leap, way: 1 | -1): void {
    if (!this.#knows(by)) {
      this.#owed = { by, way };
      return;
    }
    const elections = this.moments.filter(isElection).map(lineOf);
    this.go(leap(this.rounds, elections, by, this.#wanted, way, this.last), by === "election");
  }
  #knows(by: Leap): boolean {
    return by === "election" ? this.stage !== null : this.#chapters.length > 0;
  }
  #pay(): void {
    const owed = this.#owed;
    if (owed && this.#knows(owed.by)) untrack(() => this.leap(owed.by, owed.way));
  }
  get #wanted(): number {
    return this.at() >= 0 ? this.at() : this.n;
  }
  pick(stop: Stop): void {
    this.stop(stop.n);
    if (stop.moment) this.stage?.show(stop.moment);
  }
  /** From the start where it has come to its end. */
  toggle(): void {
    if (!this.playing && this.position && this.n >= this.last) this.go(0);
    this.playing = !this.playing;
  }
  look(seat: number): void {
    this.seat = seat;
    this.go(this.n);
  }
  /** What was told here, or last before. */
  again(): void {
    this.stage?.show(this.here[0] ?? this.moments.findLast((each) => lineOf(each) <= this.n));
  }
  /** The position as a table to play on from. */
  async branch(): Promise<void> {
    try {
      const seat = this.seat !== undefined && this.seat >= 0 ? this.seat : undefined;
      router.go(`/t/${(await api.branch(this.id, this.n, seat)).id}`);
    } catch (error) {
      notices.toast(error instanceof ApiError ? error.message : String(error), "bad");
    }
  }
}
