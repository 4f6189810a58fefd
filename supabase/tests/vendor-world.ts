import type { Sql } from "postgres";
import { type PhantomBusterServer, startPhantomBusterServer } from "../local/vendors/phantombuster-server.ts";
import { type ApifyServer, startApifyServer } from "../local/vendors/apify-server.ts";
import { DEMO_AGENT_ID } from "../local/vendors/phantombuster-accounts.ts";
import { startListServer } from "../local/vendors/list-server.ts";
import { createApifySource } from "../functions/_shared/post-sources/apify/apify-source.ts";
import { createPhantomBusterSource } from "../functions/_shared/post-sources/phantombuster/phantombuster-source.ts";
import { createSampleSource } from "../functions/_shared/post-sources/sample/sample-source.ts";
import { createDrain } from "../functions/jobs/drain.ts";
import type { ClaimedJob } from "../functions/jobs/worker-queue.ts";
import type { RunQueue } from "../functions/jobs/run-queue.ts";
import type { Vendors } from "../functions/jobs/vendor-run.ts";
import { noFeeds } from "./no-feeds.ts";
import { sqlRunQueue } from "./sql-run-queue.ts";
import { sqlWorkerQueue } from "./sql-worker-queue.ts";

/** Both vendors' stand-ins, and a worker on a database that asks them. */
export interface VendorWorld {
  phantomBuster: PhantomBusterServer;
  apify: ApifyServer;
  /** Where PhantomBuster reads whose posts it is asked for. */
  listUrl: string;
  /** Drains all that is due; `changed` takes the place of some calls for runs, and a dead worker calls nothing any more. */
  drain(changed?: Partial<RunQueue>, isDead?: () => boolean): Promise<void>;
  /** How many posts the model was asked to summarise. */
  summaries(): number;
  /** Calls a function as the user, as PostgREST does. */
  asUser<T>(userId: string, call: (sql: Sql) => Promise<T>): Promise<T>;
  /** Moves all that the database remembers back in time: to it, so much time has gone by. */
  pass(interval: string): Promise<void>;
  stop(): Promise<void>;
}

/** `timeoutMs`: how long an answer of a vendor may take. */
export async function startVendorWorld(sql: Sql, leaseSeconds = 60, timeoutMs?: number): Promise<VendorWorld> {
  const [phantomBuster, apify, lists] = await Promise.all([
    startPhantomBusterServer(),
    startApifyServer(),
    startListServer(),
  ]);
  let summaries = 0;
  const vendors: Vendors = {
    runs: sqlRunQueue(sql),
    shared: null,
    mostListed: 25,
    open: (account) => {
      if (account === null) throw new Error("Nobody here uses the server's own account.");
      if (account.source === "apify")
        return createApifySource({ token: account.key ?? "", apiUrl: apify.url, timeoutMs });
      return createPhantomBusterSource({
        apiKey: account.key ?? "",
        agentId: account.agentId ?? "",
        apiUrl: phantomBuster.url,
        listAddress: lists.addressOf,
        timeoutMs,
      });
    },
  };
  const queue = sqlWorkerQueue(sql, leaseSeconds);
  const drain = async (changed: Partial<RunQueue> = {}, isDead = () => false) => {
    const outside = {
      queue: {
        ...queue,
        wake: () => Promise.resolve(),
        heartbeat: (job: ClaimedJob) => (isDead() ? Promise.resolve(true) : queue.heartbeat(job, leaseSeconds)),
        fail: (...args: Parameters<typeof queue.fail>) => (isDead() ? Promise.resolve(false) : queue.fail(...args)),
      },
      ...noFeeds,
      source: createSampleSource(() => new Date()),
      model: {
        name: "builtin" as const,
        summarisePost: () => {
          summaries += 1;
          return Promise.resolve({ text: "Sum", madeBy: "builtin" as const, model: "test" });
        },
      },
      vendors: { ...vendors, runs: { ...vendors.runs, ...changed } },
    };
    for (let before = -1, jobs = 0; before !== jobs;) {
      before = jobs;
      await createDrain(outside, { startedAt: Date.now(), now: Date.now, ending: new AbortController().signal })();
      const [due] =
        await sql`select count(*)::integer as count from queue.jobs where state = 'queued' and run_at <= clock_timestamp()`;
      jobs = due?.["count"] as number;
    }
  };
  return {
    phantomBuster,
    apify,
    listUrl: lists.url,
    drain,
    summaries: () => summaries,
    asUser: (userId, call) =>
      sql.begin(async (transaction) => {
        const claims = JSON.stringify({ sub: userId, role: "authenticated" });
        await transaction`select set_config('request.jwt.claims', ${claims}, true), set_config('request.jwt.claim.sub', ${userId}, true)`;
        await transaction`set local role authenticated`;
        return call(transaction as unknown as Sql);
      }) as Promise<never>,
    async pass(interval) {
      await sql`update queue.jobs set run_at = run_at - ${interval}::interval, lease_until = lease_until - ${interval}::interval, finished_at = finished_at - ${interval}::interval`;
      await sql`update public.source_runs set submitted_at = submitted_at - ${interval}::interval, finished_at = finished_at - ${interval}::interval`;
      await sql`update public.data_sources set try_again_at = try_again_at - ${interval}::interval, problem_since = problem_since - ${interval}::interval`;
      await sql`update public.founders set last_refreshed_at = last_refreshed_at - ${interval}::interval, refresh_due_at = refresh_due_at - ${interval}::interval`;
    },
    stop: async () => {
      await Promise.all([phantomBuster.stop(), apify.stop(), lists.stop()]);
    },
  };
}

export const AGENT_ID = DEMO_AGENT_ID;
