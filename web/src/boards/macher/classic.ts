// The editions of 1997 and 2006 as a campaign. What the server sent is renamed; nothing is worked out.
import type { ClassicInsights, ClassicView } from "$/api/types";
import { classicChoices } from "$/boards/macher/ghosts";
import { bag, factsOf, known, type Campaign } from "$/boards/macher/model";
import { members, unshift } from "$/boards/numbers";

const CLASSIC_PARTS = ["seats", "media", "members", "bonus", "opinions", "dominant"] as const;
const FACE_DOWN = -2; // a card of another party that lies there unseen

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
    ballots: told.ballots,
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
        steps: facts.ladders[board.state] ?? [],
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
        donations: members(view.donations[s] ?? 0),
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
    mediaPoints: facts.media_points,
    displays: [{ id: "pool", cards: bag(view.pool) }],
    auction: told.auction,
    bidAgain: told.bid_again,
    coalitions: told.coalitions,
    talks: told.talks,
    partIds: CLASSIC_PARTS,
    choices: classicChoices(told.choices, told.states),
    nationalWorth: told.national,
  };
}
