import type { Sql } from "postgres";

// What the queue's worker and the bookkeeping of a request change by themselves, no matter who asks for what.
const NOT_BY_REQUESTS = [
  "last_used_at",
  "last_refreshed_at",
  "last_refresh_outcome",
  "last_refresh_error",
  "last_post_summary",
  "last_post_summary_by",
  "last_post_summary_date",
  "last_post_date",
  "last_post_dating",
  "last_post_url",
];
const WRITTEN_BY_WORKER = [
  "posts",
  "post_pictures",
  "source_runs",
  "suggestions",
  "outbox",
  "digests",
  "digest_items",
  "digest_sendings",
  "notifications",
  "mail_stops",
];
/** A request adds and removes these; what is in them changes as the worker reads them. */
const READ_BY_WORKER = ["feeds", "data_sources"];

/** A reader of one text for everything stored of a user that a request of theirs can change. */
export async function storedStateReader(sql: Sql): Promise<(userId: string) => Promise<string>> {
  const tables = await sql<{ name: string; owner: string }[]>`
    select c.relname as name, case when bool_or(a.attname = 'user_id') then 'user_id' else 'id' end as owner
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname in ('user_id', 'id')
      and c.relname <> all (${WRITTEN_BY_WORKER}) group by 1`;
  const ignored = `'{${NOT_BY_REQUESTS.join(",")}}'::text[]`;
  const states = tables.map(({ name, owner }) => {
    const requested = name === "activities" ? "and t.type not in ('refresh', 'post')" : "";
    return `(select coalesce(md5(string_agg(row, '' order by row)), '')
      from (select ${READ_BY_WORKER.includes(name) ? "'one'" : `(to_jsonb(t) - ${ignored})::text`} as row from public."${name}" t where t."${owner}" = $1::uuid ${requested}) r)`;
  });
  const jobs = `(select count(*) || ':' || coalesce(max(id), 0) || ':' || count(cancel_requested_at) from queue.jobs where user_id = $1::uuid)`;
  const query = `select ${[...states, jobs].join(" || '.' || ")} as state`;
  return async (userId) => (await sql.unsafe<{ state: string }[]>(query, [userId], { prepare: true }))[0]?.state ?? "";
}
