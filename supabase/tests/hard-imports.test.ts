import fc from "fast-check";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { choiceKey } from "../../web/src/features/imports/choices.ts";
import type { ImportDocument } from "../functions/_shared/contract/imports.ts";
import { getImportProgress, listImportRows, runImport, uploadImportRows } from "../functions/_shared/stores/imports.ts";
import { type NamedUser, signUp } from "./named-user.ts";
import { runWhole, uploadPeople } from "./upload-people.ts";

let sql: Sql;
let ada: NamedUser;
beforeAll(() => {
  sql = postgres(inject("stack").dbUrl, { max: 1 });
});
beforeEach(async () => {
  ada = await signUp("Ada");
});
afterAll(() => sql.end());

const profile = (slug: string) => `https://www.linkedin.com/in/${slug}`;

test("a bad cell of a row does not cost its person, and a later row of the same person fills what it left empty", async () => {
  const rows: ImportDocument[] = [
    { name: "Grace", profileUrl: profile("grace"), email: "nobody" },
    { name: "Grace Hopper", profileUrl: profile("grace"), email: "grace@example.com" },
  ];
  const id = await uploadPeople(ada.db, rows);
  expect((await runImport(ada.db, id, { isDry: true })).expected).toEqual({ created: 1, updated: 1 });
  expect((await runWhole(ada.db, id)).outcomes).toEqual({ created: 1, updated: 1 });
  expect(await sql`select name, email from public.founders where user_id = ${ada.id}`).toMatchObject([
    { name: "Grace", email: "grace@example.com" },
  ]);
});

test("a row with more text than can be stored is cut and says so, and the others are not held up", async () => {
  const id = await uploadPeople(ada.db, [
    { name: "Huge", profileUrl: profile("huge"), note: "x".repeat(300_000) },
    { name: "Grace", profileUrl: profile("grace") },
  ]);
  expect(await runWhole(ada.db, id)).toMatchObject({ outcomes: { created: 2 } });
  const [huge] = await listImportRows(ada.db, id);
  expect(huge?.skippedFields.map(({ reason }) => reason)).toEqual([
    "has more text than can be stored: each text was cut at 2,000 characters",
  ]);
  const notes = await sql<{ length: number }[]>`
    select char_length(content) as length from public.notes where user_id = ${ada.id}`;
  expect(notes).toMatchObject([{ length: 2000 }]);
});

test("an import has the rows that it said and no more", async () => {
  const id = await uploadPeople(ada.db, [{ name: "Grace", profileUrl: profile("grace") }]);
  const more = [{ row: 3, document: { name: "One more", profileUrl: profile("more") } }];
  await expect(uploadImportRows(ada.db, id, more)).rejects.toMatchObject({ status: 400 });
  expect(await getImportProgress(ada.db, id)).toMatchObject({ total: 1, uploaded: 1 });
});

test("someone who another tab adds while their row is taken in is filled in, and the rows around it are not lost", async () => {
  const id = await uploadPeople(
    ada.db,
    ["ann", "bea", "cyd"].map((slug) => ({ name: slug, profileUrl: profile(slug), company: "From the file" })),
  );
  const other = postgres(inject("stack").dbUrl, { max: 1 });
  await other`begin`;
  await other`insert into public.founders (user_id, name, profile_url) values (${ada.id}, 'Bea', ${profile("bea")})`;
  const running = runImport(ada.db, id, { isDry: false });
  // Until the import waits for the other one, which has not said yet whether it stays.
  const waiting = () => sql`
    select from pg_stat_activity where wait_event_type = 'Lock' and query like '%run_import%' and pid <> pg_backend_pid()`;
  await expect.poll(async () => (await waiting()).length, { timeout: 5_000 }).toBeGreaterThan(0);
  await other`commit`;
  await other.end();
  expect((await running).outcomes).toEqual({ created: 2, updated: 1 });
  const companies = await sql<{ company: string }[]>`select company from public.founders where user_id = ${ada.id}`;
  expect(companies.map(({ company }) => company)).toEqual(Array(3).fill("From the file"));
});

test("every cell of random files is in the database, in a note, or in the report", async () => {
  const text = fc.stringMatching(/^[A-Za-zé@.;_ -]{0,20}$/);
  const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null });
  const row = fc.record({
    name: maybe(text),
    profileUrl: fc.oneof({ weight: 4, arbitrary: fc.nat({ max: 40 }).map((n) => profile(`person-${n}`)) }, maybe(text)),
    company: maybe(fc.oneof(text, fc.constant("Very long ".repeat(40)))),
    email: maybe(
      fc.oneof(
        fc.nat({ max: 30 }).map((n) => `p${n}@example.com`),
        text,
      ),
    ),
    stage: maybe(fc.oneof(fc.constantFrom("lead", "MEETING", "Foo", "bar"), text)),
    followerCount: maybe(fc.oneof(fc.integer({ min: -5, max: 500 }), text)),
    lastTouchAt: maybe(fc.oneof(fc.constantFrom("2025-01-01", "2024-02-30", "2031-01-01"), text)),
    note: maybe(text),
  });
  const fold = (value: unknown) => choiceKey(String(value));
  let cells = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 30, maxLength: 60 }), async (documents) => {
      ada = await signUp("Ada");
      const id = await uploadPeople(ada.db, documents);
      const { expected } = await runImport(ada.db, id, { isDry: true });
      const { outcomes } = await runWhole(ada.db, id);
      expect(outcomes).toEqual(expected);
      const rows = await listImportRows(ada.db, id);
      expect(Object.values(outcomes).reduce((sum, count) => sum + count, 0)).toBe(documents.length);
      const stored = JSON.stringify([
        await sql`select * from public.founders where user_id = ${ada.id}`,
        await sql`select content from public.notes where user_id = ${ada.id}`,
        await sql`select happened_at from public.activities where user_id = ${ada.id} and type = 'touch'`,
      ]);
      const known = fold(stored);
      for (const [index, document] of documents.entries()) {
        const line = rows[index];
        // A refused row is in the results as a whole.
        if (line === undefined || line.outcome === "refused") continue;
        const reported = fold(JSON.stringify(line.skippedFields));
        for (const value of Object.values(document)) {
          if (value === null || String(value).trim() === "") continue;
          cells += 1;
          const needle = fold(JSON.stringify(String(value).trim()).slice(1, -1));
          expect(known.includes(needle) || reported.includes(needle), `${String(value)} of row ${line.row}`).toBe(true);
        }
      }
    }),
    { numRuns: 8, seed: 20261122 },
  );
  expect(cells).toBeGreaterThan(500);
});
