// What a card of the shadow cabinet, or a politician, can do: its sign.
import type { IconName } from "$/art/icons";
import type { Facts } from "$/boards/macher/model";

export const ACT_ICON: Record<string, IconName> = {
  votes: "vote",
  key_issue: "key",
  double: "key",
  media_swap: "media",
  own_trend: "trend",
  rival_trend: "trend",
  trend: "trend",
  rivals_trend: "trend",
  programme: "programme",
  poll: "poll",
  base: "member",
  phone: "coalition",
};

/** The signs that say least by themselves first: not all have room everywhere. */
const SIGNS = [
  "key_issue",
  "double",
  "phone",
  "media_swap",
  "own_trend",
  "trend",
  "programme",
  "poll",
  "base",
  "votes",
];

/** Every action there is in an edition, each sign once: what has the same sign differs by plus and minus alone. */
export function signsOf(facts: Facts): string[] {
  const acts = new Set(facts.acts.flatMap((card) => card.map(([act]) => act)));
  if (facts.phones?.some(Boolean)) acts.add("phone");
  return SIGNS.filter((act) => acts.has(act));
}
