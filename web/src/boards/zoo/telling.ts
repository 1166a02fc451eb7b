// The moments of Zoocracy.
import type { ZooEvent, ZooView } from "$/api/types";
import { benches, NO, terms, YES } from "$/boards/zoo/scenes";
import { list, say, t } from "$/i18n.svelte";
import { Teller, type Heard, type Told } from "$/table/scenes/teller";
import type { Envelope, ProposalScene } from "$/table/scenes/types";

type Kind<K extends ZooEvent["kind"]> = Heard<Extract<ZooEvent, { kind: K }>>;
const of = <K extends ZooEvent["kind"]>(events: readonly Heard[], ...kinds: K[]): Kind<K>[] =>
  events.filter((event) => (kinds as string[]).includes(event.kind)) as unknown as Kind<K>[];
type Fields<K extends ZooEvent["kind"]> = Extract<ZooEvent, { kind: K }>["fields"];
const as = <K extends ZooEvent["kind"]>(event: Heard): Fields<K> => event.fields as unknown as Fields<K>;
const text = (event: Pick<Heard, "news"> | undefined): string => (event ? say(event.news) : "");

export class ZooTeller extends Teller {
  protected readonly told = ZOO;
  /** Seats in parliament as the log has them. */
  seats: number[] = [];
  /** What is voted on. */
  proposal: { proposer: number; terms: number[] } = { proposer: -1, terms: [] };

  house(): number[] {
    return this.seats.length ? this.seats : [...((this.view() as unknown as Partial<ZooView>).seats ?? [])];
  }

  vote(rest: Heard[], seats: number[], proposed: ZooTeller["proposal"]): ProposalScene {
    const votes = of(rest, "voted").map(({ fields }) => fields);
    const [verdict] = of(rest, "accepted", "refused");
    const yes = votes.filter((vote) => vote.yes).map((vote) => vote.seat);
    return {
      type: "proposal",
      title: "",
      proposer: proposed.proposer,
      terms: terms(proposed.terms),
      benches: benches(seats, (seat) => yes.includes(seat)),
      majority: verdict?.fields.majority ?? 0,
      behind: verdict?.fields.seats ?? 0,
      behindLabel: t("page-scene-yes", {
        parties: yes.length ? list(yes.map((seat) => this.name(seat))) : t("zoo-nobody"),
      }),
      envelopes: votes.map(({ seat, yes: agrees }): Envelope => ({
        seat,
        state: "open",
        value: agrees ? YES : NO,
        mark: agrees ? "yes" : "no",
        note: t(agrees ? "page-scene-voted-yes" : "page-scene-voted-no"),
      })),
      verdict: text(verdict),
      passed: verdict?.kind === "accepted",
    };
  }
}

const proposed = (teller: ZooTeller, event: Heard): void => {
  const { seat, prime, finance, defence, goal, next_goal } = as<"proposed" | "motion">(event);
  if (prime === undefined) return;
  const offered = [prime, finance, defence, goal, next_goal].filter((one): one is number => one !== undefined);
  teller.proposal = { proposer: seat, terms: offered };
};
const presidency = (teller: ZooTeller, event: Heard): void =>
  void (teller.on("presidency") && teller.lines("president", "crown", [event]));
const government = (teller: ZooTeller, event: Heard): void => {
  if (!teller.on("government")) teller.begin(`government ${event.entry.seq}`, () => t("page-moment-government-formed"));
  teller.lines("government", "capitol", [event]);
};
const happened = (teller: ZooTeller, event: Heard): void =>
  void (teller.on("event") && teller.lines("event", "calendar", [event]));

