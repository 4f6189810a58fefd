import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import type { ImportDocument } from "../functions/_shared/contract/imports.ts";
import { addCustomField } from "../functions/_shared/stores/custom-fields.ts";
import {
  addImport,
  cancelImport,
  getImportProgress,
  listImportRows,
  listImports,
  planImport,
  runImport,
  uploadImportRows,
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
const stored = () => sql`
  select name, company, email, profile_url from public.founders where user_id = ${ada.id} order by profile_url`;

const upload = (documents: ImportDocument[]) => uploadPeople(ada.db, documents);
const runToEnd = (id: string) => runWhole(ada.db, id);
const lines = async (id: string) =>
  (await listImportRows(ada.db, id)).map(({ row, outcome, reason }) => [row, outcome, reason]);

const leftOut = async (id: string) =>
  (await listImportRows(ada.db, id)).flatMap(({ row, skippedFields }) =>
    skippedFields.map(({ label, value, reason }) => [row, `${label} “${value}” ${reason}`]),
  );

test("an import is known again by the digest of its rows", async () => {
  const digest = "0a".repeat(32);
  const { id } = await addImport(ada.db, { fileName: "people.csv", rowCount: 1, digest });
  expect(await listImports(ada.db)).toMatchObject([{ id, digest, state: "uploading" }]);
  await expect(addImport(ada.db, { fileName: "people.csv", rowCount: 1, digest: "x" })).rejects.toThrow();
});

test("tells of each row what became of it", async () => {
  const id = await upload([
    { name: "Grace Hopper", profileUrl: "linkedin.com/in/Grace?x=1", company: "Navy" },
    { name: "Again", profileUrl: profile("grace") },
    { name: "No profile" },
    { name: "Wrong", profileUrl: "https://example.com/in/x" },
    { profileUrl: profile("nameless") },
    { name: "Bad mail", profileUrl: profile("mail"), email: "nobody" },
    { name: "Bad stage", profileUrl: profile("stage"), stage: "Unheard of" },
    { name: "Ada", profileUrl: profile("ada"), followerCount: 12, note: "Met at the fair" },
  ]);
  expect(await runToEnd(id)).toMatchObject({
    state: "done",
    left: 0,
    outcomes: { created: 5, unchanged: 1, refused: 2 },
  });
  expect(await lines(id)).toEqual([
    [2, "created", null],
    [3, "unchanged", "Same person as in row 2."],
    [4, "refused", "No LinkedIn URL and no email."],
    [5, "refused", "This is not the URL of a LinkedIn profile."],
    [6, "created", "Named after the LinkedIn URL."],
    [7, "created", null],
    [8, "created", null],
    [9, "created", null],
  ]);
  expect(await leftOut(id)).toEqual([
    [3, "Name “Again” differs from what you have"],
    [5, "LinkedIn URL “https://example.com/in/x” is not the URL of a LinkedIn profile"],
    [7, "Email “nobody” is not a valid email address"],
    [8, "Stage “Unheard of” is not one of Lead, Contacted, In conversation, Meeting, Closed, Passed"],
  ]);
  // What fits no column is kept in a note; of a row that was refused, in the report.
  expect(await sql`select content from public.notes where user_id = ${ada.id} order by content`).toMatchObject([
    { content: "Email: nobody" },
    { content: "Met at the fair" },
    { content: "Stage: Unheard of" },
  ]);
});

describe("people who are followed already", () => {
  const first: ImportDocument[] = [{ name: "Grace Hopper", profileUrl: profile("grace"), company: "Navy" }];
  const second: ImportDocument[] = [
    { name: "G. Hopper", profileUrl: profile("grace"), company: "US Navy", email: "grace@example.com" },
  ];

  test.each([
    ["fill", "updated", { name: "Grace Hopper", company: "Navy", email: "grace@example.com" }],
    ["replace", "updated", { name: "G. Hopper", company: "US Navy", email: "grace@example.com" }],
    ["leave", "unchanged", { name: "Grace Hopper", company: "Navy", email: null }],
  ] as const)("%s", async (knownPeople, outcome, expected) => {
    await runToEnd(await upload(first));
    const id = await upload(second);
    await planImport(ada.db, id, { knownPeople, refresh: false });
    expect((await runToEnd(id)).outcomes).toEqual({ [outcome]: 1 });
    expect(await stored()).toMatchObject([expected]);
  });

  test("keep their name where the row has only a guess, which names who is new", async () => {
    await runToEnd(await upload(first));
    const id = await upload([
      { guessedName: "Grace", profileUrl: profile("grace") },
      { guessedName: "Jane Doe", profileUrl: profile("jane-doe") },
    ]);
    await planImport(ada.db, id, { knownPeople: "replace", refresh: false });
    expect((await listImportRows(ada.db, id)).map(({ name }) => name)).toEqual(["Grace", "Jane Doe"]);
    expect((await runToEnd(id)).outcomes).toEqual({ unchanged: 1, created: 1 });
    expect((await stored()).map(({ name }) => String(name))).toEqual(["Grace Hopper", "Jane Doe"]);
  });

  test("are known by their e-mail when the file has no profile", async () => {
    await runToEnd(await upload([{ name: "Grace", profileUrl: profile("grace"), email: "grace@example.com" }]));
    expect((await runToEnd(await upload([{ email: "Grace@Example.com", company: "Navy" }]))).outcomes).toEqual({
      updated: 1,
    });
    expect(await stored()).toMatchObject([{ name: "Grace", company: "Navy" }]);
  });

  test("stay as they are when the same file comes again", async () => {
    const field = await addCustomField(ada.db, {
      name: "source",
      label: "Source",
      type: "text",
      options: [],
      required: false,
    });
    const file = [{ ...second[0], note: "Hello", followerCount: 3, values: { [field.id]: "Fair" } }];
    expect((await runToEnd(await upload(file))).outcomes).toEqual({ created: 1 });
    const before = await stored();
    for (const knownPeople of ["fill", "replace"] as const) {
      const id = await upload(file);
      await planImport(ada.db, id, { knownPeople, refresh: false });
      expect((await runToEnd(id)).outcomes).toEqual({ unchanged: 1 });
    }
    expect(await stored()).toEqual(before);
    expect(await sql`select from public.notes where user_id = ${ada.id}`).toHaveLength(1);
  });
});

describe("a dry run", () => {
  test("tells what would come of each row, and changes nothing", async () => {
    const id = await upload([{ name: "Grace", profileUrl: profile("grace") }, { name: "Nobody" }]);
    const progress = await runImport(ada.db, id, { isDry: true });
    expect(progress).toMatchObject({ state: "ready", left: 2, outcomes: {}, expected: { created: 1, refused: 1 } });
    expect(await stored()).toHaveLength(0);
    expect(await sql`select from queue.jobs where user_id = ${ada.id}`).toHaveLength(0);
    expect((await runToEnd(id)).outcomes).toEqual(progress.expected);
  });

  test("is forgotten when the plan changes", async () => {
    const id = await upload([{ name: "Grace", profileUrl: profile("grace") }]);
    await runImport(ada.db, id, { isDry: true });
    expect(await planImport(ada.db, id, { knownPeople: "replace", refresh: false })).toMatchObject({ expected: {} });
  });
});

describe("going on", () => {
  const many = Array.from({ length: 1200 }, (_, n) => ({ name: `Person ${n}`, profileUrl: profile(`person-${n}`) }));

  test("takes up where it stopped, and meets every row once", async () => {
    const { id } = await addImport(ada.db, { fileName: "people.csv", rowCount: many.length });
    const rows = many.map((document, index) => ({ row: index + 2, document }));
    await uploadImportRows(ada.db, id, rows.slice(0, 1000));
    // The tab closed in between, and the file is handed over again from its beginning.
    expect(await getImportProgress(ada.db, id)).toMatchObject({ state: "uploading", uploaded: 1000 });
    await uploadImportRows(ada.db, id, rows.slice(0, 1000));
    expect(await uploadImportRows(ada.db, id, rows.slice(1000))).toMatchObject({ state: "ready", uploaded: 1200 });
    const { state, left } = await runImport(ada.db, id, { isDry: false });
    expect([state, left >= 700 && left < 1200]).toEqual(["running", true]);
    const found = (await listImports(ada.db)).find((one) => one.id === id);
    expect(found?.state).toBe("running");
    expect(await runToEnd(id)).toMatchObject({ state: "done", outcomes: { created: 1200 } });
    expect(await stored()).toHaveLength(1200);
  }, 60_000);

  test("two tabs at once take no row twice", async () => {
    const id = await upload(many.slice(0, 600));
    await Promise.all([runImport(ada.db, id, { isDry: false }), runImport(ada.db, id, { isDry: false })]);
    expect(await runToEnd(id)).toMatchObject({ state: "done", outcomes: { created: 600 } });
    expect(await stored()).toHaveLength(600);
  });

  test("stops when it is cancelled, and keeps what it has taken in", async () => {
    const id = await upload(many.slice(0, 600));
    const { left } = await runImport(ada.db, id, { isDry: false });
    expect(await cancelImport(ada.db, id)).toMatchObject({ state: "cancelled", left });
    await expect(runImport(ada.db, id, { isDry: false })).rejects.toMatchObject({ status: 409 });
    expect(await stored()).toHaveLength(600 - left);
  });
});

test("fetches new people's posts only when it was asked to, behind everything else", async () => {
  await runToEnd(await upload([{ name: "Quiet", profileUrl: profile("quiet") }]));
  expect(await sql`select from queue.jobs where user_id = ${ada.id}`).toHaveLength(0);
  const id = await upload([{ name: "Followed", profileUrl: profile("followed") }]);
  await planImport(ada.db, id, { knownPeople: "fill", refresh: true });
  await runToEnd(id);
  expect(await sql`select priority from queue.jobs where user_id = ${ada.id}`).toMatchObject([{ priority: 5 }]);
});

test("nobody sees, fills or runs another user's import", async () => {
  const bob = await signUp("Bob");
  const id = await upload([{ name: "Grace", profileUrl: profile("grace") }]);
  expect(await listImportRows(bob.db, id)).toEqual([]);
  for (const attempt of [
    () => getImportProgress(bob.db, id),
    () => runImport(bob.db, id, { isDry: false }),
    () => cancelImport(bob.db, id),
    () => uploadImportRows(bob.db, id, [{ row: 9, document: {} }]),
  ]) {
    await expect(attempt()).rejects.toMatchObject({ status: 404 });
  }
  expect(await getImportProgress(ada.db, id)).toMatchObject({ state: "ready", left: 1 });
});
