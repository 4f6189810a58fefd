// The demonstration account: what it is filled with, and what a reset brings back and leaves alone.
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import postgres, { type Sql } from "postgres";
import { afterAll, afterEach, expect, test } from "vitest";
import { PEOPLE } from "./demo-people.ts";
import { DEMO_ACCOUNT } from "./seed.ts";
import { type Stack, type StackOptions, startStack } from "./stack.ts";
import { newFolder, removeFolders } from "./started-program.ts";

let stack: Stack | undefined;
afterEach(async () => {
  await stack?.stop();
  stack = undefined;
});
afterAll(removeFolders);

async function startOn(dataDir: string, options: Partial<StackOptions> = {}): Promise<Sql> {
  await stack?.stop();
  const ports = { port: 0, dbPort: 0, webPort: 0 };
  const given = { dataDir, ...ports, env: {}, seed: true, web: "none" as const, onProgress: () => undefined };
  stack = await startStack({ ...given, ...options });
  return postgres(stack.dbUrl, { max: 1, onnotice: () => undefined });
}

const counts = async (sql: Sql) =>
  (
    await sql`
      with me as (select id from auth.users where email = ${DEMO_ACCOUNT.email})
      select (select count(*)::int from public.founders f, me where f.user_id = me.id) as people,
        (select count(*)::int from public.notes n, me where n.user_id = me.id) as notes,
        (select count(*)::int from public.tasks t, me where t.user_id = me.id) as tasks,
        (select count(*)::int from public.saved_views v, me where v.user_id = me.id) as views,
        (select count(*)::int from public.custom_fields c, me where c.user_id = me.id) as columns,
        (select count(*)::int from public.custom_field_values v, me where v.user_id = me.id) as values,
        (select count(*)::int from public.assistant_actions a, me where a.user_id = me.id and a.status = 'executed') as actions,
        (select count(*)::int from public.conversations c, me where c.user_id = me.id) as conversations`
  )[0];
const VALUES = PEOPLE.flatMap(({ warmth, dealSize }) => [warmth, dealSize]).filter((one) => one !== undefined).length;
const FULL = {
  people: 16,
  notes: 25,
  tasks: 15,
  views: 3,
  columns: 2,
  values: VALUES,
  actions: 2,
  conversations: 1,
};

test("is a network in use, with dates that count from the day it is filled", { timeout: 180_000 }, async () => {
  const sql = await startOn(newFolder());
  expect(await counts(sql)).toEqual(FULL);
  const [due] = await sql`
    select count(*) filter (where status <> 'done' and due_on < day)::int as overdue, count(*) filter (where due_on = day)::int as today,
      count(*) filter (where due_on > day and due_on <= day + 7)::int as week, count(*) filter (where due_on > day + 7)::int as later,
      count(*) filter (where status = 'done')::int as done, count(*) filter (where status = 'in_progress')::int as under_way,
      count(*) filter (where recurrence is not null)::int as recurring, count(*) filter (where founder_id is not null)::int as linked
    from public.tasks cross join lateral (select (now() at time zone p.time_zone)::date as day from public.profiles p) today`;
  expect(due).toEqual({ overdue: 3, today: 2, week: 4, later: 3, done: 2, under_way: 3, recurring: 3, linked: 12 });
  const [ages] = await sql`
    select (select extract(day from now() - min(created_at))::int from public.notes) as oldest_note,
      (select count(*)::int from public.notes n join public.activities a on a.details ->> 'noteId' = n.id::text
        where a.happened_at = n.created_at) as logged_when_written,
      (select count(*)::int from public.founders where created_at > now()) as from_the_future,
      (select count(*)::int from public.founders f where f.last_touch_at is distinct from (select max(a.happened_at) from public.activities a
        where a.founder_id = f.id and a.is_contact)) as touched_otherwise`;
  expect(ages).toEqual({ oldest_note: 61, logged_when_written: 25, from_the_future: 0, touched_otherwise: 0 });
  const summed = () => sql`select 1 from public.founders where last_post_summary is null or email is null`;
  await expect.poll(summed, { timeout: 60_000 }).toHaveLength(0);
  // What a first refresh filled in would be the newest of everyone's timeline.
  expect(await sql`select 1 from public.batches where source = 'source'`).toHaveLength(0);
  await sql.end();
});

