import { defineConfig } from "@playwright/test";
import { browserWith } from "./e2e/browser.ts";

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/start-stack.ts",
  outputDir: "test-results",
  fullyParallel: true,
  // A journey waits about half of its time: three keep two processors busy.
  workers: 3,
  forbidOnly: Boolean(process.env["CI"]),
  timeout: 60_000,
  // Machines differ by a factor of ten in speed. A journey that passes the second time only is listed as flaky, by name.
  retries: 1,
  expect: { timeout: 15_000 },
  use: {
    launchOptions: browserWith(),
    // Nothing beyond this machine is even looked up, so a foreign request fails where it is made.
    contextOptions: { reducedMotion: "reduce" },
    // A worker would answer before a journey's own routes do; offline.spec.ts lets it.
    serviceWorkers: "block",
    locale: "en-GB",
    timezoneId: "UTC",
    viewport: { width: 1440, height: 900 },
    // A trace takes a quarter of a journey's time; for a closer look at one, add `--trace on`.
    screenshot: "only-on-failure",
  },
});
