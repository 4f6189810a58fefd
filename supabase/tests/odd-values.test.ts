// Values of another JSON type than their column or argument, generated from the catalogue: refused, stored as text, and never a fault.
import postgres from "postgres";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { getMe } from "../functions/_shared/contract/auth.ts";
import { listTasks } from "../functions/_shared/contract/tasks.ts";
import { portion } from "./full-run.ts";
import { clientWith, follow, type NamedUser, signUp } from "./named-user.ts";

const { dbUrl, supabaseUrl, publishableKey } = inject("stack");
const sql = postgres(dbUrl, { max: 1 });
afterAll(() => sql.end());

interface Answered {
  status: number;
  code: string;
  text: string;
}

async function send(token: string, method: string, path: string, body: string): Promise<Answered> {
  const headers = { Authorization: `Bearer ${token}`, apikey: publishableKey, "Content-Type": "application/json" };
  const response = await fetch(`${supabaseUrl}/rest/v1/${path}`, { method, headers, body });
  const text = await response.text();
  const { code = "" } = text === "" || response.ok ? {} : (JSON.parse(text) as { code?: string });
  return { status: response.status, code, text };
}

interface Column {
  table: string;
  column: string;
  type: string;
  updates: boolean;
  inserts: boolean;
  owner: string;
}
let columns: Column[];
let ada: NamedUser;
beforeAll(async () => {
  ada = await signUp("Ada");
  columns = await sql<Column[]>`
    select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type,
      has_column_privilege('authenticated', c.oid, a.attnum, 'update') as updates,
      has_column_privilege('authenticated', c.oid, a.attnum, 'insert') as inserts,
      case when c.relname = 'profiles' then 'id' else 'user_id' end as owner
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') and a.attnum > 0 and not a.attisdropped
      and (has_column_privilege('authenticated', c.oid, a.attnum, 'update') or has_column_privilege('authenticated', c.oid, a.attnum, 'insert'))
    order by 1, 2`;
});

const deep = (levels: number): unknown => (levels === 0 ? "a" : [deep(levels - 1)]);
const VALUES = [0, 5, -1.5, 1e300, true, "x", "", {}, { a: 1 }, [], [1], ["a"], [null], [{}], [["a"]], [["a"], []]]
  .concat([deep(3), deep(7), deep(20)] as never[])
  .map((value) => JSON.stringify(value));
const isList = (type: string) => type.endsWith("[]");
/** Faults of the server's own, which no value may cause, and refusals that name a CHECK instead of saying what is wrong. */
const isFault = ({ status, code, text }: Answered) =>
  status >= 500 || /^(?:XX|P0|57|58|54)/.test(code) || text.includes("check constraint");

