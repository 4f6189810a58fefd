import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { actAs, rowsReadBy } from "./rows-read.ts";
import {
  addUserWithFounders,
  createScratchDatabase,
  type ScratchDatabase,
  withoutAutovacuum,
} from "./scratch-database.ts";

let database: ScratchDatabase;
/** One connection: the plans that it keeps from small deletions are used for the large ones. */
let one: Sql;
beforeAll(async () => {
  database = await createScratchDatabase("plans_for_many");
  await withoutAutovacuum(database.sql);
  await database.sql`alter table queue.jobs set (autovacuum_enabled = off)`;
});
beforeEach(async () => {
  await database.sql`truncate auth.users cascade`;
  await database.sql`analyze`;
  one = postgres(database.url, { max: 1 });
  return () => one.end();
});
afterAll(() => database.drop());

const PEOPLE = 1_000;
/** Comparing each with each would read half a million rows and more. */
const MOST_ROWS_FOR_ONE = 100;
const TABLES = [
  "founders",
  "custom_field_values",
  "custom_fields",
  "activities",
  "notes",
  "tasks",
  "posts",
  "jobs",
  "import_rows",
];

/** A user with so many people, each with a value, a note, a task, a post and what is logged of them. */
async function withAll(count: number): Promise<string> {
  const { sql } = database;
  const { userId } = await addUserWithFounders(sql, count);
  await sql`insert into public.custom_fields (user_id, name, label, type) values (${userId}, 'f', 'F', 'text')`;
  await sql`insert into public.custom_field_values (user_id, field_id, founder_id, value)
    select p.user_id, f.id, p.id, '"x"' from public.founders p join public.custom_fields f on f.user_id = p.user_id where p.user_id = ${userId}`;
  await sql`insert into public.notes (user_id, founder_id, content) select user_id, id, 'Note' from public.founders where user_id = ${userId}`;
  await sql`insert into public.tasks (user_id, founder_id, title) select user_id, id, 'Call' from public.founders where user_id = ${userId}`;
  await sql`insert into public.posts (user_id, founder_id, external_id, kind, post_url, content, source, posted_at)
    select user_id, id, 7000000000000000000 + row_number() over (), 'post', 'https://www.linkedin.com/', 'Tea', 'test', now()
    from public.founders where user_id = ${userId}`;
  return userId;
}

/** Imports so many people, changes everyone, deletes the column, undoes that, does it again, undoes that, and deletes everyone; returns the rows that each reads. */
async function workOn(userId: string, count: number): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  let batch = "";
  const read = async (what: string, statement: string) => {
    const given = crypto.randomUUID();
    await actAs(one, userId, given, async (sql) => {
      let undoId: string | undefined;
      rows[what] = await rowsReadBy(
        sql,
        async () => {
          const [row] = (await sql.unsafe(statement)) as unknown as { step?: { undoId: string } }[];
          undoId = row?.step?.undoId;
        },
        TABLES,
      );
      batch = undoId ?? given;
    });
  };
  const [held] = await one<
    [{ id: string }]
  >`insert into public.imports (user_id, file_name, row_count) values (${userId}, 'people.csv', ${count}) returning id`;
  const rowsOf = `(select jsonb_agg(jsonb_build_object('row', n + 1, 'document', jsonb_build_object('name', 'New ' || n, 'email', n || '@example.com',
    'profileUrl', 'https://www.linkedin.com/in/new-' || n))) from generate_series(1, ${String(count)}) n)`;
  await read("an upload", `select private.upload_import_rows('${held.id}', ${rowsOf})`);
  for (let done = 0; done < count; done += 500)
    await read("an import", `select private.run_import('${held.id}', 500, false)`);
  await read(
    "a change",
    `select private.change_people((select jsonb_agg(jsonb_build_object('id', id, 'fields', jsonb_build_object('company', 'New')))
    from (select id from public.founders where user_id = '${userId}' limit 1000) p), gen_random_uuid(), false)`,
  );
  await read("a column", `delete from public.custom_fields where user_id = '${userId}'`);
  await read("its undo", `select private.undo('${batch}') as step`);
  await read("its redo", `select private.undo('${batch}') as step`);
  await read("its undo again", `select private.undo('${batch}') as step`);
  await read("everyone", `delete from public.founders where user_id = '${userId}'`);
  return rows;
}

/** What the planner knows of, and the plans that the connection keeps, when someone new has many. */
const known: Record<string, () => Promise<unknown>> = {
  "of nobody": () => Promise.resolve(),
  "of five with one person": async () => {
    for (let user = 0; user < 5; user++) await withAll(1);
  },
  "of hundreds with one person": async () => {
    await Promise.all(Array.from({ length: 300 }, () => withAll(1)));
  },
  "of one with as many people": () => withAll(PEOPLE),
};

test.each(Object.keys(known))(
  "what is done to many reads each row a few times, where the planner knows %s",
  async (what) => {
    await known[what]?.();
    await database.sql`analyze`;
    for (let time = 0; time < 8; time++) await workOn(await withAll(1), 1);
    const { "an import": imported = 0, ...others } = await workOn(await withAll(PEOPLE), PEOPLE);
    // Where every user that the planner knows has one person, it finds a profile or an id by any index of the user's.
    if (!what.endsWith("with one person")) expect(imported / PEOPLE, "an import").toBeLessThan(MOST_ROWS_FOR_ONE);
    for (const [step, rows] of Object.entries(others)) {
      expect(rows / PEOPLE, step).toBeLessThan(MOST_ROWS_FOR_ONE);
    }
  },
);
