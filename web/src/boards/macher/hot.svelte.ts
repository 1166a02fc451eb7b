// Which things on a table of Die Macher can be picked for the open questions, and what a pick proposes.
import type { Decision, SpaceData } from "$/api/types";
import { topicOf, type Campaign } from "$/boards/macher/model";
import { shift, unshift } from "$/boards/numbers";
import { cardName, personName } from "$/boards/macher/scenes";
import { t } from "$/i18n.svelte";
import { draft } from "$/table/draft.svelte";
import type { Target } from "$/table/hot.svelte";

/** The cabinet card in hand, on its way to a state. */
class Held {
  card = $state(-1);
}
export const held = new Held();

type Put = (key: string, label: string, args: number[], on: boolean) => void;

export function targets(open: Decision[], campaign: Campaign, names: (seat: number) => string): Map<string, Target> {
  const found = new Map<string, Target>();
  for (const decision of open) {
    const now = draft.now(decision.id) ?? draft.of(decision.id) ?? [];
    const put: Put = (key, label, args, on) =>
      found.set(key, { label, on, pick: () => draft.propose(decision.id, args) });
    const items = decision.space.items ?? [];
    switch (decision.kind) {
      case "media":
        for (const item of items)
          if (item > 0) put(`state:${unshift(item)}`, t("page-hot-state"), [item], now[0] === item);
        break;
      case "start":
        for (const item of items) put(`seat:${item}`, names(item), [item], now[0] === item);
        break;
      case "coalition":
        for (const item of items)
          if (item > 0) put(`seat:${unshift(item)}`, names(unshift(item)), [item], now[0] === item);
        break;
      case "publish":
        if (decision.space.type === "subset")
          for (const seat of items) {
            const next = now.includes(seat)
              ? now.filter((other) => other !== seat)
              : [...now, seat].sort((a, b) => a - b);
            if (next.length <= (decision.space.most ?? 0)) put(`seat:${seat}`, names(seat), next, now.includes(seat));
          }
        break;
      case "exchange":
      case "national-opinion":
      case "influence":
        opinions(decision, campaign, now, put);
        break;
      case "change":
        change(decision, campaign, now, put);
        break;
      case "keep":
      case "hold":
      case "draft":
        for (const card of items) put(`hand:${card}`, cardName(campaign.facts, card), [card], now[0] === card);
        break;
      case "choose":
        for (const card of items)
          put(`programme-display:${card}`, cardName(campaign.facts, card), [card], now[0] === card);
        break;
      case "discard":
        discard(decision.space, campaign, now, put);
        break;
      case "cabinet":
      case "send":
        lay(decision, campaign, now, found, put);
        break;
    }
  }
  return found;
}

/** An open opinion of the state in question, then the card that comes in for it. */
function opinions(decision: Decision, campaign: Campaign, now: number[], put: Put): void {
  (decision.space.items ?? []).forEach((item, i) => {
    if (item === 0) return;
    put(`opinion:${campaign.board}:${unshift(item)}`, t("page-hot-opinion"), [item], now[0] === item);
    const inner = decision.space.spaces?.[i];
    if (now[0] === item && inner?.type === "one-of")
      for (const card of inner.items ?? []) {
        const key =
          decision.kind === "exchange"
            ? `pool:${card}`
            : decision.kind === "influence"
              ? `opinion-display:${card}`
              : `national:${card}`;
        put(
          key,
          decision.kind === "national-opinion" ? t("page-hot-opinion") : cardName(campaign.facts, card),
          [item, card],
          now[1] === card,
        );
      }
  });
}

function change(decision: Decision, campaign: Campaign, now: number[], put: Put): void {
  (decision.space.items ?? []).forEach((item, i) => {
    if (item === 0) return;
    put(`hand:${unshift(item)}`, cardName(campaign.facts, unshift(item)), [item], now[0] === item);
    const topics = decision.space.spaces?.[i]?.items ?? [];
    if (now[0] === item)
      for (const card of campaign.parties[campaign.seat]?.programme ?? []) {
        const topic = topicOf(campaign.facts, card);
        if (topics.includes(topic))
          put(`programme:${card}`, cardName(campaign.facts, card), [item, topic], now[1] === topic);
      }
  });
}

function discard(space: SpaceData, campaign: Campaign, now: number[], put: Put): void {
  const caps = space.caps ?? [];
  caps.forEach((cap, card) => {
    if (!cap) return;
    const count = now[card] ?? 0;
    put(
      `hand:${card}`,
      cardName(campaign.facts, card),
      caps.map((_, i) => (i === card ? (count < cap ? count + 1 : 0) : (now[i] ?? 0))),
      count > 0,
    );
  });
}

/** Take a card of the cabinet, then click the state it goes to; a click on a state with a card takes it back. */
function lay(decision: Decision, campaign: Campaign, now: number[], found: Map<string, Target>, put: Put): void {
  const slots = decision.space.boards ?? decision.space.slots?.length ?? 0;
  const laid = Array.from({ length: slots }, (_, i) => now[i] ?? 0);
  for (const card of decision.space.cards ?? decision.space.items ?? []) {
    found.set(`cabinet:${card}`, {
      label: personName(campaign.facts, campaign.facts.cabinet[card] ?? ""),
      on: held.card === card || laid.includes(shift(card)),
      pick: () => (held.card = held.card === card ? -1 : card),
    });
  }
  for (let board = 0; board < slots; board++) {
    const here = laid[board] ?? 0;
    if (decision.space.slots && !decision.space.slots[board]) continue;
    if (held.card < 0 && !here) continue;
    const card = here || shift(held.card);
    const next = here
      ? laid.map((value, i) => (i === board ? 0 : value))
      : laid.map((value, i) => (i === board ? card : value === card ? 0 : value));
    put(
      `state:${board}`,
      here
        ? t("page-hot-take-back")
        : t("page-hot-lay", { card: personName(campaign.facts, campaign.facts.cabinet[held.card] ?? "") }),
      next,
      here > 0,
    );
  }
}
