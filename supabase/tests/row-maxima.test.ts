import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addScratchTenant, type Tenant } from "../proof/tenants/tenant-rows.ts";
import { createScratchDatabase, type ScratchDatabase } from "./scratch-database.ts";

let database: ScratchDatabase;
let tenant: Tenant;

beforeAll(async () => {
  database = await createScratchDatabase("row_maxima_scratch");
});
beforeEach(async () => {
  tenant = await addScratchTenant(database.sql);
});
afterAll(() => database.drop());

interface Maximum {
  table_name: string;
  most: number;
  kept_by: "refused" | "oldest" | "key" | "purge";
  sentence: string | null;
}
const maxima = () => database.sql<Maximum[]>`select table_name, most, kept_by, sentence from private.maxima order by 1`;

const OTHERWISE_BOUNDED = [
  ...["batches", "changes", "data_sources", "notification_settings", "outbox", "post_pictures", "source_runs"],
  ...["digests", "digest_items", "digest_sendings"],
];

test("every table of users' rows has a maximum, and something that keeps it", async () => {
  const tables = await database.sql<{ name: string; schema: string; triggers: string[]; is_one_each: boolean }[]>`
    select c.relname as name, n.nspname as schema,
      array(select t.tgname::text from pg_trigger t where t.tgrelid = c.oid and t.tgenabled = 'O') as triggers,
      exists (select 1 from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
        where i.indrelid = c.oid and i.indisunique and i.indnatts = 1 and (a.attname = 'user_id' or c.relname = 'profiles' and a.attname = 'id'))
        as is_one_each
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema', 'auth', 'cron', 'net', 'vault', 'extensions')
      and (c.relname = 'profiles' or exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped))
    order by 1`;
  const catalogue = await maxima();
  expect(tables.map(({ name }) => name)).toEqual(catalogue.map(({ table_name }) => table_name));
  for (const { name, schema, triggers, is_one_each } of tables) {
    const { kept_by, most } = catalogue.find(({ table_name }) => table_name === name) ?? {};
    if (kept_by === "refused") expect([name, triggers]).toEqual([name, expect.arrayContaining(["note_added_rows"])]);
    else if (kept_by === "oldest")
      expect([name, triggers]).toEqual([name, expect.arrayContaining(["drop_oldest_added"])]);
    else if (kept_by === "key" && most === 1) expect([name, is_one_each]).toEqual([name, true]);
    // What is left is the queue's, the counts' and the history's, where no user adds a row: the history and pictures are bounded in bytes,
    // sources by the vendors there are, settings by the kinds there are, runs by the ceiling, texts by the day's budget, and digests by the days.
    else if (!OTHERWISE_BOUNDED.includes(name))
      expect([name, schema]).toEqual([name, expect.stringMatching(/^(queue|private)$/)]);
  }
});

/** Adds another row to a table of the tenant's: a copy of theirs, but for what must differ. */
async function addAnother(sql: ScratchDatabase["sql"], table: string): Promise<void> {
  const unlike: Record<string, string> = {
    id: "gen_random_uuid()",
    profile_url: "'https://www.linkedin.com/in/' || gen_random_uuid()",
    name: "'n_' || replace(gen_random_uuid()::text, '-', '')",
    label: "'l ' || gen_random_uuid()",
    token_hash: "encode(sha256(gen_random_uuid()::text::bytea), 'hex')",
    row_number: "2 + floor(random() * 1000000)::integer",
    turn: "2 + floor(random() * 1000000)::integer",
    address: "'https://example.com/' || gen_random_uuid()",
    idempotency_key: "gen_random_uuid()::text",
    about: "gen_random_uuid()::text",
    founder_id: "f.id",
    one_id: "least(f.id, t.one_id)",
    other_id: "greatest(f.id, t.one_id)",
  };
  const columns = await sql<{ name: string; type: string }[]>`
    select column_name as name, data_type as type from information_schema.columns where table_schema = 'public' and table_name = ${table}
      and is_generated = 'NEVER' and is_identity = 'NO' and column_name not in ('follows_id', 'message_id', 'board_position')`;
  const needsFounder = ["custom_field_values", "not_duplicates", "suggestions"].includes(table);
  const founder = needsFounder
    ? (
        await sql<{ id: string }[]>`insert into public.founders (user_id, name, profile_url)
          values (${tenant.userId}, 'One more', ${`https://www.linkedin.com/in/${crypto.randomUUID()}`}) returning id`
      )[0]?.id
    : tenant.ids.founder;
  const values = columns.map(({ name, type }) =>
    name === "id" && type === "bigint" ? "default" : (unlike[name] ?? `t.${name}`),
  );
  const { count } = await sql.unsafe(
    `insert into public.${table} (${columns.map(({ name }) => name).join(", ")})
     select ${values.join(", ")} from public.${table} t, (select '${founder ?? ""}'::uuid as id) f
     where t.user_id = '${tenant.userId}' limit 1`,
  );
  if (count !== 1) throw new Error(`No row of ${table} to copy`);
}

