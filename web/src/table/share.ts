import { api } from "$/api/client";
import type { Table } from "$/api/types";
import { t } from "$/i18n.svelte";
import { notices } from "$/ui/notices.svelte";

/** Puts a link to a replay on the clipboard. A private table's carries its owner's leave to watch. */
export async function shareReplay(table: Table, at = ""): Promise<void> {
  const path = `/replay/${table.id}${at}`;
  let link = location.origin + path;
  if (table.visibility === "private" && table.is_owner) {
    const links = await api.links(table.id).catch(() => null);
    if (links) link = `${location.origin}/watch/${links.watch}?to=${encodeURIComponent(path)}`;
  }
  try {
    await navigator.clipboard.writeText(link);
    notices.toast(t("page-link-copied"), "good");
  } catch {
    notices.toast(link);
  }
}
