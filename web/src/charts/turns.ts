import type { Story } from "$/api/types";
import { t } from "$/i18n.svelte";

export interface TurnMark {
  n: number;
  seat: number;
  points: number[];
  more: string;
}

/** The points that turned a game: as the server found them; else where the lead changed. */
export function turningPoints(story: Story, names: string[]): TurnMark[] {
  if (story.turns?.length) {
    return story.turns.map(({ n, seat, gain, lead }) => ({
      n,
      seat,
      points: story.race.find((at) => at.n >= n)?.points ?? [],
      more: t(lead ? "page-turn-lead" : gain < 0 ? "page-turn-loss" : "page-turn-gain", {
        name: names[seat] ?? "",
        n: Math.abs(gain),
      }),
    }));
  }
  const ahead = (points: number[]): number => points.indexOf(Math.max(...points));
  const found: TurnMark[] = [];
  for (let i = 1; i < story.race.length; i++) {
    const before = story.race[i - 1]!,
      now = story.race[i]!;
    const leader = ahead(now.points);
    if (leader !== ahead(before.points))
      found.push({
        n: now.n,
        seat: leader,
        more: t("page-turn-lead", { name: names[leader] ?? "" }),
        points: now.points,
      });
  }
  return found.slice(-5);
}