const countOf = async (table: string) =>
  Number(
    (
      await database.sql.unsafe(`select count(*) as count from public.${table} where user_id = '${tenant.userId}'`)
    )[0]?.["count"],
  );

/** Runs with another maximum, and puts it back. */
async function withMaximum(table: string, most: number, run: () => Promise<void>): Promise<void> {
  const [before] = await database.sql<{ most: number }[]>`select most from private.maxima where table_name = ${table}`;
  await database.sql`update private.maxima set most = ${most} where table_name = ${table}`;
  try {
    await run();
  } finally {
    await database.sql`update private.maxima set most = ${before?.most ?? most} where table_name = ${table}`;
  }
}

const refused = [
  "assistant_actions",
  "conversation_messages",
  "custom_field_values",
  "custom_fields",
  "feedback",
  "feeds",
  "founders",
  "import_rows",
].concat(["imports", "not_duplicates", "notes", "personal_tokens", "saved_views", "tasks"]);

test("the tables below are all that refuse more", async () => {
  const names = (await maxima()).filter(({ kept_by }) => kept_by === "refused").map(({ table_name }) => table_name);
  expect(names.sort()).toEqual([...refused].sort());
});

test.each(refused)(
  "%s: exactly as many as the maximum, one by one and at once, and room again after a deletion",
  async (table) => {
    const { sql } = database;
    const had = await countOf(table);
    const sentence = (await maxima()).find(({ table_name }) => table_name === table)?.sentence;
    const full = { code: "PT409", message: sentence };
    await withMaximum(table, had + 3, async () => {
      await addAnother(sql, table);
      const tries = await Promise.allSettled(Array.from({ length: 6 }, () => addAnother(sql, table)));
      expect(await countOf(table)).toBe(had + 3);
      const reasons = tries.flatMap((one) => (one.status === "rejected" ? [one.reason as { code: string }] : []));
      expect(reasons).toHaveLength(4);
      for (const reason of reasons) expect(reason).toMatchObject(full);
      await sql.unsafe(
        `delete from public.${table} where ctid = (select ctid from public.${table} where user_id = '${tenant.userId}' order by ctid desc limit 1)`,
      );
      await addAnother(sql, table);
      await expect(addAnother(sql, table)).rejects.toMatchObject(full);
    });
  },
);

test("one statement, or one transaction of several, passes the maximum no more than many do", async () => {
  const { sql } = database;
  await withMaximum("notes", 10, async () => {
    const many = (count: number) => sql`
      insert into public.notes (user_id, founder_id, content)
      select ${tenant.userId}, ${tenant.ids.founder}, 'Note ' || n from generate_series(1, ${count}::integer) n`;
    await expect(many(10)).rejects.toMatchObject({ code: "PT409" });
    await many(8);
    const two = sql.begin(async (transaction) => {
      for (let note = 0; note < 2; note += 1) {
        await transaction`insert into public.notes (user_id, founder_id, content) values (${tenant.userId}, ${tenant.ids.founder}, 'More')`;
      }
    });
    await expect(two).rejects.toMatchObject({
      code: "PT409",
      message: "You have 200,000 notes already. Delete some first.",
    });
    expect(await countOf("notes")).toBe(9);
    await many(1);
    expect(await sql`select from private.added_rows`).toHaveLength(0);
  });
});