test("stays as its user left it, until it is reset; nobody else notices", { timeout: 240_000 }, async () => {
  const folder = newFolder();
  const first = await startOn(folder);
  await first`delete from public.founders`;
  await first`insert into auth.users (id, email) values (gen_random_uuid(), 'other@example.com')`;
  await first`
    insert into public.founders (user_id, name, profile_url)
    select id, 'Someone', 'https://www.linkedin.com/in/someone' from auth.users where email = 'other@example.com'`;
  await first.end();

  const others = (sql: Sql) => sql`
    select f.id, f.created_at from public.founders f join auth.users u on u.id = f.user_id where u.email = 'other@example.com'`;
  const second = await startOn(folder);
  expect(await counts(second)).toMatchObject({ people: 0 });
  const before = await others(second);
  expect(before).toHaveLength(1);
  await second.end();

  for (const _ of ["once", "again"]) {
    const reset = await startOn(folder, { resetDemo: true });
    expect(await counts(reset)).toEqual(FULL);
    expect([...(await others(reset))]).toEqual([...before]);
    await reset.end();
  }
});

test(
  "is filled again when that was cut short, and left alone when it is someone's own",
  { timeout: 240_000 },
  async () => {
    const folder = newFolder();
    const sql = await startOn(folder);
    await sql`delete from public.notes`;
    await sql.end();
    rmSync(join(folder, "seeded"));
    writeFileSync(join(folder, "seeding"), "");
    const again = await startOn(folder);
    expect(await counts(again)).toEqual(FULL);
    expect([existsSync(join(folder, "seeded")), existsSync(join(folder, "seeding"))]).toEqual([true, false]);

    await again`delete from public.notes`;
    await again.end();
    rmSync(join(folder, "seeded"));
    const own = await startOn(folder);
    expect(await counts(own)).toEqual({ ...FULL, notes: 0 });
    await own.end();
  },
);

/** Has the database end the first `times` notes that are added as it ends one of two writes that wait for each other. */
const endNotes = (sql: Sql, times: number) =>
  sql.unsafe(`
    create sequence public.ended_notes;
    create function public.end_note() returns trigger language plpgsql security definer set search_path = '' as $$
    begin
      if nextval('public.ended_notes') <= ${times} then raise exception 'deadlock detected' using errcode = '40P01'; end if;
      return new;
    end $$;
    create trigger end_note before insert on public.notes for each row execute function public.end_note()`);

test.each([
  ["is full although the database ended some of its writes", 3, /^(Starting|Applying|Filling) [^\n]*$/],
  [
    "says in a sentence that it is not full, and the stack runs",
    1e6,
    /^The demonstration account is only partly filled \(.+\): start with `-- --reset-demo` to fill it again\.$/,
  ],
])("%s", { timeout: 180_000 }, async (_, times, lastLine) => {
  const folder = newFolder();
  const empty = await startOn(folder, { seed: false });
  await endNotes(empty, times);
  await empty.end();
  const said: string[] = [];
  const sql = await startOn(folder, { onProgress: (line) => said.push(line) });
  expect(said.at(-1)).toMatch(lastLine);
  const notes: unknown = (await counts(sql))?.["notes"];
  expect(notes === FULL.notes).toBe(times < 10);

  // It stays as it is, which someone may work with by now, until a reset.
  await sql`drop trigger end_note on public.notes`;
  await sql.end();
  const again = await startOn(folder);
  expect(await counts(again)).toMatchObject({ notes });
  await again.end();
  const reset = await startOn(folder, { resetDemo: true });
  expect(await counts(reset)).toEqual(FULL);
  await reset.end();
});
