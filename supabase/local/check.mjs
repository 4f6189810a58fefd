// `npm run check`: format, lint, types and the unit tests, side by side; a failure shows its output.
import { prepare } from "./prepare.mjs";
import { projectEnv, runScript } from "./run-steps.mjs";

const scripts = ["format:check", "lint", "types", "unit"];

await prepare();
const began = performance.now();
const results = await Promise.all(scripts.map((script) => runScript(script, { env: projectEnv() })));
const failed = scripts.filter((_, index) => results[index].code !== 0);
console.log(
  `check: ${failed.length === 0 ? "all is well" : `${failed.join(", ")} failed`} (${((performance.now() - began) / 1000).toFixed(1)} s)`,
);
process.exit(failed.length === 0 ? 0 : 1);
