// What is being settled in the zoo, told from the view, the figures and the log.
import type { Entry, EventInfo } from "$/api/types";
import type { IconName } from "$/art/icons";
import type { StageProps } from "$/boards";
import { FACTS, type ZooInsights, type ZooView } from "$/boards/zoo/model";
import { list, say, t, tOr } from "$/i18n.svelte";
import { draft } from "$/table/draft.svelte";
import type { Envelope, PhaseScene, ProposalScene, Scene } from "$/table/scenes/types";

const numbers = (event: EventInfo): number[] => event.public as number[];
const text = (event: EventInfo | undefined): string => (event ? say(event.news) : "");
const OFFICE_ICONS: IconName[] = ["crown", "capitol", "money", "shield", "gavel"];
export const officeIcon = (office: number): IconName => OFFICE_ICONS[office] ?? "crown";
const YES = "✓";
const NO = "✗";

// -- now --

export function live(at: StageProps): Scene {
  const view = at.view as unknown as ZooView;
  const told = at.insights as unknown as ZooInsights;
  const frame = view.stack.at(-1);
  const is = (...names: string[]): boolean => frame !== undefined && names.some((name) => frame.kind === FACTS.frames[name]);
  if (frame && is("vote")) return vote(at, view, told, frame.args);
  if (frame && is("government-formed")) return forming(at, view, frame.args[frame.step] ?? -1, false);
  if (frame && is("no-confidence", "motion-every-round")) return forming(at, view, view.offices[4] ?? -1, true);
  if (frame && is("presidential") && view.sealed.status.some((status) => status > 0)) {
    return {
      type: "sealed", title: frame.step > 1 ? t("page-scene-bids-again") : t("page-scene-presidency"), about: t("page-scene-presidency-why"), rule: "zoo §5a.2",
      envelopes: envelopes(view, (args) => String(args[0] ?? "")),
    };
  }
  return phase(at, view, told);
}

function envelopes(view: ZooView, write: (args: number[]) => string): Envelope[] {
  return view.sealed.status.map((status, seat): Envelope => {
    const mine = view.sealed.values[seat];
    return { seat, state: status === 2 ? "sealed" : status === 1 ? "writing" : "away", value: status === 2 && mine?.length ? write(mine) : undefined };
  });
}

function terms(args: (number | null)[]): ProposalScene["terms"] {
  const goals = Math.max(0, args.length - 3);
  return args.map((seat, i) => ({
    seat,
    icon: i < 3 ? officeIcon(i + 1) : "goal",
    label: i < 3 ? t(`zoo-office-${i + 1}`) : goals === 1 ? t("page-scene-goal-now") : t(i === 3 ? "page-scene-goal-now" : "page-scene-goal-next"),
  }));
}

const benches = (view: ZooView, lit: (seat: number) => boolean): ProposalScene["benches"] =>
  view.seats.map((seats, seat) => ({ seat, seats, lit: lit(seat) })).sort((a, b) => Number(b.lit) - Number(a.lit));
const sum = (view: ZooView, lit: (seat: number) => boolean): number => view.seats.reduce((total, seats, seat) => total + (lit(seat) ? seats : 0), 0);

function vote(at: StageProps, view: ZooView, told: ZooInsights, args: number[]): ProposalScene {
  const [proposer = -1, motion = 0, ...rest] = args;
  const named = told.proposal?.named ?? [];
  return {
    type: "proposal", title: t(motion ? "page-scene-motion-by" : "page-scene-proposal-by", { party: at.session.name(proposer) }), about: t("page-scene-vote-why"), rule: "zoo §5d.11",
    proposer, terms: terms(rest), benches: benches(view, (seat) => named.includes(seat)), majority: view.majority,
    behind: told.proposal?.seats ?? 0, behindLabel: t("page-scene-offered", { parties: list(named.map((seat) => at.session.name(seat))) }),
    envelopes: envelopes(view, (answer) => (answer[0] ? YES : NO)),
  };
}

function forming(at: StageProps, view: ZooView, proposer: number, motion: boolean): ProposalScene {
  const open = at.session.open.find((decision) => decision.kind === "propose" || decision.kind === "motion");
  const parts = open ? draft.parts(open.id) : [];
  const terms_ = terms(parts.length >= 4 ? parts : [null, null, null, null, null]);
  const named = new Set(parts.filter((seat): seat is number => seat !== null));
  const lit = (seat: number): boolean => named.has(seat);
  return {
    type: "proposal", title: t(motion ? "page-scene-motion" : "page-scene-forming", { party: at.session.name(proposer) }), about: t(motion ? "page-scene-motion-why" : "page-scene-forming-why", { majority: view.majority }), rule: motion ? "zoo §5f.2" : "zoo §5d.7",
    proposer, terms: terms_, benches: benches(view, named.size ? lit : () => true), majority: view.majority,
    behind: named.size ? sum(view, lit) : 0, behindLabel: named.size ? t("page-scene-offered", { parties: list([...named].map((seat) => at.session.name(seat))) }) : t("page-scene-nobody-named"),
    envelopes: [],
  };
}

