import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import { waitUntil } from "../../local/wait-until.ts";
import { firstOf, type Proof, type ProofContext } from "../proof.ts";
import { startKillableCluster } from "./killable-cluster.ts";

const SIZES = { short: { kills: 2, acknowledged: 500 }, long: { kills: 20, acknowledged: 20_000 } };
const WRITERS = 8;

type Cluster = Awaited<ReturnType<typeof startKillableCluster>>;

interface Load {
  acknowledged: Set<number>;
  /** Writes whose answer never came: they may be stored or not. */
  inDoubt: number;
  /** When the last answer came. */
  lastAnswer: number;
  stop(): Promise<void>;
}

/** Writers that insert number after number, each noting what the server said was committed. */
function startLoad(url: string, table: string, synchronousCommit: "on" | "off"): Load {
  let next = 0;
  let isStopping = false;
  const load: Load = { acknowledged: new Set(), inDoubt: 0, lastAnswer: 0, stop: () => Promise.resolve() };
  const options = {
    max: 1,
    // It would ask for them by a query of its own on each connection, whose failure nobody can catch.
    fetch_types: false,
    onnotice: () => undefined,
    connect_timeout: 2,
    connection: { synchronous_commit: synchronousCommit },
  };
  const write = async () => {
    let sql = postgres(url, options);
    while (!isStopping) {
      const number = (next += 1);
      try {
        await sql`insert into ${sql(table)} values (${number})`;
        load.acknowledged.add(number);
        load.lastAnswer = performance.now();
      } catch {
        load.inDoubt += 1;
        await sql.end({ timeout: 0 }).catch(() => undefined);
        await pause(20);
        sql = postgres(url, options);
      }
    }
    await sql.end({ timeout: 1 });
  };
  const writers = Array.from({ length: WRITERS }, write);
  load.stop = async () => {
    isStopping = true;
    await Promise.all(writers);
  };
  return load;
}

/** Acknowledged numbers that are not stored, and numbers that are stored twice. */
async function missing(
  url: string,
  table: string,
  acknowledged: Set<number>,
): Promise<{ lost: number; doubled: number }> {
  const sql = postgres(url, { max: 1, fetch_types: false, onnotice: () => undefined });
  const rows = await sql<{ number: number }[]>`select number from ${sql(table)}`;
  await sql.end();
  const stored = new Set(rows.map(({ number }) => number));
  return { lost: [...acknowledged].filter((number) => !stored.has(number)).length, doubled: rows.length - stored.size };
}

/** Kills the server under load again and again; gives the seconds from each kill to the next acknowledged write. */
async function killRepeatedly(
  cluster: Cluster,
  load: Load,
  { kills, acknowledged }: (typeof SIZES)["short"],
  say: ProofContext["say"],
) {
  const recoveries: number[] = [];
  for (let kill = 1; kill <= kills; kill += 1) {
    const isEnough = () => load.acknowledged.size >= (acknowledged / kills) * kill;
    if (!(await waitUntil(isEnough, 60_000, 10)))
      throw new Error(`Only ${load.acknowledged.size} writes were acknowledged`);
    const began = performance.now();
    await cluster.killAndRestart();
    const restarted = performance.now();
    if (!(await waitUntil(() => load.lastAnswer > restarted, 30_000, 5)))
      throw new Error("Nothing was written after a kill");
    recoveries.push((load.lastAnswer - began) / 1000);
    if (kill % 5 === 0) say(`${kill} kills, ${load.acknowledged.size} writes acknowledged`);
  }
  return recoveries.sort((a, b) => a - b);
}

async function underLoad<T>(cluster: Cluster, table: string, commit: "on" | "off", work: (load: Load) => Promise<T>) {
  const sql = postgres(cluster.url, { max: 1, fetch_types: false, onnotice: () => undefined });
  await sql`create table ${sql(table)} (number integer not null)`;
  await sql.end();
  const load = startLoad(cluster.url, table, commit);
  const result = await work(load).finally(() => load.stop());
  return { result, load, ...(await missing(cluster.url, table, load.acknowledged)) };
}

/** Killed Postgres loses nothing that it acknowledged. SIGKILL spares the page cache: this shows recovery, not a power cut. */
export const killedPostgres: Proof = {
  name: "postgres",
  claim: "what Postgres acknowledged is there after it was killed with all its processes, and it is soon back",
  needsEmbedded: true,
  async run({ size, say }) {
    const plan = SIZES[size];
    const cluster = await startKillableCluster();
    try {
      const safe = await underLoad(cluster, "safe", "on", (load) => killRepeatedly(cluster, load, plan, say));
      const eager = await underLoad(cluster, "eager", "off", (load) =>
        killRepeatedly(cluster, load, { kills: 1, acknowledged: 2_000 }, say),
      );
      const recoveries = safe.result;
      const p95 = recoveries[Math.ceil(recoveries.length * 0.95) - 1] ?? Number.NaN;
      const isWell = safe.lost === 0 && safe.doubled === 0 && safe.load.acknowledged.size >= plan.acknowledged;
      return {
        figures: {
          "times killed": plan.kills,
          "writes acknowledged": safe.load.acknowledged.size,
          "of them lost, stored twice": `${safe.lost}, ${safe.doubled}`,
          "writes in doubt": safe.load.inDoubt,
          "seconds from kill to the next write, median and 95th percentile": `${(recoveries[Math.floor(recoveries.length / 2)] ?? 0).toFixed(2)}, ${p95.toFixed(2)}`,
        },
        ok: isWell,
        control: { "acknowledged writes lost when commits do not wait for the log": eager.lost },
        controlFailed: eager.lost > 0,
        faults: firstOf(isWell ? [] : [`${safe.lost} lost, ${safe.doubled} doubled of ${safe.load.acknowledged.size}`]),
      };
    } finally {
      await cluster.stop();
    }
  },
};
