import { existsSync } from "node:fs";
import { run } from "./run-steps.mjs";

const installed = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

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
    await run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"], quietly);
    if (found()) return found();
  }
  const { code, output } = await run(["playwright", "install", "chromium"], { env });
  if (code !== 0) throw new Error(`There is no Chromium for the browser tests, and installing it failed:\n${output}`);
  return null;
}
