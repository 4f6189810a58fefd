// `npm test`: installs what is missing, then every test there is; the last line says how many passed and failed. Of the generated
// cases that are slow it takes a portion; `npm test -- --full` takes them all.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowsers } from "./browser.mjs";
import { failureLines, stepLines } from "./failed-tests.mjs";
import { prepare } from "./prepare.mjs";
import { projectEnv, run, runScript } from "./run-steps.mjs";

const reports = mkdtempSync(join(tmpdir(), "tracker-test-"));
const reportOf = (name) => join(reports, `${name}.json`);

/** What a runner reported, if it did. */
function read(name) {
  return existsSync(reportOf(name)) ? JSON.parse(readFileSync(reportOf(name), "utf8")) : null;
}

/** A runner that reported nothing counts as one failure. */
function countOf(report) {
  if (report === null) return { passed: 0, failed: 1 };
  if (!report.stats) return { passed: report.numPassedTests, failed: report.numFailedTests };
  const { expected, flaky, unexpected } = report.stats;
  return { passed: expected + flaky, failed: unexpected };
}

/** At least two: a test on the stack mostly waits for another program. */
const WORKERS = ["--maxWorkers", String(Math.max(2, availableParallelism() - 1))];

/** Runs the tests of these projects. */
function vitest(name, projects, options, flags = []) {
  const args = [...projects.flatMap((project) => ["--project", project]), ...flags];
  const reporters = ["--reporter=verbose", "--reporter=json", `--outputFile.json=${reportOf(name)}`];
  return run(["vitest", "run", ...args, ...reporters], options);
}

const isFull = process.argv.includes("--full");
await prepare();
const env = { ...projectEnv(), ...(isFull && { TRACKER_FULL: "1" }) };
const ended = [];

/** The tests in a browser, which use other programs than the rest does. */
async function journeys() {
  if (browsers === null) return { code: 1 };
  const { shell, whole } = browsers;
  const journeyEnv = {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf("journeys"),
    ...(shell && { TRACKER_BROWSER: shell }),
    ...(whole && { TRACKER_WHOLE_BROWSER: whole }),
  };
  const playwright = ["playwright", "test", "--config", "web/playwright.config.ts", "--reporter=list,json"];
  return run(playwright, { env: journeyEnv, live: "journeys" });
}

// Before any test starts: some look for a browser then.
const [built, browsers] = await Promise.all([
  run(["node", "supabase/local/web/build-once.ts"], { env }),
  ensureBrowsers(env).catch((error) => {
    console.error(error.message);
    return null;
  }),
]);
if (built.code !== 0) console.log(built.output.trimEnd());

// Two at a time, since each waits now and then for programs of its own. The longest first, so that both ends are done together.
const steps = [
  ["journeys", journeys],
  ["others", () => vitest("others", ["stack", "unit", "dom"], { env, live: "tests" }, WORKERS)],
  ["whole", () => vitest("whole", ["whole"], { env, live: "whole" })],
  ...["lint", "types", "format:check"].map((script) => [script, () => runScript(script, { env })]),
];
async function takeSteps() {
  for (let step = steps.shift(); step; step = steps.shift()) {
    const [name, begin] = step;
    const { code, output = "" } = await begin().catch((error) => ({ code: 1, output: error.message }));
    ended.push({ name, code, output });
  }
}
await Promise.all([takeSteps(), takeSteps()]);

const reported = { others: read("others"), whole: read("whole"), journeys: read("journeys") };
const counts = Object.values(reported).map(countOf);
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
rmSync(reports, { recursive: true, force: true });
for (const line of [...failureLines(reported), ...stepLines(ended)]) console.log(line);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(ended.every(({ code }) => code === 0) && failed === 0 && passed > 0 ? 0 : 1);
