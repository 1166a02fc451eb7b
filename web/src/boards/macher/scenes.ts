// What is being settled at a table of Die Macher, told from the view, the figures and the log.
import type { ClassicEvent, ClassicInsights, ClassicView, ModernEvent, ModernInsights, ModernView } from "$/api/types";
import { PARTY_HUES } from "$/art/party.svelte";
import type { StageProps } from "$/boards";
import { eventsOf } from "$/boards/events";
import { classic } from "$/boards/macher/classic";
import { factsOf, isClassic, isMinus, topicOf, type Campaign, type Facts } from "$/boards/macher/model";
import { modern } from "$/boards/macher/modern";
import { stateName } from "$/boards/macher/telling";
import { TOPICS } from "$/boards/macher/topics";
import { unshift } from "$/boards/numbers";
import { share } from "$/share";
import { list, t, tOr } from "$/i18n.svelte";
import type { AuctionScene, Envelope, PhaseScene, Scene, SealedScene, TalksScene } from "$/table/scenes/types";
import { envelopeStates, type Sealed } from "$/table/sealed";

type Json = Record<string, unknown>;

let last: { game: string; view: Json; insights: Json; campaign: Campaign } | null = null;
/** Board and stage ask for the same table: it is read once, and what stayed as it was stays the same thing. */
export function campaignOf(game: string, view: Json, insights: Json): Campaign {
  if (last?.game === game && last.view === view && last.insights === insights) return last.campaign;
  const campaign = isClassic(factsOf(game))
    ? classic(game, view as unknown as ClassicView, insights as unknown as ClassicInsights)
    : modern(game, view as unknown as ModernView, insights as unknown as ModernInsights);
  last = { game, view, insights, campaign: share(last?.game === game ? last.campaign : null, campaign) };
  return last.campaign;
}
export const cardName = (facts: Facts, card: number): string => {
  const topic = facts.topics[topicOf(facts, card)] ?? "";
  const no = isMinus(facts, card);
  return isClassic(facts)
    ? t(no ? "classic-no" : "classic-yes", { topic: { id: `classic-topic-${topic}` } })
    : t(no ? "dm19-card-minus" : "dm19-card-plus", { topic: t(`dm19-topic-${topic}`) });
};
/** What stands on the card itself: a part of the name. */
export const topicWord = (facts: Facts, card: number): string =>
  t(`page-macher-topic-${isClassic(facts) ? "" : "dm19-"}${facts.topics[topicOf(facts, card)] ?? ""}`);
export const cardArt = (facts: Facts, card: number): string => TOPICS[facts.topics[topicOf(facts, card)] ?? ""] ?? "";
export const personName = (facts: Facts, id: string): string =>
  id === "?"
    ? t("page-board-face-down")
    : tOr(isClassic(facts) ? `classic-cabinet-${id}` : `dm19-politician-${id.replaceAll("_", "-")}`, id);

// -- now --

export function live(at: StageProps): Scene {
  const campaign = campaignOf(at.game, at.view, at.insights);
  if (campaign.auction)
    return campaign.auction.board >= 0
      ? pollAuction(at, campaign, campaign.auction)
      : raise(at, campaign, campaign.auction);
  if (campaign.talks) return talks(at, campaign, campaign.talks);
  const sealed = at.view.sealed as Sealed | undefined;
  if (sealed && envelopeStates(sealed).some((state) => state !== "away")) return envelopes(at, campaign, sealed);
  return phase(at, campaign);
}

function envelopes(at: StageProps, campaign: Campaign, sealed: Sealed): SealedScene {
  const bid = ["bidding", "first-player"].includes(campaign.phase);
  const again = campaign.bidAgain;
  const first = (at.view as unknown as ClassicView).bids ?? []; // what the tied bid before
  return {
    type: "sealed",
    title: again ? t("page-scene-bids-again") : bid ? t("page-scene-bids") : t("page-scene-secret"),
    about: again
      ? t("page-scene-bids-again-why")
      : bid
        ? t(isClassic(campaign.facts) ? "page-scene-bids-start-why" : "page-scene-bids-first-why")
        : t("page-scene-sealed-why"),
    envelopes: envelopeStates(sealed).map((state, seat): Envelope => {
      const mine = sealed.values[seat];
      return {
        seat,
        state,
        value: bid && state === "sealed" && mine?.length ? String(mine[0]) : undefined,
        note: again && (first[seat] ?? -1) >= 0 ? t("page-scene-first-bid", { n: first[seat] ?? 0 }) : undefined,
      };
    }),
  };
}

/** Bids of the auction that is running, from the log: back to the first event that is none. */
function calls<E extends { kind: string }>(
  at: StageProps,
  read: (event: E) => { seat: number; bid: number | null } | null,
): AuctionScene["calls"] {
  const found: AuctionScene["calls"] = [];
  for (let i = at.session.entries.length - 1; i >= 0; i--) {
    const entry = at.session.entries[i]!;
    if (entry.type !== "move") continue;
    for (const event of eventsOf<E>(entry).reverse()) {
      const call = read(event);
      if (!call) return found.reverse();
      found.push(call);
    }
  }
  return found.reverse();
}
/** A bid, or none: a pass. */
const called = (seat: number, amount: number): { seat: number; bid: number | null } => ({
  seat,
  bid: amount ? unshift(amount) : null,
});

