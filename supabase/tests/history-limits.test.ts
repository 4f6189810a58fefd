import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addUserWithFounders, createScratchDatabase, type ScratchDatabase } from "./scratch-database.ts";

let database: ScratchDatabase;
beforeAll(async () => {
  database = await createScratchDatabase("history_limits");
});
afterAll(() => database.drop());

let userId: string;
let founderId: string;
beforeEach(async () => {
  const made = await addUserWithFounders(database.sql, 3);
  ({ userId } = made);
  founderId = made.founderIds[0] ?? "";
});

const changes = () => database.sql<{ noun: string; before: object | null; after: object | null; bytes: number }[]>`
  select noun, before, after, bytes from public.changes where user_id = ${userId} order by id`;
const grownOld = () => database.sql`
  update public.batches set created_at = now() - interval '31 days' where user_id = ${userId}`;
const purge = () => database.sql`select private.purge_history()`;

test("after 30 days documents are gone, and what a person's field was stays, its long texts cut", async () => {
  const { sql } = database;
  await sql`update public.founders set company = 'Halden', meeting_summaries = ${"long ".repeat(1_000)} where id = ${founderId}`;
  await sql`insert into public.notes (user_id, founder_id, content) values (${userId}, ${founderId}, 'A note')`;
  await sql`update public.notes set content = 'Else' where user_id = ${userId}`;
  await sql`delete from public.notes where user_id = ${userId}`;
  await purge();
  expect((await changes()).map(({ noun }) => noun)).toEqual([
    "founders",
    "founders",
    "founders",
    "founders",
    "notes",
    "notes",
    "notes",
  ]);
  await grownOld();
  await purge();
  const [line, ...others] = await changes();
  expect(others).toEqual([]);
  expect(line?.after).toMatchObject({
    company: "Halden",
    meeting_summaries: expect.stringMatching(/^long .{495}…$/) as string,
  });
  const [left] = await sql`select count(*)::int from public.batches where user_id = ${userId}`;
  expect(left).toEqual({ count: 1 });
});

test("30 days after a person is deleted nothing of their fields is left", async () => {
  const { sql } = database;
  await sql`update public.founders set company = 'Halden' where id = ${founderId}`;
  await grownOld();
  await purge();
  await sql`delete from public.founders where id = ${founderId}`;
  expect((await changes()).map(({ noun }) => noun).sort()).toEqual(["activities", "founders", "founders"]);
  await grownOld();
  await purge();
  expect(await changes()).toEqual([]);
});

test("past the limit the oldest documents go first, and the newest stay", async () => {
  const { sql } = database;
  await sql`create or replace function private.history_limit() returns bigint language sql immutable as 'select 100000'`;
  for (let n = 0; n < 40; n += 1) {
    await sql`insert into public.notes (user_id, founder_id, content) values (${userId}, ${founderId}, ${String(n).padEnd(5_000, "x")})`;
    await sql`delete from public.notes where user_id = ${userId}`;
    await sql`select private.limit_history(${userId})`;
  }
  const kept = (await changes()).filter(({ before }) => before !== null);
  const size = kept.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(size).toBeLessThanOrEqual(100_000);
  expect(size).toBeGreaterThan(80_000);
  expect(kept.at(-1)?.before).toMatchObject({ content: expect.stringMatching(/^39x/) as string });
  await sql`create or replace function private.history_limit() returns bigint language sql immutable as 'select 200000000'`;
});

const limitTo = (bytes: number) =>
  database.sql.unsafe(
    `create or replace function private.history_limit() returns bigint language sql immutable as 'select ${bytes}'`,
  );
/** As one batch of the user's. */
const together = (batch: string, run: (sql: Pick<ScratchDatabase["sql"], "unsafe">) => Promise<unknown>) =>
  database.sql.begin(async (transaction) => {
    await transaction`select set_config('tracker.batch', ${` ${batch}`}, true)`;
    await run(transaction);
  });
const undone = async (batch: string) => {
  const [result] = await database.sql<{ undone: { count: number; leftAlone: Record<string, number> } }[]>`
    select private.undo_records(${userId}, ${batch}) as undone`;
  return result?.undone;
};

