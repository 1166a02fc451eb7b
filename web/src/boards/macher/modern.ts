// The edition of 2019 as a campaign. What the server sent is renamed; nothing is worked out.
import type { ModernInsights, ModernView } from "$/api/types";
import { modernChoices } from "$/boards/macher/ghosts";
import { bag, factsOf, known, type Campaign } from "$/boards/macher/model";
import { members } from "$/boards/numbers";

const NO_CARD = -1; // an empty space

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
    ballots: told.ballots,
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
        steps: facts.ladders[region.region] ?? [],
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
        donations: members(view.donations[s] ?? 0),
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
    nationalMedia: told.media_points.map((_, election) =>
      view.presence.flatMap((set, seat) => (members(set).includes(election) ? [seat] : [])),
    ),
    mediaPoints: told.media_points,
    displays: [
      { id: "programme-display", cards: view.programme_display },
      { id: "opinion-display", cards: bag(view.display) },
    ].filter((d) => d.cards.length),
    auction: told.auction,
    bidAgain: false,
    coalitions: [],
    talks: null,
    partIds: ["votes", "wins", "media", "base"],
    choices: modernChoices(told.previews),
    nationalWorth: [],
  };
}
