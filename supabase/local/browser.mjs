import { existsSync } from "node:fs";
import { run } from "./run-steps.mjs";

// Chromium without the window of a browser around its pages first: with it, a journey takes a fifth longer.
const installed = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];
const packages = ["chromium-headless-shell", "chromium"];

/**
 * Makes sure there is a Chromium for the journeys in web/e2e. Gives its path, or null when it is Playwright's own; throws
 * a sentence when there is none to be had.
 */
export async function ensureBrowser(env) {
  const found = () => installed.find((path) => existsSync(path)) ?? null;
  if (found()) return found();
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing Chromium for the browser tests…");
    const quietly = { env: { ...env, DEBIAN_FRONTEND: "noninteractive" } };
    await run(["apt-get", "update", "-qq"], quietly);
    for (const name of packages) {
      await run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", name], quietly);
      if (found()) return found();
    }
  }
  const { code, output } = await run(["playwright", "install", "--only-shell", "chromium"], { env });
  if (code !== 0) throw new Error(`There is no Chromium for the browser tests, and installing it failed:\n${output}`);
  return null;
}
