/** What crosses the wire: generated from the server's schema, and narrowed where the schema says only "an object". */
import type { components } from "$/api/schema";

type Schemas = components["schemas"];

export type Message = Schemas["MessageInfo"];
export type Value = number | string | Message;

export type User = Schemas["User"];
export type Account = Schemas["Account"];
export type Me = Schemas["Me"];
export type DeviceCode = Schemas["DeviceCode"];
export type PromiseInfo = Schemas["PromiseInfo"];
export type Push = Schemas["Push"];
export type NewPush = Schemas["NewPush"];
export type NoticeWishes = Schemas["NoticeWishes"];
export type NoticeKind = NonNullable<NoticeWishes["off"]>[number];
export type MyNotices = Schemas["MyNotices"];
export type Profile = Schemas["Profile"];
export type TitleRecord = Schemas["TitleRecord"];
export type ProfileVisibility = Schemas["SetProfile"]["visibility"];
export type Leaders = Schemas["Leaders"];
export type SeatRating = Schemas["SeatRating"];
export type Series = Schemas["Series"];
export type ClubNight = Schemas["ClubNight"];
export type ClubInvitation = Schemas["ClubInvitation"];
export type NewClubNight = Schemas["NewClubNight"];
export type SessionInfo = Schemas["SessionInfo"];
export type PasskeyInfo = Schemas["PasskeyInfo"];
export type PasskeyOptions = { options: Record<string, unknown> };
export type OptionInfo = Schemas["OptionInfo"] & {
  label?: Message | null;
  about?: Message | null;
  labels?: (Message | null)[];
};
export type GameInfo = Omit<Schemas["GameInfo"], "options"> & {
  options: OptionInfo[];
  book?: string;
  about?: Message | null;
};
export type BotInfo = Schemas["BotInfo"] & { label?: Message | null; about?: Message | null };
export type SeatInfo = Schemas["SeatInfo"];
export type Waiting = Schemas["Waiting"];
export type Result = Schemas["ResultInfo"];
export type Clock = Schemas["Clock"];
export type Table = Schemas["TableInfo"];
export type Tables = Schemas["TableList"];
export type Links = Schemas["Links"];
export type Invitation = Schemas["Invitation"];
export type NewSeat = Schemas["NewSeat"];
export type NewTable = Schemas["NewTable"];
export type Choice = Schemas["ChoiceInfo"];
export type PickInfo = Schemas["PickInfo"];
export type Blocked = Schemas["Blocked"];
export type Step = Schemas["StepInfo"];
export type UndoAsked = Schemas["UndoAsked"];
export type StepBack = Schemas["StepBack"];
export type UndoneMove = Schemas["UndoneMove"];
export type AbsentInfo = Schemas["AbsentInfo"];
export type PauseInfo = Schemas["PauseInfo"];
export type WaitingTable = Schemas["WaitingTable"];
export type Availability = Schemas["Availability"];
export type EventInfo = Schemas["EventInfo"];
/** An event of one game, as it declares them, with what the server adds to every event. */
export type Told<E> = E & Pick<EventInfo, "news" | "about">;
export type PhaseInfo = Schemas["PhaseInfo"];
export type AnswerField = Schemas["AnswerField"];
export type Order = Required<Schemas["Order"]>;
export type Orders = { orders: Order[] };
export type Verified = Schemas["Verified"];

/** A space as ``Space.data()`` writes it. */
export interface SpaceData {
  type: string;
  rule: string;
  low?: number;
  high?: number;
  items?: number[];
  least?: number;
  most?: number;
  caps?: number[];
  prices?: number[][];
  budget?: number;
  spaces?: SpaceData[];
  sizes?: number[];
  boards?: number;
  cards?: number[];
  costs?: number[];
  money?: number;
  slots?: number[];
  lines?: number[][];
  media?: number[];
  kinds?: number[];
  size?: number;
  hand?: number[];
  programme?: number[];
}
export type Decision = Omit<Schemas["DecisionInfo"], "space"> & { space: SpaceData };
export type Cell = number | string | Message | { value: unknown; text: string };
export type Block =
  | { type: "heading"; message: Message; text?: string }
  | { type: "line"; message: Message; text?: string }
  | { type: "table"; caption: Message; head: Cell[]; rows: Cell[][] };
