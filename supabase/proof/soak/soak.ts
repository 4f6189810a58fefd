import postgres from "postgres";
import type { StackAddresses } from "../../tests/one-stack.ts";
import { type Person, signUp } from "../people.ts";
import { firstOf, type Proof, type ProofContext } from "../proof.ts";
import { type LoadResult, percentile, runLoad } from "./load.ts";
import { memoryBelow, slopePerMinute } from "./processes.ts";
import { startSeparateStack } from "./separate-stack.ts";

const LEAST_RATE = 30;
/** Each rate is held this long before the next; the highest that is kept up with is what the stack holds. */
const RAMP = [30, 45, 60, 80, 100, 130, 160];
const RAMP_SECONDS = 10;
const SECONDS = { short: 8, long: 600 };
const SLOW_MS = 1_000;
/** Enough that nobody meets the limit of requests a minute. */
const PEOPLE = { short: 10, long: 40 };
const SAMPLE_MS = { short: 1_000, long: 5_000 };

interface Sample {
  minute: number;
  memory: Map<string, number>;
}

const keepsUp = ({ errors, latencies }: LoadResult) => errors.length === 0 && percentile(latencies, 0.99) < SLOW_MS;

/**
 * The highest rate of the ramp that the stack keeps up with, and what came of each. A rate is tried twice: the first requests
 * of all warm the stack up, and a machine that does something else for a moment says nothing of the rate.
 */
async function ramp(stack: StackAddresses, people: Person[], say: ProofContext["say"]) {
  const isHeld = async (perSecond: number) => {
    const result = await runLoad(stack, people, { perSecond, seconds: RAMP_SECONDS });
    const p99 = percentile(result.latencies, 0.99);
    say(`${perSecond} requests/s: p99 ${p99.toFixed(0)} ms, ${result.errors.length} errors`);
    return keepsUp(result);
  };
  let held = 0;
  for (const perSecond of RAMP) {
    if (!(await isHeld(perSecond)) && !(await isHeld(perSecond))) break;
    held = perSecond;
  }
  return held;
}

function slopes(samples: Sample[]): [string, number][] {
  const names = new Set(samples.flatMap(({ memory }) => [...memory.keys()]));
  return [...names]
    .filter((name) => samples.every(({ memory }) => memory.has(name)))
    .map((name): [string, number] => [
      name,
      slopePerMinute(samples.map(({ minute, memory }) => ({ minute, mebibytes: memory.get(name) ?? 0 }))),
    ])
    .sort(([, a], [, b]) => b - a);
}

const inWords = (named: [string, number][]) => named.map(([name, slope]) => `${name} ${slope.toFixed(2)}`).join("; ");

async function databaseFigures(dbUrl: string): Promise<{ dead: number; connections: number }> {
  const sql = postgres(dbUrl, { max: 1, onnotice: () => undefined });
  const [row] = await sql<[{ dead: number; connections: number }]>`
    select (select coalesce(sum(n_dead_tup), 0)::integer from pg_stat_user_tables) as dead,
      (select count(*)::integer from pg_stat_activity where backend_type = 'client backend') as connections`;
  await sql.end();
  return row;
}

/** The whole stack under a mixed load for long: quick to the end, without an error, without growing. */
export const soak: Proof = {
  name: "soak",
  claim: `the stack answers at least ${LEAST_RATE} mixed requests a second for as long as it is asked, without an error`,
  needsEmbedded: true,
  async run({ stack: shared, size, say }) {
    // In a short run beside other tests no speed and no slope means anything: their stack will do.
    const stack =
      size === "long" ? await startSeparateStack() : { ...shared, pid: process.pid, stop: () => Promise.resolve() };
    const samples: Sample[] = [];
    try {
      const people: Person[] = [];
      for (let number = 0; number < PEOPLE[size]; number += 1) people.push(await signUp(stack, "Soak"));
      const held = size === "long" ? await ramp(stack, people, say) : LEAST_RATE;
      const perSecond = Math.max(LEAST_RATE, Math.floor(held * 0.7));
      const before = await databaseFigures(stack.dbUrl);
      const began = performance.now();
      const sampler = setInterval(() => {
        samples.push({ minute: (performance.now() - began) / 60_000, memory: memoryBelow(stack.pid) });
      }, SAMPLE_MS[size]);
      const result = await runLoad(stack, people, { perSecond, seconds: SECONDS[size] }).finally(() =>
        clearInterval(sampler),
      );
      const after = await databaseFigures(stack.dbUrl);
      // The control: a path that is not there must be counted as the errors that it gives.
      const lost = await runLoad({ ...stack, api: `${stack.supabaseUrl}/nowhere` }, people, {
        perSecond: 10,
        seconds: 2,
      });
      // A minute of warming up says nothing about growth.
      const settled = samples.filter(({ minute }) => minute > 1);
      // In a short run beside other tests the first, slow requests are a good part of all.
      const kept = size === "short" || keepsUp(result);
      return {
        figures: {
          "highest rate held in the ramp, requests/s": size === "long" ? held : "not looked for",
          "rate, seconds, requests": `${perSecond}, ${SECONDS[size]}, ${result.requests}`,
          "requests/s answered": result.perSecond,
          errors: result.errors.length,
          "milliseconds, median, p99, slowest": [0.5, 0.99, 1]
            .map((share) => percentile(result.latencies, share).toFixed(0))
            .join(", "),
          "memory slope, MiB a minute": size === "long" ? inWords(slopes(settled)) : "not looked for",
          "dead tuples before, after": `${before.dead}, ${after.dead}`,
          "connections before, after": `${before.connections}, ${after.connections}`,
        },
        ok: result.errors.length === 0 && kept,
        control: { "errors of calls to an API that is not there": lost.errors.length },
        controlFailed: lost.errors.length > 0,
        faults: firstOf([...(kept ? [] : [`It does not keep up with ${perSecond} requests/s`]), ...result.errors]),
      };
    } finally {
      await stack.stop();
    }
  },
};
