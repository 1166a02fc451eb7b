// One shape for all editions of Die Macher. Adapters rename what the server sent; nothing is worked out.
import all from "$/boards/facts.json";

export interface Facts {
  prefix: string; parties: string[]; states: string[]; topics: string[]; cabinet: string[]; costs: number[]; donations: number[];
  votes_max: number; meeting_spaces: number; media_spaces: number; media_points: number[]; phases: (number | string)[][];
  frames: Record<string, number>; polls: number[][];
  elections?: number; most?: number[]; opinion_members?: number[]; opinion_points?: number[];
}
export const factsOf = (game: string): Facts => (all as unknown as Record<string, Facts>)[game]!;

export interface Opinion { card: number; key: boolean; slot: number } // card -1: face down, -2: none
export interface Standing {
  votes: number; seats: number; trend: number; meetings: number; media: number; factor: number;
  votesThen: number; seatsThen: number; tile: boolean; card: string;
  /** The factor spelled out: opinions that count for or against, by card. */
  terms: { card: number; worth: number }[];
  /** The votes that would bring more, and how much; empty at the top. */
  next: number[];
  /** What meetings are multiplied by: never less than one in the edition of 2019, 0 where two make one vote. */
  times: number;
}
export interface StateBoard {
  board: number; code: string; number: number; most: number; votingNow: boolean; opinions: Opinion[]; standings: Standing[];
  control: number; leader: number; leaders: number[];
}
export interface PartyBoard {
  party: string; money: number | null; members: number; meetings: number; media: number; programme: number[]; handSize: number;
  cabinet: number; donations: number[]; partner: number; score: number; parts: number[];
}
export interface Campaign {
  game: string; facts: Facts; round: number; rounds: number; start: number; phase: string; seat: number;
  states: StateBoard[]; parties: PartyBoard[]; hand: number[]; cabinet: { id: string; cost: number; free: boolean }[];
  national: { card: number; strength: number; members: number; points: number }[]; nationalMedia: number[];
  displays: { id: string; cards: number[] }[];
  auction: { leader: number; high: number; board: number } | null;
  coalitions: { seats: [number, number]; cards: number[]; votes: number; formed: boolean; possible: boolean; forced: boolean }[];
  partIds: string[];
}

type Json = Record<string, unknown>;
const ints = (value: unknown): number[] => (Array.isArray(value) ? (value as number[]) : []);
const bits = (set: number): number[] => Array.from({ length: 31 }, (_, i) => i).filter((i) => (set >> i) & 1);
const bag = (counts: unknown): number[] => ints(counts).flatMap((n, card) => Array<number>(Math.max(0, n)).fill(card));
export interface Frame { kind: number; step: number; args: number[] }

function phaseOf(facts: Facts, stack: Frame[]): string {
  for (const frame of stack) {
    const found = facts.phases.find(([kind]) => kind === frame.kind);
    if (found) return String(found[1]);
  }
  return "";
}

interface ClassicBoard { state: number; trend: number[]; votes: number[]; meetings: number[]; media: number[]; tiles: number[]; opinions: number[]; hidden: number[]; key_topic: number }
interface ClassicInsight { factor: number[]; seats: number[]; votes_if_converted: number[]; seats_if_converted: number[]; media_control: number; most_seats: number; leader: number; terms: number[][][]; next: number[][] }

