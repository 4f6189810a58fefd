import { existsSync } from "node:fs";
import { run } from "./run-steps.mjs";

// Chromium without the window of a browser around its pages first: with it, a journey takes a fifth longer.
const shells = ["/usr/bin/chromium-headless-shell"];
// The extension's journeys need a whole browser: the shell takes no extensions.
const whole = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
// Runs the extension that is built for Firefox on fixture pages. Without a Firefox these tests are skipped.
const firefoxes = ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"];

const firstOf = (paths) => paths.find((path) => existsSync(path)) ?? null;

/**
 * Makes sure there are browsers for the journeys in web/e2e, and tries for a Firefox. Gives the path of each, or null where it is Playwright's own: `shell` for
 * pages, `whole` for the extension. Throws a sentence when there is none to be had.
 */
export async function ensureBrowsers(env) {
  const found = () => ({ shell: firstOf([...shells, ...whole]), whole: firstOf(whole) });
  const missing = [
    ...(found().whole ? [] : ["chromium-headless-shell", "chromium"]),
    ...(firstOf(firefoxes) ? [] : ["firefox-esr"]),
  ];
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log(`Installing ${missing.join(", ")} for the browser tests…`);
    const quietly = { env: { ...env, DEBIAN_FRONTEND: "noninteractive" } };
    await run(["apt-get", "update", "-qq"], quietly);
    for (const name of missing)
      await run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", name], quietly);
  }
  if (!firstOf(firefoxes)) console.log("There is no Firefox: its tests of the extension are left out.");
  if (found().whole) return found();
  const { code, output } = await run(["playwright", "install", "chromium"], { env });
  if (code !== 0) throw new Error(`There is no Chromium for the browser tests, and installing it failed:\n${output}`);
  return found();
}
