import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { choiceKey, NO, YES, yesOrNo } from "../../web/src/features/imports/choices.ts";
import type { ImportAdditions, ImportDocument } from "../functions/_shared/contract/imports.ts";
import { addCustomField, listCustomFields } from "../functions/_shared/stores/custom-fields.ts";
import {
  addImport,
  listImportProblems,
  listImportRows,
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
const select = { required: false, name: "own", options: ["Warm", "Très cool", "A", "A-"] };

async function importAll(documents: ImportDocument[], additions: ImportAdditions = {}) {
  const { id } = await addImport(ada.db, { fileName: "people.csv", rowCount: documents.length, additions });
  const rows = documents.map((document, index) => ({ row: index + 2, document }));
  await uploadImportRows(ada.db, id, rows);
  const { expected } = await runImport(ada.db, id, { isDry: true });
  const { outcomes } = await runWhole(ada.db, id);
  // What the preview says is what happens.
  expect(outcomes).toEqual(expected);
  return { id, outcomes, rows: await listImportRows(ada.db, id) };
}
const sentences = (rows: Awaited<ReturnType<typeof importAll>>["rows"]) =>
  rows.flatMap(({ skippedFields }) => skippedFields.map(({ label, value, reason }) => `${label} “${value}” ${reason}`));

describe("choices", () => {
  test("match without case, accents, white space and hyphens", async () => {
    const field = await addCustomField(ada.db, { ...select, label: "Warmth", type: "select" });
    const spellings = ["MEETING", " in  conversation ", "In-Conversation", "passed", "léad"];
    const values = ["warm", "TRES COOL", "A", "a-", "A-"];
    const { rows, outcomes } = await importAll(
      spellings.map((stage, n) => ({
        name: `P${n}`,
        profileUrl: profile(`p${n}`),
        stage,
        status: "ON_HOLD",
        values: { [field.id]: values[n] ?? "" },
      })),
    );
    expect(outcomes).toEqual({ created: 5 });
    const stored = await sql`
      select f.stage, f.status, v.value from public.founders f
      left join public.custom_field_values v on v.founder_id = f.id where f.user_id = ${ada.id} order by f.profile_url`;
    expect(stored.map((one) => [String(one["stage"]), one["value"] as unknown])).toEqual([
      ["Meeting", "Warm"],
      ["In conversation", "Très cool"],
      ["In conversation", "A"],
      // Two options are spelt like this, so neither is meant.
      ["Passed", null],
      ["Lead", "A-"],
    ]);
    expect(sentences(rows)).toEqual(["Warmth “a-” is not one of Warm, Très cool, A, A-"]);
  });

  test("are yes and no in many languages, for the browser and the database alike", async () => {
    const words = [...YES, ...NO, "perhaps", "Wahr", "NEIN", "Sí", "non", "2", ""];
    const told =
      await sql`select w, private.yes_or_no(w) as is, private.choice_key(w) as key from unnest(${words}::text[]) w`;
    expect(told.map((one) => [String(one["w"]), one["is"] as unknown])).toEqual(
      words.map((word) => [word, yesOrNo(word) ?? null]),
    );
    const spelt = ["In Conversation", "Ünïcödé", "Straße", "ŁÓDŹ", "Øre", "a_b-c", "naïve\u00a0 one", "Ærø"];
    const keys = await sql`select private.choice_key(w) as key from unnest(${spelt}::text[]) w`;
    expect(keys.map((one) => String(one["key"]))).toEqual(spelt.map(choiceKey));
  });

  test("that are unknown are left out with the list, and a multi-select keeps those that are known", async () => {
    const field = await addCustomField(ada.db, { ...select, label: "Tags", type: "multiselect" });
    const { rows } = await importAll([
      { name: "P", profileUrl: profile("p"), stage: "Foo", values: { [field.id]: ["warm", "Else"] } },
    ]);
    expect(rows[0]?.outcome).toBe("created");
    expect(sentences(rows)).toEqual([
      "Stage “Foo” is not one of Lead, Contacted, In conversation, Meeting, Closed, Passed",
      "Tags “Else” is not one of Warm, Très cool, A, A-",
    ]);
    expect(await sql`select value from public.custom_field_values where user_id = ${ada.id}`).toMatchObject([
      { value: ["Warm"] },
    ]);
  });

  test("are added to the user's lists when the import runs, and not by its preview", async () => {
    const additions = { options: { stage: ["Foo", "LEAD"] } };
    const document = { name: "P", profileUrl: profile("p"), stage: "foo" };
    const { id } = await addImport(ada.db, { fileName: "people.csv", rowCount: 1, additions });
    await uploadImportRows(ada.db, id, [{ row: 2, document }]);
    const stages = async () =>
      (await sql`select founder_stages from public.profiles where id = ${ada.id}`)[0]?.["founder_stages"] as string[];
    const before = await stages();
    await runImport(ada.db, id, { isDry: true });
    expect((await listImportRows(ada.db, id))[0]?.skippedFields).toEqual([]);
    expect(await stages()).toEqual(before);
    await runWhole(ada.db, id);
    expect(await stages()).toEqual([...before, "Foo"]);
    expect(await sql`select stage from public.founders where user_id = ${ada.id}`).toMatchObject([{ stage: "Foo" }]);
  });

  test("that would overfill a list stop the import with a sentence", async () => {
    const stage = Array.from({ length: 50 }, (_, n) => `Stage ${n}`);
    const { id } = await addImport(ada.db, { fileName: "people.csv", rowCount: 1, additions: { options: { stage } } });
    await uploadImportRows(ada.db, id, [{ row: 2, document: { name: "P", profileUrl: profile("p") } }]);
    await expect(runImport(ada.db, id, { isDry: true })).rejects.toThrow(
      "A list can have 50 options. Stage would have 56.",
    );
  });
});

describe("a column of the file", () => {
  test("becomes a custom column when the import runs, and the one of that name when it comes again", async () => {
    const additions: ImportAdditions = {
      fields: [
        { label: "Deal size", type: "number", options: [] },
        { label: "Größe", type: "select", options: ["Klein", "Groß"] },
      ],
    };
    const file = [{ name: "P", profileUrl: profile("p"), values: { "new:deal size": 12, "new:größe": "KLEIN" } }];
    expect((await importAll(file, additions)).outcomes).toEqual({ created: 1 });
    const fields = await listCustomFields(ada.db);
    expect(fields.map(({ label, type }) => [label, type])).toEqual([
      ["Deal size", "number"],
      ["Größe", "select"],
    ]);
    expect((await importAll(file, additions)).outcomes).toEqual({ unchanged: 1 });
    expect(await listCustomFields(ada.db)).toHaveLength(2);
    const values =
      await sql`select value from public.custom_field_values where user_id = ${ada.id} order by value::text`;
    expect(values.map(({ value }) => value as unknown)).toEqual(["Klein", 12]);
  });
});

describe("last contacted", () => {
  test("is a touch of that day, once, and notes of a file are none", async () => {
    const file = [{ name: "P", profileUrl: profile("p"), lastTouchAt: "2025-03-01", note: "Met at the fair" }];
    expect((await importAll(file)).outcomes).toEqual({ created: 1 });
    expect((await importAll(file)).outcomes).toEqual({ unchanged: 1 });
    const touches = await sql<{ happened_at: Date }[]>`
      select happened_at from public.activities where user_id = ${ada.id} and type = 'touch'`;
    expect(touches.map(({ happened_at }) => happened_at.toISOString())).toEqual(["2025-03-01T12:00:00.000Z"]);
    const [person] = await sql<{ last_touch_at: Date }[]>`
      select last_touch_at from public.founders where user_id = ${ada.id}`;
    expect(person?.last_touch_at.toISOString()).toBe("2025-03-01T12:00:00.000Z");
  });

  test("is left out when it is no date or in the future, and never goes back in time", async () => {
    const { rows } = await importAll([
      { name: "P", profileUrl: profile("p"), lastTouchAt: "2025-03-01" },
      { name: "P", profileUrl: profile("p"), lastTouchAt: "2024-03-01" },
      { name: "Q", profileUrl: profile("q"), lastTouchAt: "soon" },
      { name: "R", profileUrl: profile("r"), lastTouchAt: "2999-01-01" },
    ]);
    expect(sentences(rows)).toEqual([
      "Last contacted “soon” is not a date",
      "Last contacted “2999-01-01” is in the future",
    ]);
    const [person] = await sql<{ last_touch_at: Date }[]>`
      select last_touch_at from public.founders where user_id = ${ada.id} and profile_url = ${profile("p")}`;
    expect(person?.last_touch_at.toISOString().slice(0, 10)).toBe("2025-03-01");
  });
});

test("a cell that is too long is kept whole in notes, and the file a second time adds none", async () => {
  const company = "Long Company ".repeat(2_000).trim();
  const file = [{ name: "P", profileUrl: profile("p"), company, kept: { Source: "The fair" } }];
  expect((await importAll(file)).outcomes).toEqual({ created: 1 });
  const notes = async () =>
    (
      await sql<{ content: string }[]>`
      select content from public.notes where user_id = ${ada.id} order by char_length(content) desc, content`
    ).map((one) => one.content);
  const whole = (await notes()).join("");
  expect(await notes()).toHaveLength(3);
  expect(whole.length).toBe(`Company: ${company}\nSource: The fair`.length);
  expect((await importAll(file)).outcomes).toEqual({ unchanged: 1 });
  expect(await notes()).toHaveLength(3);
});

test("refusals and left-out cells are grouped by why, and name the values", async () => {
  const { id } = await importAll([
    ...["Foo", "Foo", "Bar"].map((stage, n) => ({ name: `P${n}`, profileUrl: profile(`p${n}`), stage })),
    { name: "Q", profileUrl: profile("q"), email: "nobody" },
    { name: "R", email: "r@example.com" },
    { name: "S", email: "s@example.com" },
  ]);
  const problems = await listImportProblems(ada.db, id);
  expect(
    problems.map(({ kind, label, count, values }) => [kind, label, count, values.map(({ value }) => value)]),
  ).toEqual([
    ["refused", "", 2, ["r@example.com", "s@example.com"]],
    ["noted", "Stage", 3, ["Foo", "Bar"]],
    ["noted", "Email", 1, ["nobody"]],
  ]);
});

test("what a filled field of someone has otherwise is reported, and so is who is not changed", async () => {
  await runWhole(
    ada.db,
    await uploadPeople(ada.db, [{ name: "Grace", profileUrl: profile("grace"), company: "Navy" }]),
  );
  const other = [{ name: "G. Hopper", profileUrl: profile("grace"), company: "US Navy", roleTitle: "Admiral" }];
  const { rows } = await importAll(other);
  expect(rows[0]).toMatchObject({ outcome: "updated" });
  expect(sentences(rows).toSorted()).toEqual([
    "Company “US Navy” differs from what you have",
    "Name “G. Hopper” differs from what you have",
  ]);
  const id = await uploadPeople(ada.db, other);
  await planImport(ada.db, id, { knownPeople: "leave", refresh: false });
  await runWhole(ada.db, id);
  expect((await listImportRows(ada.db, id))[0]?.reason).toBe("You have this person already, and nothing was changed.");
});