export function classic(game: string, view: Json, insights: Json): Campaign {
  const facts = factsOf(game);
  const party = ints(view.party);
  const boards = (view.boards ?? []) as ClassicBoard[];
  const told = (insights.states ?? []) as ClassicInsight[];
  const round = Number(view.round);
  const laid = (seat: number, board: number): string => {
    for (const rows of [view.placed, view.played] as number[][][]) {
      const card = rows?.[seat]?.[board];
      if (card === -2) return "?";
      if (card) return facts.cabinet[card - 1] ?? "";
    }
    return "";
  };
  const seat = Number(view.seat);
  const scores = (insights.scores ?? []) as number[][];
  const auction = view.auction as { leader: number; high: number; bidders: number[] } | undefined;
  const stack = (view.stack ?? []) as Frame[];
  const money = ints(view.money);
  return {
    game, facts, round, rounds: facts.elections ?? 7, start: Number(view.start), seat, phase: phaseOf(facts, stack),
    states: boards.map((board, i) => {
      const at = told[i];
      return {
        board: i, code: facts.states[board.state] ?? "", number: round ? round + i : i + 1, most: at?.most_seats ?? 0, votingNow: i === 0 && round > 0,
        opinions: [...board.opinions.map((card, slot) => ({ card, key: card >> 1 === board.key_topic, slot })), ...board.hidden.map(() => ({ card: -1, key: false, slot: -1 }))],
        control: at?.media_control ?? -1, leader: Math.max(...board.votes) > 0 ? (at?.leader ?? -1) : -1, leaders: [],
        standings: party.map((_, s) => {
          return {
            votes: board.votes[s] ?? 0, seats: at?.seats[s] ?? 0, trend: board.trend[s] ?? 0, meetings: board.meetings[s] ?? 0, media: board.media[s] ?? 0,
            factor: at?.factor[s] ?? 0, votesThen: at?.votes_if_converted[s] ?? 0, seatsThen: at?.seats_if_converted[s] ?? 0,
            tile: Boolean(board.tiles[s]), card: laid(s, i),
            terms: (at?.terms[s] ?? []).map(([card = -1, worth = 0]) => ({ card, worth })), next: at?.next[s] ?? [], times: Math.max(0, at?.factor[s] ?? 0),
          };
        }),
      };
    }),
    parties: party.map((p, s) => ({
      party: facts.parties[p] ?? "", money: (money[s] ?? -1) < 0 ? null : money[s]!, members: ints(view.members)[s] ?? 0,
      meetings: ints(view.meetings)[s] ?? 0, media: ints(view.media)[s] ?? 0, programme: bits(ints(view.programmes)[s] ?? 0),
      handSize: ((view.hand_ages as number[][]) ?? [])[s]?.length ?? 0, cabinet: bits(ints(view.cabinet)[s] ?? 0).length,
      donations: bits(ints(view.donations)[s] ?? 0).map((card) => facts.donations[card] ?? 0), partner: ints(view.partners)[s] ?? -1,
      score: (scores[s] ?? []).reduce((a, b) => a + b, 0), parts: scores[s] ?? [],
    })),
    hand: ints(view.hand).map((item) => item % 14),
    cabinet: facts.cabinet.map((id, card) => ({ id, cost: facts.costs[card] ?? 0, free: Boolean((ints(view.cabinet)[seat] ?? 0) >> card & 1) })),
    national: ints(view.national).map((card, space) => ({ card, strength: ints(view.strength)[space] ?? 0, members: facts.opinion_members?.[space] ?? 0, points: facts.opinion_points?.[space] ?? 0 })),
    nationalMedia: ints(view.national_media),
    displays: [{ id: "pool", cards: bag(view.pool) }],
    auction: auction && auction.bidders.length ? { leader: auction.leader, high: auction.high, board: stack.at(-1)?.args[0] ?? 0 } : null,
    coalitions: ((insights.coalitions ?? []) as { seats: [number, number]; cards: number[]; votes: number; formed: boolean; possible_now: boolean; can_be_forced: boolean }[]).map((c) => ({ seats: c.seats, cards: c.cards, votes: c.votes, formed: c.formed, possible: c.possible_now, forced: c.can_be_forced })),
    partIds: ["seats", "media", "members", "bonus", "opinions", "dominant"],
  };
}

interface ModernRegion { region: number; opinions: number[]; face_up: number[]; double: number; votes: number[]; trend: number[]; meetings: number[]; media: number[]; row_seats: number[]; row_cards: number[] }
interface ModernInsight {
  board: number; controller: number; parties: { agree: number[]; oppose: number[]; factor: number; matches: number; gain: number; points: number; points_counted: number; next: number[] }[];
  now: { winners: number[] };
}

