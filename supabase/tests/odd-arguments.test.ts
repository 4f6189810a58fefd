import postgres from "postgres";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { addNote } from "../functions/_shared/contract/notes.ts";
import { addTask } from "../functions/_shared/contract/tasks.ts";
import { countPeople, deletePeople } from "../functions/_shared/stores/people-changes.ts";
import { addImport, runImport } from "../functions/_shared/stores/imports.ts";
import { follow, type NamedUser, signUp } from "./named-user.ts";

const { dbUrl, supabaseUrl, publishableKey } = inject("stack");
const sql = postgres(dbUrl, { max: 1 });
afterAll(() => sql.end());

interface Callable {
  name: string;
  parameters: string[];
  types: string[];
}
let functions: Callable[];
beforeAll(async () => {
  functions = await sql<Callable[]>`
    select p.proname as name, p.proargnames[1:p.pronargs] as parameters,
      array(select format_type(t, null) from unnest(p.proargtypes) t) as types
    from pg_proc p where p.pronamespace = 'public'::regnamespace and p.pronargs > 0 and has_function_privilege('authenticated', p.oid, 'execute')
      -- It ends the account that tries the others.
      and p.proname <> 'delete_account'`;
});

async function rest(user: NamedUser, path: string, body: unknown, method = "POST") {
  const response = await fetch(`${supabaseUrl}/rest/v1/${path}`, {
    method,
    headers: { Authorization: `Bearer ${user.token}`, apikey: publishableKey, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const answer = (text === "" ? null : JSON.parse(text)) as { code?: string; message?: string } | null;
  // What a constraint refuses is said in words of the product's, not with the whole row as it would be stored.
  if (text.includes("Failing row contains")) return { status: 500, code: text };
  return { status: response.status, code: response.ok ? "" : (answer?.code ?? "") };
}

async function withRecords() {
  const user = await signUp("Ada");
  const founderId = await follow(user);
  await user.call(addNote, { params: { founderId }, input: { content: "Met" } });
  await user.call(addTask, { input: { title: "Call", founderId } });
  const people = async () =>
    (await sql`select id, name, company, stage from public.founders where user_id = ${user.id} order by id`).map(
      (row) => ({ ...row }),
    );
  return { user, founderId, people };
}

/** Arguments that fit, so that the odd one among them is what is tried. */
const fitting = (type: string, founderId: string): unknown => {
  if (type.endsWith("[]")) return [];
  if (type === "uuid") return founderId;
  if (type === "jsonb") return {};
  if (type === "boolean") return false;
  return type === "text" ? "x" : type === "date" ? "2030-01-01" : 1;
};

// Faults of the server's own: of its programs, of statements put together wrongly, of nulls where none may be.
const FAULT = /^(?:XX|42(?!501|883)|P0|57|58)/;

test("null for each argument of each function is refused or does nothing, and is never a fault", async () => {
  const { user, founderId, people } = await withRecords();
  const before = await people();
  const failed: string[] = [];
  for (const { name, parameters, types } of functions)
    for (const odd of parameters) {
      const given = parameters.map((one, at) => [one, one === odd ? null : fitting(types[at] ?? "", founderId)]);
      const { status, code } = await rest(user, `rpc/${name}`, Object.fromEntries(given));
      if (status >= 500 || FAULT.test(code)) failed.push(`${name}(${odd} => null): ${status} ${code}`);
    }
  expect(failed).toEqual([]);
  expect(await people()).toEqual(before);
  const touches =
    await sql`select details from public.activities where user_id = ${user.id} and details ->> 'channel' is null and type = 'touch'`;
  expect(touches).toEqual([]);
});

const ODD_DOCUMENTS = [
  ...["x", "", 1, true, [], [1], ["x"], [[]], [{}], [null], {}, { x: 1 }],
  ...[
    { ids: "x" },
    { ids: 1 },
    { ids: {} },
    { ids: ["x"] },
    { id: [] },
    { filters: "x" },
    { filters: {} },
    { search: [] },
    { search: {} },
  ],
  ...[
    { ids: [], except: "x" },
    { filters: [1] },
    { filters: ["x"] },
    { filters: [[]] },
    { filters: [{ column: 1, is: {} }] },
  ],
  ...[
    { sessionId: "x" },
    { value: { a: 1 } },
    { value: [[]] },
    { rows: "x" },
    { rows: [1] },
    { rows: [{ row: "x", document: [] }] },
  ],
  ...[
    { kind: "foo", table: "founders", ids: [] },
    { kind: "insert", table: "founders", row: {} },
    { kind: "update" },
    { kind: {}, row: [] },
  ],
  ...[
    { kind: "delete", table: "founders", ids: "x" },
    { kind: "insert", table: "pg_class", row: { x: 1 } },
    { kind: "value", row: { field_id: [] } },
  ],
];

test("an odd document for each function that takes one is refused or does nothing, and is never a fault", async () => {
  const { user, founderId, people } = await withRecords();
  const before = await people();
  const failed: string[] = [];
  for (const { name, parameters, types } of functions.filter(({ types: all }) => all.includes("jsonb")))
    for (const document of ODD_DOCUMENTS) {
      const given = parameters.map((one, at) => [
        one,
        types[at] === "jsonb" ? document : fitting(types[at] ?? "", founderId),
      ]);
      const { status, code } = await rest(user, `rpc/${name}`, Object.fromEntries(given));
      if (status >= 500 || FAULT.test(code)) failed.push(`${name}(${JSON.stringify(document)}): ${status} ${code}`);
    }
  expect(failed).toEqual([]);
  expect(await people()).toEqual(before);
});

test("what is no choice of people means nobody, and nobody is deleted who was not counted or named", async () => {
  const { user, founderId, people } = await withRecords();
  const before = await people();
  for (const choice of [
    "x",
    "",
    1,
    true,
    null,
    [],
    [founderId],
    {},
    { everybody: true },
    { filters: "x" },
    { ids: "x" },
    { id: [founderId] },
  ]) {
    for (const name of ["delete_people", "count_people", "refresh_people"])
      expect([name, choice, (await user.db.rpc(name as "count_people", { choice })).error?.code]).not.toContain(
        undefined,
      );
    const set = { choice, column_name: "company", given: { value: "Evil Corp" } };
    expect((await user.db.rpc("set_people", set)).error).not.toBeNull();
  }
  const everybody = { ids: null, filters: [], search: null };
  expect((await user.db.rpc("delete_people", { choice: everybody })).error).toMatchObject({
    code: "PT400",
    message: "Count the people before you delete them.",
  });
  expect((await user.db.rpc("delete_people", { choice: {} })).error?.code).toBe("PT400");
  expect(await people()).toEqual(before);
  expect(await deletePeople(user.db, {}, undefined, (await countPeople(user.db, {})).mark)).toMatchObject({
    count: 1,
  });
});

test("a touch has a channel and a message", async () => {
  const { user, founderId } = await withRecords();
  for (const odd of [{ channel: null }, { message: null }, { channel: "fax" }])
    expect(
      await rest(user, "rpc/log_touch", { founder_id: founderId, channel: "email", message: "x", ...odd }),
    ).toEqual({
      status: 400,
      code: "PT400",
    });
});

test.each(["daily", "weekly", "monthly", "quarterly"] as const)(
  "a %s task at the end of the calendar can be done, and none follows it",
  async (recurrence) => {
    const user = await signUp("Ada");
    const row = { title: "Party", due_on: "9999-12-31", recurrence };
    const { data } = await user.db.from("tasks").insert(row).select("id").single();
    const { error } = await user.db
      .from("tasks")
      .update({ status: "done" })
      .eq("id", data?.id ?? "");
    expect(error).toBeNull();
    expect((await user.db.from("tasks").select("status")).data).toEqual([{ status: "done" }]);
  },
);

const ODD_PARTS = [1, "x", true, [], [1], [[]], {}, { a: 1 }, { a: [] }, { a: { b: [] } }, null];

test(
  "an odd row of an import is refused on upload, or does not stop the rows after it",
  { timeout: 180_000 },
  async () => {
    const parts = [
      "name",
      "profileUrl",
      "email",
      "company",
      "values",
      "kept",
      "note",
      "guessedName",
      "priorityScore",
      "cut",
    ];
    for (const part of parts) {
      // A user has 100 imports a month.
      const user = await signUp("Ada");
      for (const odd of ODD_PARTS) {
        const { id } = await addImport(user.db, { fileName: "odd.csv", rowCount: 2 });
        const good = { name: "Grace Hopper", profileUrl: `https://www.linkedin.com/in/g-${crypto.randomUUID()}` };
        const rows = [
          { row: 1, document: { ...good, profileUrl: `${good.profileUrl}-1`, [part]: odd } },
          { row: 2, document: good },
        ];
        const up = await user.db.rpc("upload_import_rows", { import_id: id, given: { rows } as never });
        const what = `${part}: ${JSON.stringify(odd)}`;
        if (up.error) expect([what, up.error.code]).toEqual([what, "23514"]);
        else {
          await user.db.rpc("plan_import", { import_id: id, known_people: "fill", refresh: false });
          await runImport(user.db, id, { isDry: true });
          const progress = await runImport(user.db, id, { isDry: false });
          expect([what, progress.left]).toEqual([what, 0]);
        }
        await user.db.rpc("cancel_import", { import_id: id });
      }
    }
  },
);
