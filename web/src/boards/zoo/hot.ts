// Which things in the zoo can be picked for the open questions, and what a pick proposes.
import type { Decision, ZooInsights, ZooView } from "$/api/types";
import { unshift } from "$/boards/numbers";
import { facts } from "$/boards/zoo/model";
import { plan } from "$/boards/zoo/plan.svelte";
import { t } from "$/i18n.svelte";
import { draft } from "$/table/draft.svelte";
import type { Target } from "$/table/hot.svelte";

const TURN = facts().turn;

export function targets(
  open: Decision[],
  names: (seat: number) => string,
  card: (n: number) => string,
): Map<string, Target> {
  const found = new Map<string, Target>();
  for (const decision of open) {
    const { space } = decision;
    const now = draft.now(decision.id) ?? draft.of(decision.id) ?? [];
    const put = (key: string, label: string, args: number[], on: boolean): void =>
      void found.set(key, { label, on, pick: () => draft.pick(decision.id, args) });
    /** One of several: the answer is said with the button. */
    const add = (key: string, label: string, args: number[], on: boolean): void =>
      void found.set(key, { label, on, pick: () => draft.propose(decision.id, args) });
    const [field] = decision.answer;
    if (field?.role === "species" && space.type === "range") {
      for (let item = Math.max(1, space.low ?? 0); item <= (space.high ?? 0); item++)
        put(`species:${unshift(item)}`, t("page-hot-state"), [item], now[0] === item);
    } else if (field?.role === "seat" && space.type === "range") {
      for (let seat = space.low ?? 0; seat <= (space.high ?? -1); seat++)
        put(`seat:${seat}`, names(seat), [seat], now[0] === seat);
    } else if (field?.role === "card" && field.list) {
      for (const item of space.items ?? []) {
        const next = now.includes(item) ? now.filter((other) => other !== item) : [...now, item].sort((a, b) => a - b);
        add(`card:${item}`, card(item), next, now.includes(item));
      }
    } else if (field?.role === "card") {
      for (const item of space.items ?? []) if (item > 0) put(`card:${item}`, card(item), [item], now[0] === item);
    } else if (decision.kind === "campaign") {
      const inner = space.spaces?.[space.items?.indexOf(TURN.card) ?? -1];
      for (const item of inner?.items ?? [])
        add(`card:${item}`, card(item), [TURN.card, item], now[0] === TURN.card && now[1] === item);
    }
  }
  return found;
}

export interface Placing {
  planned: number;
  more?: (() => void) | undefined;
  less?: (() => void) | undefined;
}

/** Food that may still be laid from my funds in this turn. */
export const campaignFood = (view: ZooView, insights: ZooInsights): number =>
  Math.max(0, Math.min(insights.campaign_limit - view.placed.reduce((a, b) => a + b, 0), view.funds[view.seat] ?? 0));

/** Food from one's funds, set on the enclosure itself. */
export function placing(may: Map<number, number[]>, species: number): Placing | undefined {
  const counts = may.get(species);
  const planned = plan.of(species);
  if (!counts) return undefined;
  const to = (count: number | undefined): (() => void) | undefined =>
    count === undefined ? undefined : () => plan.set(species, count);
  return { planned, more: to(plan.next(species, counts, 1)), less: to(plan.next(species, counts, -1)) };
}
