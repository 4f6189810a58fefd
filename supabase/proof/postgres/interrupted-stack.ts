import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import postgres, { type Sql } from "postgres";
import { openDataFolder } from "../../local/data-folder.ts";
import { GATEWAY_HEADER } from "../../local/gateway-secret.ts";
import { freePort } from "../../local/ports.ts";
import { databaseUrl } from "../../local/postgres/bootstrap.ts";
import { databaseDirectory, readPostmaster } from "../../local/postgres/postmaster.ts";
import { readProjectConfig } from "../../local/project-config.ts";
import { readSecrets, type Secrets } from "../../local/secrets.ts";
import type { ServeOptions } from "../../local/serve-rest-and-auth.ts";
import type { Stack } from "../../local/stack.ts";
import { waitUntil } from "../../local/wait-until.ts";
import { type Person, signUp } from "../people.ts";
import { firstOf, type Proof, type ProofContext } from "../proof.ts";
import { type Rest, type RestLoad, startRestLoad } from "./rest-load.ts";

// The short form runs beside other tests, which take the processor from it: there it has to come back, and the time is shown only.
const SIZES = {
  short: { kills: 2, drops: 3, healthyWithinMs: 30_000 },
  long: { kills: 20, drops: 20, healthyWithinMs: 5_000 },
};
const CLIENTS = 6;
/** How long the control is waited for, which never comes back. */
const GONE_AFTER_MS = 5_000;
/** Beyond which nothing is waited for any more. */
const PATIENCE_MS = 30_000;
const PROGRAM = fileURLToPath(new URL("stack-program.ts", import.meta.url));
const SERVE = fileURLToPath(new URL("../../local/serve-rest-and-auth.ts", import.meta.url));

interface Victim {
  stack: Omit<Stack, "stop">;
  dataDir: string;
  secrets: Secrets;
  people: Person[];
  rest: Rest;
  /** As the superuser, each on a connection of its own: it is killed as well. */
  query<T>(ask: (sql: Sql) => Promise<T>): Promise<T>;
  isRunning(): boolean;
  stop(): Promise<void>;
}

