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
