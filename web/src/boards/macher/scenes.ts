// What is being settled at a table of Die Macher, told from the view, the figures and the log.
import type { Entry, EventInfo } from "$/api/types";
import { PARTY_HUES } from "$/art/party.svelte";
import type { StageProps } from "$/boards";
import { classic, factsOf, modern, type Campaign, type Facts, type Frame } from "$/boards/macher/model";
import { TOPICS } from "$/boards/macher/topics";
import { share } from "$/share";
import { list, say, signed, t, tOr } from "$/i18n.svelte";
import type { AuctionScene, Bidder, Envelope, PhaseScene, Scene, SealedScene, TalksScene } from "$/table/scenes/types";

type Json = Record<string, unknown>;
interface Sealed { status: number[]; values: number[][] }
interface Auction { bidders: number[]; at: number; high: number; leader: number }

const stackOf = (view: Json): Frame[] => (view.stack ?? []) as Frame[];
const isClassic = (facts: Facts): boolean => facts.prefix === "classic";
const stateName = (code: string): string => t(`macher-state-${code}`);
let last: { game: string; view: Json; insights: Json; campaign: Campaign } | null = null;
/** Board and stage ask for the same table: it is read once, and what stayed as it was stays the same thing. */
export function campaignOf(game: string, view: Json, insights: Json): Campaign {
  if (last?.game === game && last.view === view && last.insights === insights) return last.campaign;
  const campaign = (isClassic(factsOf(game)) ? classic : modern)(game, view, insights);
  last = { game, view, insights, campaign: share(last?.game === game ? last.campaign : null, campaign) };
  return last.campaign;
}
export const cardName = (facts: Facts, card: number): string => {
  const topic = facts.topics[card >> 1] ?? "";
  const no = (card & 1) === 1;
  return isClassic(facts) ? t(no ? "classic-no" : "classic-yes", { topic: { id: `classic-topic-${topic}` } }) : t(no ? "dm19-card-minus" : "dm19-card-plus", { topic: t(`dm19-topic-${topic}`) });
};
export const personName = (facts: Facts, id: string): string => (id === "?" ? t("page-board-face-down") : tOr(isClassic(facts) ? `classic-cabinet-${id}` : `dm19-politician-${id.replaceAll("_", "-")}`, id));

// -- now --

export function live(at: StageProps): Scene {
  const facts = factsOf(at.game);
  const frame = stackOf(at.view).at(-1);
  const is = (name: string): boolean => frame !== undefined && frame.kind === facts.frames[name];
  const campaign = campaignOf(at.game, at.view, at.insights);
  if (frame && (is("auction") || is("poll"))) return pollAuction(at, campaign, frame, is("poll"));
  if (frame && is("coalitions")) return talks(at, campaign, frame);
  if (frame && is("first-player") && (at.view.auction as Auction).bidders.length) return raise(at, campaign);
  const sealed = at.view.sealed as Sealed | undefined;
  if (sealed?.status.some((status) => status > 0)) return envelopes(at, campaign, sealed);
  return phase(at, campaign);
}

function envelopes(at: StageProps, campaign: Campaign, sealed: Sealed): SealedScene {
  const bid = campaign.phase === "bidding" || campaign.phase === "first-player";
  const first = (at.view.bids ?? []) as number[]; // what the tied bid before
  const again = bid && first.some((n) => n >= 0);
  return {
    type: "sealed",
    title: again ? t("page-scene-bids-again") : bid ? t("page-scene-bids") : t("page-scene-secret"),
    about: again ? t("page-scene-bids-again-why") : bid ? t(isClassic(campaign.facts) ? "page-scene-bids-start-why" : "page-scene-bids-first-why") : t("page-scene-sealed-why"),
    envelopes: sealed.status.map((status, seat): Envelope => {
      const mine = sealed.values[seat];
      return {
        seat, state: status === 2 ? "sealed" : status === 1 ? "writing" : "away",
        value: bid && status === 2 && mine?.length ? String(mine[0]) : undefined,
        note: again && (first[seat] ?? -1) >= 0 ? t("page-scene-first-bid", { n: first[seat] ?? 0 }) : undefined,
      };
    }),
  };
}

