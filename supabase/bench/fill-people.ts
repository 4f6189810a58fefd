import type { Sql } from "postgres";

/** How much one benchmark needs of each thing. */
export interface Network {
  founders: number;
  fields: number;
  postsEach: number;
  /** Whether the history contains everything, as one batch, or nothing. */
  isRecorded?: boolean;
}

const FIELD_TYPES = ["text", "number", "date", "select", "boolean"];

/** Gives a user a network by plain inserts: nothing is logged and no refresh queued, as when people come back from the trash. */
export async function fillPeople(
  db: Sql,
  userId: string,
  { founders, fields, postsEach, isRecorded = false }: Network,
): Promise<void> {
  await db.begin(async (sql) => {
    await sql`select set_config('tracker.batch', concat_ws(' ', 'undo', gen_random_uuid(), ${isRecorded ? null : "unrecorded"}::text), true)`;
    await sql`
      insert into public.founders (user_id, name, profile_url, company, role_title, industry, location, email, follower_count, stage,
        status, priority_score, meeting_summaries, last_post_summary, last_post_date, last_touch_at, last_refreshed_at, last_refresh_outcome, created_at)
      select ${userId}, initcap(substr(md5(n::text), 1, 6)) || ' ' || (array['Lovelace', 'Hopper', 'Noether', 'Bengtsson', 'Armelle', 'Johnson'])[1 + n % 6],
        'https://www.linkedin.com/in/bench-' || n, 'Company ' || n % 800, 'Founder', (array['Technology', 'Healthcare', 'Finance'])[1 + n % 3],
        (array['Berlin', 'Lagos', 'Lima', 'Osaka'])[1 + n % 4], 'person' || n || '@example.com', n * 7919 % 100000,
        (array['Lead', 'Contacted', null])[1 + n % 3], (array['Active', 'Waiting'])[1 + n % 2], n % 101, 'Met at the fair ' || n,
        'Wrote about ' || md5(n::text), now() - n * interval '1 hour', now() - n % 400 * interval '1 day', now(), 'nothing_new',
        now() - n * interval '1 minute'
      from generate_series(1, ${founders}::integer) n`;
    await sql`
      insert into public.notes (user_id, founder_id, content)
      select user_id, id, 'Talked about ' || md5(id::text) || ' over coffee' from public.founders where user_id = ${userId}`;
    await sql`
      insert into public.custom_fields (user_id, name, label, type, options)
      select ${userId}, 'bench_' || n, 'Bench ' || n, t, case when t = 'select' then array['One', 'Two'] else '{}'::text[] end
      from generate_series(1, ${fields}::integer) n cross join lateral (select (${FIELD_TYPES}::text[])[1 + n % 5] as t) types`;
    await sql`
      insert into public.custom_field_values (user_id, field_id, founder_id, value)
      select f.user_id, c.id, f.id, case c.type when 'text' then to_jsonb(substr(md5(f.id::text || c.id), 1, 12))
        when 'number' then to_jsonb(f.follower_count) when 'date' then to_jsonb(f.created_at::date)
        when 'boolean' then to_jsonb(f.follower_count % 2 = 0) else to_jsonb((array['One', 'Two'])[1 + f.follower_count % 2]) end
      from public.founders f join public.custom_fields c on c.user_id = f.user_id where f.user_id = ${userId}`;
    await sql`
      insert into public.posts (user_id, founder_id, external_id, kind, post_url, content, source)
      select f.user_id, f.id, (7200000000000000000 + n)::text, 'post', 'https://example.com/' || n,
        'Hello everybody, we shipped ' || md5(f.id::text || n) || ' and raised a round for the climate of the coming decade. Thanks to the whole team!', 'test'
      from public.founders f cross join generate_series(1, ${postsEach}::integer) n where f.user_id = ${userId}`;
  });
  await db.unsafe("vacuum analyze public.founders, public.notes, public.custom_field_values, public.posts");
}

/** Many users with some founders each, made without their triggers; gives the users' ids. */
export async function fillMillion(
  sql: Sql,
  { users, foundersEach }: { users: number; foundersEach: number },
): Promise<string[]> {
  const made = await sql.begin(async (transaction) => {
    const rows = await transaction<{ id: string }[]>`
      insert into auth.users (id, email)
      select gen_random_uuid(), 'bench-' || n || '@example.com' from generate_series(1, ${users}::integer) n returning id`;
    await transaction`alter table public.founders disable trigger user`;
    await transaction`
      insert into public.founders (user_id, name, profile_url, created_at)
      select u.id, 'Founder ' || n, 'https://www.linkedin.com/in/crowd-' || n, now() - n * interval '1 minute'
      from unnest(${rows.map(({ id }) => id)}::uuid[]) u (id) cross join generate_series(1, ${foundersEach}::integer) n`;
    await transaction`alter table public.founders enable trigger user`;
    return rows.map(({ id }) => id);
  });
  await sql.unsafe("vacuum analyze public.founders");
  return made;
}
