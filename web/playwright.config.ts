import { defineConfig } from "@playwright/test";

// Tests play in a real Chromium against a real server with a fresh database (e2e/server.ts starts it).
export default defineConfig({
  testDir: "e2e",
  timeout: 90_000,
  expect: { timeout: 15_000 },
  fullyParallel: false,
  workers: 1,
  reporter: [["list"]],
  outputDir: "test-results",
  globalSetup: "./e2e/setup.ts",
  use: {
    baseURL: process.env.HUSTINGS_URL ?? "http://127.0.0.1:8765",
    viewport: { width: 1280, height: 860 },
    reducedMotion: "reduce",
    locale: "en-GB",
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: process.env.HUSTINGS_CHROMIUM ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
        "--disable-component-update", "--disable-sync",
      ],
    },
  },
});
