import { afterAll, beforeAll, expect, test } from "vitest";
import {
  addUserWithFounders,
  createScratchDatabase,
  type ScratchDatabase,
  withoutAutovacuum,
} from "./scratch-database.ts";

const [POSTS, NOTES, CHANGES, TASKS] = [1_000, 500, 200, 100];

let database: ScratchDatabase;
let reader: { userId: string; founderIds: string[] };
beforeAll(async () => {
  database = await createScratchDatabase("timeline_cost");
  await withoutAutovacuum(database.sql);
  // Someone else fills the tables, and nothing is ever analysed.
  reader = await addUserWithFounders(database.sql, 3);
  const other = await addUserWithFounders(database.sql, 200);
  for (const { userId, founderIds } of [reader, other]) await fill(userId, founderIds.slice(0, 20));
});
afterAll(() => database.drop());

async function fill(userId: string, founderIds: string[]) {
  const posts = Math.ceil(POSTS / (founderIds.length > 3 ? 5 : 1));
  await database.sql`insert into public.posts (user_id, founder_id, external_id, kind, post_url, content, posted_at, source)
    select ${userId}, f, (7000000000000000000 + n)::text, 'post', 'https://www.linkedin.com/feed/update/' || n, repeat('Raised a seed round. ', 8),
      now() - make_interval(hours => n), 'sample' from unnest(${founderIds}::uuid[]) f, generate_series(1, ${posts}::integer) n`;
  await database.sql`insert into public.notes (user_id, founder_id, content, created_at)
    select ${userId}, f, 'Met at the fair ' || n, now() - make_interval(mins => n) from unnest(${founderIds}::uuid[]) f, generate_series(1, ${NOTES}::integer) n`;
  await database.sql`insert into public.tasks (user_id, founder_id, title)
    select ${userId}, f, 'Call ' || n from unnest(${founderIds}::uuid[]) f, generate_series(1, ${TASKS}::integer) n`;
  for (let at = 0; at < CHANGES; at += 1) {
    await database.sql`update public.founders set company = ${`Company ${String(at)}`} where user_id = ${userId} and id = ${founderIds[0] ?? ""}`;
  }
}

/** Calls the function as the reader: what it returns, and the rows that were read for it. */
async function timeline(given: object) {
  return database.sql.begin(async (sql) => {
    await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: reader.userId, role: "authenticated" })}, true),
      set_config('request.jwt.claim.sub', ${reader.userId}, true)`;
    await sql`set local role authenticated`;
    const document = JSON.stringify({ founderId: reader.founderIds[0], ...given });
    const rowsRead = async () =>
      new Map(
        (
          await sql<
            { table: string; rows: number }[]
          >`select relname as table, (coalesce(idx_tup_fetch, 0) + seq_tup_read)::int as rows
          from pg_stat_xact_user_tables where schemaname = 'public'`
        ).map(({ table, rows }) => [table, rows]),
      );
    // What the connection read before may be counted still.
    const before = await rowsRead();
    const [row] = await sql<[{ page: { entries: object[]; counts: object; next: object } }]>`
      select public.person_timeline(${document}::text::jsonb) as page`;
    const read = [...(await rowsRead())].map(([table, rows]) => [table, rows - (before.get(table) ?? 0)] as const);
    return { ...row.page, rows: Object.fromEntries(read) };
  });
}

/** What one person has in each table. */
const own: Record<string, number> = {
  ...{ posts: POSTS, notes: NOTES, tasks: TASKS, changes: NOTES + TASKS + CHANGES, batches: CHANGES },
  // One day's additions are looked up by person, and each task and change names theirs.
  ...{ founders: 100, activities: 100, profiles: 100 },
};
const tooMany = (rows: Record<string, number>, times: number) =>
  Object.entries(rows).filter(([table, count]) => count > 100 + times * (own[table] ?? 0));

test("a page reads the rows of its person, whatever else the tables hold", async () => {
  const first = await timeline({});
  expect(first.counts).toMatchObject({ post: POSTS, note: NOTES, change: CHANGES, task: TASKS });
  // Changes are looked through to list them and to count them, and for what added the person.
  expect(tooMany(first.rows, 4)).toEqual([]);
  const later = await timeline({ before: first.next });
  expect(tooMany(later.rows, 3)).toEqual([]);
});

test("a search reads them once", async () => {
  const found = await timeline({ search: "seed" });
  expect(found.counts).toMatchObject({ post: POSTS, note: 0 });
  expect(found.entries).toHaveLength(20);
  expect(tooMany(found.rows, 1)).toEqual([]);
});
