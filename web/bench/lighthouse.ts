// `npm run bench:lighthouse -w web`: Lighthouse on the built product, the median of some runs for each screen, desktop and mobile.
// Lighthouse is fetched for the run: it hangs on two hundred packages that nothing else here needs.
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { freePort } from "../../supabase/local/ports.ts";
import { type Account, createAccount } from "../e2e/account.ts";
import { browserWith } from "../e2e/browser.ts";
import { samplePeople } from "../e2e/people.ts";
import startTheStack from "../e2e/start-stack.ts";
import { median } from "./median.ts";

const LIGHTHOUSE = "lighthouse@12.8.2";
const RUNS = Number(process.env["RUNS"] ?? "3");
const run = promisify(execFile);

interface Report {
  categories: Record<"performance" | "accessibility", { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/** One cold run. A profile of its own keeps the session, but no file of the app: only its mark was ever opened there. */
async function measure(url: string, preset: "desktop" | "mobile", account: Account | null): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), "tracker-lighthouse-"));
  const port = await freePort(0, "--port");
  const context = await chromium.launchPersistentContext(join(folder, "profile"), {
    ...browserWith(`--remote-debugging-port=${port}`),
    serviceWorkers: "block",
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto(new URL("/mark.svg", url).href);
    if (account) await page.evaluate((session) => localStorage.setItem("sb-127-auth-token", session), account.session);
    const report = join(folder, "report.json");
    const args = ["exec", "--yes", "--package", LIGHTHOUSE, "--", "lighthouse", url, `--port=${port}`];
    const output = [
      "--output=json",
      `--output-path=${report}`,
      "--quiet",
      "--only-categories=performance,accessibility",
    ];
    await run("npm", [
      ...args,
      ...output,
      "--disable-storage-reset",
      ...(preset === "desktop" ? ["--preset=desktop"] : []),
    ]);
    return JSON.parse(readFileSync(report, "utf8")) as Report;
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const stop = await startTheStack();
try {
  const webUrl = process.env["TRACKER_WEB_URL"] ?? "";
  const account = await createAccount(webUrl);
  await account.add(...samplePeople.slice(0, 12));
  const personId = await account.idOf(samplePeople[0]?.name ?? "");
  const screens: [string, string, Account | null][] = [
    ["landing", "/", null],
    ["people", "/people", account],
    ["person", `/people/${personId}`, account],
    ["tasks", "/tasks", account],
  ];
  const wanted = process.argv.slice(2);
  for (const [name, path, who] of screens.filter(([screen]) => wanted.length === 0 || wanted.includes(screen))) {
    for (const preset of ["desktop", "mobile"] as const) {
      const reports: Report[] = [];
      for (let count = 0; count < RUNS; count++) reports.push(await measure(webUrl + path, preset, who));
      const score = (category: "performance" | "accessibility") =>
        Math.round(median(reports.map(({ categories }) => categories[category].score ?? 0)) * 100);
      const value = (audit: string) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? 0));
      console.log(
        `${name}, ${preset}: performance ${score("performance")}, accessibility ${score("accessibility")}; first paint ` +
          `${Math.round(value("first-contentful-paint"))} ms, largest ${Math.round(value("largest-contentful-paint"))} ms, ` +
          `blocked ${Math.round(value("total-blocking-time"))} ms, shift ${value("cumulative-layout-shift").toFixed(3)} (median of ${RUNS})`,
      );
    }
  }
} finally {
  await stop();
}