test.each([0.2, 0.5, 0.9])("what comes back is whole, and the rest is told: %d of a batch fits", async (share) => {
  const { sql } = database;
  // Notes and values of very different sizes hang on 40 people, who go at once.
  await sql`insert into public.founders (user_id, name, profile_url)
    select ${userId}, 'P ' || n, 'https://www.linkedin.com/in/p-' || n from generate_series(1, 37) n`;
  await sql`insert into public.notes (user_id, founder_id, content) select user_id, id, repeat(md5(id::text || n), 10 * n)
    from public.founders cross join generate_series(1, 6) n where user_id = ${userId}`;
  await sql`insert into public.custom_fields (user_id, name, label, type) values (${userId}, 'f', 'F', 'text')`;
  await sql`insert into public.custom_field_values (user_id, field_id, founder_id, value)
    select p.user_id, f.id, p.id, to_jsonb(p.name) from public.founders p join public.custom_fields f on f.user_id = p.user_id where p.user_id = ${userId}`;
  await sql`delete from public.batches where user_id = ${userId}`;
  const batch = crypto.randomUUID();
  await together(batch, (transaction) => transaction.unsafe(`delete from public.founders where user_id = '${userId}'`));
  const [size] = await sql<{ bytes: number }[]>`select private.history_bytes(${userId})::int as bytes`;
  await limitTo(Math.round((size?.bytes ?? 0) * share));
  await sql`select private.limit_history(${userId})`;
  await limitTo(200_000_000);
  const result = await undone(batch);
  const back = await sql`select f.id, (select count(*)::int from public.notes n where n.founder_id = f.id) as notes,
    (select count(*)::int from public.custom_field_values v where v.founder_id = f.id) as values from public.founders f where f.user_id = ${userId}`;
  expect(back.length).toBeGreaterThan(0);
  expect(back.length).toBeLessThan(40);
  for (const person of back) expect(person).toMatchObject({ notes: 6, values: 1 });
  expect(result).toMatchObject({ count: back.length, leftAlone: { gone: 40 - back.length } });
});

test("a text that was cut is not put back, and an undo says so", async () => {
  const { sql } = database;
  const batch = crypto.randomUUID();
  await sql`update public.founders set meeting_summaries = ${"long ".repeat(1_000)} where id = ${founderId}`;
  await together(batch, (transaction) =>
    transaction.unsafe(
      `update public.founders set meeting_summaries = 'short', company = 'C' where id = '${founderId}'`,
    ),
  );
  await limitTo(1_000);
  await sql`select private.limit_history(${userId})`;
  await limitTo(200_000_000);
  await expect(undone(batch)).rejects.toThrow("This cannot be undone any more.");
  const [person] = await sql`select meeting_summaries from public.founders where id = ${founderId}`;
  expect(person).toEqual({ meeting_summaries: "short" });
});

test("people that changes of many have still to reach are counted, and the oldest such change ends", async () => {
  const { sql } = database;
  const begin = async () => {
    const batch = crypto.randomUUID();
    await sql`select private.begin_change(${userId}, ${batch}, 'delete', null, array(select gen_random_uuid() from generate_series(1, 10000)))`;
    return batch;
  };
  const [first, second] = [await begin(), await begin()];
  const [size] = await sql<{ bytes: number }[]>`select private.history_bytes(${userId})::int as bytes`;
  expect(size?.bytes).toBeGreaterThan(2 * 16 * 10_000);
  await limitTo(250_000);
  await sql`select private.limit_history(${userId})`;
  await limitTo(200_000_000);
  const waiting =
    await sql`select id, kind, cardinality(waiting) as waiting from public.batches where id in (${first}, ${second}) order by created_at`;
  expect(waiting).toEqual([
    { id: first, kind: null, waiting: 0 },
    { id: second, kind: "delete", waiting: 10_000 },
  ]);
});

test("long edits one by one come to the limit too", async () => {
  const { sql } = database;
  await sql`create or replace function private.history_limit() returns bigint language sql immutable as 'select 1000000'`;
  for (let n = 0; n < 60; n += 1) {
    await sql`update public.founders set meeting_summaries = ${String(n).padEnd(50_000, "x")} where id = ${founderId}`;
  }
  const [cut] = await sql<{ count: number }[]>`
    select count(*)::int from public.changes where user_id = ${userId} and is_shortened`;
  expect(cut?.count).toBeGreaterThan(0);
  await sql`create or replace function private.history_limit() returns bigint language sql immutable as 'select 200000000'`;
});

test("what the worker, a touch and the score write is no history", async () => {
  const { sql } = database;
  const before = (await changes()).length;
  await sql`update public.founders set last_refreshed_at = now(), last_touch_at = now(), computed_priority_score = 50 where user_id = ${userId}`;
  expect(await changes()).toHaveLength(before);
  await sql`update public.founders set company = 'Control' where id = ${founderId}`;
  expect(await changes()).toHaveLength(before + 1);
});

test("an account takes its history along, and nothing of its leaving is written down", async () => {
  const { sql } = database;
  await sql`delete from auth.users where id = ${userId}`;
  expect(await changes()).toEqual([]);
  expect(await sql`select from public.batches where user_id = ${userId}`).toHaveLength(0);
});
