import { defineConfig } from "@playwright/test";

// Tests play in a real Chromium against a real server with a fresh database (e2e/setup.ts starts it). Those marked
// @anywhere hold for the site without a server too, and run against it as well (e2e/anywhere.ts): some of them, marked
// @anywhere-short, always, and all with HUSTINGS_SITE=all.
// The headless shell takes a third less time than the whole browser (62 and 94 s for 18 tests of layout, hints and
// figures), but shows no notifications: what is marked @notifications runs in the whole one.
// Waits are generous and end as soon as what they wait for is there: a slow machine is no failure.
const { HUSTINGS_CHROMIUM: whole, HUSTINGS_HEADLESS_SHELL: shell = whole } = process.env;
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export default defineConfig({
  testDir: "e2e",
  timeout: 600_000,
  expect: { timeout: 60_000 },
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // A test that fails and then passes is reported as flaky: it is to be mended, but does not stop everybody.
  retries: process.env.CI ? 1 : 0,
  workers: Number(process.env.HUSTINGS_WORKERS ?? 2),
  reporter: [["list"]],
  outputDir: "test-results",
  globalSetup: "./e2e/setup.ts",
  projects: [
    { name: "server", grepInvert: /@notifications/, use: { baseURL: process.env.HUSTINGS_URL ?? "" } },
    {
      name: "whole browser",
      grep: /@notifications/,
      use: {
        baseURL: process.env.HUSTINGS_URL ?? "",
        ...(whole ? { launchOptions: { args, executablePath: whole } } : { channel: "chromium" }),
      },
    },
    {
      name: "site",
      grep: process.env.HUSTINGS_SITE === "all" ? /@anywhere/ : /@anywhere-short/,
      use: { baseURL: process.env.HUSTINGS_SITE_URL ?? "" },
    },
  ],
  use: {
    viewport: { width: 1280, height: 860 },
    contextOptions: { reducedMotion: "reduce" },
    locale: "en-GB",
    screenshot: "only-on-failure",
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    launchOptions: { args, ...(shell ? { executablePath: shell } : {}) },
  },
});