function phase(at: StageProps, view: ZooView, told: ZooInsights): PhaseScene {
  const phases = told.calendar[0]?.phases ?? [];
  const now = [...phases].reverse().find((step) => step.begun) ?? phases[0];
  const later = now ? phases.slice(phases.indexOf(now) + 1).filter((step) => step.played) : [];
  const name = (letter: string): string => t(`zoo-phase-${letter}`).replace(/^\S+ /, "");
  const cards: NonNullable<PhaseScene["cards"]> = [];
  const goal = told.goal;
  cards.push({ icon: "goal", label: t("page-scene-goal-round"), text: goal.parties.length ? list(goal.parties.map((seat) => at.session.name(seat))) : tOr(`page-scene-goal-${goal.why}`, "–"), ...(goal.parties.length ? { seat: goal.parties[0]! } : {}) });
  if (view.event >= 0) cards.push({ icon: "calendar", label: t("page-scene-event"), text: t(`zoo-event-${FACTS.events[view.event]}`) });
  const leader = Math.max(...view.goals);
  if (leader > 0) {
    const seats = view.goals.map((n, seat) => ({ n, seat })).filter(({ n }) => n === leader).map(({ seat }) => seat);
    cards.push({ icon: "star", label: t("page-scene-leads"), text: list(seats.map((seat) => at.session.name(seat))), seat: seats[0]! });
  }
  const odds = told.next_round.odds;
  cards.push({ icon: "clock", label: t("page-scene-next-round"), text: odds[0] === odds[1] ? t("page-scene-next-sure") : odds[0] === 0 ? t("page-scene-next-none") : t("page-scene-next-odds", { percent: Math.round((odds[0] / odds[1]) * 100) }) });
  return {
    type: "phase", title: now ? name(now.phase) : t("page-scene-prepare"), about: now ? t(`page-zoo-phase-${now.phase}-why`) : "",
    ahead: later.map((step) => ({ id: step.phase, label: name(step.phase) })), cards, order: view.order,
  };
}

// -- what was just opened --

export function moment(at: StageProps, entry: Entry): Scene | null {
  if (entry.type !== "move") return null;
  const view = at.view as unknown as ZooView;
  const events = entry.events ?? [];
  const of = (kind: string): EventInfo[] => events.filter((event) => event.kind === kind);
  if (of("voted").length > 1) return counted(at, view, of("voted"), of("accepted")[0] ?? of("refused")[0], of("accepted").length > 0);
  const bids = of("bid");
  if (bids.length > 1) {
    const best = Math.max(...bids.map((event) => numbers(event)[1] ?? 0));
    const tied = bids.filter((event) => numbers(event)[1] === best).length > 1;
    const paid = new Map(of("paid").map((event) => [numbers(event)[0]!, numbers(event)[1] ?? 0]));
    return {
      type: "sealed", title: t("page-scene-opened"), about: t("page-scene-half-lost"),
      envelopes: bids.map((event): Envelope => {
        const [seat = 0, value = 0] = numbers(event);
        return { seat, state: "open", value: String(value), mark: value < best ? undefined : tied ? "tied" : "best", note: t("page-scene-pays", { n: paid.get(seat) ?? 0 }) };
      }),
      verdict: text(of("president")[0] ?? of("tied")[0] ?? of("no-president")[0]),
    };
  }
  const seats = of("seats")[0];
  if (seats) {
    const won = numbers(seats);
    const most = Math.max(...won);
    const majority = numbers(of("majority")[0] ?? seats)[0] ?? 0;
    return {
      type: "result", title: t("page-scene-parliament"), unit: t("zoo-head-seats"), majority: of("majority").length ? majority : 0,
      benches: won.map((n, seat) => ({ seat, seats: n, lit: true })),
      rows: won.map((value, seat) => ({ seat, value, best: value === most })).sort((a, b) => b.value - a.value), verdict: text(of("majority")[0]),
    };
  }
  const event = of("event")[0];
  if (event) {
    return { type: "phase", title: t("page-scene-event"), about: "", ahead: [], cards: [{ icon: "calendar", label: t("page-scene-event"), text: t(`zoo-event-${FACTS.events[numbers(event)[0] ?? 0]}`) }, ...of("donated").map((gift) => ({ icon: "money" as const, label: at.session.name(numbers(gift)[0] ?? 0), text: `+${numbers(gift)[1] ?? 0}`, seat: numbers(gift)[0] ?? 0 }))] };
  }
  return null;
}

function counted(at: StageProps, view: ZooView, votes: EventInfo[], verdict: EventInfo | undefined, passed: boolean): ProposalScene {
  let proposed: number[] = [];
  for (const entry of at.session.entries) for (const event of entry.events ?? []) {
    if (event.kind === "proposed") proposed = numbers(event);
    else if (event.kind === "motion" && numbers(event)[1]) proposed = [numbers(event)[0] ?? -1, ...numbers(event).slice(2)];
  }
  const [proposer = -1, ...args] = proposed;
  const yes = new Set(votes.filter((event) => numbers(event)[1]).map((event) => numbers(event)[0]!));
  return {
    type: "proposal", title: t("page-scene-counted"), about: "", proposer, terms: terms(args),
    benches: benches(view, (seat) => yes.has(seat)), majority: (verdict && numbers(verdict)[1]) || view.majority, behind: verdict ? (numbers(verdict)[0] ?? 0) : 0,
    behindLabel: t("page-scene-yes", { parties: yes.size ? list([...yes].map((seat) => at.session.name(seat))) : t("zoo-nobody") }),
    envelopes: votes.map((event): Envelope => {
      const [seat = 0, answer = 0] = numbers(event);
      return { seat, state: "open", value: answer ? YES : NO, mark: answer ? "yes" : "no", note: t(answer ? "page-scene-voted-yes" : "page-scene-voted-no") };
    }),
    verdict: text(verdict), passed,
  };
}