/** Bids of the auction that is running, from the log: back to the first event that is none. */
function calls(at: StageProps, read: (event: EventInfo) => { seat: number; bid: number | null } | null): AuctionScene["calls"] {
  const found: AuctionScene["calls"] = [];
  for (let i = at.session.entries.length - 1; i >= 0; i--) {
    const entry = at.session.entries[i]!;
    if (entry.type !== "move") continue;
    for (const event of [...(entry.events ?? [])].reverse()) {
      const call = read(event);
      if (!call) return found.reverse();
      found.push(call);
    }
  }
  return found.reverse();
}

function bidders(auction: Auction, everyone: number[], once: boolean): Bidder[] {
  return everyone.map((seat) => {
    const place = auction.bidders.indexOf(seat);
    const turn = place === auction.at;
    if (seat === auction.leader) return { seat, state: turn && !once ? "turn" : "leads" };
    if (place < 0 || (once && place < auction.at)) return { seat, state: "out" };
    return { seat, state: turn ? "turn" : once ? "later" : "in" };
  });
}

function pollAuction(at: StageProps, campaign: Campaign, frame: Frame, sold: boolean): AuctionScene {
  const { facts } = campaign;
  const old = isClassic(facts);
  const auction = at.view.auction as Auction;
  const board = old || !sold ? (frame.args[0] ?? 0) : (frame.args[1] ?? 0);
  const state = campaign.states.find((place) => place.board === board);
  const buyer = sold ? (old ? (frame.args[1] ?? -1) : (frame.args[0] ?? -1)) : auction.leader;
  const back = Number(at.view.poll_back ?? -1);
  const backParty = old ? "" : (facts.parties[back] ?? "");
  const name = state ? stateName(state.code) : "";
  const everyone = old || !auction.bidders.length ? campaign.parties.map((_, seat) => seat) : auction.bidders;
  const kind = old ? "raise" : "poll-bid";
  const heard = sold && old ? [] : calls(at, (event) => {
    const [seat = -1, ...rest] = event.public as number[];
    if (old) return event.kind === "raised" ? { seat, bid: rest[0] ?? 0 } : event.kind === "passed" ? { seat, bid: null } : null;
    return event.kind === "poll-bid" && rest[0] === board ? { seat, bid: rest[1] ? rest[1] - 1 : null } : null;
  });
  const order = at.session.orders.find((o) => o.kind === kind && o.then === "bid");
  return {
    type: "auction",
    title: t("page-scene-poll", { state: name }),
    about: t(old ? "page-scene-poll-why" : "page-scene-poll-once"),
    lot: { icon: "poll", label: backParty ? t("page-scene-poll-back", { party: t(`${facts.prefix}-party-${backParty}`) }) : t("page-scene-poll-card"), code: state?.code ?? "", ...(backParty in PARTY_HUES ? { hue: PARTY_HUES[backParty] ?? 0 } : {}) },
    high: auction.leader >= 0 ? auction.high : null,
    leader: buyer,
    bidders: sold ? everyone.map((seat) => ({ seat, state: seat === buyer ? "leads" : "out" })) : bidders(auction, everyone, !old),
    calls: heard,
    purse: campaign.parties[campaign.seat]?.money ?? undefined,
    limit: order?.most,
    verdict: sold ? t("page-scene-poll-sold", { party: at.session.name(buyer) }) : undefined,
  };
}

function raise(at: StageProps, campaign: Campaign): AuctionScene {
  const auction = at.view.auction as Auction;
  return {
    type: "auction", title: t("page-scene-tie"), about: t("page-scene-tie-why"),
    lot: { icon: "star", label: t("page-phase-first-player") },
    high: auction.high, leader: auction.leader, bidders: bidders(auction, auction.bidders, true),
    calls: calls(at, (event) => {
      const [seat = -1, offer = 0] = event.public as number[];
      return event.kind === "raise" ? { seat, bid: offer ? offer - 1 : null } : null;
    }),
    purse: campaign.parties[campaign.seat]?.money ?? undefined,
  };
}

