// Which pieces of Die Macher can be dragged, where to, and what that answers.
import type { Decision } from "$/api/types";
import { actAt } from "$/boards/macher/answer.svelte";
import { laidAt } from "$/boards/macher/hot.cards";
import { topicOf, type Campaign } from "$/boards/macher/model";
import { shift, unshift } from "$/boards/numbers";
import { onto, type Drags } from "$/table/drag.svelte";
import { draft } from "$/table/draft.svelte";

export function dragsOf(open: Decision[], campaign: Campaign): Drags {
  const drags: Drags = new Map();
  for (const decision of open) KINDS[decision.kind]?.(decision, campaign, drags);
  return drags;
}

type Kind = (decision: Decision, campaign: Campaign, drags: Drags) => void;

const meetings: Kind = (decision, campaign, drags) => {
  for (const { board } of campaign.states) {
    const more = actAt(decision, campaign, board)?.more;
    if (more) onto(drags, "supply:meeting", `board:${board}`, more);
  }
};

const media: Kind = ({ id, space }, _, drags) => {
  for (const item of space.items ?? [])
    if (item > 0) onto(drags, "supply:media", `board:${unshift(item)}`, () => draft.pick(id, [item]));
};

const lay: Kind = (decision, _, drags) => {
  const { id, space } = decision;
  const laid = laidAt(decision);
  for (const card of space.cards ?? space.items ?? [])
    laid.forEach((_, board) => {
      if (space.slots && !space.slots[board]) return;
      const next = laid.map((value, i) => (i === board ? shift(card) : value === shift(card) ? 0 : value));
      onto(drags, `cabinet:${card}`, `board:${board}`, () => draft.propose(id, next));
    });
};

/** A card that comes in, to the opinion that goes out. */
const opinions: Kind = ({ id, kind, space }, { board }, drags) => {
  const display = kind === "exchange" ? "pool" : "opinion-display";
  space.items?.forEach((item, i) => {
    for (const card of (item > 0 && space.spaces?.[i]?.items) || [])
      onto(drags, `${display}:${card}`, `opinion:${board}:${unshift(item)}`, () => draft.pick(id, [item, card]));
  });
};

/** An opinion of a state, to a place on the national board. */
const national: Kind = ({ id, space }, { board }, drags) => {
  space.items?.forEach((item, i) => {
    for (const place of (item > 0 && space.spaces?.[i]?.items) || [])
      onto(drags, `opinion:${board}:${unshift(item)}`, `national:${place}`, () => draft.pick(id, [item, place]));
  });
};

/** A card of the hand, to the card of the programme that it replaces. */
const change: Kind = ({ id, space }, { facts, parties, seat }, drags) => {
  space.items?.forEach((item, i) => {
    const topics = (item > 0 && space.spaces?.[i]?.items) || [];
    for (const card of parties[seat]?.programme ?? []) {
      const topic = topicOf(facts, card);
      if (topics.includes(topic))
        onto(drags, `hand:${unshift(item)}`, `programme:${card}`, () => draft.pick(id, [item, topic]));
    }
  });
};

const KINDS: Record<string, Kind> = {
  meetings,
  media,
  cabinet: lay,
  send: lay,
  exchange: opinions,
  influence: opinions,
  "national-opinion": national,
  change,
};
