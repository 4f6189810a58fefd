import { existsSync } from "node:fs";

const installed = process.env["TRACKER_BROWSER"] ?? "/usr/bin/chromium";

/** How the browser is started, with these switches. Without an installed browser it is Playwright's own. */
export function browserWith(...args: string[]) {
  return { args, ...(existsSync(installed) && { executablePath: installed }) };
}
