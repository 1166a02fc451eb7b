// What only the page without a server does: keep itself for later, and hand out files that a server would send.
import { transport } from "$/api/transport";
import { keepOffline } from "$/local/offline";
import { starting } from "$/local/starting.svelte";
import { saveFile } from "$/ui/file";

void transport(); // Python starts while the page is still drawn
void starting.settled.then(keepOffline);

document.addEventListener("click", (event) => {
  const link = (event.target as Element | null)?.closest?.("a");
  const to = link?.getAttribute("href");
  if (!link?.hasAttribute("download") || !to?.startsWith("/api/")) return;
  event.preventDefault();
  void save(to);
});

/** Saves what lies at an address of the tables as a file. */
async function save(url: string): Promise<void> {
  const answer = await (await transport()).send({ method: "GET", url, headers: {} });
  const [, , , id, kind] = url.split(/[/?]/);
  saveFile(`hustings-${id}-${kind}.jsonl`, await answer.text());
}
