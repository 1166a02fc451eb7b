// Which things on a table of Die Macher can be picked for the open questions, and what a pick proposes.
import type { Decision } from "$/api/types";
import { discard, lay, opinions, swap, type Found } from "$/boards/macher/hot.cards";
import { topicOf, type Campaign } from "$/boards/macher/model";
import { plan } from "$/boards/macher/plan.svelte";
import { cardName } from "$/boards/macher/scenes";
import { unshift } from "$/boards/numbers";
import { say, t } from "$/i18n.svelte";
import { draft } from "$/table/draft.svelte";
import type { Target } from "$/table/hot.svelte";

export function targets(open: Decision[], campaign: Campaign, names: (seat: number) => string): Map<string, Target> {
  const all = new Map<string, Target>();
  for (const decision of open) {
    const now = plan.now(decision);
    const found: Found = {
      campaign,
      decision,
      now,
      items: decision.space.items ?? [],
      put: (key, label, args, on) => all.set(key, { label, on, pick: () => draft.pick(decision.id, args) }),
      add: (key, label, args, on) => all.set(key, { label, on, pick: () => draft.propose(decision.id, args) }),
      part: (key, label, item, whole) =>
        all.set(key, {
          label,
          on: now[0] === item,
          pick: () => (whole ? draft.pick(decision.id, [item]) : plan.part(decision, item)),
        }),
      set: (key, target) => all.set(key, target),
    };
    KINDS[decision.kind]?.(found, names);
  }
  return all;
}

type Names = (seat: number) => string;
type Kind = (found: Found, names: Names) => void;

const hand: Kind = ({ campaign, items, now, put }) => {
  for (const card of items) put(`hand:${card}`, cardName(campaign.facts, card), [card], now[0] === card);
};

const party: Kind = ({ campaign, items, now, put }) => {
  for (const item of items)
    put(`party:${item}`, t(`${campaign.facts.prefix}-party-${campaign.facts.parties[item]}`), [item], now[0] === item);
};

const start: Kind = ({ items, now, put }, names) => {
  for (const item of items) put(`seat:${item}`, names(item), [item], now[0] === item);
};

const coalition: Kind = ({ items, now, put }, names) => {
  for (const item of items) if (item > 0) put(`seat:${unshift(item)}`, names(unshift(item)), [item], now[0] === item);
};

const media: Kind = ({ items, now, put }) => {
  for (const item of items) if (item > 0) put(`media:${unshift(item)}`, t("page-hot-state"), [item], now[0] === item);
};

/** Whose lines of the poll are shown; in 2019 all or none. */
const publish: Kind = (found, names) => {
  const { campaign, decision, items, now, add } = found;
  if (decision.space.type !== "subset") return words(found, names);
  for (const seat of items) {
    const next = now.includes(seat) ? now.filter((other) => other !== seat) : [...now, seat].sort((a, b) => a - b);
    if (next.length > (decision.space.most ?? 0)) continue;
    for (const key of [`seat:${seat}`, `rival:${campaign.board}:${seat}`])
      add(key, names(seat), next, now.includes(seat));
  }
};

/** A question about a state with few answers, which are given there in words. */
const words: Kind = ({ campaign, decision, now, put }) => {
  const board = Math.max(0, campaign.board);
  for (const { args, label } of decision.choices ?? [])
    put(
      `chip:${board}:${args.join(" ")}`,
      say(label),
      args,
      args.length === now.length && args.every((n, i) => n === now[i]),
    );
};

/** One of the actions printed on the card, then the opinion or the party that it concerns. */
const action: Kind = (found, names) => {
  const { campaign, decision, items, now, part, put } = found;
  const { board, facts } = campaign;
  const here = campaign.states.find((state) => state.board === board);
  const card = facts.cabinet.indexOf(here?.standings[campaign.seat]?.card ?? "");
  items.forEach((item, i) => {
    const inner = decision.space.spaces?.[i];
    const choice = decision.choices?.find(({ args }) => args.length === 1 && args[0] === item);
    // The main action comes first, the others after it; in the classic editions they are simply counted.
    const at = decision.kind === "main" ? unshift(item) : item;
    const [act = "", amount = 0] = facts.acts[card]?.[at] ?? [];
    const label = choice ? say(choice.label) : t(`page-macher-act-${act}`, { n: Math.abs(amount) });
    part(`chip:${board}:${item}`, label, item, inner?.type === "unit");
    if (now[0] !== item || inner?.type !== "one-of") return;
    for (const target of inner.items ?? []) {
      const opinion = act === "key_issue" || act === "double";
      const key = opinion ? `opinion:${board}:${target}` : `rival:${board}:${target}`;
      put(key, opinion ? t("page-hot-opinion") : names(target), [item, target], now[1] === target);
    }
  });
};

