import { expect, test } from "@playwright/test";
import { accessible, sitDown } from "./play.js";

for (const theme of ["light", "dark"] as const) {
  test(`every page is accessible, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    for (const path of ["/", "/new", "/rules", "/settings", "/nowhere", "/t/nothing", "/join/nothing"]) {
      await page.goto(path);
      await page.locator("main h1").first().waitFor();
      await page.waitForLoadState("networkidle");
      await accessible(page, `${path} ${theme}`);
    }
    await sitDown(page, { game: "pocket", players: 3 });
    await page.locator(".cast").waitFor();
    await accessible(page, `table ${theme}`);
    await page.getByRole("tab", { name: "Talk" }).click();
    await accessible(page, `talk ${theme}`);
  });
}

test("the first load is small", async ({ page }) => {
  const sizes = new Map<string, number>();
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  const urls = new Map<string, string>();
  client.on("Network.responseReceived", (event) => void urls.set(event.requestId, event.response.url));
  client.on("Network.loadingFinished", (event) => {
    const url = urls.get(event.requestId) ?? "";
    if (/\.(js|css)$/.test(url)) sizes.set(url, Math.max(sizes.get(url) ?? 0, event.encodedDataLength));
  });
  await page.goto("/");
  await page.locator("main h1").waitFor();
  await page.waitForLoadState("networkidle");
  const total = [...sizes.values()].reduce((a, b) => a + b, 0);
  console.log(`first load: ${(total / 1000).toFixed(1)} kB of script and style in ${sizes.size} files`);
  expect(total).toBeGreaterThan(10_000);
  expect(total).toBeLessThan(150_000);
  expect([...sizes.keys()].filter((url) => /board|zoo|macher/i.test(url))).toEqual([]);

  // A table with its board stays within the same budget.
  await sitDown(page, { game: "pocket", players: 2 });
  await page.locator(".cast").waitFor();
  const all = [...sizes.values()].reduce((a, b) => a + b, 0);
  console.log(`with a table: ${(all / 1000).toFixed(1)} kB`);
  expect(all).toBeLessThan(150_000);
});

test("deep links and going back", async ({ page }) => {
  await page.goto("/rules/zoocracy/3");
  await expect(page.locator("#s-3")).toBeInViewport();
  await page.getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  await page.goBack();
  await expect(page.locator("#s-3")).toBeVisible();
});

test("settings are kept", async ({ page }) => {
  await page.goto("/settings");
  await page.getByText("Dark", { exact: true }).click();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});
