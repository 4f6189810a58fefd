import { randomUUID } from "node:crypto";
import postgres from "postgres";
import type { Account } from "./account.ts";

export type ParkedState = "queued" | "running" | "dead" | "done";

/** Someone and the state of their refresh, none when it was never requested; `error` says why it failed. */
export interface Parked {
  name: string;
  company?: string;
  state?: ParkedState;
  error?: string;
}

/** Adds people whose refreshes stay as they are, since no worker takes them: they are due, or held, for an hour. */
export async function park(account: Account, ...people: Parked[]): Promise<void> {
  const sql = postgres(process.env["TRACKER_DB_URL"] ?? "", { max: 1 });
  await sql.begin(async (db) => {
    await db`select set_config('tracker.batch', 'import ' || gen_random_uuid(), true)`;
    const [user] = await db<{ id: string }[]>`select id from auth.users where email = ${account.email}`;
    const owner = user?.id ?? "";
    await db`insert into queue.lanes (user_id) values (${owner}) on conflict do nothing`;
    for (const { name, company = null, state, error = null } of people) {
      const url = `https://www.linkedin.com/in/nobody-${randomUUID()}`;
      const [founder] = await db<{ id: string }[]>`
        insert into public.founders (user_id, name, company, profile_url, created_at)
        values (${owner}, ${name}, ${company}, ${url}, clock_timestamp()) returning id`;
      const id = founder?.id ?? "";
      if (state === undefined) continue;
      const isRunning = state === "running";
      await db`
        insert into queue.jobs (user_id, founder_id, dedupe_key, state, run_at, last_error, lease_token, lease_until, finished_at)
        values (${owner}, ${id}, ${id}, ${state}, now() + interval '1 hour', ${error}, ${isRunning ? randomUUID() : null},
          ${isRunning ? db`now() + interval '1 hour'` : null}, ${state === "dead" || state === "done" ? db`now()` : null})`;
      if (state === "dead") {
        await db`update public.founders set last_refresh_outcome = 'failed', last_refresh_error = ${error} where id = ${id}`;
      }
    }
  });
  await sql.end();
}
