import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
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

describe("a row that was refused", () => {
  const rows: ImportDocument[] = [
    { name: "Grace", profileUrl: profile("grace"), email: "nobody" },
    { name: "Grace Hopper", profileUrl: profile("grace"), email: "grace@example.com" },
  ];
  test("does not keep a fit one with the same profile out, which the look ahead knows too", async () => {
    const looked = await uploadPeople(ada.db, rows);
    expect((await runImport(ada.db, looked, { isDry: true })).expected).toEqual({ refused: 1, created: 1 });
    expect((await runWhole(ada.db, looked)).outcomes).toEqual({ refused: 1, created: 1 });
    const bob = await signUp("Bob");
    expect((await runWhole(bob.db, await uploadPeople(bob.db, rows))).outcomes).toEqual({ refused: 1, created: 1 });
  });
});

test("a row with more text than can be stored is refused by itself, and the others are taken in", async () => {
  const id = await uploadPeople(ada.db, [
    { name: "Huge", profileUrl: profile("huge"), note: "x".repeat(300_000) },
    { name: "Grace", profileUrl: profile("grace") },
  ]);
  expect(await runWhole(ada.db, id)).toMatchObject({ outcomes: { refused: 1, created: 1 } });
  expect(await listImportRows(ada.db, id)).toMatchObject([
    { name: "Huge", reason: "There is more text in this row than can be stored." },
    { outcome: "created" },
  ]);
});

test("an import has the rows that it said and no more", async () => {
  const id = await uploadPeople(ada.db, [{ name: "Grace", profileUrl: profile("grace") }]);
  const more = [{ row: 3, document: { name: "One more", profileUrl: profile("more") } }];
  await expect(uploadImportRows(ada.db, id, more)).rejects.toMatchObject({ status: 400 });
  expect(await getImportProgress(ada.db, id)).toMatchObject({ total: 1, uploaded: 1 });
});

test("somebody whom another tab adds while their row is taken in is filled in, and the rows around it are not lost", async () => {
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
