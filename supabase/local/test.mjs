// `npm test`: installs what is missing, then every test there is; the last line says how many passed and failed.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { prepare } from "./prepare.mjs";
import { projectEnv, run, runScript } from "./run-steps.mjs";

const reports = mkdtempSync(join(tmpdir(), "tracker-test-"));
const vitestReport = join(reports, "vitest.json");
const playwrightReport = join(reports, "playwright.json");

function read(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : null;
}

/** What both runners reported; a runner that reported nothing counts as one failure. */
function total(vitest, playwright) {
  const unit = vitest ?? { numPassedTests: 0, numFailedTests: 1 };
  const journeys = playwright?.stats ?? { expected: 0, flaky: 0, unexpected: 1 };
  return {
    passed: unit.numPassedTests + journeys.expected + journeys.flaky,
    failed: unit.numFailedTests + journeys.unexpected,
  };
}

await prepare();
const env = projectEnv();
const codes = [];
for (const script of ["format:check", "lint", "types"]) codes.push((await runScript(script, { env })).code);

const vitest = ["vitest", "run", "--reporter=verbose", "--reporter=json", `--outputFile.json=${vitestReport}`];
codes.push((await run(vitest, { env, live: true })).code);

const browser = await ensureBrowser(env);
const journeyEnv = {
  ...env,
  PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
  ...(browser && { TRACKER_BROWSER: browser }),
};
const playwright = ["playwright", "test", "--config", "web/playwright.config.ts", "--reporter=list,json"];
codes.push((await run(playwright, { env: journeyEnv, live: true })).code);

const { passed, failed } = total(read(vitestReport), read(playwrightReport));
rmSync(reports, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(codes.every((code) => code === 0) && failed === 0 && passed > 0 ? 0 : 1);
