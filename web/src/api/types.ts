/** What crosses the wire. */
export type Value = number | string | Message;
export interface Message { id: string; values: Record<string, unknown>; rule: string; text?: string }

export interface User { id: string; name: string; guest: boolean; bot: boolean }
export interface Me { user: User | null; csrf: string; languages: string[]; version: string }
export interface OptionInfo { name: string; values: string[]; default: string; path: boolean }
export interface GameInfo { id: string; name: string; players: number[]; options: OptionInfo[]; example: boolean; book?: string }
export interface BotInfo { name: string; rating?: number | null; about?: Message | null }

export type SeatKind = "human" | "bot" | "open" | "link";
export interface SeatInfo {
  seat: number; kind: SeatKind; name: string; user: string | null; bot: string | null;
  standin: boolean; here: boolean; ready: boolean; locked: boolean; label: Message;
}
export interface Waiting { seat: number; kind: string }
export interface Result { points: number[]; ranks: number[]; reason: string }
export interface Clock { seconds: number; bank?: number; then?: "bot" | "wait" }
export interface Table {
  id: string; game: string; name: string; players: number; options: Record<string, string>;
  status: "gathering" | "running" | "finished" | "closed"; pace: "live" | "async"; visibility: "public" | "private";
  owner: string; seats: SeatInfo[]; mine: number[]; is_owner: boolean; commitment: string; seq: number; n: number;
  waiting: Waiting[]; created_at: string; started_at: string | null; finished_at: string | null; result: Result | null;
  clock: Clock | null; rematch_of: string | null; rematch: string | null; branch_of: string | null;
}
export interface Tables { tables: Table[]; before: string | null }
export interface Links { seats: Record<string, string>; watch: string }
export interface Invitation { table: Table; seat: number }
export interface NewSeat { kind: "me" | "link" | "open" | "bot" | "hotseat"; bot?: string; name?: string; pin?: string }
export interface NewTable {
  game: string; players: number; options?: Record<string, string>; seats?: NewSeat[];
  pace?: "live" | "async"; visibility?: "public" | "private"; clock?: Clock | null; key?: string;
}

/** A space as ``Space.data()`` writes it. */
export interface SpaceData {
  type: string; rule: string;
  low?: number; high?: number; items?: number[]; least?: number; most?: number; caps?: number[];
  prices?: number[][]; budget?: number; spaces?: SpaceData[]; sizes?: number[];
}
export interface Choice { args: number[]; label: Message }
export interface PickInfo { value: number; label: Message }
export interface Blocked { value: number; label: Message; reason: Message }
export interface Decision {
  id: string; kind: string; space: SpaceData; ask: Message; choices: Choice[] | null;
  items?: PickInfo[] | null; slots?: Message[] | null; final?: boolean;
}
export interface Step {
  prefix: number[]; complete: boolean; step: Message; choice: Message | null; picks: PickInfo[] | null; blocked: Blocked[];
}
export interface UndoAsked { by: number; to: number; agreed: number[] }
export type Cell = number | string | Message | { value: unknown; text: string };
export type Block =
  | { type: "heading"; message: Message; text?: string }
  | { type: "line"; message: Message; text?: string }
  | { type: "table"; caption: Message; head: Cell[]; rows: Cell[][] };
export interface State {
  table: string; seat: number; seq: number; n: number; over: boolean;
  view: Record<string, unknown> | null; insights: Record<string, unknown>;
  open: Decision[]; waiting: Waiting[]; deadline: string | null; may_undo: boolean;
  undo_asked: UndoAsked | null; result: Result | null; blocks?: Block[];
}
export interface Accepted { seq: number; n: number; state: State }
export interface Text { seq: number; blocks: Block[]; plain?: string }
export interface EventInfo { kind: string; public: number[]; secret: number[]; owner: number; news: Message }
export interface Entry {
  seq: number; at: string; type: string; n?: number | null; seat?: number | null; events?: EventInfo[] | null;
  to?: number | number[] | null; from?: number | null; line?: number | null; hash?: string | null; kind?: string | null;
  args?: number[] | null; salt?: string | null; by?: string | null; now?: string | null; text?: string | null;
  agree?: boolean | null; reason?: Message | null;
}
export interface Log { entries: Entry[]; seq: number; more: boolean }
export interface Position {
  n: number; last: number; seat: number; view: Record<string, unknown> | null; views: Record<string, unknown>[] | null;
  insights: Record<string, unknown>; waiting: Waiting[]; line: { n: number; seat: number; kind: string; args: number[] } | null;
  entry: Entry | null; result: Result | null; blocks?: Block[];
}
export interface Verified {
  ok: boolean; lines: number; commitment: string; seed: string; nonces: string[]; receipts: number; problem: string;
}
export interface Hint { decision: string; args: number[]; choice: Message; reason: Message | null; bot: string }
export interface Preview { ok?: boolean; choice?: Message | null; effects?: Message[]; chance?: boolean }
export interface Story {
  race: { n: number; points: number[] }[]; sources?: { label: Message; points: number[] }[]; turns?: { n: number; label: Message }[];
}
export interface Problem {
  type: string; title: string; status: number; detail?: string; message?: Message | null; rule?: string;
  open?: Decision[] | null; waiting?: Waiting[] | null; seq?: number | null; retry_after?: number | null;
}
