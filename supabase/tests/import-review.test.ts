import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import type { ImportDocument } from "../functions/_shared/contract/imports.ts";
import { listPeople } from "../functions/_shared/stores/founder-list.ts";
import {
  decideImportRows,
  findImportTwins,
  listImportRows,
  listImportTwins,
  planImport,
  refreshImport,
  runImport,
} from "../functions/_shared/stores/imports.ts";
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

/** Uploads and previews a file as the browser does, with the likely duplicates found. */
async function preview(documents: ImportDocument[]) {
  const id = await uploadPeople(ada.db, documents);
  await runImport(ada.db, id, { isDry: true });
  await findImportTwins(ada.db, id);
  return { id, ...(await runImport(ada.db, id, { isDry: true })) };
}

const known = {
  name: "Odalys Brightwater",
  profileUrl: profile("odalys"),
  company: "Kelp Works Inc.",
  email: "o@kelp.example",
};
const lookalikes: ImportDocument[] = [
  { name: "O. B.", profileUrl: profile("ob"), email: "O@KELP.example", roleTitle: "Founder" },
  { name: "odalys  brightwater", profileUrl: profile("odalys-b"), company: "KELP WORKS" },
  { name: "Odalis Brightwater", profileUrl: profile("odalis"), company: "Kelp Works" },
  { name: "Odalys Brightwater", profileUrl: profile("elsewhere"), company: "Elsewhere" },
  { name: "Someone Else", profileUrl: profile("else"), company: "Kelp Works" },
];

test("rows that look like someone who is there are shown before they are made, each with what happens", async () => {
  await runWhole(ada.db, await uploadPeople(ada.db, [known]));
  const { id, expected } = await preview(lookalikes);
  const { total, rows } = await listImportTwins(ada.db, id);
  expect(total).toBe(3);
  expect(rows.map(({ row, reason, decision, twin }) => [row, reason, decision, twin.name])).toEqual([
    [2, "email", "update", "Odalys Brightwater"],
    [3, "name", "update", "Odalys Brightwater"],
    [4, "similar", "add", "Odalys Brightwater"],
  ]);
  expect(expected).toEqual({ updated: 1, unchanged: 1, created: 3 });
  expect((await runWhole(ada.db, id)).outcomes).toEqual(expected);
  const [person] =
    await sql`select role_title, profile_url from public.founders where user_id = ${ada.id} and name = 'Odalys Brightwater' and company = 'Kelp Works Inc.'`;
  expect(person).toMatchObject({ role_title: "Founder", profile_url: profile("odalys") });
  // The URL that was not taken is in the report.
  expect((await listImportRows(ada.db, id))[0]?.skippedFields).toMatchObject([
    { field: "profileUrl", value: profile("ob") },
    { field: "name", value: "O. B." },
  ]);
});

test("each is added, updated or skipped as the user decides, and the preview follows", async () => {
  await runWhole(ada.db, await uploadPeople(ada.db, [known]));
  const { id } = await preview(lookalikes);
  await decideImportRows(ada.db, id, { rows: null, decision: "add" });
  expect((await runImport(ada.db, id, { isDry: true })).expected).toEqual({ created: 5 });
  await decideImportRows(ada.db, id, { rows: [3, 4], decision: "skip" });
  const { expected } = await runImport(ada.db, id, { isDry: true });
  expect(expected).toEqual({ created: 3, skipped: 2 });
  expect((await runWhole(ada.db, id)).outcomes).toEqual(expected);
});

test("rows of one file that look like each other are found too, and depend on what is decided about the first", async () => {
  const { id, expected } = await preview([
    { name: "Grace Hopper", profileUrl: profile("grace"), company: "Navy" },
    { name: "GRACE HOPPER", profileUrl: profile("grace-h"), company: "Navy", email: "g@navy.example" },
  ]);
  expect(expected).toEqual({ created: 1, updated: 1 });
  const { rows } = await listImportTwins(ada.db, id);
  expect(rows).toMatchObject([{ row: 3, reason: "name", twin: { row: 2, id: null } }]);
  expect((await runWhole(ada.db, id)).outcomes).toEqual(expected);
  expect(await sql`select email from public.founders where user_id = ${ada.id}`).toMatchObject([
    { email: "g@navy.example" },
  ]);
});

