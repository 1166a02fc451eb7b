// What is being settled in a pocket election.
import type { Entry, PocketView } from "$/api/types";
import type { StageProps } from "$/boards";
import { say, t } from "$/i18n.svelte";
import type { Envelope, ResultScene, Scene } from "$/table/scenes/types";
import { envelopeStates } from "$/table/sealed";

export function live(at: StageProps): Scene {
  const view = at.view as unknown as PocketView;
  const states = envelopeStates(view.sealed);
  if (states.some((state) => state !== "away"))
    return {
      type: "sealed",
      title: t("page-pocket-bidding"),
      about: t("page-pocket-bidding-why"),
      rule: "pocket §2",
      envelopes: states.map((state, seat): Envelope => {
        const mine = view.sealed.values[seat];
        return { seat, state, value: state === "sealed" && mine?.length ? String(mine[0]) : undefined };
      }),
    };
  return { type: "phase", title: "", ahead: [] };
}

/** The count: who has how many votes now, and how many more than before. */
export function moment(_: StageProps, entry: Entry): Scene | null {
  const counted = entry.events?.find((event) => event.kind === "count");
  const votes = counted?.fields.votes;
  if (!counted || !Array.isArray(votes)) return null;
  const best = Math.max(...votes);
  const scene: ResultScene = {
    type: "result",
    title: t("page-pocket-count"),
    about: say(counted.news),
    rule: "pocket §5",
    unit: t("pocket-head-votes"),
    rows: votes
      .map((value, seat) => ({ seat, value, best: value === best }))
      .sort((a, b) => b.value - a.value || a.seat - b.seat),
  };
  return scene;
}