test("with as many tasks as one may have, recurring ones can still be completed, at once and in one statement", async () => {
  const { sql } = database;
  await sql`insert into public.tasks (user_id, title, due_on, recurrence)
    select ${tenant.userId}, 'Daily ' || n, current_date, 'daily' from generate_series(1, 8) n`;
  const ids = (
    await sql<
      { id: string }[]
    >`select id from public.tasks where user_id = ${tenant.userId} and title like 'Daily %' order by title`
  ).map(({ id }) => id);
  const complete = (some: string[]) => sql`update public.tasks set status = 'done' where id = any (${some}::uuid[])`;
  const full = (await countOf("tasks")) + 2;
  await withMaximum("tasks", full, async () => {
    await Promise.all(ids.slice(0, 6).map((id) => complete([id])));
    expect(await countOf("tasks")).toBe(full);
    await complete(ids.slice(6));
    expect(await countOf("tasks")).toBe(full);
    await expect(addAnother(sql, "tasks")).rejects.toMatchObject({ code: "PT409" });
  });
  expect(await sql`select from public.tasks where id = any (${ids}::uuid[]) and status <> 'done'`).toHaveLength(0);
});

test("requests at once in several tables never wait for each other crosswise", async () => {
  const { sql } = database;
  const write = (first: string, second: string) =>
    sql.begin(async (transaction) => {
      await addAnother(transaction as unknown as typeof sql, first);
      await addAnother(transaction as unknown as typeof sql, second);
    });
  const pairs = Array.from({ length: 40 }, (_, at) =>
    at % 2 ? write("feedback", "personal_tokens") : write("personal_tokens", "feedback"),
  );
  await Promise.all(pairs);
});

test("a user has at most five unfinished imports, however many they begin at once", async () => {
  const { sql } = database;
  const begin = () =>
    sql`insert into public.imports (user_id, file_name, row_count) values (${tenant.userId}, 'people.csv', 1)`;
  const tries = await Promise.allSettled(Array.from({ length: 8 }, begin));
  // The tenant has one already.
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(4);
  await expect(begin()).rejects.toMatchObject({
    code: "PT409",
    message: "You have 5 unfinished imports already. Finish or cancel one first.",
  });
  await sql`update public.imports set state = 'cancelled' where id = (select id from public.imports where user_id = ${tenant.userId} limit 1)`;
  await begin();
});

test("of a log, the oldest go", async () => {
  const { sql } = database;
  const logs = (await maxima()).filter(({ kept_by }) => kept_by === "oldest");
  expect(logs.map(({ table_name }) => table_name)).toContain("activities");
  for (const { table_name } of logs) {
    const age =
      (await sql<{ age: string }[]>`select age_column as age from private.maxima where table_name = ${table_name}`)[0]
        ?.age ?? "";
    for (let row = 0; row < 6; row += 1) {
      if (table_name === "posts") {
        await sql`insert into public.posts (user_id, founder_id, external_id, kind, post_url, content, source)
          values (${tenant.userId}, ${tenant.ids.founder}, ${`72000000000000000${10 + row}`}, 'post', 'https://example.com/x', 'x', 'test')`;
      } else {
        await addAnother(sql, table_name);
      }
    }
    const newest = async () =>
      (
        await sql.unsafe(
          `select ${age}::text as at from public.${table_name} where user_id = '${tenant.userId}' order by ${age} desc limit 3`,
        )
      ).map((row) => String(row["at"]));
    const kept = await newest();
    await withMaximum(table_name, 3, async () => {
      await sql`select private.drop_oldest(${tenant.userId}, ${table_name})`;
    });
    expect([table_name, await countOf(table_name), await newest()]).toEqual([table_name, 3, kept]);
  }
});
