import type { Sql } from "postgres";
import { makeDigests } from "../functions/jobs/digests.ts";
import { createScratchDatabase } from "./scratch-database.ts";
import { sqlAskWorker } from "./sql-ask-worker.ts";

/** A user whose digest is due now, at the hour that it is, with one task in it. */
export async function addReader(
  sql: Sql,
  { zone = "UTC", byText = false, minutesLate = 0, phone = `+1415${String(Math.random()).slice(2, 9)}` } = {},
): Promise<string> {
  const [user] = await sql<[{ id: string }]>`
    insert into auth.users (email) values (gen_random_uuid() || '@example.com') returning id`;
  const [{ hour }] = await sql<
    [{ hour: number }]
  >`select extract(hour from now() at time zone ${zone})::integer as hour`;
  await sql`update public.profiles set time_zone = ${zone} where id = ${user.id}`;
  await sql`insert into public.digest_settings (user_id, hour, by_text, quiet_from, quiet_until) values (${user.id}, ${hour}, ${byText}, null, null)`;
  if (byText) await sql`insert into public.phones (user_id, phone) values (${user.id}, ${phone})`;
  await sql`insert into public.tasks (user_id, title, due_on) values (${user.id}, 'Call Ana', current_date - 2)`;
  await makeDue(sql, user.id, minutesLate);
  return user.id;
}

/** Moves a user's clock to the hour of their digest, and some minutes further. */
export async function makeDue(sql: Sql, userId: string, minutesLate = 0): Promise<void> {
  await sql`
    update queue.digest_lanes set next_on = current_date, due_at = clock_timestamp() - ${minutesLate} * interval '1 minute',
      next_at = clock_timestamp() - ${minutesLate} * interval '1 minute'
    where user_id = ${userId}`;
}

/** The worker, on a database without the API. */
export const makeDigestsOn = (sql: Sql, { segmentsPerSecond = 1, logged = [] as string[] } = {}) =>
  makeDigests({
    ask: sqlAskWorker(sql),
    ...{ siteUrl: "https://tracker.example", segmentsPerSecond },
    now: () => new Date(),
    logError: (line) => void logged.push(line),
  });

/** A database without the API; `empty` deletes every user and resets the pace of texts. */
export async function openDigests(name: string) {
  const database = await createScratchDatabase(name);
  const { sql, url } = database;
  const empty = async () => {
    await sql`delete from auth.users`;
    await sql`update queue.text_pace set free_at = now()`;
  };
  return { sql, url, empty, read: digestReader(sql), drop: () => database.drop() };
}

/** Returns the stored digests of users. */
function digestReader(sql: Sql) {
  const digestsOf = (userId: string) =>
    sql<{ local_date: string; is_asked: boolean; numbers: number[]; titles: string[] }[]>`
      select d.local_date::text, d.is_asked, array_agg(i.number order by i.number) as numbers, array_agg(i.title order by i.number) as titles
      from public.digests d join public.digest_items i on i.digest_id = d.id where d.user_id = ${userId}
      group by d.id order by d.due_at, d.made_at`;
  const textsOf = (userId: string) =>
    sql<
      { body: string; next_try_at: Date; stale_at: Date }[]
    >`select body, next_try_at, stale_at from public.outbox where user_id = ${userId} order by next_try_at`;
  const withheldOf = async (userId: string) =>
    (
      await sql<
        { channel: string; withheld: string | null }[]
      >`select channel, withheld from public.digest_sendings where user_id = ${userId} order by channel, is_asked`
    )
      .map(({ channel, withheld }) => `${channel} ${withheld ?? "sent"}`)
      .sort();
  const laneOf = async (userId: string) =>
    (
      await sql`select next_on::text, due_at, asked_at, lease_token, attempts from queue.digest_lanes where user_id = ${userId}`
    )[0];
  const today = async () => (await sql<[{ day: string }]>`select current_date::text as day`)[0].day;
  const asUser = <Result>(userId: string, run: (as: Sql) => Promise<Result>) =>
    sql.begin(async (as) => {
      await as`select set_config('request.jwt.claim.sub', ${userId}, true)`;
      await as`set local role authenticated`;
      return await run(as as unknown as Sql);
    });
  return { digestsOf, textsOf, withheldOf, laneOf, today, asUser };
}
