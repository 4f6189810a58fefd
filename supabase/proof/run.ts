// `npm run proof`: each proof's figures, seed and control; ends non-zero when a claim fails or a control does not.
import { cpus, totalmem } from "node:os";
import { parseArgs } from "node:util";
import { openStack, type StackAddresses } from "../tests/one-stack.ts";
import type { Figures, Proof, ProofSize } from "./proof.ts";
import { proofs } from "./proofs.ts";

const SEED = 20261121;
const USAGE = `npm run proof [-- [--short] [--seed N] [${proofs.map((proof) => proof.name).join(" | ")} …]]`;

function readOptions() {
  const options = { short: { type: "boolean" }, seed: { type: "string" } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const unknown = positionals.filter((name) => !proofs.some((proof) => proof.name === name));
  const seed = Number(values.seed ?? SEED);
  if (unknown.length > 0 || !Number.isSafeInteger(seed)) throw new Error(`Usage: ${USAGE}`);
  const chosen = proofs.filter((proof) => positionals.length === 0 || positionals.includes(proof.name));
  const size: ProofSize = values.short ? "short" : "long";
  return { chosen, seed, size };
}

function machine(): string {
  const [cpu] = cpus();
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`;
  return `${cpus().length} × ${cpu?.model.trim() ?? "unknown"}, ${memory}, ${process.platform} ${process.arch}, Node ${process.versions.node}`;
}

function show(title: string, figures: Figures): void {
  for (const [name, value] of Object.entries(figures)) {
    const text = typeof value === "number" ? value.toLocaleString("en-US", { maximumFractionDigits: 2 }) : value;
    console.log(`  ${title.padEnd(8)} ${name}: ${text}`);
  }
}

const CONTROL_VERDICTS: Record<string, string> = {
  true: "every control failed, as it must",
  false: "A CONTROL DID NOT FAIL",
  null: "its controls were skipped: they spoil a database, and this Supabase is given",
};

/** Runs one proof, prints its block, and says whether it passed. */
async function prove(proof: Proof, stack: StackAddresses, seed: number, size: ProofSize): Promise<boolean | null> {
  console.log(`\n${proof.name}: ${proof.claim}`);
  if (proof.needsEmbedded && !stack.isEmbedded) {
    console.log("  skipped  It kills processes or makes databases, which a given Supabase is not ours to suffer.");
    return null;
  }
  const began = performance.now();
  const say = (line: string) => console.log(`  …        ${line}`);
  const outcome = await proof.run({ stack, seed, size, say }).catch((error: unknown) => ({
    figures: {},
    ok: false,
    control: {},
    controlFailed: false,
    faults: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
  }));
  show("figure", outcome.figures);
  show("control", outcome.control);
  for (const fault of outcome.faults) console.log(`  fault    ${fault}`);
  const passed = outcome.ok && outcome.controlFailed !== false;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const verdict = [
    outcome.ok ? "the claim holds" : "THE CLAIM FAILS",
    CONTROL_VERDICTS[String(outcome.controlFailed)],
  ].join("; ");
  console.log(`  ${passed ? "passed" : "FAILED"}   ${verdict} (${seconds} s, seed ${seed}, ${size})`);
  console.log(`  machine  ${machine()}`);
  return passed;
}

async function main(): Promise<boolean> {
  const { chosen, seed, size } = readOptions();
  const stack = await openStack();
  let [passed, failed] = [0, 0];
  try {
    for (const proof of chosen) {
      const result = await prove(proof, stack, seed, size);
      if (result === true) passed += 1;
      if (result === false) failed += 1;
    }
  } finally {
    await stack.stop();
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0;
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(130));

try {
  process.exit((await main()) ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
