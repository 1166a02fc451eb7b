// Pictures of the page for the documents: plays a little against bots on a server of its own. See scripts/screenshots.
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";

const root = new URL("../..", import.meta.url).pathname;
const out = join(root, "docs/images");
mkdirSync(out, { recursive: true });
const folder = mkdtempSync(join(tmpdir(), "hustings-pictures-"));
const port = 8799;
const base = `http://127.0.0.1:${port}`;
const server = spawn(join(root, ".venv/bin/python"), ["-m", "hustings.web.run"], {
  cwd: root, stdio: "ignore",
  env: { ...process.env, HUSTINGS_DATABASE: `sqlite:///${join(folder, "games.db")}`, HUSTINGS_PORT: String(port), HUSTINGS_ACCESS_LOG: "0" },
});
const browser = await chromium.launch({
  executablePath: process.env.HUSTINGS_CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
});

async function visit(settings, width, height, work) {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: "reduce", baseURL: base });
  await context.addInitScript((kept) => localStorage.setItem("hustings.settings", JSON.stringify(kept)), settings);
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  try { await work(page); } finally { await context.close(); }
}
const snap = (page, name, whole = false) => page.screenshot({ path: join(out, `${name}.jpg`), type: "jpeg", quality: 84, fullPage: whole });

async function sit(page, game, moves) {
  await page.goto(`/new?game=${game}`);
  await page.locator(".finish .btn.primary").waitFor();
  const seats = page.locator("select[id^=seat-]");
  for (let i = 1; i < (await seats.count()); i++) await seats.nth(i).selectOption("bot:random");
  await page.locator(".finish .btn.primary").click();
  await page.waitForURL(/\/t\//);
  await page.locator(".seats").waitFor();
  const small = page.locator(".panes button").nth(1);
  if (await small.isVisible()) await small.click();
  for (let move = 0; move < moves; move++) {
    const cast = page.locator(".decide .cast").first();
    await cast.waitFor({ timeout: 60_000 });
    for (let i = 0; i < 30 && (await cast.isDisabled()); i++) {
      const open = page.locator(".decide").first().locator("input[type=radio]:not(:checked), input[type=checkbox]:not(:checked):not(:disabled), .rest .btn, button.tick");
      const n = await open.count();
      if (n) await open.nth((move * 7 + i * 3) % n).evaluate((node) => node.click());
      await page.waitForTimeout(60);
    }
    if (move === moves - 1) break;
    const mark = await page.locator(".decide").first().evaluate((node) => (node.mark = Math.random()));
    await cast.click();
    await page.waitForFunction((old) => document.querySelector(".decide")?.mark !== old, mark);
  }
  await page.waitForTimeout(800);
}

try {
  for (let i = 0; i < 200 && !(await fetch(`${base}/ready`).then((a) => a.ok, () => false)); i++) await new Promise((go) => setTimeout(go, 200));
  await visit({ theme: "light", language: "en" }, 1440, 900, async (page) => {
    await page.goto("/");
    await page.locator(".shelf .game:not(.ghost)").first().waitFor();
    await snap(page, "home");
    await page.goto("/new");
    await page.locator(".finish").waitFor();
    await snap(page, "new-table", true);
    await sit(page, "die-macher-2006", 9);
    await snap(page, "die-macher");
  });
  await visit({ theme: "dark", language: "en" }, 1440, 900, async (page) => {
    await sit(page, "zoocracy", 12);
    await snap(page, "zoocracy-night");
  });
  await visit({ theme: "light", language: "he" }, 1280, 860, async (page) => {
    await sit(page, "zoocracy", 6);
    await snap(page, "zoocracy-hebrew");
  });
  await visit({ theme: "light", language: "en" }, 390, 780, async (page) => {
    await sit(page, "die-macher-2019", 8);
    await snap(page, "phone");
  });
} finally {
  await browser.close();
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}
