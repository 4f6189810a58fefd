import { afterAll, beforeAll, expect, test } from "vitest";
import { createScratchDatabase, type ScratchDatabase } from "./scratch-database.ts";

let database: ScratchDatabase;
beforeAll(async () => {
  database = await createScratchDatabase("refusal_words_scratch");
});
afterAll(() => database.drop());

interface Check {
  table: string;
  name: string;
  /** What someone is told who breaks it. */
  sentence: string | null;
}

/** The CHECKs on columns that a user's own request writes. */
const usersChecks = () => database.sql<Check[]>`
  select c.conrelid::regclass::text as table, c.conname as name,
    replace(substring(pg_get_constraintdef(c.oid) from $$refuse\\('[^']+'::text, '(([^']|'')+)'::text\\)$$), $$''$$, $$'$$) as sentence
  from pg_constraint c
  where c.contype = 'c' and c.connamespace = 'public'::regnamespace and exists (select 1 from unnest(c.conkey) column_no
    where has_column_privilege('authenticated', c.conrelid, column_no, 'insert') or has_column_privilege('authenticated', c.conrelid, column_no, 'update'))
  order by 2`;

/** Says what is wrong with a check's words; null when nothing is. */
function wrongWith({ table, name, sentence }: Check): string | null {
  if (sentence === null) return `${name} has no sentence`;
  const isSentence = /^[A-Z].{10,100}[a-z.]$/.test(sentence);
  return isSentence && !sentence.includes(name) && !sentence.includes(`${table}_`) ? null : `${name}: ${sentence}`;
}

test("every CHECK that a user's own request can break has a sentence", async () => {
  const checks = await usersChecks();
  expect(checks.length).toBeGreaterThan(60);
  expect(checks.map(wrongWith).filter((wrong) => wrong !== null)).toEqual([]);
});

test("a CHECK without a sentence is found: the control", async () => {
  await database.sql`alter table public.notes add constraint notes_without_words check (content <> 'x')`;
  try {
    expect((await usersChecks()).map(wrongWith).filter((wrong) => wrong !== null)).toEqual([
      "notes_without_words has no sentence",
    ]);
  } finally {
    await database.sql`alter table public.notes drop constraint notes_without_words`;
  }
});

test("a broken CHECK is refused with its sentence and without the row, and a column left empty breaks none", async () => {
  const owner = crypto.randomUUID();
  const { sql } = database;
  await sql`insert into auth.users (id, email) values (${owner}, ${`${owner}@example.com`})`;
  const refusal = await sql`insert into public.digest_settings (user_id, most_a_day) values (${owner}, -1)`.catch(
    (error: unknown) => error,
  );
  expect(refusal).toMatchObject({ code: "23514", message: "Choose 1 to 5 digests a day." });
  expect(refusal).not.toHaveProperty("detail");
  await sql`insert into public.digest_settings (user_id, quiet_from, quiet_until) values (${owner}, null, null)`;
});