async function startVictim(): Promise<Victim> {
  const dataDir = await mkdtemp(join(tmpdir(), "tracker-interrupted-"));
  openDataFolder(dataDir);
  const child = fork(PROGRAM, [dataDir]);
  const ended = once(child, "exit");
  const [stack] = (await Promise.race([once(child, "message"), ended])) as [Victim["stack"] | number];
  if (typeof stack !== "object") throw new Error("The stack to be interrupted did not start.");
  const secrets = readSecrets(dataDir);
  const login = { port: Number(new URL(stack.dbUrl).port), user: "supabase_admin", password: secrets.databasePassword };
  const people = await Promise.all(
    Array.from({ length: CLIENTS }, (_, at) => signUp({ ...stack, jwtSecret: null, isEmbedded: true }, `client${at}`)),
  );
  return {
    stack,
    dataDir,
    secrets,
    people,
    rest: { url: stack.supabaseUrl, headers: { apikey: stack.publishableKey } },
    query: async (ask) => {
      const sql = postgres(databaseUrl(login), { max: 1, fetch_types: false, onnotice: () => undefined });
      return ask(sql).finally(() => sql.end({ timeout: 1 }));
    },
    isRunning: () => child.exitCode === null && child.signalCode === null,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function killPostmaster({ dataDir }: Victim): Promise<void> {
  const postmaster = readPostmaster(databaseDirectory(dataDir));
  if (!postmaster) throw new Error("There is no Postgres to kill.");
  process.kill(postmaster.pid, "SIGKILL");
  return Promise.resolve();
}

async function dropConnections({ query }: Victim): Promise<void> {
  await query((sql) => sql`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'authenticator'`);
}

async function isHealthy({ stack }: Victim): Promise<boolean> {
  const response = await fetch(`${stack.supabaseUrl}/health`).catch(() => null);
  await response?.body?.cancel();
  return response?.ok === true;
}

/** Milliseconds from a blow until every client has written again and all parts are well. */
async function recovery(
  victim: Victim,
  load: RestLoad,
  blow: (victim: Victim) => Promise<void>,
  patience = PATIENCE_MS,
): Promise<number> {
  const before = performance.now();
  if (!(await waitUntil(() => load.allWroteSince(before), PATIENCE_MS, 5)))
    throw new Error("The load does not get on.");
  await blow(victim);
  const struck = performance.now();
  const isBack = async () => load.allWroteSince(struck) && (await isHealthy(victim));
  return (await waitUntil(isBack, patience, 20)) ? performance.now() - struck : Number.POSITIVE_INFINITY;
}

/** Acknowledged writes that are not stored, and writes that are stored twice. */
async function missing({ query }: Victim, { acknowledged }: RestLoad, name: string) {
  const rows = await query((sql) => sql<{ title: string }[]>`select title from tasks where title like ${`${name} %`}`);
  const stored = new Set(rows.map(({ title }) => title));
  return { lost: [...acknowledged].filter((title) => !stored.has(title)).length, doubled: rows.length - stored.size };
}

async function interrupt(victim: Victim, { kills, drops }: (typeof SIZES)["short"], say: ProofContext["say"]) {
  const load = startRestLoad(victim.rest, victim.people, "kept");
  const times: { kill: number[]; drop: number[] } = { kill: [], drop: [] };
  try {
    for (let at = 0; at < kills; at += 1) times.kill.push(await recovery(victim, load, killPostmaster));
    say(`${kills} kills, ${load.acknowledged.size} writes acknowledged`);
    for (let at = 0; at < drops; at += 1) times.drop.push(await recovery(victim, load, dropConnections));
  } finally {
    await load.stop();
  }
  return { load, times, ...(await missing(victim, load, "kept")) };
}

/** Without waiting for the log, the same kill loses what was acknowledged. */
async function loseWrites(victim: Victim): Promise<number> {
  await victim.query(async (sql) => {
    await sql`alter system set synchronous_commit = off`;
    await sql`alter system set wal_writer_delay = '10s'`;
    await sql`select pg_reload_conf()`;
  });
  const load = startRestLoad(victim.rest, victim.people, "eager");
  try {
    await waitUntil(() => load.acknowledged.size >= 100, PATIENCE_MS, 5);
    await recovery(victim, load, killPostmaster);
  } finally {
    await load.stop();
  }
  return (await missing(victim, load, "eager")).lost;
}

/** The same program, which nobody starts again. Gives the drop that it did not survive, or null. */
async function diesOf(victim: Victim): Promise<number | null> {
  const port = await freePort(0, "TRACKER_PORT");
  const child = fork(SERVE, { stdio: ["pipe", "ignore", "ignore", "ipc"] });
  const config = readProjectConfig(fileURLToPath(new URL("../../..", import.meta.url)));
  const dbPort = Number(new URL(victim.stack.dbUrl).port);
  const { secrets } = victim;
  const gatewaySecret = "control";
  child.send({
    port,
    dbPort,
    secrets,
    config,
    gatewaySecret,
    siteUrl: victim.stack.supabaseUrl,
  } satisfies ServeOptions);
  const rest = {
    url: `http://127.0.0.1:${port}`,
    headers: { ...victim.rest.headers, [GATEWAY_HEADER]: gatewaySecret },
  };
  const load = startRestLoad(rest, victim.people, "alone");
  try {
    for (let drop = 1; drop <= 20; drop += 1) {
      const time = await recovery(victim, load, dropConnections, GONE_AFTER_MS);
      if (time > GONE_AFTER_MS) return drop;
    }
    return null;
  } finally {
    child.kill("SIGKILL");
    await load.stop();
  }
}

const seconds = (times: number[]) => {
  const sorted = times.toSorted((a, b) => a - b);
  const [median = 0, most = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  return `${(median / 1000).toFixed(2)}, ${(most / 1000).toFixed(2)}`;
};

/** The running stack outlives its database: the gateway always answers, and everything is back by itself. */
export const interruptedStack: Proof = {
  name: "stack",
  claim:
    "a stack whose Postgres is killed or drops its connections under load is healthy within 5 s, and loses nothing acknowledged",
  needsEmbedded: true,
  async run({ size, say }) {
    const victim = await startVictim();
    try {
      const { load, times, lost, doubled } = await interrupt(victim, SIZES[size], say);
      const slow = [...times.kill, ...times.drop].filter((time) => time > SIZES[size].healthyWithinMs);
      const survived = victim.isRunning();
      const eager = await loseWrites(victim);
      const fatal = await diesOf(victim);
      const faults = [
        ...slow.map((time) => `${(time / 1000).toFixed(2)} s until it was healthy`),
        ...(lost + doubled > 0 ? [`${lost} lost, ${doubled} doubled of ${load.acknowledged.size}`] : []),
        ...(load.unanswered > 0 ? [`${load.unanswered} requests that the gateway did not answer`] : []),
        ...(survived ? [] : ["the stack's own process ended"]),
      ];
      return {
        figures: {
          "times Postgres was killed, connections were dropped": `${times.kill.length}, ${times.drop.length}`,
          "writes acknowledged": load.acknowledged.size,
          "of them lost, stored twice": `${lost}, ${doubled}`,
          "requests that the gateway did not answer": load.unanswered,
          "answers that said no, by status": JSON.stringify(Object.fromEntries(load.refused)),
          "seconds from a kill until all write again and all is well, median and most": seconds(times.kill),
          "seconds from a drop, median and most": seconds(times.drop),
        },
        ok: faults.length === 0 && load.acknowledged.size > 0,
        control: {
          "acknowledged writes lost when commits do not wait for the log": eager,
          "drops until REST was gone for good, where nobody starts it again": fatal ?? "it survived",
        },
        controlFailed: eager > 0 && fatal !== null,
        faults: firstOf(faults),
      };
    } finally {
      await victim.stop();
    }
  },
};
