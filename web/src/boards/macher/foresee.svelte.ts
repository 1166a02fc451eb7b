// What the server foresees of the answer that stands in the panel, in figures; asked for when the hand rests.
import type { Decision } from "$/api/types";
import type { Change } from "$/boards/macher/ghosts";
import { draft } from "$/table/draft.svelte";
import type { Session } from "$/table/session.svelte";

const REST = 180; // milliseconds

export class Foresight {
  changes = $state.raw<Change[]>([]);

  /** Asks about these questions; until it calls what it gets. ``known`` need not be asked for. */
  follow(session: Session, open: readonly Decision[], known: (args: number[]) => boolean): () => void {
    const asked = open.flatMap((decision) => {
      const args = draft.now(decision.id);
      return args && !known(args) ? [{ decision, args }] : [];
    });
    this.changes = [];
    if (!asked.length) return () => undefined;
    let live = true;
    const timer = setTimeout(() => {
      for (const { decision, args } of asked)
        session.preview(decision, args).then(
          (preview) => {
            if (live) this.changes = preview.figures ?? [];
          },
          () => undefined, // the panel says what is wrong with it
        );
    }, REST);
    return () => {
      live = false;
      clearTimeout(timer);
    };
  }
}
