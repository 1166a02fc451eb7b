import { admin } from "$/api/admin";
import { ApiError } from "$/api/client";
import { t } from "$/i18n.svelte";
import { notices } from "$/ui/notices.svelte";
import type { Wish } from "$/admin/wish";

export const PARTS = ["reports", "people", "bans", "tables", "log"] as const;
export type Part = (typeof PARTS)[number];

/** What the parts of the administration share: where we are, what is about to be done, and when to look again. */
export class Desk {
  part = $state<Part>("reports");
  /** What the part is to look for when it is opened. */
  query = $state("");
  wish = $state.raw<Wish | null>(null);
  turn = $state(0);

  go(part: Part, query = ""): void {
    this.query = query;
    this.part = part;
  }

  async load<T>(ask: () => Promise<T>, then: (found: T) => void): Promise<void> {
    try {
      then(await ask());
    } catch (error) {
      notices.toast(error instanceof ApiError ? error.message : String(error), "bad");
    }
  }

  async run(work: () => Promise<unknown>): Promise<void> {
    await this.load(work, () => this.turn++);
  }

  done(changed: boolean): void {
    this.wish = null;
    if (changed) this.turn++;
  }

  sanction(kind: "mute" | "ban", user: string, name: string): void {
    this.wish = {
      title: t(`page-admin-${kind}-title`, { name: name || user }),
      why: t(`page-admin-${kind}-why`),
      label: t(`page-admin-${kind}`),
      shown: true,
      timed: true,
      act: async ({ reason, until }) => void (await admin.sanction({ kind, user, reason, until })),
    };
  }

  lift(id: number, name: string): void {
    this.wish = {
      title: t("page-admin-lift-title", { name }),
      why: "",
      label: t("page-admin-lift"),
      act: ({ reason }) => admin.lift(id, reason),
    };
  }
}
