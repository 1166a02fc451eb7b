// A puzzle on the real board: the parts of the table read it like any other session; only answers go elsewhere.
import { api, ApiError } from "$/api/client";
import type { Decision, Preview, PuzzlePosition, PuzzleVerdict, Step, Table } from "$/api/types";
import { Session } from "$/table/session.svelte";
import { notices } from "$/ui/notices.svelte";

export class PuzzleSession extends Session {
  override readonly practice = true;
  verdict = $state.raw<PuzzleVerdict | null>(null);
  /** The answer that was judged. */
  given = $state.raw<number[]>([]);
  readonly question: Decision | undefined;
  #steps = new Map<string, Promise<Step>>();

  constructor({ puzzle, seats, options, state }: PuzzlePosition) {
    super(puzzle.id, state.seat);
    this.table = tableOf(puzzle.id, puzzle.game, seats, options, state.seat);
    this.state = state;
    this.question = state.open[0];
  }

  /** The question is open again. */
  again(): void {
    this.verdict = null;
    if (this.state && this.question) this.state = { ...this.state, open: [this.question] };
  }

  override step(_decision: Decision, prefix: number[]): Promise<Step> {
    const at = prefix.join(",");
    let found = this.#steps.get(at);
    if (!found) {
      this.#steps.set(at, (found = api.puzzleStep(this.id, prefix)));
      found.catch(() => this.#steps.delete(at));
    }
    return found;
  }

  override preview(_decision: Decision, args: number[]): Promise<Preview> {
    return api.puzzlePreview(this.id, args);
  }

  override async act(_decision: Decision, args: number[]): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refusal = null;
    try {
      this.verdict = await api.solve(this.id, args);
      this.given = args;
      if (this.state) this.state = { ...this.state, open: [] }; // nothing on the board is to be picked any more
      return true;
    } catch (error) {
      if (error instanceof ApiError) this.refusal = error;
      else notices.toast(String(error), "bad");
      return false;
    } finally {
      this.busy = false;
    }
  }
}

/** As much of a table as boards look at: one person, and bots. */
function tableOf(
  id: string,
  game: string,
  labels: PuzzlePosition["seats"],
  options: PuzzlePosition["options"],
  me: number,
): Table {
  return {
    id,
    game,
    players: labels.length,
    options: options as Table["options"],
    seats: labels.map((label, seat) => ({
      seat,
      label,
      kind: seat === me ? "human" : "bot",
      bot: seat === me ? null : "club",
      name: "",
      here: true,
      locked: false,
      ready: true,
      standin: false,
      user: null,
    })),
    mine: [me],
    status: "running",
    branch_of: null,
    clock: null,
    commitment: "",
    created_at: "",
    started_at: null,
    finished_at: null,
    help: false,
    invited: [],
    is_owner: false,
    n: 0,
    name: "",
    owner: "",
    pace: "live",
    rated: false,
    rematch: null,
    rematch_of: null,
    result: null,
    seq: 0,
    visibility: "private",
    waiting: [],
  };
}
