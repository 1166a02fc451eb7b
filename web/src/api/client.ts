import type {
  Accepted,
  Account,
  Availability,
  BotInfo,
  ClubInvitation,
  ClubNight,
  Entry,
  GameCoach,
  LessonCard,
  LessonInfo,
  GameFigures,
  GameInfo,
  Hints,
  Invitation,
  Leaders,
  Legal,
  LegalText,
  Links,
  Log,
  Me,
  DeviceCode,
  MyNotices,
  NewPush,
  NoticeWishes,
  PromiseInfo,
  Push,
  NewClubNight,
  NewReport,
  NewTable,
  Order,
  Orders,
  Overview,
  PasskeyInfo,
  PasskeyOptions,
  Position,
  Preview,
  Problem,
  Profile,
  ProfileVisibility,
  PuzzleInfo,
  PuzzlePosition,
  PuzzleVerdict,
  ReviewedGame,
  ReviewState,
  Rivals,
  Rules,
  SeatRating,
  Series,
  SessionInfo,
  State,
  Step,
  StepBack,
  Chapters,
  Story,
  Table,
  Tables,
  Text,
  ThingNow,
  Things,
  TriedPuzzle,
  User,
  Verified,
  WaitingTable,
} from "$/api/types";
import { heard } from "$/api/time";
import { transport, type Answer } from "$/api/transport";
import { i18n, moment, t, tOr } from "$/i18n.svelte";

/** A refusal of the server, or no answer at all (``status`` 0). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message?.text || sentence(problem));
  }
}

/** What went wrong, in the reader's language; the server's own words about it are English, and say more. */
function sentence(problem: Problem): string {
  const said = problem.detail || problem.title;
  if (i18n.lang === "en" && problem.status) return said;
  const until = problem.until ? moment(problem.until) : "";
  const reason = problem.reason ? ` ${t("page-problem-reason", { reason: problem.reason })}` : "";
  return tOr(`page-problem-${problem.type}`, said, { until, ends: until ? "yes" : "no" }) + reason;
}

let csrf = "";
const CSRF_COOKIES = ["__Host-hustings_csrf", "hustings_csrf"]; // over https, and without
const token = (): string => CSRF_COOKIES.map(cookie).find(Boolean) || csrf;

function cookie(name: string): string {
  const found = document.cookie.split("; ").find((part) => part.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : "";
}

export type Query = Record<string, string | number | boolean | undefined>;

function url(path: string, query: Query = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return `/api${path}${text ? `?${text}` : ""}`;
}

// What is only read is asked for again when the server has too much to do for us at the moment.
const TRIES = 3;
const LONGEST = 5; // seconds

export async function call<T>(method: string, path: string, query?: Query, body?: unknown): Promise<T> {
  const answer = await ask(method, path, query, body);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

async function ask(method: string, path: string, query?: Query, body?: unknown): Promise<Answer> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (method !== "GET") {
    if (!token()) await me();
    headers["X-CSRF-Token"] = token();
    headers["Content-Type"] = "application/json";
  }
  const way = await transport();
  const sent = typeof body === "string" ? body : JSON.stringify(body ?? {}); // a record is text already
  const send = (): Promise<Answer> =>
    way.send({ url: url(path, query), method, headers, ...(method === "GET" ? {} : { body: sent }) });
  let answer: Answer;
  try {
    answer = await send();
    for (let tries = 0; answer.status === 429 && method === "GET" && tries < TRIES; tries++) {
      await new Promise((done) => setTimeout(done, 1000 * Math.min(LONGEST, answer.retryAfter || 1)));
      answer = await send();
    }
    if (answer.status === 403 && method !== "GET" && headers["X-CSRF-Token"] !== token()) {
      headers["X-CSRF-Token"] = token(); // the session has changed, in another tab perhaps; the answer came with the right one
      answer = await send();
    }
  } catch {
    throw new ApiError(0, { type: "offline", title: "offline", status: 0 });
  }
  heard(answer.date);
  if (answer.status >= 400) {
    const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
    throw new ApiError(answer.status, { type: "error", title: answer.statusText, ...problem, status: answer.status });
  }
  return answer;
}

const get = <T>(path: string, query?: Query) => call<T>("GET", path, query);
const post = <T>(path: string, body?: unknown, query?: Query) => call<T>("POST", path, query, body);
const lang = () => i18n.wanted;

export async function me(): Promise<Me> {
  const answer = await get<Me>("/me");
  csrf = answer.csrf;
  return answer;
}

/** A fresh key for one intention: sent twice, it counts once. */
export function key(): string {
  return random(16);
}

/** My share of the chance, or any other fresh secret. */
export function random(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (b) => b.toString(16).padStart(2, "0")).join("");
}