test("any JSON value for any column that a request can write is stored or refused, and is never a fault", async () => {
  expect(columns.length).toBeGreaterThan(40);
  const failed: string[] = [];
  for (const [no, { table, column, updates, inserts, owner, type }] of columns.entries())
    for (const value of portion(VALUES, 3, no)) {
      const body = `{${JSON.stringify(column)}:${value}}`;
      const answers = [
        ...(inserts ? [await send(ada.token, "POST", table, body)] : []),
        ...(updates ? [await send(ada.token, "PATCH", `${table}?${owner}=eq.${ada.id}`, body)] : []),
      ];
      for (const answer of answers) {
        const isTaken = isList(type) && !/^\[|^"/.test(value) && !/^(?:22P02|42804|42501)$/.test(answer.code);
        if (isFault(answer) || isTaken) failed.push(`${table}.${column} ${value}: ${answer.status} ${answer.text}`);
      }
    }
  expect(failed).toEqual([]);
}, 240_000);

test("any JSON value for any argument of a function is taken or refused, and is never a fault", async () => {
  const functions = await sql<{ name: string; parameters: string[]; types: string[] }[]>`
    select p.proname as name, p.proargnames[1:p.pronargs] as parameters,
      array(select format_type(t, null) from unnest(p.proargtypes) t) as types
    from pg_proc p where p.pronamespace = 'public'::regnamespace and p.pronargs > 0 and has_function_privilege('authenticated', p.oid, 'execute')
      -- It ends the account that tries the others.
      and p.proname <> 'delete_account'`;
  const founderId = await follow(ada);
  const fitting = (type: string): unknown => {
    if (isList(type)) return [];
    if (type === "uuid") return founderId;
    if (type === "jsonb") return {};
    if (type === "boolean") return false;
    return type === "text" ? "x" : type === "date" ? "2030-01-01" : 1;
  };
  const failed: string[] = [];
  for (const { name, parameters, types } of functions)
    for (const [at, parameter] of parameters.entries()) {
      if (types[at] === "jsonb") continue; // odd-arguments.test.ts has documents.
      for (const value of portion(VALUES, 3, parameters.length + at)) {
        const given = parameters.map(
          (one, n) => `"${one}":${n === at ? value : JSON.stringify(fitting(types[n] ?? ""))}`,
        );
        const answer = await send(ada.token, "POST", `rpc/${name}`, `{${given.join(",")}}`);
        if (isFault(answer)) failed.push(`${name}(${parameter} => ${value}): ${answer.status} ${answer.text}`);
      }
    }
  expect(failed).toEqual([]);
}, 240_000);

/** What makes a row of each table with a list fit but for the list; a new list needs its line here. */
const ROWS: Record<string, Record<string, unknown>> = {
  profiles: {},
  custom_fields: { name: "odd", label: "Odd", type: "multiselect" },
};
/** Lists that are none for those who read them: in several levels, or counted from elsewhere than 1. */
const NOT_PLAIN = [
  [["a"]],
  [["a"], ["b"]],
  [["a", "b"]],
  [[["a"]]],
  deep(6),
  deep(7),
  "{{a}}",
  "[0:1]={a,b}",
  "[5:5]={a}",
];

test("a list of lists is refused for each column that holds a list, and the screens still answer", async () => {
  const user = await signUp("Ada");
  const field = { name: "kind", label: "Kind", type: "multiselect", options: ["a"] };
  expect((await send(user.token, "POST", "custom_fields", JSON.stringify(field))).status).toBe(201);
  const lists = columns.filter(({ type }) => isList(type));
  expect(lists.length).toBeGreaterThanOrEqual(3);
  const taken: string[] = [];
  for (const { table, column, updates, inserts, owner } of lists)
    for (const list of NOT_PLAIN) {
      const row = ROWS[table];
      if (row === undefined) throw new Error(`${table}: say here what a row of it is`);
      const body = JSON.stringify({ ...row, [column]: list });
      const answers = [
        ...(inserts ? [await send(user.token, "POST", table, body)] : []),
        ...(updates
          ? [await send(user.token, "PATCH", `${table}?${owner}=eq.${user.id}`, JSON.stringify({ [column]: list }))]
          : []),
      ];
      for (const { status, text } of answers)
        if (status < 400 || status >= 500) taken.push(`${table}.${column} ${JSON.stringify(list)}: ${status} ${text}`);
    }
  expect(taken).toEqual([]);
  expect((await user.call(getMe)).user.email).toBe(user.email);
  expect((await user.call(listTasks)).tasks).toEqual([]);
  expect((await user.db.from("custom_fields").select("options")).data).toEqual([{ options: ["a"] }]);
});

test("what a token's scope leaves out is refused or does nothing, for every function, and is never a failed row", async () => {
  const user = await signUp("Ada");
  await follow(user);
  const functions = await sql<{ call: string }[]>`
    select format('public.%I(%s)', p.proname, (select string_agg('null::' || format_type(t, null), ', ' order by n)
      from unnest(p.proargtypes) with ordinality a (t, n))) as call
    from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and has_function_privilege('authenticated', p.oid, 'execute')
      and p.prorettype <> 'trigger'::regtype
      -- A token that saves people may claim a key, and null is none.
      and p.proname not in ('delete_account', 'claim_key')`;
  expect(functions.length).toBeGreaterThan(30);
  const failed: string[] = [];
  for (const scope of ["capture", "read"])
    for (const { call } of functions) {
      const state = await sql
        .begin(async (tx) => {
          const claims = JSON.stringify({ sub: user.id, role: "authenticated", tracker_scope: scope });
          await tx`select set_config('request.jwt.claims', ${claims}, true), set_config('request.jwt.claim.sub', ${user.id}, true)`;
          await tx`set local role authenticated`;
          await tx.unsafe(`select * from ${call}`);
          throw Object.assign(new Error("undone"), { code: "" });
        })
        .catch((error: unknown) => (error as { code: string }).code);
      if (/^(?:23|XX|P0|57|58)/.test(state)) failed.push(`${scope} ${call}: ${state}`);
    }
  expect(failed).toEqual([]);
});

test("a refresh of everybody is refused to tokens that may not ask for one", async () => {
  const user = await signUp("Ada");
  await follow(user);
  expect((await clientWith(user.token).rpc("request_refresh_all")).error).toBeNull();
  for (const scope of ["capture", "read"])
    await expect(
      sql.begin(async (tx) => {
        const claims = JSON.stringify({ sub: user.id, role: "authenticated", tracker_scope: scope });
        await tx`select set_config('request.jwt.claims', ${claims}, true), set_config('request.jwt.claim.sub', ${user.id}, true)`;
        await tx`set local role authenticated`;
        await tx`select public.request_refresh_all()`;
      }),
    ).rejects.toMatchObject({ code: "PT403" });
});
