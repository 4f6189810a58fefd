import type { JSONValue, Sql, TransactionSql } from "postgres";
import type { Player } from "../world.ts";
import type { BatchWorld } from "./batches.ts";

/** Leaves a user with nothing but the world of a batch, past the policies and without waking a worker. */
export async function plantBatch(sql: Sql, { id }: Player, world: BatchWorld): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`select set_config('tracker.batch', 'undo ' || gen_random_uuid(), true)`;
    for (const table of ["conversations", "tasks", "custom_fields", "founders", "trash"])
      await tx`delete from ${tx(`public.${table}`)} where user_id = ${id}`;
    await plantPeople(tx, id, world);
    await plantTasks(tx, id, world);
    await backDate(tx, id, world);
    for (const table of ["changes", "batches"]) await tx`delete from ${tx(`public.${table}`)} where user_id = ${id}`;
  });
}

async function plantPeople(tx: TransactionSql, id: string, world: BatchWorld): Promise<void> {
  if (world.stages)
    await tx`update public.profiles set founder_stages = ${world.stages}, founder_statuses = ${world.statuses ?? []} where id = ${id}`;
  const people = asJson(tx, world.people);
  await tx`
    insert into public.founders (user_id, name, profile_url, company, role_title, industry, location, email, follower_count, stage, status,
      owner, priority_score, meeting_summaries, created_at)
    select ${id}, p.name, 'https://www.linkedin.com/in/' || p.url, p.company, p."roleTitle", p.industry, p.location, p.email,
      p."followerCount", p.stage, p.status, p.owner, p."priorityScore", p."meetingSummaries",
      ${world.now}::timestamptz - make_interval(days => coalesce(p."addedDaysAgo", 100))
    from jsonb_to_recordset(${people}) p (name text, url text, company text, "roleTitle" text, industry text, location text, email text,
      "followerCount" integer, stage text, status text, owner text, "priorityScore" smallint, "meetingSummaries" text, "addedDaysAgo" integer)`;
  await tx`
    insert into public.custom_fields (user_id, name, label, type, options)
    select ${id}, regexp_replace(lower(c.label), '\\W+', '_', 'g'), c.label, c.type, coalesce(c.options, '{}')
    from jsonb_to_recordset(${asJson(tx, world.columns)}) c (label text, type text, options text[])`;
  await tx`
    insert into public.custom_field_values (user_id, founder_id, field_id, value)
    select ${id}, f.id, c.id, v.value from jsonb_array_elements(${people}) p, jsonb_each(coalesce(p -> 'values', '{}')) v,
      public.founders f, public.custom_fields c
    where f.user_id = ${id} and f.name = p ->> 'name' and c.user_id = ${id} and c.label = v.key`;
  await tx`
    insert into public.notes (user_id, founder_id, content, created_at)
    select ${id}, f.id, n.text, ${world.now}::timestamptz - make_interval(days => n."daysAgo")
    from jsonb_array_elements(${people}) p join public.founders f on f.user_id = ${id} and f.name = p ->> 'name',
      jsonb_to_recordset(coalesce(p -> 'notes', '[]')) n (text text, "daysAgo" integer)`;
  await tx`
    insert into public.posts (user_id, founder_id, external_id, kind, post_url, content, source, posted_at)
    select ${id}, f.id, (7200000000000000000 + (random() * 1e9)::bigint)::text, 'post', 'https://www.linkedin.com/feed/update/x', n.text,
      'test', ${world.now}::timestamptz - make_interval(days => n."daysAgo")
    from jsonb_array_elements(${people}) p join public.founders f on f.user_id = ${id} and f.name = p ->> 'name',
      jsonb_to_recordset(coalesce(p -> 'posts', '[]')) n (text text, "daysAgo" integer)`;
}

async function plantTasks(tx: TransactionSql, id: string, { now, tasks }: BatchWorld): Promise<void> {
  await tx`
    insert into public.tasks (user_id, founder_id, title, description, status, due_on, recurrence, created_at, completed_at)
    select ${id}, (select f.id from public.founders f where f.user_id = ${id} and f.name = t.person), t.title, t.description,
      coalesce(t.status, 'todo'), t.due, t.recurrence, ${now}::timestamptz - make_interval(days => coalesce(t."madeDaysAgo", 14)),
      case when t.status = 'done' then ${now}::timestamptz - make_interval(days => coalesce(t."doneDaysAgo", 10)) end
    from jsonb_to_recordset(${asJson(tx, tasks)}) t (title text, person text, description text, status text, due date, recurrence text,
      "madeDaysAgo" integer, "doneDaysAgo" integer)`;
  await tx`
    insert into public.task_moves (user_id, task_id, from_status, to_status, moved_at)
    select user_id, id, 'todo', 'done', completed_at from public.tasks where user_id = ${id} and status = 'done'`;
}

/** Writes down when people were added and last contacted, where triggers have the time of the planting. */
async function backDate(tx: TransactionSql, id: string, { now, people }: BatchWorld): Promise<void> {
  const rows = asJson(tx, people);
  await tx`delete from public.activities where user_id = ${id} and type <> 'post'`;
  await tx`
    insert into public.activities (user_id, founder_id, type, details, happened_at, is_contact)
    select ${id}, f.id, 'touch', jsonb_build_object('channel', n.channel, 'message', n.text), ${now}::timestamptz - make_interval(days => n."daysAgo"), true
    from jsonb_array_elements(${rows}) p join public.founders f on f.user_id = ${id} and f.name = p ->> 'name',
      jsonb_to_recordset(coalesce(p -> 'touches', '[]')) n (channel text, text text, "daysAgo" integer)
    union all select user_id, id, 'founder_added', '{}', created_at, false from public.founders where user_id = ${id}
    union all select user_id, founder_id, 'note', jsonb_build_object('noteId', id), created_at, true from public.notes where user_id = ${id}
    union all select user_id, founder_id, 'task', jsonb_build_object('taskId', id, 'title', title, 'status', status),
      coalesce(completed_at, created_at), false from public.tasks where user_id = ${id} and founder_id is not null`;
  await tx`
    update public.founders f set last_touch_at = ${now}::timestamptz - make_interval(days => p."lastContactDaysAgo")
    from jsonb_to_recordset(${rows}) p (name text, "lastContactDaysAgo" integer) where f.user_id = ${id} and f.name = p.name`;
}

const asJson = (tx: TransactionSql, rows: unknown) => tx.json(rows as JSONValue);
