// What is being settled in the zoo, told from the view, the figures and the log.
import type { ZooInsights, ZooPhase, ZooView } from "$/api/types";
import type { IconName } from "$/art/icons";
import type { StageProps } from "$/boards";
import { facts } from "$/boards/zoo/model";
import { list, t, tOr } from "$/i18n.svelte";
import { draft } from "$/table/draft.svelte";
import type { Envelope, PhaseScene, ProposalScene, Scene } from "$/table/scenes/types";
import { envelopeStates } from "$/table/sealed";

const OFFICE_ICONS: IconName[] = ["crown", "capitol", "money", "shield", "gavel"];
export const officeIcon = (office: number): IconName => OFFICE_ICONS[office] ?? "crown";
export const YES = "✓";
export const NO = "✗";

// -- now --

export function live(at: StageProps): Scene {
  const view = at.view as unknown as ZooView;
  const told = at.insights as unknown as ZooInsights;
  const phase = at.phases.at(-1) as ZooPhase | undefined;
  if (told.proposal) return vote(at, view, told.proposal);
  if (told.proposer >= 0) return forming(at, view, told.proposer, phase?.name !== "government");
  if (phase?.name === "presidential-election" && envelopeStates(view.sealed).some((state) => state !== "away")) {
    return {
      type: "sealed",
      title: told.bid_again ? t("page-scene-bids-again") : t("page-scene-presidency"),
      about: t("page-scene-presidency-why"),
      rule: "zoo §5a.2",
      envelopes: envelopes(view, (args) => String(args[0] ?? "")),
    };
  }
  return now(at, view, told);
}

function envelopes(view: ZooView, write: (args: number[]) => string): Envelope[] {
  return envelopeStates(view.sealed).map((state, seat): Envelope => {
    const mine = view.sealed.values[seat];
    return { seat, state, value: state === "sealed" && mine?.length ? write(mine) : undefined };
  });
}

/** Who gets which office, and who makes the goals that are still to come. */
export function terms(args: (number | null)[]): ProposalScene["terms"] {
  const goals = Math.max(0, args.length - 3);
  return args.map((seat, i) => ({
    seat,
    icon: i < 3 ? officeIcon(i + 1) : "goal",
    label:
      i < 3
        ? t(`zoo-office-${i + 1}`)
        : goals === 1
          ? t("page-scene-goal-now")
          : t(i === 3 ? "page-scene-goal-now" : "page-scene-goal-next"),
  }));
}

export const benches = (house: readonly number[], lit: (seat: number) => boolean): ProposalScene["benches"] =>
  house.map((seats, seat) => ({ seat, seats, lit: lit(seat) })).sort((a, b) => Number(b.lit) - Number(a.lit));
const sum = (view: ZooView, lit: (seat: number) => boolean): number =>
  view.seats.reduce((total, seats, seat) => total + (lit(seat) ? seats : 0), 0);

function vote(
  at: StageProps,
  view: ZooView,
  { proposer, motion, prime, finance, defence, promised, named, seats }: NonNullable<ZooInsights["proposal"]>,
): ProposalScene {
  return {
    type: "proposal",
    title: t(motion ? "page-scene-motion-by" : "page-scene-proposal-by", { party: at.session.name(proposer) }),
    about: t("page-scene-vote-why"),
    rule: "zoo §5d.11",
    proposer,
    terms: terms([prime, finance, defence, ...promised]),
    benches: benches(view.seats, (seat) => named.includes(seat)),
    majority: view.majority,
    behind: seats,
    behindLabel: t("page-scene-offered", { parties: list(named.map((seat) => at.session.name(seat))) }),
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
    type: "proposal",
    title: t(motion ? "page-scene-motion" : "page-scene-forming", { party: at.session.name(proposer) }),
    about: t(motion ? "page-scene-motion-why" : "page-scene-forming-why", { majority: view.majority }),
    rule: motion ? "zoo §5f.2" : "zoo §5d.7",
    proposer,
    terms: terms_,
    benches: benches(view.seats, named.size ? lit : () => true),
    majority: view.majority,
    behind: named.size ? sum(view, lit) : 0,
    behindLabel: named.size
      ? t("page-scene-offered", { parties: list([...named].map((seat) => at.session.name(seat))) })
      : t("page-scene-nobody-named"),
    envelopes: [],
  };
}

function now(at: StageProps, view: ZooView, told: ZooInsights): PhaseScene {
  const phases = told.calendar[0]?.phases ?? [];
  const here = phases.find((step) => step.phase === told.phase) ?? phases[0];
  const later = here ? phases.slice(phases.indexOf(here) + 1).filter((step) => step.played || step.estimate) : [];
  const name = (letter: string): string => t(`page-zoo-phase-${letter}`);
  const cards: NonNullable<PhaseScene["cards"]> = [];
  const goal = told.goal;
  cards.push({
    icon: "goal",
    label: goal.estimate ? t("page-estimated", { what: t("page-scene-goal-round") }) : t("page-scene-goal-round"),
    text: goal.parties.length
      ? list(goal.parties.map((seat) => at.session.name(seat)))
      : tOr(`page-scene-goal-${goal.why}`, "–"),
    ...(goal.parties.length ? { seat: goal.parties[0]! } : {}),
  });
  if (view.event >= 0)
    cards.push({ icon: "calendar", label: t("page-scene-event"), text: t(`zoo-event-${facts().events[view.event]}`) });
  if (told.leaders.length)
    cards.push({
      icon: "star",
      label: t("page-scene-leads"),
      text: list(told.leaders.map((seat) => at.session.name(seat))),
      seat: told.leaders[0]!,
    });
  const [part = 0, whole = 1] = told.next_round.odds;
  cards.push({
    icon: "clock",
    label: t("page-scene-next-round"),
    text:
      part === whole && !told.next_round.estimate
        ? t("page-scene-next-sure")
        : part === 0
          ? t("page-scene-next-none")
          : t("page-scene-next-odds", { percent: Math.round((part / whole) * 100) }),
  });
  return {
    type: "phase",
    title: here ? name(here.phase) : t("page-scene-prepare"),
    about: here ? t(`page-zoo-phase-${here.phase}-why`) : "",
    ahead: later.map((step) => ({
      id: step.phase,
      label: step.estimate
        ? t("page-estimated", { what: `${name(step.phase)}: ${t(`zoo-because-${step.why}`)}` })
        : name(step.phase),
    })),
    cards,
    order: view.order,
  };
}