export function modern(game: string, view: Json, insights: Json): Campaign {
  const facts = factsOf(game);
  const party = ints(view.party);
  const regions = (view.regions ?? []) as ModernRegion[];
  const told = new Map(((insights.regions ?? []) as ModernInsight[]).map((r) => [r.board, r]));
  const order = ints(insights.order);
  const elections = (insights.elections ?? {}) as Record<string, number>;
  const seats = (insights.seats ?? []) as { votes: number; wins: number; media: number; base: number; total: number }[];
  const stack = (view.stack ?? []) as Frame[];
  const seat = Number(view.seat);
  const money = ints(view.money);
  const auction = view.auction as { leader: number; high: number; bidders: number[] } | undefined;
  const shown = order.length ? order : regions.map((_, i) => i);
  return {
    game, facts, round: Number(view.round) + 1, rounds: 0, start: Number(view.first), seat, phase: phaseOf(facts, stack),
    states: shown.filter((board) => (regions[board]?.region ?? -1) >= 0).map((board) => {
      const region = regions[board]!;
      const at = told.get(board);
      return {
        board, code: facts.states[region.region] ?? "", number: (elections[String(board)] ?? board) + 1, most: facts.most?.[region.region] ?? 0,
        votingNow: Number(view.ballot) === board,
        opinions: region.opinions.map((card, slot) => ({ card: card >= 0 && region.face_up[slot] ? card : card === -1 ? -2 : -1, key: region.double === slot, slot })).filter((o) => o.card !== -2),
        control: at?.controller ?? -1, leader: -1, leaders: Math.max(...region.votes) > 0 ? (at?.now.winners ?? []) : [],
        standings: party.map((_, s) => {
          const mine = at?.parties[s];
          const envoy = region.row_seats.indexOf(s);
          const card = envoy >= 0 ? (region.row_cards[envoy] ?? -1) : -1;
          return {
            votes: region.votes[s] ?? 0, seats: mine?.points ?? 0, trend: region.trend[s] ?? 0, meetings: region.meetings[s] ?? 0, media: region.media[s] ?? 0,
            factor: mine?.matches ?? 0, votesThen: (region.votes[s] ?? 0) + (mine?.gain ?? 0), seatsThen: mine?.points_counted ?? 0, tile: false,
            card: envoy < 0 ? "" : card >= 0 ? (facts.cabinet[card] ?? "") : "?",
            terms: [...(mine?.agree ?? []).map((slot) => ({ slot, sign: 1 })), ...(mine?.oppose ?? []).map((slot) => ({ slot, sign: -1 }))]
              .map(({ slot, sign }) => ({ card: region.opinions[slot] ?? -1, worth: sign * (slot === region.double ? 2 : 1) })),
            next: mine?.next ?? [], times: mine?.factor ?? 1,
          };
        }),
      };
    }),
    parties: party.map((p, s) => ({
      party: facts.parties[p] ?? "", money: (money[s] ?? -1) < 0 ? null : money[s]!, members: ints(view.base)[s] ?? 0, meetings: ints(view.meetings)[s] ?? 0,
      media: ints(view.media)[s] ?? 0, programme: ((view.programmes ?? []) as number[][])[s] ?? [], handSize: ints(view.hand_sizes)[s] ?? 0,
      cabinet: bits(ints(view.cabinet)[s] ?? 0).length, donations: bits(ints(view.donations)[s] ?? 0).map((card) => facts.donations[card] ?? 0), partner: -1,
      score: seats[s]?.total ?? 0, parts: seats[s] ? [seats[s].votes, seats[s].wins, seats[s].media, seats[s].base] : [],
    })),
    hand: ints(view.hand),
    cabinet: facts.cabinet.map((id, card) => ({ id, cost: facts.costs[card] ?? 0, free: Boolean((ints(view.cabinet)[seat] ?? 0) >> card & 1) })),
    national: [], nationalMedia: [],
    displays: [{ id: "programme-display", cards: ints(view.programme_display) }, { id: "opinion-display", cards: bag(view.display) }].filter((d) => d.cards.length),
    auction: auction && auction.bidders.length ? { leader: auction.leader, high: auction.high, board: -1 } : null,
    coalitions: [], partIds: ["votes", "wins", "media", "base"],
  };
}
