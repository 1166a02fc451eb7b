import { t } from "$/i18n.svelte";
import { notices } from "$/ui/notices.svelte";

/** Puts a link to a page of this site where it can be pasted; shows it where that is not allowed. */
export async function copyLink(path: string): Promise<void> {
  const link = location.origin + path;
  try {
    await navigator.clipboard.writeText(link);
    notices.toast(t("page-link-copied"), "good");
  } catch {
    notices.toast(link);
  }
}
