// What is being settled in a pocket election.
import type { PocketView } from "$/api/types";
import type { StageProps } from "$/boards";
import { t } from "$/i18n.svelte";
import type { Envelope, Scene } from "$/table/scenes/types";
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