function talks(at: StageProps, campaign: Campaign, frame: Frame): TalksScene {
  const { facts } = campaign;
  const here = campaign.states[0];
  const asking = frame.args.includes(-1) ? (frame.args.at(-1) ?? -1) : -1;
  const refused = asking >= 0 ? frame.args.slice(0, frame.args.indexOf(-1)) : frame.args;
  const proposer = (campaign.start + frame.step) % Math.max(1, campaign.parties.length);
  const pairs = campaign.coalitions.filter((pair) => pair.possible || pair.formed).map((pair): TalksScene["pairs"][number] => {
    const [a, b] = pair.seats;
    const other = a === proposer ? b : b === proposer ? a : -1;
    const state = pair.formed ? "formed" : other >= 0 && other === asking ? "asked" : other >= 0 && refused.includes(other) ? "refused" : "possible";
    return {
      seats: pair.seats, state, common: pair.cards.map((card) => ({ label: cardName(facts, card), art: TOPICS[facts.topics[card >> 1] ?? ""] ?? "", side: card & 1 ? "−" : "+" })), forced: pair.forced,
      weights: [here?.standings[a]?.votes ?? 0, here?.standings[b]?.votes ?? 0], total: pair.votes,
      note: state === "asked" ? t("page-scene-offer", { from: at.session.name(proposer), to: at.session.name(asking) }) : undefined,
    };
  });
  // What is asked now comes first, then what is settled, then what concerns me.
  const rank = (pair: TalksScene["pairs"][number]): number => (pair.state === "asked" ? 0 : pair.state === "formed" ? 1 : pair.seats.includes(campaign.seat) ? 2 : 3);
  pairs.sort((a, b) => rank(a) - rank(b) || b.total - a.total);
  return {
    type: "talks", title: t("page-scene-talks", { state: here ? stateName(here.code) : "" }), about: t("page-scene-talks-why"),
    unit: t("page-scene-votes"), pairs, none: t("page-scene-talks-none"),
  };
}

function phase(at: StageProps, campaign: Campaign): PhaseScene {
  const { facts } = campaign;
  const place = facts.phases.findIndex(([, id]) => id === campaign.phase);
  const now = campaign.states.find((state) => state.votingNow);
  const cards: NonNullable<PhaseScene["cards"]> = [];
  if (now && campaign.round > 0) {
    cards.push({ icon: "vote", label: t("page-board-votes-now"), text: stateName(now.code) });
    const leaders = now.leaders.length ? now.leaders : now.leader >= 0 ? [now.leader] : [];
    if (leaders.length) cards.push({ icon: "star", label: t("page-scene-leads"), text: list(leaders.map((seat) => at.session.name(seat))), seat: leaders[0]! });
    if (campaign.start >= 0) cards.push({ icon: "first", label: t("page-board-start"), text: at.session.name(campaign.start), seat: campaign.start });
  }
  return {
    type: "phase",
    title: place >= 0 ? t(`page-phase-${campaign.phase}`) : t("page-scene-prepare"),
    about: place >= 0 ? t(`page-phase-${campaign.phase}-why`) : t("page-scene-prepare-why"),
    ahead: place >= 0 ? facts.phases.slice(place + 1, place + 4).map(([, id]) => ({ id: String(id), label: t(`page-phase-${id}`) })) : [],
    cards,
    ...(campaign.round > 0 && campaign.start >= 0 ? { order: campaign.parties.map((_, i) => (campaign.start + i) % campaign.parties.length) } : {}),
  };
}

// -- what was just opened --

const text = (event: EventInfo | undefined): string => (event ? say(event.news) : "");

