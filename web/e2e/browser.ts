import { existsSync } from "node:fs";
import { basename } from "node:path";

const installed =
  process.env["TRACKER_BROWSER"] ?? ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find(existsSync);

/** What a figure that was measured in it was measured in. */
export const browserName = installed ? basename(installed) : "Playwright's own Chromium";

/** How the browser is started, with these switches. Without an installed browser it is Playwright's own. */
export function browserWith(...args: string[]) {
  return { args, ...(installed && { executablePath: installed }) };
}