/** A new card, then the topic of the programme that it replaces. */
const change: Kind = ({ campaign, decision, items, now, part, put }) => {
  items.forEach((item, i) => {
    if (item === 0) return;
    part(`hand:${unshift(item)}`, cardName(campaign.facts, unshift(item)), item, false);
    const topics = decision.space.spaces?.[i]?.items ?? [];
    if (now[0] === item)
      for (const card of campaign.parties[campaign.seat]?.programme ?? []) {
        const topic = topicOf(campaign.facts, card);
        if (topics.includes(topic))
          put(`programme:${card}`, cardName(campaign.facts, card), [item, topic], now[1] === topic);
      }
  });
};

const choose: Kind = ({ campaign, items, now, put }) => {
  for (const card of items) put(`programme-display:${card}`, cardName(campaign.facts, card), [card], now[0] === card);
};

/** A donation card: accepted where it was not picked yet, refused with a second click. */
const donation: Kind = ({ campaign, decision, now, put }) => {
  const cards = decision.space.items ?? decision.space.spaces?.[0]?.items ?? [];
  for (const card of cards) {
    const on = now[0] === card;
    const accept = on && now[1] === 1 ? 0 : 1;
    const text = t(accept ? "page-macher-donation-accept" : "page-macher-donation-refuse", {
      n: campaign.facts.donations[card] ?? 0,
    });
    put(`donation:${card}`, text, [card, accept], on);
  }
};

/** Cards of a programme that must have so many topics. */
const platform: Kind = ({ campaign, decision, set }) => {
  for (const card of decision.space.kinds ?? [])
    set(`hand:${card}`, {
      label: cardName(campaign.facts, card),
      on: plan.cards(decision).includes(card),
      pick: () => plan.pick(campaign, decision, card),
    });
};

/** What is given out before the first round: an offer, then states for what it brings. */
const prepare: Kind = ({ campaign, decision, set }) => {
  const offers = (which: "first" | "second", n: number, now: number): void => {
    for (let i = 0; i < n; i++)
      set(`offer:${which}:${i}`, {
        label: t("page-macher-offer", { n: i + 1 }),
        on: now === i,
        pick: () => plan.choose(campaign, decision, which, i),
      });
  };
  const { facts } = campaign;
  offers("first", (facts.sheet?.lines ?? facts.packages ?? []).length, plan.offer(decision));
  offers("second", facts.sheet?.media.length ?? 0, plan.extra(decision));
  for (const wanted of plan.wanted(campaign, decision))
    for (const { board } of campaign.states) {
      const here = wanted.at.filter((at) => at === board).length;
      const label = t(`page-macher-gets-${wanted.kind}`, { n: wanted.worth });
      set(wanted.kind === "media" ? `media:${board}` : `chip:${board}:${wanted.kind}`, {
        label: here > 1 ? `${here} × ${label}` : label,
        on: here > 0,
        pick: () => plan.put(campaign, decision, wanted, board),
      });
    }
};

export const KINDS: Record<string, Kind> = {
  party,
  sheet: prepare,
  package: prepare,
  programme: platform,
  complete: platform,
  draft: hand,
  hold: hand,
  keep: hand,
  discard,
  change,
  swap,
  choose,
  start,
  coalition,
  consent: words,
  media,
  cabinet: lay,
  send: lay,
  action,
  main: action,
  secondary: action,
  pay: words,
  exchange: opinions,
  influence: opinions,
  "national-opinion": opinions,
  "national-media": words,
  publish,
  donation,
};
