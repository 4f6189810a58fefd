// `npm run bench:digest`: 10,000 digests that are due at one hour: the time to claim and compose them, how fast their texts can be sent, and
// until the last one is.
import { setTimeout } from "node:timers/promises";
import type { Sql } from "postgres";
import { makeDigests } from "../functions/jobs/digests.ts";
import { createTextDrain, type DrainOutside } from "../functions/sms/drain.ts";
import { connectTextQueue } from "../functions/sms/text-queue.ts";
import { startTestStack } from "../tests/one-stack.ts";
import { makeScratchDatabase } from "../tests/make-scratch-database.ts";
import { sqlAskWorker } from "../tests/sql-ask-worker.ts";

const USERS = 10_000;
const PEOPLE = 20;
/** The pace of a US long code, a toll-free number, and the best 10DLC. */
const RATES = [1, 3, 75];

/** Makes users with people, some of them with new posts, tasks, some of them due, a linked phone, and a digest that is due now. */
async function fill(sql: Sql): Promise<void> {
  const filled = ["public.digest_settings", "public.phones", "public.founders", "public.posts", "public.tasks"];
  for (const table of filled) await sql.unsafe(`alter table ${table} disable trigger user`);
  await sql`insert into auth.users (email) select 'reader-' || n || '@example.com' from generate_series(1, ${USERS}::integer) n`;
  await sql`
    insert into public.phones (user_id, phone) select id, '+1415' || lpad((row_number() over ())::text, 7, '0') from auth.users`;
  await sql`insert into public.digest_settings (user_id, by_text, quiet_from, quiet_until) select id, true, null, null from auth.users`;
  await sql`
    insert into public.founders (user_id, name, profile_url, last_post_date, last_touch_at, computed_priority_score)
    select u.id, 'Person ' || n, 'https://www.linkedin.com/in/person-' || n, case when n <= 5 then now() - n * interval '1 hour' end,
      case when n > 15 then now() - n * interval '3 days' end, n
    from auth.users u cross join generate_series(1, ${PEOPLE}::integer) n`;
  await sql`
    insert into public.posts (user_id, founder_id, external_id, kind, post_url, content, content_hash, text_key, source, ai_summary, posted_at)
    select f.user_id, f.id, '72000000000000000' || (10 + row_number() over (partition by f.user_id)), 'post', 'https://example.com/post',
      repeat('They wrote about what they do. ', 30), '', '', 'test', 'They raised a round and hire people.', f.last_post_date
    from public.founders f where f.last_post_date is not null`;
  await sql`
    insert into public.tasks (user_id, title, due_on, board_position)
    select u.id, 'Task ' || n, current_date - n, 'a0' from auth.users u cross join generate_series(1, 5) n`;
  await sql`
    insert into queue.digest_lanes (user_id, next_on, due_at, next_at) select id, current_date, now() + interval '5 minutes', now() from auth.users`;
  for (const table of filled) await sql.unsafe(`alter table ${table} enable trigger user`);
  await sql`analyze`;
}

/** How many texts are sent to measure it, and how long Twilio takes to accept one. */
const SENT = 1_500;
const TWILIO_MS = 300;

/** Sends some of the texts, one worker. Returns how many a second. */
async function sendingRate(sql: Sql, segmentsPerSecond: number): Promise<number> {
  await sql`update public.outbox set state = 'queued', next_try_at = now() + interval '1 day', lease_token = null, vendor_id = null, unclear = 0`;
  await sql`update public.outbox set next_try_at = now() where id in (select id from public.outbox limit ${SENT})`;
  let calls = 0;
  const queue = { ...connectTextQueue(sqlAskWorker(sql)), wake: () => Promise.resolve(void (calls += 1)) };
  const outside: Partial<DrainOutside> = {
    ...{ queue, segmentsPerSecond, callbackFor: (id) => id, now: () => new Date(), logError: console.error },
    twilio: {
      send: async () => ({ outcome: "sent", id: await setTimeout(TWILIO_MS, crypto.randomUUID()) }),
      find: () => Promise.resolve([]),
    },
  };
  // No turn is due, so nothing else of it is used.
  const drain = createTextDrain(outside as DrainOutside, { startedAt: Date.now(), now: Date.now });
  const began = performance.now();
  do {
    calls = 0;
    await drain();
  } while (calls > 0);
  return SENT / ((performance.now() - began) / 1_000);
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

const stack = await startTestStack();
const database = await makeScratchDatabase(stack.dbUrl, "bench_digest");
try {
  await fill(database.sql);
  const ask = sqlAskWorker(database.sql);
  const spent: Record<string, number> = {};
  const timedAsk: typeof ask = async (reply, name, args) => {
    const began = performance.now();
    const answer = await ask(reply, name, args);
    spent[name] = (spent[name] ?? 0) + performance.now() - began;
    return answer;
  };
  let made = 0;
  const began = performance.now();
  for (let more = true; more;) {
    const now = await makeDigests({
      ask: timedAsk,
      ...{ siteUrl: "https://tracker.example", segmentsPerSecond: 1_000 },
      now: () => new Date(),
      logError: console.error,
    });
    made += now;
    more = now > 0;
  }
  const whole = performance.now() - began;
  const claimed = (spent["claim_digests"] ?? 0) + (spent["read_digests"] ?? 0);
  const stored = spent["store_digests"] ?? 0;
  console.log(
    `${made} digests due at one hour, one worker: ${seconds(whole)} in all; claimed and composed in ${seconds(claimed)}, ` +
      `worded in ${seconds(whole - claimed - stored)}, stored with their texts in ${seconds(stored)}`,
  );
  const [{ texts }] = await database.sql<[{ texts: number }]>`select count(*)::int as texts from public.outbox`;
  for (const rate of RATES) {
    const most = await sendingRate(database.sql, rate);
    const pace = Math.min(rate, most);
    const wait = texts / pace;
    const inTime = Math.min(texts, Math.floor(pace * 3 * 3600));
    console.log(
      `${texts} texts at ${rate} a second (one worker sends up to ${most.toFixed(0)}, if Twilio takes ${TWILIO_MS} ms): the last one ${(wait / 60).toFixed(1)} minutes after the hour` +
        (inTime < texts ? `; ${texts - inTime} of them are more than three hours late and stay in the app` : ""),
    );
  }
} finally {
  await database.drop();
  await stack.stop();
}
