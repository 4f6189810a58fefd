import type { Sql } from "postgres";
import { addUserWithFounders, makeScratchDatabase } from "../../tests/make-scratch-database.ts";
import { firstOf, type Proof } from "../proof.ts";

const BIG = { short: 600, long: 10_000 };
const SMALL_USERS = 10;
/** A round serves every lane once: nobody small may wait for the third. */
const MOST_ROUNDS = 2;
const WORKERS = 4;
const LANES = 40;
/** Users who have nothing to do: a claim that visited them would take longer with each. */
const IDLE_LANES = { short: 200, long: 2_000 };

// The control: anyone who asked first is served first, as in a queue without lanes.
const ORDER_BY_ID = `
  create or replace function queue.claim(lease interval default '90 seconds') returns setof queue.jobs
  language sql set search_path = '' as $$
    select pg_advisory_xact_lock(hashtextextended('queue.claim', 0));
    update queue.jobs set state = 'running', attempt = attempt + 1, lease_token = gen_random_uuid(),
      lease_until = clock_timestamp() + lease, started_at = clock_timestamp()
    where id = (select j.id from queue.jobs j where j.state = 'queued' and not exists
        (select 1 from queue.jobs r where r.user_id = j.user_id and r.state = 'running')
      order by j.id limit 1 for update skip locked)
    returning *
  $$;
`;

interface Served {
  /** The latest turn in which a small user's only job was started, in rounds over all lanes. */
  rounds: number;
  jobs: number;
  perSecond: number;
}

/** Claims and completes empty jobs until none is left, or until every small user was served. */
async function serve(sql: Sql, small: Set<string>, workers: number, toTheEnd: boolean): Promise<Served> {
  let [turns, lastSmall] = [0, 0];
  const waiting = new Set(small);
  const began = performance.now();
  const worker = async () => {
    while (toTheEnd || waiting.size > 0) {
      const [job] = await sql<{ id: string; user_id: string; lease_token: string }[]>`
        select id, user_id, lease_token from queue.claim()`;
      if (!job) return;
      turns += 1;
      if (waiting.delete(job.user_id)) lastSmall = turns;
      await sql`select queue.complete(${job.id}, ${job.lease_token}, '{}')`;
    }
  };
  await Promise.all(Array.from({ length: workers }, worker));
  const seconds = (performance.now() - began) / 1000;
  // A round is a turn for each lane: the big user's and the small ones'.
  return { rounds: Math.ceil(lastSmall / (small.size + 1)), jobs: turns, perSecond: turns / seconds };
}

/** One user with very many jobs, who asked first, and some with one each. */
async function crowd(sql: Sql, jobs: number): Promise<Set<string>> {
  await addUserWithFounders(sql, jobs);
  const small = new Set<string>();
  for (let user = 0; user < SMALL_USERS; user += 1) small.add((await addUserWithFounders(sql, 1)).userId);
  await sql.unsafe("analyze queue.jobs; analyze queue.lanes");
  return small;
}

/** One worker, so that turns have an order, beside one very long lane. */
async function roundsOf(dbUrl: string, name: string, jobs: number, change?: string): Promise<Served> {
  const scratch = await makeScratchDatabase(dbUrl, name);
  try {
    if (change) await scratch.sql.unsafe(change);
    const small = await crowd(scratch.sql, jobs);
    return await serve(scratch.sql, small, 1, false);
  } finally {
    await scratch.drop();
  }
}

/** All workers at full speed on jobs that take no time, of many users, beside others whose only job is long done. */
async function speedOf(dbUrl: string, jobs: number, idle: number): Promise<Served> {
  const scratch = await makeScratchDatabase(dbUrl, "proof_queue_speed");
  try {
    for (let user = 0; user < idle; user += 1) await addUserWithFounders(scratch.sql, 1);
    await serve(scratch.sql, new Set(), WORKERS, true);
    for (let user = 0; user < LANES; user += 1) await addUserWithFounders(scratch.sql, jobs / LANES);
    await scratch.sql.unsafe("analyze queue.jobs; analyze queue.lanes");
    return await serve(scratch.sql, new Set(), WORKERS, true);
  } finally {
    await scratch.drop();
  }
}

/** Small users do not wait for a big one. */
export const fairness: Proof = {
  name: "fairness",
  claim: `beside one user with very many jobs each user with one job is served within ${MOST_ROUNDS} rounds`,
  needsEmbedded: true,
  async run({ stack, size }) {
    const fair = await roundsOf(stack.dbUrl, "proof_fairness", BIG[size]);
    const unfair = await roundsOf(stack.dbUrl, "proof_unfairness", BIG[size], ORDER_BY_ID);
    const speed = await speedOf(stack.dbUrl, BIG[size], 0);
    const crowded = await speedOf(stack.dbUrl, BIG[size], IDLE_LANES[size]);
    const isWell = fair.rounds <= MOST_ROUNDS && speed.jobs === BIG[size] && crowded.jobs === BIG[size];
    return {
      figures: {
        "jobs of the big user, users with one job": `${BIG[size]}, ${SMALL_USERS}`,
        "rounds until every small user was served": fair.rounds,
        [`claim and complete per second, ${WORKERS} workers, ${LANES} users, ${BIG[size]} jobs`]: speed.perSecond,
        [`the same beside ${IDLE_LANES[size]} users with nothing to do`]: crowded.perSecond,
      },
      ok: isWell,
      control: { "rounds with jobs in order of their ids": unfair.rounds },
      controlFailed: unfair.rounds > MOST_ROUNDS,
      faults: firstOf(isWell ? [] : [`${fair.rounds} rounds, ${speed.jobs} jobs`]),
    };
  },
};
