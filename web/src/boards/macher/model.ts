// One shape for all editions of Die Macher. Adapters rename what the server sent; nothing is worked out.
import type { ClassicInsights, MacherAuction, MacherTerm } from "$/api/types";
import { factsFor } from "$/boards/facts.svelte";
import type { Change } from "$/boards/macher/ghosts";

export interface Facts {
  prefix: string;
  parties: string[];
  states: string[];
  topics: string[];
  cabinet: string[];
  costs: number[];
  donations: number[];
  votes_max: number;
  meeting_spaces: number;
  media_spaces: number;
  media_points: number[];
  /** Programme and opinion cards by number. */
  cards: { topic: number; minus: boolean }[];
  polls: number[][];
  elections?: number;
  most?: number[];
  opinion_members?: number[];
  opinion_points?: number[];
  /** Popularity or trend: the lowest and the highest. */
  trend: [number, number];
  /** By state: from how many votes on how many seats or points. */
  ladders: [number, number][][];
  least_convert: number;
  media_price: number;
  /** By cabinet card or politician: what it can do, and how much. */
  acts: [string, number][][];
  /** Which cabinet cards open coalitions. */
  phones?: boolean[];
  /** By donation: what accepting and refusing do to members or base; dice in the classic editions. */
  donation_effects: [number, number][];
  sheet?: { lines: string[][]; worth: Record<string, number>; media: number[]; members: number[] };
  packages?: number[][];
  symbols?: [string, number][];
}
export const factsOf = (game: string): Facts => factsFor(game) as Facts;
export const isClassic = (facts: Facts): boolean => facts.prefix === "classic";
export const topicOf = (facts: Facts, card: number): number => facts.cards[card]?.topic ?? -1;
export const isMinus = (facts: Facts, card: number): boolean => facts.cards[card]?.minus ?? false;

export interface Opinion {
  card: number;
  key: boolean;
  slot: number;
} // card -1: face down, -2: none
export interface Standing {
  votes: number;
  seats: number;
  trend: number;
  meetings: number;
  media: number;
  factor: number;
  votesThen: number;
  seatsThen: number;
  tile: boolean;
  card: string;
  /** The factor spelled out: opinions that count for or against, by card. */
  terms: MacherTerm[];
  /** The votes that would bring more, and how much; empty at the top. */
  next: number[];
  /** What meetings are multiplied by: never less than one in the edition of 2019, 0 where two make one vote. */
  times: number;
}
export interface StateBoard {
  board: number;
  code: string;
  number: number;
  most: number;
  /** From how many votes on how many seats or points. */
  steps: [number, number][];
  votingNow: boolean;
  opinions: Opinion[];
  standings: Standing[];
  control: number;
  leaders: number[];
}
export interface PartyBoard {
  party: string;
  money: number | null;
  members: number;
  meetings: number;
  media: number;
  programme: number[];
  handSize: number;
  cabinet: number;
  /** The donation cards left, by number. */
  donations: number[];
  partner: number;
  score: number;
  parts: number[];
}
export interface Campaign {
  game: string;
  facts: Facts;
  round: number;
  start: number;
  seat: number;
  /** The part of the round that is on, or nothing before the first; and all parts of this round. */
  phase: string;
  phases: string[];
  /** How many states vote, by round. */
  ballots: number[];
  /** Seats in the order of play, once there is one. */
  order: number[];
  /** The state that the question is about, by its board; -1 for none. */
  board: number;
  states: StateBoard[];
  parties: PartyBoard[];
  hand: number[];
  cabinet: { card: number; id: string; cost: number; free: boolean }[];
  national: { card: number; strength: number; members: number; points: number }[];
  /** Who has a marker there, by round. */
  nationalMedia: number[][];
  /** What a marker there is worth, by round or election. */
  mediaPoints: number[];
  displays: { id: string; cards: number[] }[];
  auction: MacherAuction | null;
  bidAgain: boolean;
  coalitions: ClassicInsights["coalitions"];
  talks: ClassicInsights["talks"];
  partIds: readonly string[];
  /** What each answer that is open to me changes at once. */
  choices: { args: number[]; changes: Change[] }[];
  /** What the national opinions bring each party. */
  nationalWorth: { members: number; points: number }[];
}

/** A card for each that is counted. */
export const bag = (counts: number[]): number[] =>
  counts.flatMap((n, card) => Array<number>(Math.max(0, n)).fill(card));
export const known = (money: number | undefined): number | null => (money === undefined || money < 0 ? null : money);