export type Changeable = Omit<Schemas["ChangeableInfo"], "question"> & { question: Decision };
export type State = Omit<Schemas["State"], "open" | "changeable"> & {
  open: Decision[];
  changeable?: Changeable[];
  blocks?: Block[] | null;
};
export type Accepted = Omit<Schemas["Accepted"], "state"> & { state: State };
export type Text = Omit<Schemas["Text"], "blocks"> & { blocks: Block[] };
export type Entry = Schemas["Entry"] & { from?: number | null; reason?: Message | null };
export type Log = Omit<Schemas["LogPage"], "entries"> & { entries: Entry[] };
export type Position = Omit<Schemas["Position"], "entry" | "blocks"> & { entry: Entry | null; blocks?: Block[] | null };

export type Hint = Schemas["HintInfo"];
export type Overview = Omit<Schemas["GameOverview"], "example"> & {
  example: (Omit<Schemas["CountExample"], "phases"> & { phases: State["phases"] }) | null;
};
export type Review = Schemas["Review"];
export type ReviewState = Schemas["ReviewState"];
export type ReviewedGame = Schemas["ReviewedGame"];
export type PuzzleInfo = Schemas["PuzzleInfo"];
export type PuzzlePosition = Omit<Schemas["PuzzlePosition"], "state"> & { state: State };
export type PuzzleVerdict = Schemas["PuzzleVerdict"];
export type TriedPuzzle = Schemas["TriedPuzzle"];
export type Hints = Schemas["Hints"];
export type FigureChange = Schemas["FigureChange"];
export type Preview = Schemas["Preview"];
export type Rivals = Schemas["Rivals"];
export type Chapter = Schemas["Chapter"];
export type Chapters = Schemas["Chapters"];
export interface Turn {
  n: number;
  seat: number;
  gain: number;
  lead: boolean;
  label: Message;
}
export type Story = Schemas["Story"] & { turns?: Turn[]; sources?: { label: Message; points: number[] }[] };
export type Rules = Schemas["GameRules"];
export type Thing = Schemas["ThingInfo"];
export type Things = Schemas["GameThings"];
export type ThingNow = Schemas["ThingNow"];
export type FigureStatus = Schemas["Figure"]["status"];
export type Figure = Schemas["Figure"];
export type FigureRow = Schemas["FigureRow"];
export type LessonInfo = Schemas["LessonInfo"];
export type LessonCard = Schemas["LessonCard"];
export type CoachInfo = Schemas["CoachInfo"];
export type GameCoach = Schemas["GameCoach"];
export type GameFigures = Omit<Schemas["GameFigures"], "counts"> & { counts: Partial<Record<FigureStatus, number>> };
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail?: string;
  message?: Message | null;
  rule?: string;
  open?: Decision[] | null;
  waiting?: Waiting[] | null;
  seq?: number | null;
  retry_after?: number | null;
  until?: string;
  reason?: string;
}

export type NewReport = Schemas["NewReport"];
export type Report = Schemas["ReportInfo"];
export type Sanction = Schemas["Sanction"];
export type NewSanction = Schemas["NewSanction"];
export type Person = Schemas["Person"];
export type ModeratedTable = Schemas["ModeratedTable"];
export type TableAction = Schemas["TableAction"]["action"];
export type Replaced = Schemas["Replaced"];
export type Audit = Schemas["Audit"];
export type Legal = Schemas["Legal"];
export type LegalText = Schemas["LegalText"];

// What each game sends, as it declares it.
export type ClassicView = Schemas["ClassicView"];
export type ClassicEvent = Schemas["ClassicEvent"];
export type ClassicInsights = Schemas["ClassicInsights"];
export type ModernView = Schemas["ModernView"];
export type ModernEvent = Schemas["ModernEvent"];
export type ModernInsights = Schemas["ModernInsights"];
export type MacherAuction = Schemas["MacherAuction"];
export type MacherTerm = Schemas["MacherTerm"];
export type PocketView = Schemas["PocketView"];
export type PocketEvent = Schemas["PocketEvent"];
export type PocketPhase = Schemas["PocketPhase"];
export type ZooView = Schemas["ZooView"];
export type ZooEvent = Schemas["ZooEvent"];
export type ZooPhase = Schemas["ZooPhase"];
export type ZooInsights = Schemas["ZooInsights"];
export type ZooSpecies = Schemas["ZooSpecies"];
