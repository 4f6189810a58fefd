import { existsSync } from "node:fs";

const installed =
  process.env["TRACKER_BROWSER"] ?? ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find(existsSync);

/** How the browser is started, with these switches. Without an installed browser it is Playwright's own. */
export function browserWith(...args: string[]) {
  return { args, ...(installed && { executablePath: installed }) };
}
