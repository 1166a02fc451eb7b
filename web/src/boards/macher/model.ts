// One shape for all editions of Die Macher. Adapters rename what the server sent; nothing is worked out.
import type { ClassicInsights, ClassicView, MacherAuction, MacherTerm, ModernInsights, ModernView } from "$/api/types";
import { factsFor } from "$/boards/facts.svelte";
import { members, unshift } from "$/boards/numbers";

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
}
export const factsOf = (game: string): Facts => factsFor(game) as Facts;
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
  displays: { id: string; cards: number[] }[];
  auction: MacherAuction | null;
  bidAgain: boolean;
  coalitions: ClassicInsights["coalitions"];
  talks: ClassicInsights["talks"];
  partIds: readonly string[];
}

const CLASSIC_PARTS = ["seats", "media", "members", "bonus", "opinions", "dominant"] as const;
const FACE_DOWN = -2; // a card of another party that lies there unseen
const NO_CARD = -1; // an empty space
const bag = (counts: number[]): number[] => counts.flatMap((n, card) => Array<number>(Math.max(0, n)).fill(card));
const known = (money: number | undefined): number | null => (money === undefined || money < 0 ? null : money);

export function classic(game: string, view: ClassicView, told: ClassicInsights): Campaign {
  const facts = factsOf(game);
  const laid = (seat: number, board: number): string => {
    for (const rows of [view.placed, view.played]) {
      const card = rows[seat]?.[board];
      if (card === FACE_DOWN) return "?";
      if (card) return facts.cabinet[unshift(card)] ?? "";
    }
    return "";
  };
  const mine = members(view.cabinet[view.seat] ?? 0);
  return {
    game,
    facts,
    round: view.round,
    phase: told.phase,
    phases: told.phases,
    start: view.start,
    seat: view.seat,
    order: told.turn_order,
    board: told.board,
    states: view.boards.map((board, i) => {
      const at = told.states[i]!;
      return {
        board: i,
        code: facts.states[board.state] ?? "",
        number: at.election,
        most: at.most_seats,
        votingNow: at.votes_now,
        opinions: [
          ...board.opinions.map((card, slot) => ({ card, key: slot === board.key_slot, slot })),
          ...board.hidden.map(() => ({ card: -1, key: false, slot: -1 })),
        ],
        control: at.media_control,
        leaders: at.leaders,
        standings: view.party.map((_, s) => ({
          votes: board.votes[s] ?? 0,
          seats: at.seats[s] ?? 0,
          trend: board.trend[s] ?? 0,
          meetings: board.meetings[s] ?? 0,
          media: board.media[s] ?? 0,
          factor: at.factor[s] ?? 0,
          votesThen: at.votes_if_converted[s] ?? 0,
          seatsThen: at.seats_if_converted[s] ?? 0,
          tile: Boolean(board.tiles[s]),
          card: laid(s, i),
          terms: at.terms[s] ?? [],
          next: at.next[s] ?? [],
          times: at.times[s] ?? 0,
        })),
      };
    }),
    parties: view.party.map((p, s) => {
      const score = told.scores[s];
      return {
        party: facts.parties[p] ?? "",
        money: known(view.money[s]),
        members: view.members[s] ?? 0,
        meetings: view.meetings[s] ?? 0,
        media: view.media[s] ?? 0,
        programme: members(view.programmes[s] ?? 0),
        handSize: view.hand_ages[s]?.length ?? 0,
        cabinet: members(view.cabinet[s] ?? 0).length,
        donations: members(view.donations[s] ?? 0).map((card) => facts.donations[card] ?? 0),
        partner: view.partners[s] ?? -1,
        score: score?.total ?? 0,
        parts: CLASSIC_PARTS.map((part) => score?.[part] ?? 0),
      };
    }),
    hand: view.hand,
    cabinet: facts.cabinet.map((id, card) => ({ card, id, cost: facts.costs[card] ?? 0, free: mine.includes(card) })),
    national: view.national.map((card, space) => ({
      card,
      strength: view.strength[space] ?? 0,
      members: facts.opinion_members?.[space] ?? 0,
      points: facts.opinion_points?.[space] ?? 0,
    })),
    nationalMedia: view.national_media.map(members),
    displays: [{ id: "pool", cards: bag(view.pool) }],
    auction: told.auction,
    bidAgain: told.bid_again,
    coalitions: told.coalitions,
    talks: told.talks,
    partIds: CLASSIC_PARTS,
  };
}

export function modern(game: string, view: ModernView, told: ModernInsights): Campaign {
  const facts = factsOf(game);
  const figures = new Map(told.regions.map((region) => [region.board, region]));
  const mine = members(view.cabinet[view.seat] ?? 0);
  return {
    game,
    facts,
    round: view.round + 1,
    phase: told.phase,
    phases: told.phases,
    start: view.first,
    seat: view.seat,
    order: told.turn_order,
    board: told.board,
    states: told.order.map((board) => {
      const region = view.regions[board]!;
      const at = figures.get(board)!;
      return {
        board,
        code: facts.states[region.region] ?? "",
        number: at.election,
        most: facts.most?.[region.region] ?? 0,
        votingNow: at.votes_now,
        opinions: region.opinions
          .map((card, slot) => ({
            card: card >= 0 && region.face_up[slot] ? card : card === NO_CARD ? -2 : -1,
            key: region.double === slot,
            slot,
          }))
          .filter((o) => o.card !== -2),
        control: at.controller,
        leaders: at.leaders,
        standings: at.parties.map((party, s) => {
          const envoy = region.row_seats.indexOf(s);
          const card = region.row_cards[envoy] ?? -1;
          return {
            votes: party.votes,
            seats: party.points,
            trend: party.trend,
            meetings: party.meetings,
            media: region.media[s] ?? 0,
            factor: party.matches,
            votesThen: party.votes + party.gain,
            seatsThen: party.points_counted,
            tile: false,
            card: envoy < 0 ? "" : card >= 0 ? (facts.cabinet[card] ?? "") : "?",
            terms: party.terms,
            next: party.next,
            times: party.factor,
          };
        }),
      };
    }),
    parties: view.party.map((p, s) => {
      const score = told.seats[s];
      return {
        party: facts.parties[p] ?? "",
        money: known(view.money[s]),
        members: view.base[s] ?? 0,
        meetings: view.meetings[s] ?? 0,
        media: view.media[s] ?? 0,
        programme: view.programmes[s] ?? [],
        handSize: view.hand_sizes[s] ?? 0,
        cabinet: members(view.cabinet[s] ?? 0).length,
        donations: members(view.donations[s] ?? 0).map((card) => facts.donations[card] ?? 0),
        partner: -1,
        score: score?.total ?? 0,
        parts: score ? [score.votes, score.wins, score.media, score.base] : [],
      };
    }),
    hand: view.hand,
    cabinet: told.politicians.map((card) => ({
      card,
      id: facts.cabinet[card] ?? "",
      cost: facts.costs[card] ?? 0,
      free: mine.includes(card),
    })),
    national: [],
    nationalMedia: [],
    displays: [
      { id: "programme-display", cards: view.programme_display },
      { id: "opinion-display", cards: bag(view.display) },
    ].filter((d) => d.cards.length),
    auction: told.auction,
    bidAgain: false,
    coalitions: [],
    talks: null,
    partIds: ["votes", "wins", "media", "base"],
  };
}