export function moment(at: StageProps, entry: Entry): Scene | null {
  if (entry.type !== "move") return null;
  const facts = factsOf(at.game);
  const events = entry.events ?? [];
  const of = (...kinds: string[]): EventInfo[] => events.filter((event) => kinds.includes(event.kind));
  const numbers = (event: EventInfo): number[] => event.public as number[];
  const old = isClassic(facts);

  const bids = of(old ? "revealed" : "bid").filter((event) => numbers(event).length === 2);
  if (bids.length > 1) {
    const best = Math.max(...bids.map((event) => numbers(event)[1] ?? 0));
    const top = bids.filter((event) => numbers(event)[1] === best).map((event) => numbers(event)[0]!);
    return {
      type: "sealed", title: t("page-scene-opened"), about: "",
      envelopes: bids.map((event): Envelope => {
        const [seat = 0, value = 0] = numbers(event);
        return { seat, state: "open", value: String(value), mark: value < best ? undefined : top.length > 1 ? "tied" : "best", note: value < best ? "" : t(top.length > 1 ? "page-scene-tied-one" : "page-scene-best") };
      }),
      verdict: top.length > 1 ? t("page-scene-tied", { parties: list(top.map((seat) => at.session.name(seat))) }) : text(of("first-player")[0]) || t("page-scene-wins", { party: at.session.name(top[0]!) }),
    };
  }
  const won = of("won");
  if (won.length || of("seats", "vote-points").length) return election(facts, events);
  const published = of("published")[0];
  if (published) return poll(at, facts, published);
  const told = of("revealed", "revealed-card", "politician", "package", "programme", "coalition", "forced");
  if (told.length > 1 || of("coalition").length) {
    const title = of("coalition").length ? t("page-phase-coalitions") : of("revealed-card", "politician").length ? t("page-scene-cabinet") : t("page-scene-opened");
    return { type: "phase", title, about: "", ahead: [], cards: told.slice(0, 6).map((event) => {
      const seat = event.kind === "politician" ? (numbers(event)[1] ?? -1) : (numbers(event)[0] ?? -1);
      return { icon: event.kind === "coalition" ? "coalition" : "cabinet", label: at.session.name(seat), text: text(event), seat };
    }) };
  }
  return null;
}

function election(facts: Facts, events: EventInfo[]): Scene | null {
  const old = isClassic(facts);
  const seats = events.find((event) => event.kind === "seats");
  const won = events.filter((event) => event.kind === "won");
  const numbers = (event: EventInfo): number[] => event.public as number[];
  if (old && seats) {
    const [state = 0, ...values] = numbers(seats);
    const [, winner = -1, partner = -1] = won[0] ? numbers(won[0]) : [];
    return {
      type: "result", title: t("page-scene-election", { state: stateName(facts.states[state] ?? "") }), unit: t("page-scene-seats"),
      rows: values.map((value, seat) => ({ seat, value, best: seat === winner || seat === partner })), verdict: text(won[0]),
    };
  }
  const points = events.filter((event) => event.kind === "vote-points");
  if (!points.length) return null;
  const winners = new Set(won.map((event) => numbers(event)[0]!));
  return {
    type: "result", title: t("page-phase-election"), unit: t("page-scene-points"),
    rows: points.map((event) => ({ seat: numbers(event)[0]!, value: numbers(event)[3] ?? 0, note: t("page-scene-votes-count", { n: numbers(event)[2] ?? 0 }), best: winners.has(numbers(event)[0]!) })),
    verdict: won.map(text).join(" "),
  };
}

function poll(at: StageProps, facts: Facts, event: EventInfo): Scene {
  const old = isClassic(facts);
  const [buyer = -1, where = 0, card = 0, ...targets] = event.public as number[];
  const parties = (at.view.party ?? []) as number[];
  const lines = facts.polls[card] ?? [];
  const shown = old ? targets : parties.map((_, seat) => seat).filter((seat) => lines[parties[seat] ?? -1]);
  const code = old ? facts.states[where] : facts.states[((at.view.regions ?? []) as { region: number }[])[where]?.region ?? -1];
  return {
    type: "phase", title: t("page-scene-poll", { state: stateName(code ?? "") }), about: text(event), ahead: [],
    cards: [
      { icon: "poll", label: t("page-scene-published"), text: at.session.name(buyer), seat: buyer },
      ...shown.map((seat) => ({ icon: "trend" as const, label: at.session.name(seat), text: signed(lines[parties[seat] ?? -1] ?? 0), seat })),
    ],
  };
}