function pollAuction(at: StageProps, campaign: Campaign, auction: NonNullable<Campaign["auction"]>): AuctionScene {
  const { facts } = campaign;
  const old = isClassic(facts);
  const sold = auction.buyer >= 0;
  const state = campaign.states.find((place) => place.board === auction.board);
  const backParty = old ? "" : (facts.parties[(at.view as unknown as ModernView).poll_back] ?? "");
  const heard = old
    ? sold
      ? []
      : calls<ClassicEvent>(at, (event) =>
          event.kind === "raised"
            ? { seat: event.fields.seat, bid: event.fields.amount }
            : event.kind === "passed"
              ? { seat: event.fields.seat, bid: null }
              : null,
        )
    : calls<ModernEvent>(at, (event) =>
        event.kind === "poll-bid" && event.fields.board === auction.board
          ? called(event.fields.seat, event.fields.amount)
          : null,
      );
  const order = at.session.orders.find((o) => o.kind === (old ? "raise" : "poll-bid") && o.then === "bid");
  return {
    type: "auction",
    title: t("page-scene-poll", { state: state ? stateName(state.code) : "" }),
    about: t(old ? "page-scene-poll-why" : "page-scene-poll-once"),
    figure: POLL,
    lot: {
      icon: "poll",
      label: backParty
        ? t("page-scene-poll-back", { party: t(`${facts.prefix}-party-${backParty}`) })
        : t("page-scene-poll-card"),
      code: state?.code ?? "",
      ...(backParty in PARTY_HUES ? { hue: PARTY_HUES[backParty] ?? 0 } : {}),
    },
    high: auction.high,
    leader: auction.leader,
    bidders: auction.bidders,
    calls: heard,
    purse: campaign.parties[campaign.seat]?.money ?? undefined,
    limit: order?.most,
    verdict: sold ? t("page-scene-poll-sold", { party: at.session.name(auction.buyer) }) : undefined,
  };
}

function raise(at: StageProps, campaign: Campaign, auction: NonNullable<Campaign["auction"]>): AuctionScene {
  return {
    type: "auction",
    title: t("page-scene-tie"),
    about: t("page-scene-tie-why"),
    lot: { icon: "star", label: t("page-phase-first-player") },
    high: auction.high,
    leader: auction.leader,
    bidders: auction.bidders,
    calls: calls<ModernEvent>(at, (event) =>
      event.kind === "raise" ? called(event.fields.seat, event.fields.amount) : null,
    ),
    purse: campaign.parties[campaign.seat]?.money ?? undefined,
  };
}

function talks(at: StageProps, campaign: Campaign, now: NonNullable<Campaign["talks"]>): TalksScene {
  const { facts } = campaign;
  const here = campaign.states[0];
  const { proposer, asked } = now;
  const pairs = campaign.coalitions
    .filter((pair) => pair.possible_now || pair.formed)
    .map((pair): TalksScene["pairs"][number] => {
      const [a = -1, b = -1] = pair.seats;
      const other = a === proposer ? b : b === proposer ? a : -1;
      const state = pair.formed
        ? "formed"
        : other >= 0 && other === asked
          ? "asked"
          : other >= 0 && now.refused.includes(other)
            ? "refused"
            : "possible";
      return {
        seats: [a, b],
        state,
        common: pair.cards.map((card) => ({
          label: cardName(facts, card),
          art: cardArt(facts, card),
          side: isMinus(facts, card) ? "−" : "+",
        })),
        forced: pair.can_be_forced,
        weights: [here?.standings[a]?.votes ?? 0, here?.standings[b]?.votes ?? 0],
        total: pair.votes,
        note:
          state === "asked"
            ? t("page-scene-offer", { from: at.session.name(proposer), to: at.session.name(asked) })
            : undefined,
      };
    });
  // What is asked now comes first, then what is settled, then what concerns me.
  const rank = (pair: TalksScene["pairs"][number]): number =>
    pair.state === "asked" ? 0 : pair.state === "formed" ? 1 : pair.seats.includes(campaign.seat) ? 2 : 3;
  pairs.sort((a, b) => rank(a) - rank(b) || b.total - a.total);
  return {
    type: "talks",
    title: t("page-scene-talks", { state: here ? stateName(here.code) : "" }),
    about: t("page-scene-talks-why"),
    unit: t("page-scene-votes"),
    pairs,
    none: t("page-scene-talks-none"),
  };
}

function phase(at: StageProps, campaign: Campaign): PhaseScene {
  const id = campaign.phase;
  const voting = campaign.states.filter((state) => state.votingNow);
  const cards: NonNullable<PhaseScene["cards"]> = [];
  if (voting.length && campaign.round > 0) {
    cards.push({
      icon: "vote",
      label: t("page-board-votes-now"),
      text: list(voting.map((state) => stateName(state.code))),
    });
    for (const now of voting)
      if (now.leaders.length)
        cards.push({
          icon: "star",
          label: voting.length > 1 ? `${stateName(now.code)}: ${t("page-scene-leads")}` : t("page-scene-leads"),
          text: list(now.leaders.map((seat) => at.session.name(seat))),
          seat: now.leaders[0]!,
        });
    if (campaign.start >= 0)
      cards.push({
        icon: "first",
        label: t("page-board-start"),
        text: at.session.name(campaign.start),
        seat: campaign.start,
      });
  }
  const place = campaign.phases.indexOf(id);
  return {
    type: "phase",
    title: id ? t(`page-phase-${id}`) : t("page-scene-prepare"),
    about: id ? t(`page-phase-${id}-why`) : t("page-scene-prepare-why"),
    ahead: id
      ? campaign.phases.slice(place + 1, place + 4).map((next) => ({ id: next, label: t(`page-phase-${next}`) }))
      : [],
    cards,
    ...(campaign.order.length ? { order: campaign.order } : {}),
  };
}

const POLL = ["poll", "lines"] as const;
