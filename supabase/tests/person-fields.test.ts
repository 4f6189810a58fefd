import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { fieldsFor, personFieldKeys, personFields } from "../functions/_shared/contract/person-fields.ts";
import { outOfRange, tooLong } from "../functions/_shared/contract/text.ts";
import { listPeople } from "../functions/_shared/stores/founder-list.ts";
import { follow, signUp, newFounder } from "./named-user.ts";

const catalogue = Object.values(personFields);
const columns = catalogue.map(({ column }) => column).sort();

let sql: Sql;
beforeAll(() => {
  sql = postgres(inject("stack").dbUrl, { max: 3 });
});
afterAll(() => sql.end());

/** The columns of `founders` that a signed-in user may insert, or update. */
const granted = async (privilege: string) => {
  const rows = await sql<{ column: string }[]>`
    select column_name as column from information_schema.column_privileges
    where table_schema = 'public' and table_name = 'founders' and grantee = 'authenticated'
      and privilege_type = ${privilege}`;
  return rows
    .map(({ column }) => column)
    .filter((column) => column !== "id")
    .sort();
};

test.each(["INSERT", "UPDATE"])("the catalogue has the columns that a user may %s", async (privilege) => {
  expect(await granted(privilege)).toEqual(columns);
});

test("the database's list of fields is the catalogue", async () => {
  const rows = await sql`select column_name as column, key, label, type, most, uses from private.person_columns()`;
  expect(rows.map((row) => ({ ...row }))).toEqual(
    personFieldKeys.map((key) => {
      const { column, label, type, most } = personFields[key];
      const uses = ["filled", "suggested", "seen"].filter((use) => use in personFields[key]);
      return { column, key, label, type, most, uses };
    }),
  );
});

test("a field is a number, and may be empty, where its column is and may", async () => {
  const rows = await sql<{ column: string; type: string; optional: boolean }[]>`
    select column_name as column, data_type as type, is_nullable = 'YES' as optional from information_schema.columns
    where table_schema = 'public' and table_name = 'founders' and column_name = any(${columns})`;
  for (const { column, type, optional } of rows) {
    const field = catalogue.find((one) => one.column === column);
    expect({ column, isNumber: type !== "text", optional }).toEqual({
      column,
      isNumber: field?.type === "number",
      optional: !("required" in (field ?? {})),
    });
  }
});

const valueFor = ({ type }: { type: string }) => (type === "number" ? "7" : type === "email" ? "a@b.example" : "x");

test("a person is filtered and sorted by any of their fields", async () => {
  const founder = await follow(await signUp("Ada"));
  for (const key of personFieldKeys) {
    const { column, type } = personFields[key];
    if (!["url", "select"].includes(type))
      await sql`update public.founders set ${sql({ [column]: valueFor({ type }) })} where id = ${founder}`;
    const [row] = await sql<{ value: string | null; stored: string | null }[]>`
      select coalesce(v.text, v.number::text) as value, to_jsonb(f) ->> ${column} as stored
      from private.people_values(${key}, array[${founder}::uuid]) v join public.founders f on f.id = v.founder_id`;
    expect({ key, value: row?.value }).toEqual({ key, value: row?.stored });
  }
});

test("a person is found by the words of each field that is searched, and of no other", async () => {
  const user = await signUp("Ada");
  const founder = await follow(user);
  const words: Record<string, string> = {
    text: "Zanzibar",
    "long-text": "Zanzibar",
    email: "zanzibar@a.example",
    url: "https://www.linkedin.com/in/zanzibar",
  };
  const found: string[] = [];
  for (const key of personFieldKeys) {
    const { column, type } = personFields[key];
    if (words[type] === undefined) continue;
    const [before] = await sql`select * from public.founders where id = ${founder}`;
    await sql`update public.founders set ${sql({ [column]: words[type] })} where id = ${founder}`;
    if ((await listPeople(user.db, { search: "zanzibar" })).rows.length > 0) found.push(key);
    await sql`update public.founders set ${sql({ [column]: before?.[column] as string })} where id = ${founder}`;
  }
  expect(found).toEqual(fieldsFor("searched"));
});

test("fields are set while a note on the person is being added, and only a changed address waits for it", async () => {
  const user = await signUp("Ada");
  const founder = await follow(user);
  const adding = await sql.reserve();
  const writing = await sql.reserve();
  const write = (fields: Record<string, string>) =>
    writing`select private.write_fields(${user.id}, ${writing.json({ [founder]: fields })})`.then(
      () => "written",
      (error: unknown) => (error as { code?: string }).code,
    );
  const others = Object.fromEntries(
    catalogue.filter(({ type }) => type !== "url" && type !== "select").map((field) => [field.column, valueFor(field)]),
  );
  try {
    await writing`set lock_timeout = '300ms'`;
    await adding`begin`;
    await adding`select 1 from public.founders where id = ${founder} for key share`;
    expect(await write(others)).toBe("written");
    expect(await write({ profile_url: newFounder().profileUrl })).toBe("55P03");
  } finally {
    await adding`rollback`;
    await writing`reset lock_timeout`;
    adding.release();
    writing.release();
  }
});

test("each rule of a field refuses a value in the words of the browser's forms", async () => {
  const rows = await sql<{ column: string; sentence: string }[]>`
    select a.attname as column, substring(pg_get_constraintdef(c.oid) from $$refuse\\('[^']+'::text, '(([^']|'')+)'::text\\)$$) as sentence
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
    where c.conrelid = 'public.founders'::regclass and c.contype = 'c' and a.attname = any(${columns})`;
  expect(rows.map(({ column }) => column).sort()).toEqual(columns);
  const sentences = Object.fromEntries(rows.map(({ column, sentence }) => [column, sentence]));
  for (const { column, label, type, most } of catalogue) {
    expect(sentences[column]?.toLowerCase()).toContain(label.toLowerCase());
    if (type === "number") expect(sentences[column]).toBe(outOfRange(label, most));
    if ((type === "text" || type === "long-text") && column !== "name")
      expect(sentences[column]).toBe(tooLong(label, most));
  }
});
