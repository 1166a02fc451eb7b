import type { Decision, Message } from "$/api/types";
import { say } from "$/i18n.svelte";
import type { Session } from "$/table/session.svelte";

/** The words for the picks that may follow a prefix, as the game says them; nothing until they are here. */
export class Labels {
  step = $state("");
  #waiting = $state(true);
  #words = $state.raw(new Map<number, string>());

  constructor(session: () => Session, decision: () => Decision, prefix: () => number[]) {
    $effect(() => {
      const asked = decision();
      const at = prefix();
      if (at.length === 0 && asked.items) {
        this.#words = new Map(asked.items.map((item) => [item.value, say(item.label)]));
        this.#waiting = false;
        return;
      }
      let live = true;
      this.#waiting = true;
      session()
        .step(asked, at)
        .then(
          (step) => {
            if (!live) return;
            this.#waiting = false;
            this.step = say(step.step);
            this.#words = new Map((step.picks ?? []).map((pick) => [pick.value, say(pick.label)]));
          },
          () => (this.#waiting = false),
        );
      return () => (live = false);
    });
  }

  of(value: number): string {
    return this.#words.get(value) ?? (this.#waiting ? "\u00a0" : String(value));
  }
}

export const same = (a: number[] | null | undefined, b: number[] | null | undefined): boolean =>
  !!a && !!b && a.length === b.length && a.every((value, i) => value === b[i]);

export const spoken = (label: Message | undefined): string => (label ? say(label) : "");