test("the preview is what happens, across its parts, for repeated people and those known by an email of the file", async () => {
  const people = Array.from({ length: 700 }, (_, n): ImportDocument => {
    if (n % 100 === 99) return { email: `p${n - 99}@example.com`, roleTitle: `Role ${n}` };
    return {
      name: `Person ${n}`,
      profileUrl: profile(`person-${n % 650}`),
      email: n < 600 ? `p${n}@example.com` : null,
    };
  });
  const id = await uploadPeople(ada.db, people);
  let progress = await runImport(ada.db, id, { isDry: true });
  for (let part = 0; part < 20 && progress.expected.created !== undefined; part++) {
    if (Object.values(progress.expected).reduce((sum, count) => sum + count, 0) === 700) break;
    progress = await runImport(ada.db, id, { isDry: true });
  }
  expect((await runWhole(ada.db, id)).outcomes).toEqual(progress.expected);
});

test("the file's first row is the first of the table, over all parts of the import", async () => {
  await runWhole(ada.db, await uploadPeople(ada.db, [{ name: "Older", profileUrl: profile("older") }]));
  const names = Array.from({ length: 620 }, (_, n) => `Person ${String(n).padStart(3, "0")}`);
  const id = await uploadPeople(
    ada.db,
    names.map((name, n) => ({ name, profileUrl: profile(`p-${n}`) })),
  );
  await runWhole(ada.db, id);
  const shown: string[] = [];
  for (let cursor = null; ;) {
    const page: Awaited<ReturnType<typeof listPeople>> = await listPeople(ada.db, { limit: 200, cursor });
    shown.push(...page.rows.map(({ name }) => name));
    if (page.nextCursor === null) break;
    cursor = page.nextCursor as never;
  }
  expect(shown).toEqual([...names, "Older"]);
});

test("posts are fetched at the end for exactly those who were added or updated, once", async () => {
  await runWhole(ada.db, await uploadPeople(ada.db, [known]));
  const id = await uploadPeople(ada.db, [known, { name: "New", profileUrl: profile("new") }, { name: "No URL" }]);
  await expect(refreshImport(ada.db, id)).rejects.toMatchObject({ status: 409 });
  await runWhole(ada.db, id);
  // In one transaction: no worker takes the first job, and ends it, before it is asked for again.
  await sql.begin(async (tx) => {
    const claims = JSON.stringify({ sub: ada.id, role: "authenticated" });
    await tx`select set_config('request.jwt.claims', ${claims}, true), set_config('request.jwt.claim.sub', ${ada.id}, true)`;
    const refresh = async () => {
      const [row] = await tx<[{ count: number }]>`select (public.refresh_import(${id}) ->> 'count')::integer as count`;
      return row.count;
    };
    expect(await refresh()).toBe(1);
    const jobs = await tx`
      select f.name, j.priority from queue.jobs j join public.founders f on f.id = j.founder_id where j.user_id = ${ada.id}`;
    expect(jobs).toMatchObject([{ name: "New", priority: 5 }]);
    expect(await refresh()).toBe(0);
  });
  expect(await refreshImport(ada.db, id)).toMatchObject({ jobIds: expect.any(Array) as unknown });
});

test("nobody sees or decides about another user's likely duplicates", async () => {
  await runWhole(ada.db, await uploadPeople(ada.db, [known]));
  const { id } = await preview(lookalikes);
  const bob = await signUp("Bob");
  expect(await listImportTwins(bob.db, id)).toEqual({ total: 0, rows: [] });
  for (const attempt of [
    () => findImportTwins(bob.db, id),
    () => decideImportRows(bob.db, id, { rows: null, decision: "skip" }),
    () => refreshImport(bob.db, id),
    () => planImport(bob.db, id, { knownPeople: "leave", refresh: false }),
  ]) {
    await expect(attempt()).rejects.toMatchObject({ status: 404 });
  }
});
