// Which things in the zoo can be picked for the open questions, and what a pick proposes.
import type { Decision } from "$/api/types";
import { unshift } from "$/boards/numbers";
import { facts } from "$/boards/zoo/model";
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
        put(`card:${item}`, card(item), next, now.includes(item));
      }
    } else if (field?.role === "card") {
      for (const item of space.items ?? []) if (item > 0) put(`card:${item}`, card(item), [item], now[0] === item);
    } else if (decision.kind === "campaign") {
      const inner = space.spaces?.[space.items?.indexOf(TURN.card) ?? -1];
      for (const item of inner?.items ?? [])
        put(`card:${item}`, card(item), [TURN.card, item], now[0] === TURN.card && now[1] === item);
    }
  }
  return found;
}

export interface Placing {
  planned: number;
  most: number;
  more?: (() => void) | undefined;
  less?: (() => void) | undefined;
}

/** Food from one's funds, set on the enclosure itself; one species in one answer. */
export function placing(open: Decision[], species: number): Placing | undefined {
  const decision = open.find((asked) => asked.kind === "campaign");
  const inner = decision?.space.spaces?.[decision.space.items?.indexOf(TURN.place) ?? -1];
  const at = inner?.type === "branch" ? (inner.items?.indexOf(species) ?? -1) : -1;
  const counts = at >= 0 ? inner?.spaces?.[at] : undefined;
  if (!decision || !counts) return undefined;
  // Not every number may be allowed: some would tie two parties.
  const allowed =
    counts.items ?? Array.from({ length: (counts.high ?? 1) - (counts.low ?? 1) + 1 }, (_, i) => (counts.low ?? 1) + i);
  const now = draft.now(decision.id);
  const planned = now && now[0] === TURN.place && now[1] === species ? (now[2] ?? 0) : 0;
  const up = allowed.find((n) => n > planned);
  const down = [...allowed].reverse().find((n) => n < planned);
  return {
    planned,
    most: allowed.at(-1) ?? 0,
    more: up !== undefined ? () => draft.propose(decision.id, [TURN.place, species, up]) : undefined,
    less:
      down !== undefined
        ? () => draft.propose(decision.id, [TURN.place, species, down])
        : planned
          ? () => draft.propose(decision.id, [TURN.end])
          : undefined,
  };
}
