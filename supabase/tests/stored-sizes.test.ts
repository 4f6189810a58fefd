import { afterAll, beforeAll, expect, test } from "vitest";
import { addScratchTenant, type Tenant } from "../proof/tenants/tenant-rows.ts";
import { createScratchDatabase, type ScratchDatabase } from "./scratch-database.ts";

let database: ScratchDatabase;
let tenant: Tenant;

beforeAll(async () => {
  database = await createScratchDatabase("stored_sizes_scratch");
  tenant = await addScratchTenant(database.sql);
});
afterAll(() => database.drop());

interface Column {
  table: string;
  column: string;
  type: string;
}

/** Every column of users' rows that can hold any amount of text, in whatever schema. */
const openColumns = () => database.sql<Column[]>`
  select format('%I.%I', c.table_schema, c.table_name) as table, c.column_name as column, coalesce(e.data_type || '[]', c.data_type) as type
  from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  left join information_schema.element_types e on e.object_schema = c.table_schema and e.object_name = c.table_name
    and e.object_type = 'TABLE' and e.collection_type_identifier = c.dtd_identifier
  where t.table_type = 'BASE TABLE' and c.table_schema in ('public', 'private', 'queue') and c.is_generated = 'NEVER'
    and (c.data_type in ('text', 'character varying', 'json', 'jsonb', 'bytea', 'ARRAY') or e.data_type in ('text', 'jsonb', 'uuid'))
    and exists (select 1 from information_schema.columns u
      where u.table_schema = c.table_schema and u.table_name = c.table_name and u.column_name in ('user_id', 'bucket', 'job_id')
        or c.table_name = 'profiles')
  order by 1, 2`;

/** No text that the product keeps is nearly as long, and no document or list; what it puts away as one document may be longer. */
const TOO_LONG_TEXT = 500_000;
const TOO_LONG = 2_000_000;
const PUT_AWAY = 70_000_000;
const putAway = new Set(
  ["changes.before", "conversations.result"].map((column) => `public.${column}`).concat("private.kept_posts.posts"),
);

/** Values of a column's type that are too large, each of another shape: what a check of the shape alone lets through is among them. */
function tooLarge({ table, column, type }: Column): string[] {
  const isPutAway = putAway.has(`${table}.${column}`);
  const length = isPutAway ? PUT_AWAY : type === "text" ? TOO_LONG_TEXT : TOO_LONG;
  const long = `repeat('x', ${length})`;
  const many = `array_fill('x'::text, array[${length / 4}])`;
  const uuids = `array_fill(gen_random_uuid(), array[${length / 8}])`;
  if (isPutAway) return [`jsonb_build_object('x', ${long})`];
  if (type === "bytea") return [`convert_to(${long}, 'UTF8')`];
  if (type === "jsonb" || type === "json") {
    return [
      `to_jsonb(${long})`,
      `jsonb_build_object('x', ${long})`,
      `jsonb_build_array(jsonb_build_object('x', ${long}))`,
      `to_jsonb(${many})`,
      `case when jsonb_typeof(${column}) = 'object' then ${column} || jsonb_build_object('x', ${long}) else to_jsonb(${long}) end`,
    ];
  }
  if (type === "text[]") return [`array[${long}]`, many, `coalesce(${column}, '{}') || ${long}`];
  if (type === "jsonb[]") return [`array[to_jsonb(${long})]`];
  if (type === "uuid[]") return [uuids];
  if (type.endsWith("[]")) throw new Error(`${table}.${column}: say here what is too much of ${type}`);
  // After what is there, before it, and after the beginning of whatever the column may want.
  const starts = [
    "",
    "https://",
    "https://x.example/",
    "/x",
    "https://www.linkedin.com/in/",
    "a@b.",
    "+1",
    "a",
    "0",
    "1",
  ];
  return [
    `coalesce(${column}, '') || ${long}`,
    `${long} || coalesce(${column}, '')`,
    ...starts.map((start) => `'${start}' || ${long}`),
  ];
}

/** What a table takes of a value that is too large; null when it refuses it by a rule of its own. Triggers do not help. */
async function takes({ table, column }: Column, value: string): Promise<string | null> {
  try {
    await database.sql.begin(async (sql) => {
      await sql.unsafe(`alter table ${table} disable trigger user`);
      const { count } = await sql.unsafe(`update ${table} set ${column} = ${value}`);
      throw new Error(count === 0 ? "no row to try" : "stored");
    });
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    return code === "23514" ? null : `${table}.${column} = ${value.slice(0, 60)}: ${message}`;
  }
  return null;
}

test("every text and document of a user's rows has a size that the database checks", async () => {
  const columns = await openColumns();
  expect(columns.length).toBeGreaterThan(60);
  const taken: (string | null)[] = [];
  for (const column of columns) {
    for (const value of tooLarge(column)) taken.push(await takes(column, value));
  }
  expect(tenant.userId).not.toBe("");
  expect(taken.filter((one) => one !== null)).toEqual([]);
}, 240_000);

test("a column without a size is found: the control", async () => {
  await database.sql`alter table public.notes add column unbounded text, add column shapeless jsonb check (jsonb_typeof(shapeless) = 'object')`;
  try {
    for (const column of ["unbounded", "shapeless"]) {
      const found = (await openColumns()).filter((one) => one.table === "public.notes" && one.column === column);
      const taken = await Promise.all(found.flatMap((one) => tooLarge(one).map((value) => takes(one, value))));
      expect(taken.filter((one) => one !== null).length).toBeGreaterThan(0);
    }
  } finally {
    await database.sql`alter table public.notes drop column unbounded, drop column shapeless`;
  }
});