/** All that has happened at a table so far, page by page. */
export async function* past(id: string, seat: number | undefined): AsyncGenerator<Entry[]> {
  for (let since = 0, more = true; more;) {
    const page = await api.log(id, seat, since);
    yield page.entries;
    since = page.entries.at(-1)?.seq ?? page.seq;
    more = page.more;
  }
}

export const api = {
  me,
  rename: (name: string) => post<User>("/me", { name }),
  account: (name: string, password: string) => post<Account>("/account", { name, password }),
  login: (name: string, password: string) => post<User>("/login", { name, password }),
  logout: () => post<void>("/logout"),
  agree: (token: string) => post<void>(`/notices/${token}`),
  unsubscribe: (token: string) => post<void>(`/unsubscribe/${token}`),
  recover: (name: string, code: string, password: string) => post<Account>("/recover", { name, code, password }),
  forgot: (name: string) => post<void>("/recover/mail", { name }),
  reset: (token: string, password: string) => post<User>("/recover/link", { token, password }),
  password: (old: string, fresh: string) => call<User>("PUT", "/me/password", undefined, { old, new: fresh }),
  recoveryCode: (password: string) => post<{ recovery_code: string }>("/me/recovery-code", { password }),
  sessions: () => get<SessionInfo[]>("/me/sessions"),
  endSession: (id: string) => call<void>("DELETE", `/me/sessions/${id}`),
  signOutEverywhere: () => call<void>("DELETE", "/me/sessions"),
  passkeys: () => get<PasskeyInfo[]>("/me/passkeys"),
  passkeyOptions: (password: string) => post<PasskeyOptions>("/me/passkey-options", { password }),
  addPasskey: (credential: unknown, name: string) => post<PasskeyInfo>("/me/passkeys", { credential, name }),
  removePasskey: (id: string) => call<void>("DELETE", `/me/passkeys/${id}`),
  passkeyLoginOptions: () => post<PasskeyOptions>("/login/passkey/options"),
  passkeyLogin: (credential: unknown) => post<User>("/login/passkey", { credential }),
  notices: () => get<MyNotices>("/me/notices"),
  setNotices: (wish: { email: string; webhook: string; language: string; password: string }) =>
    call<MyNotices>("PUT", "/me/notices", undefined, wish),
  exportUrl: () => url("/me/export"),
  deleteMe: (password: string) => post<void>("/me/delete", { confirm: true, password }),
  games: () => get<GameInfo[]>("/games", { lang: lang() }),
  bots: () => get<BotInfo[]>("/bots", { lang: lang() }),

  tables: (scope: "lobby" | "mine" | "running" | "finished", only: { game?: string; pace?: string } = {}) =>
    get<Tables>("/tables", { scope, game: only.game || undefined, pace: only.pace || undefined, lang: lang() }),
  table: (id: string) => get<Table>(`/tables/${id}`, { lang: lang() }),
  create: (wish: NewTable) => post<Table>("/tables", { key: key(), ...wish }, { lang: lang() }),
  links: (id: string) => get<Links>(`/tables/${id}/links`),
  invitation: (token: string) => get<Invitation>(`/join/${token}`, { lang: lang() }),
  accept: (token: string, name: string, seat?: number) =>
    post<Table>(`/join/${token}`, { nonce: random(32), name, seat }, { lang: lang() }),
  join: (id: string, seat: number | undefined, name: string) =>
    post<Table>(`/tables/${id}/join`, { seat, nonce: random(32), name }, { lang: lang() }),
  close: (id: string) => post<unknown>(`/tables/${id}/close`),
  leave: (id: string) => post<unknown>(`/tables/${id}/leave`),
  changeSeat: (id: string, seat: number, kind: string, bot = "", name = "") =>
    post<Table>(`/tables/${id}/seats`, { seat, kind, bot, name }, { lang: lang() }),
  start: (id: string, fill = "") => post<Table>(`/tables/${id}/start`, { nonce: random(32), fill }, { lang: lang() }),
  rematch: (id: string, seats: "same" | "turned" = "same") =>
    post<Table>(`/tables/${id}/rematch`, {}, { seats, lang: lang() }),
  acceptInvitation: (id: string) => post<Table>(`/tables/${id}/invitation`, {}, { lang: lang() }),
  declineInvitation: (id: string) => post<void>(`/tables/${id}/decline`),
  series: (id: string) => get<Series>(`/tables/${id}/series`),
  ratings: (id: string) => get<SeatRating[]>(`/tables/${id}/ratings`),
  profile: (id: string) => get<Profile>(`/people/${id}`),
  myProfile: () => get<{ visibility: ProfileVisibility }>("/me/profile"),
  setProfile: (visibility: ProfileVisibility) => call<unknown>("PUT", "/me/profile", undefined, { visibility }),
  leaders: (game: string) => get<Leaders>(`/leaders/${game}`, { lang: lang() }),
  clubs: () => get<ClubNight[]>("/clubs"),
  club: (id: string) => get<ClubNight>(`/clubs/${id}`),
  newClub: (wish: NewClubNight) => post<ClubNight>("/clubs", wish),
  clubLink: (token: string) => get<ClubInvitation>(`/club-links/${token}`),
  joinClub: (token: string, name: string) => post<ClubNight>(`/club-links/${token}`, { name }),
  clubPresence: (id: string, player: number, away: boolean) =>
    post<ClubNight>(`/clubs/${id}/presence`, { player, away }),
  clubRound: (id: string) => post<ClubNight>(`/clubs/${id}/round`),
  finishClub: (id: string) => post<ClubNight>(`/clubs/${id}/finish`),

  // ``text``: with the table in words; undefined asks for nothing
  state: (id: string, seat?: number, text?: true) => get<State>(`/tables/${id}/state`, { seat, lang: lang(), text }),
  text: (id: string, seat?: number) => get<Text>(`/tables/${id}/text`, { seat, lang: lang() }),
  log: (id: string, seat: number | undefined, since: number, limit = 200) =>
    get<Log>(`/tables/${id}/log`, { seat, lang: lang(), since, limit }),
  step: (id: string, decision: string, prefix: number[], seat?: number) =>
    post<Step>(`/tables/${id}/decisions/${decision}/steps`, { prefix }, { seat, lang: lang() }),
  act: (id: string, decision: string, kind: string, args: number[], seat: number, once: string, text?: true) =>
    post<Accepted>(`/tables/${id}/decisions/${decision}`, { kind, args, seat, key: once }, { lang: lang(), text }),
  preview: (id: string, decision: string, args: number[], seat: number, then: number[][] = []) =>
    post<Preview>(`/tables/${id}/decisions/${decision}/preview`, { prefix: args, then }, { seat, lang: lang() }),
  rivals: (id: string, seat?: number) => get<Rivals>(`/tables/${id}/rivals`, { seat, lang: lang() }),
  hints: (id: string, decision: string, seat: number) =>
    post<Hints>(`/tables/${id}/decisions/${decision}/hint`, {}, { seat, lang: lang() }),

  talk: (id: string, text: string, to: number[], seat?: number) =>
    post<unknown>(`/tables/${id}/talk`, { text, to, seat, key: key() }),
  undo: (id: string, seat: number, ask = false) =>
    post<Accepted>(`/tables/${id}/undo`, { seat, ask, key: key() }, { lang: lang() }),
  answerUndo: (id: string, seat: number, agree: boolean) => post<unknown>(`/tables/${id}/undo/answer`, { agree, seat }),
  /** What I could take back, or am asked about, move by move. */
  stepBack: (id: string, seat: number) => get<StepBack>(`/tables/${id}/undo`, { seat, lang: lang() }),
  pause: (id: string, seat: number, on: boolean) => post<unknown>(`/tables/${id}/pause`, { on, seat }),
  voteAbsent: (id: string, absent: number, seat: number, choice: "wait" | "standin" | "replace" | "end") =>
    post<unknown>(`/tables/${id}/seats/${absent}/absent`, { choice, seat }),
  hand: (id: string, seat: number, to: "bot" | "me") => post<unknown>(`/tables/${id}/seats/${seat}/hand`, { to }),
  orders: (id: string, seat: number) => get<Orders>(`/tables/${id}/seats/${seat}/orders`),
  order: (id: string, seat: number, orders: Order[]) =>
    call<Orders>("PUT", `/tables/${id}/seats/${seat}/orders`, undefined, { orders }),
  unlock: (id: string, seat: number, pin: string) => post<unknown>(`/tables/${id}/seats/${seat}/unlock`, { pin }),
  lock: (id: string) => post<unknown>(`/tables/${id}/lock`),
  renewLink: (id: string, seat: number | undefined, on: boolean) => post<Links>(`/tables/${id}/links`, { seat, on }),
  tableLink: (id: string, on: boolean) => call<Links>("PUT", `/tables/${id}/link`, undefined, { on }),
  setVisibility: (id: string, visibility: Table["visibility"]) =>
    call<Table>("PUT", `/tables/${id}/visibility`, { lang: lang() }, { visibility }),
  newCode: (kind: DeviceCode["kind"]) => post<DeviceCode>("/me/codes", { kind }),
  useCode: (code: string) => post<User>("/codes", { code }),
  promises: (id: string, seat: number) => get<PromiseInfo[]>(`/tables/${id}/promises`, { seat }),
  newPromise: (id: string, kind: PromiseInfo["kind"], text: string, to: number[], seat: number) =>
    post<PromiseInfo>(`/tables/${id}/promises`, { kind, text, to, seat }),
  settlePromise: (id: string, promise: string, status: PromiseInfo["status"], seat: number) =>
    call<PromiseInfo>("PUT", `/tables/${id}/promises/${promise}`, undefined, { status, seat }),
  push: () => get<Push>("/me/push"),
  subscribePush: (wish: NewPush) => post<Push>("/me/push", wish),
  unsubscribePush: () => call<void>("DELETE", "/me/push"),
  tryPush: () => post<void>("/me/push/try"),
  wishes: () => get<NoticeWishes>("/me/notice-wishes"),
  setWishes: (wish: NoticeWishes) => call<NoticeWishes>("PUT", "/me/notice-wishes", undefined, wish),
  tableNotices: (id: string, on: boolean) => call<unknown>("PUT", `/tables/${id}/notices`, undefined, { on }),
  /** Tables that wait for me, the most urgent first. */
  waiting: () => get<WaitingTable[]>("/me/waiting"),
  availability: () => get<Availability>("/me/availability"),
  setAvailability: (to: Availability) => call<Availability>("PUT", "/me/availability", undefined, to),

  position: (id: string, n: number, seat?: number) =>
    get<Position>(`/tables/${id}/replay`, { n, seat, lang: lang(), text: 1 }),
  /** All seats are mine, or only that one and the others are played by ``bot``. */
  branch: (id: string, n: number, seat?: number, bot?: string) => post<Table>(`/tables/${id}/branch`, { n, seat, bot }),
  review: (id: string) => get<ReviewState>(`/tables/${id}/review`, { lang: lang() }),
  beginReview: (id: string) => post<ReviewState>(`/tables/${id}/review`),
  /** Without a server only. */
  stopReview: (id: string) => call<ReviewState>("DELETE", `/tables/${id}/review`),
  reviews: () => get<ReviewedGame[]>("/me/reviews"),
  puzzles: () => get<PuzzleInfo[]>("/puzzles"),
  puzzle: (id: string) => get<PuzzlePosition>(`/puzzles/${id}`, { lang: lang() }),
  puzzleOfTheDay: () => get<PuzzlePosition>("/puzzle-of-the-day", { lang: lang() }),
  puzzleStep: (id: string, prefix: number[]) => post<Step>(`/puzzles/${id}/steps`, { prefix }, { lang: lang() }),
  puzzlePreview: (id: string, args: number[]) =>
    post<Preview>(`/puzzles/${id}/preview`, { prefix: args }, { lang: lang() }),
  solve: (id: string, args: number[]) => post<PuzzleVerdict>(`/puzzles/${id}`, { args }, { lang: lang() }),
  myPuzzles: () => get<TriedPuzzle[]>("/me/puzzles"),
  verify: (id: string) => get<Verified>(`/tables/${id}/verify`),
  chapters: (id: string) => get<Chapters>(`/tables/${id}/chapters`, { lang: lang() }),
  story: (id: string) => get<Story>(`/tables/${id}/story`, { lang: lang() }),
  figures: (game: string) => get<GameFigures>(`/figures/${game}`, { lang: lang() }),
  tableFigures: (id: string) => get<GameFigures>(`/tables/${id}/figures`, { lang: lang() }),
  checkFigures: (game: string, figures: string) => post<GameFigures>(`/figures/${game}`, { figures }, { lang: lang() }),
  coach: (game: string) => get<GameCoach>(`/games/${game}/coach`, { lang: lang() }),
  overview: (game: string) => get<Overview>(`/games/${game}/overview`, { lang: lang() }),
  things: (game: string) => get<Things>(`/games/${game}/things`, { lang: lang() }),
  thing: (id: string, thing: string, seat?: number) =>
    get<ThingNow>(`/tables/${id}/things/${encodeURIComponent(thing)}`, { seat, lang: lang() }),
  lessons: () => get<LessonInfo[]>("/lessons"),
  /** Begins a first campaign, or goes on with mine. */
  learn: (game: string, again = false) => post<Table>("/lessons", { game, again }, { lang: lang() }),
  lesson: (id: string) => get<LessonCard>(`/tables/${id}/lesson`, { lang: lang() }),
  /** The step was read; without one the lesson ends. */
  readStep: (id: string, step: number | null) => post<LessonCard>(`/tables/${id}/lesson`, { step }, { lang: lang() }),
  rules: (game: string) => get<Rules>(`/rules/${game}`, { lang: lang() }),
  legal: () => get<Legal[]>("/legal"),
  legalText: (name: string) => get<LegalText>(`/legal/${name}`, { lang: lang() }),
  report: (wish: NewReport) => post<void>("/reports", wish),
  blocks: () => get<User[]>("/me/blocks"),
  block: (user: string) => post<User[]>("/me/blocks", { user }),
  unblock: (user: string) => call<User[]>("DELETE", `/me/blocks/${user}`),
  recordUrl: (id: string) => url(`/tables/${id}/record`),
  /** A finished record, or an unfinished game. */
  importGame: (text: string) => post<Table>("/import", text, { lang: lang() }),
  /** The file of an unfinished game. */
  saveGame: async (id: string) => (await ask("POST", `/tables/${id}/save`)).text(),
  eventsUrl: (id: string, seat: number | undefined, since: number, text?: true) =>
    url(`/tables/${id}/events`, { seat, lang: lang(), since, text }),
};
