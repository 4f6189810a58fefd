// What failed in a run of `npm test`, for its last lines: earlier ones are often cut off where a run is read.
import { stripVTControlCharacters } from "node:util";

const MOST_FAILURES = 20;
const MOST_LINES = 6;

/** The first lines of what a test said, without colours. */
const begins = (message = "") =>
  stripVTControlCharacters(message).trim().split("\n").slice(0, MOST_LINES).join("\n").slice(0, 800);

const ends = (output) => stripVTControlCharacters(output).trim().split("\n").slice(-MOST_LINES).join("\n").slice(-800);

/** Of Vitest's report: {name, message} of each failed test, and of a file that could not be run. */
function failedTests({ testResults }) {
  return testResults.flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === "failed");
    if (failed.length === 0 && file.status === "failed") return [{ name: file.name, message: begins(file.message) }];
    return failed.map((test) => ({
      name: `${file.name} > ${test.fullName}`,
      message: begins(test.failureMessages[0]),
    }));
  });
}

/** Of Playwright's report: each failed journey, and each that only passed when it was tried again. */
function failedJourneys({ suites = [], errors = [] }) {
  const inSuite = (suite) => [
    ...(suite.suites ?? []).flatMap(inSuite),
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === "unexpected" || status === "flaky")
        .map(({ status, results }) => ({
          name: `${spec.file}:${spec.line} > ${spec.title}${status === "flaky" ? " (passed when it was tried again)" : ""}`,
          message: begins(results.find(({ error }) => error !== undefined)?.error.message),
        })),
    ),
  ];
  return [...suites.flatMap(inSuite), ...errors.map(({ message }) => ({ name: "journeys", message: begins(message) }))];
}

/** Returns lines that name what failed in these reports (null for a runner that reported nothing), or none. */
export function failureLines(reports) {
  const failures = Object.entries(reports).flatMap(([runner, report]) => {
    if (report === null) return [{ name: runner, message: "It reported nothing." }];
    return report.stats ? failedJourneys(report) : failedTests(report);
  });
  const left = failures.length - MOST_FAILURES;
  return [
    ...failures
      .slice(0, MOST_FAILURES)
      .flatMap(({ name, message }) => [`FAILED ${name}`, ...message.split("\n").map((line) => `    ${line}`)]),
    ...(left > 0 ? [`and ${left} more`] : []),
  ];
}

/**
 * Returns lines that name each step of the run that ended badly, with the last that it printed: lint, say, which reports no tests.
 * @param {{ name: string, code: number, output: string }[]} steps
 */
export function stepLines(steps) {
  return steps
    .filter(({ code }) => code !== 0)
    .flatMap(({ name, code, output }) => [
      `FAILED step ${name} (exit code ${code})`,
      ...ends(output)
        .split("\n")
        .map((line) => `    ${line}`),
    ]);
}