export const ZOO: Told<ZooTeller> = {
  phase: ["", (teller) => teller.end()],
  round: ["", (teller) => teller.end()],
  bid: [
    "presidency",
    (teller, event, rest) => {
      const key = `presidency ${event.entry.seq}`;
      const bids = of(rest, "bid");
      if (teller.on(key) || bids.length < 2) return;
      teller.begin(key, () => t("page-scene-presidency"));
      const [elected] = of(rest, "president");
      const [tied] = of(rest, "tied");
      const [failed] = of(rest, "no-president");
      const top = elected ? [elected.fields.seat] : (tied?.fields.bidders ?? failed?.fields.tied ?? []);
      const paid = new Map(of(rest, "paid").map(({ fields }) => [fields.seat, fields.amount]));
      teller.step("bids", "sealed", bids as unknown as Heard[], () => ({
        type: "sealed",
        title: "",
        about: t("page-scene-half-lost"),
        envelopes: bids.map(({ fields: { seat, amount } }): Envelope => ({
          seat,
          state: "open",
          value: String(amount),
          mark: !top.includes(seat) ? undefined : elected ? "best" : "tied",
          note: t("page-scene-pays", { n: paid.get(seat) ?? 0 }),
        })),
        verdict: text(elected ?? tied ?? failed),
      }));
    },
  ],
  president: ["presidency", presidency],
  "no-president": ["presidency", presidency],
  votes: [
    "election",
    (teller, event) => {
      teller.begin(`election ${event.entry.seq}`, () => t("page-scene-parliament"));
      teller.lines("votes", "paw", [event]);
    },
  ],
  seats: [
    "election",
    (teller, event, rest) => {
      const { seats } = as<"seats">(event);
      teller.seats = [...seats];
      teller.begin(`election ${event.entry.seq}`, () => t("page-scene-parliament"));
      const [majority] = of(rest, "majority");
      const most = Math.max(...seats); // the longest bar
      teller.step("parliament", "seat", [event], () => ({
        type: "result",
        title: "",
        unit: t("zoo-head-seats"),
        majority: majority?.fields.seats ?? 0,
        benches: seats.map((n, seat) => ({ seat, seats: n, lit: true })),
        rows: seats
          .map((value, seat) => ({ seat, value, best: value === most }))
          .sort((a, b) => b.value - a.value || a.seat - b.seat),
        verdict: text(majority),
      }));
    },
  ],
  kept: ["election", (teller, event) => void (teller.on("election") && teller.lines("kept", "paw", [event]))],
  income: [
    "election",
    (teller, event) => {
      if (!teller.on("election")) return;
      const { food } = as<"income">(event);
      teller.step("money", "money", [event], () => ({
        type: "result",
        title: "",
        unit: t("page-moment-food-unit"),
        rows: food.map((value, seat) => ({ seat, value })),
      }));
    },
  ],
  proposed: ["government", proposed],
  motion: ["government", proposed],
  voted: [
    "government",
    (teller, event, rest) => {
      const key = `government ${event.entry.seq}`;
      if (teller.on(key)) return;
      teller.begin(key, () => t("page-scene-counted"));
      const [seats, voted] = [teller.house(), teller.proposal];
      const votes = rest.filter(({ kind }) => kind === "voted");
      teller.step("vote", "vote", votes, () => teller.vote(rest, seats, voted));
    },
  ],
  government: ["government", government],
  office: ["government", government],
  promise: ["government", government],
  caretaker: ["government", government],
  "no-government": ["government", government],
  event: [
    "event",
    (teller, event) => {
      teller.begin(`event ${event.entry.seq}`, () => t("page-scene-event"));
      teller.lines("event", "calendar", [event]);
    },
  ],
  donated: ["event", happened],
  defected: [
    "event",
    (teller, event) => {
      const { seat, other, seats } = as<"defected">(event);
      const house = teller.house();
      teller.seats = house.map((n, i) => (i === seat ? n + seats : i === other ? n - seats : n));
      happened(teller, event);
    },
  ],
  goal: [
    "goal",
    (teller, event) => {
      if (teller.on("presidency")) return presidency(teller, event);
      teller.begin(`goal ${event.entry.seq}`, () => t("page-moment-goal"));
      teller.lines("goal", "goal", [event]);
    },
  ],
  "no-goal": [
    "goal",
    (teller, event) => {
      teller.begin(`goal ${event.entry.seq}`, () => t("page-moment-goal"));
      teller.lines("goal", "goal", [event]);
    },
  ],
};
