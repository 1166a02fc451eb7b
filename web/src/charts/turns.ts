import type { Story } from "$/api/types";
import { say, t } from "$/i18n.svelte";

export interface TurnMark { n: number; seat: number; label: string; more: string }

/** The points that turned a game: as the server tells them; else where the lead changed for good, and by how much. */
export function turningPoints(story: Story, names: string[]): TurnMark[] {
  if (story.turns?.length) {
    return story.turns.map((turn) => ({
      n: turn.n, seat: turn.seat, label: say(turn.label),
      more: turn.lead ? t("page-turn-lead", { name: names[turn.seat] ?? "" }) : t("page-turn-gain", { name: names[turn.seat] ?? "", n: turn.gain }),
    }));
  }
  const ahead = (points: number[]): number => points.indexOf(Math.max(...points));
  const found: TurnMark[] = [];
  for (let i = 1; i < story.race.length; i++) {
    const before = story.race[i - 1]!, now = story.race[i]!;
    const leader = ahead(now.points);
    if (leader !== ahead(before.points)) found.push({ n: now.n, seat: leader, more: t("page-turn-lead", { name: names[leader] ?? "" }), label: now.points.join(" : ") });
  }
  return found.slice(-5);
}
