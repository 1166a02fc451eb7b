// The hints to the question that is open: asked for once, and there until they are closed or the question is gone.
import { api, ApiError } from "$/api/client";
import type { Decision, Hint } from "$/api/types";
import { i18n } from "$/i18n.svelte";
import { draft } from "$/table/draft.svelte";
import { same } from "$/table/spaces/labels.svelte";
import type { Session } from "$/table/session.svelte";
import { notices } from "$/ui/notices.svelte";

class Hints {
  #of = $state("");
  #lang = "";
  list = $state.raw<Hint[]>([]);
  thinking = $state(false);

  /** Whether there is something to show for this question. */
  about(decision: string): boolean {
    return this.#of === decision;
  }
  async ask(session: Session, decision: Decision): Promise<void> {
    if (this.#of === decision.id && this.#lang === i18n.wanted) return;
    this.#of = decision.id;
    this.#lang = i18n.wanted;
    this.list = [];
    this.thinking = true;
    try {
      const found = await api.hints(session.id, decision.id, session.me);
      if (this.about(decision.id)) this.list = found.hints;
    } catch (error) {
      if (this.about(decision.id)) this.close();
      notices.toast(error instanceof ApiError ? error.message : String(error), "bad");
    } finally {
      this.thinking = false;
    }
  }
  /** Fills the answer in; the person sends it. */
  take(decision: string, hint: Hint): void {
    draft.propose(decision, hint.args);
  }
  /** Whether the answer that stands in the panel is this one. */
  taken(decision: string, hint: Hint): boolean {
    const now = draft.now(decision);
    return !!now && same(now, hint.args);
  }
  close(): void {
    this.#of = "";
    this.list = [];
  }
}

export const hints = new Hints();
