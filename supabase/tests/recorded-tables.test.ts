import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { clientWith, follow, signUp } from "./named-user.ts";

let sql: Sql;
beforeAll(() => {
  sql = postgres(inject("stack").dbUrl, { max: 1 });
});
afterAll(() => sql.end());

/** What is written down of each table, with the columns whose updates are. */
const recorded = () => sql<{ table: string; events: string[]; columns: string[] | null }[]>`
  select c.relname as table, array_agg(replace(t.tgname, 'record_', '') order by t.tgname) as events,
    string_to_array(min(split_part(encode(t.tgargs, 'escape'), '\\000', 1)) filter (where t.tgname = 'record_changed'), ',') as columns
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where t.tgname in ('record_added', 'record_changed', 'record_deleted') and t.tgenabled = 'O' group by 1 order by 1`;

/** What goes with other columns of a task; alone it is only another place on the board, or a day that a recurrence counts from. */
const BESIDE = ["tasks.board_position", "tasks.recurs_from"];

describe("what the history writes down", () => {
  test("additions, changes and deletions of what a user writes, and of the rest what leaves with its person", async () => {
    const all = ["added", "changed", "deleted"];
    expect(Object.fromEntries((await recorded()).map(({ table, events }) => [table, events]))).toEqual({
      ...Object.fromEntries(
        ["custom_field_values", "custom_fields", "feeds", "founders", "notes", "saved_views", "tasks"].map((table) => [
          table,
          all,
        ]),
      ),
      ...Object.fromEntries(
        ["activities", "not_duplicates", "outreach_answers", "posts", "suggestions"].map((table) => [
          table,
          ["deleted"],
        ]),
      ),
      // What an import adds to its lists.
      profiles: ["changed"],
    });
  });

  test("every column that a user may change is one whose changes are written down", async () => {
    const granted = await sql<{ table: string; columns: string[] }[]>`
      select table_name as table, array_agg(column_name::text order by column_name) as columns from information_schema.column_privileges
      where table_schema = 'public' and grantee = 'authenticated' and privilege_type = 'UPDATE' group by 1`;
    const kept = new Map((await recorded()).map(({ table, columns }) => [table, columns]));
    const missing = granted.flatMap(({ table, columns }) =>
      table === "profiles" || !kept.get(table)
        ? []
        : columns.filter((column) => !kept.get(table)?.includes(column)).map((column) => `${table}.${column}`),
    );
    expect(granted.filter(({ table }) => kept.get(table)).length).toBeGreaterThan(4);
    expect(missing).toEqual(BESIDE);
  });

  test("of a person, a change of any column that only the product writes is none, and of each field is one", async () => {
    const user = await signUp("Ada");
    const id = await follow(user);
    const columns = await sql<{ name: string; type: string; isKept: boolean }[]>`
      select column_name as name, udt_name as type, column_name = any (private.kept_columns()) as "isKept"
      from information_schema.columns where table_schema = 'public' and table_name = 'founders' and is_generated = 'NEVER'
        and column_name not in ('id', 'user_id')`;
    const values: Record<string, string> = {
      ...{ text: "x", int2: "7", int4: "7", timestamptz: "2020-01-01", _text: "{email}", bool: "true" },
      ...{
        email: "a@b.example",
        profile_url: "https://www.linkedin.com/in/nobody-recorded",
        stage: "Lead",
        status: "Active",
      },
      ...{ last_refresh_outcome: "failed", last_post_dating: "exact", refresh_cadence: "weekly" },
    };
    const count = async () => {
      const [row] = await sql<
        { count: number }[]
      >`select count(*)::int from public.changes where founder_id = ${id} and noun = 'founders'`;
      return row?.count ?? 0;
    };
    expect(columns.filter(({ isKept }) => !isKept).length).toBeGreaterThan(10);
    for (const { name, type, isKept } of columns) {
      const before = await count();
      const value = values[name] ?? values[type] ?? "";
      await sql.unsafe(
        `update public.founders set ${name} = '${value}' where id = '${id}' and ${name} is distinct from '${value}'`,
      );
      expect([name, (await count()) - before]).toEqual([name, isKept ? 1 : 0]);
    }
  });
});

describe("who reads the history", () => {
  test.each(["batches", "changes", "trash"] as const)(
    "%s: its owner, with a session or a token that reads",
    async (table) => {
      const user = await signUp("Ada");
      const other = await signUp("Bob");
      const id = await follow(user);
      await user.db.from("notes").insert({ founder_id: id, content: "Ada's own words" });
      await user.db.from("notes").delete().eq("founder_id", id);
      // The client's types know tables and views apart, which is nothing here.
      const rowsIn = async (db: typeof user.db) => (await db.from(table as "batches").select("user_id")).data;
      const seen = async (db: typeof user.db) => (await rowsIn(db))?.length ?? 0;
      const own = await seen(user.db);
      expect(own).toBeGreaterThan(0);
      expect(await seen(other.db)).toBe(0);
      expect(await rowsIn(clientWith(null))).toBeNull();
      const withScope = async (scope: string) =>
        sql.begin(async (transaction) => {
          const claims = JSON.stringify({ sub: user.id, role: "authenticated", tracker_scope: scope });
          await transaction`select set_config('request.jwt.claims', ${claims}, true), set_config('role', 'authenticated', true)`;
          return (await transaction.unsafe(`select from public.${table}`)).length;
        });
      const scopes = ["capture", "extension", "read", "write"];
      expect(await Promise.all(scopes.map(withScope))).toEqual([0, 0, own, own]);
      const [may] =
        await sql`select has_table_privilege('authenticated', ${`public.${table}`}, 'insert, update, delete') as write`;
      expect(may).toEqual({ write: false });
    },
  );
});
