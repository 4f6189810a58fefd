import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { addFounder } from "../functions/_shared/contract/founders.ts";
import { addCustomField, removeCustomField, setCustomValue } from "../functions/_shared/stores/custom-fields.ts";
import { listHistory } from "../functions/_shared/stores/history.ts";
import { changePeople, deletePeople, undoChange } from "../functions/_shared/stores/people-changes.ts";
import { follow, type NamedUser, signUp, newFounder } from "./named-user.ts";

let sql: Sql;
beforeAll(() => {
  sql = postgres(inject("stack").dbUrl, { max: 1 });
});
afterAll(() => sql.end());

/** Every row of the user's in the tables that the history is about. */
async function stored(userId: string) {
  const tables = [
    "founders",
    "notes",
    "tasks",
    "custom_fields",
    "custom_field_values",
    "saved_views",
    "posts",
    "outreach_answers",
    "not_duplicates",
  ];
  const rows = await Promise.all(
    tables.map(
      async (table) =>
        [
          table,
          (
            await sql`select to_jsonb(t) as row from ${sql("public." + table)} t where user_id = ${userId} order by 1`
          ).map(({ row }) => row as object),
        ] as const,
    ),
  );
  return Object.fromEntries(rows);
}
const lastBatch = async (user: NamedUser) => (await listHistory(user.db, { limit: 1 })).batches[0]?.id ?? "";

/** Someone with people, values, notes, tasks and a view. */
async function withData() {
  const user = await signUp("Ada");
  const ids = [await follow(user), await follow(user), await follow(user)];
  const field = { required: false, options: [], type: "text" as const, name: "size", label: "Size" };
  const fieldId = (await addCustomField(user.db, field)).id;
  for (const id of ids) {
    await setCustomValue(user.db, fieldId, id, `size of ${id}`);
    await user.db.from("notes").insert({ founder_id: id, content: `About ${id}` });
    await user.db.from("tasks").insert({ founder_id: id, title: `Call ${id}`, due_on: "2030-01-01" });
  }
  await user.db.from("saved_views").insert({ name: "Mine", definition: { filters: [] } });
  return { user, ids, fieldId };
}

type Given = Awaited<ReturnType<typeof withData>>;
/** One change of each kind; undoing it must leave all as before, and undoing that as after it. */
const kinds: Record<string, (given: Given) => PromiseLike<unknown>> = {
  "a field": ({ user, ids }) =>
    user.db
      .from("founders")
      .update({ company: "New" })
      .eq("id", ids[0] ?? ""),
  "several fields of several people": ({ user, ids, fieldId }) =>
    changePeople(
      user.db,
      ids.map((id, at) => ({ id, fields: { company: `C${String(at)}`, owner: "Me", [fieldId]: "big" } })),
    ),
  "a value": ({ user, ids, fieldId }) => setCustomValue(user.db, fieldId, ids[0] ?? "", "other"),
  "a value taken away": ({ user, ids }) =>
    user.db
      .from("custom_field_values")
      .delete()
      .eq("founder_id", ids[0] ?? ""),
  "a deleted column with its values": ({ user, fieldId }) => removeCustomField(user.db, fieldId),
  "a renamed column": ({ user, fieldId }) =>
    user.db.from("custom_fields").update({ label: "Extent" }).eq("id", fieldId),
  "an edited note": ({ user, ids }) =>
    user.db
      .from("notes")
      .update({ content: "Else" })
      .eq("founder_id", ids[0] ?? ""),
  "a new note": ({ user, ids }) => user.db.from("notes").insert({ founder_id: ids[0] ?? "", content: "One more" }),
  "a deleted note": ({ user, ids }) =>
    user.db
      .from("notes")
      .delete()
      .eq("founder_id", ids[0] ?? ""),
  "a completed task": ({ user, ids }) =>
    user.db
      .from("tasks")
      .update({ status: "done" })
      .eq("founder_id", ids[0] ?? ""),
  "a deleted task": ({ user, ids }) =>
    user.db
      .from("tasks")
      .delete()
      .eq("founder_id", ids[0] ?? ""),
  "a deleted person": ({ user, ids }) =>
    user.db
      .from("founders")
      .delete()
      .eq("id", ids[0] ?? ""),
  "deleted people": ({ user, ids }) => deletePeople(user.db, { ids }),
  "a deleted view": ({ user }) => user.db.from("saved_views").delete().eq("name", "Mine"),
  "a renamed view": ({ user }) => user.db.from("saved_views").update({ name: "Ours" }).eq("name", "Mine"),
  "a new person": ({ user }) => user.db.from("founders").insert({ name: "New", profile_url: newFounder().profileUrl }),
};

/** What was logged, queued and touched for the user, a line each. */
async function traces(userId: string): Promise<string[]> {
  const rows = await sql<{ trace: string }[]>`
    select 'logged ' || id as trace from public.activities where user_id = ${userId}
    union all select 'queued ' || id from queue.jobs where user_id = ${userId}
    union all select 'touched ' || id || ' ' || last_touch_at from public.founders where user_id = ${userId} and last_touch_at is not null`;
  return rows.map(({ trace }) => trace);
}

// A touch of a person is no change that is undone, and neither are the score and the moment of the last edit.
const comparable = (rows: Awaited<ReturnType<typeof stored>>) =>
  JSON.parse(JSON.stringify(rows), (key, value: unknown) =>
    [
      "last_touch_at",
      "computed_priority_score",
      "edited_at",
      "last_refreshed_at",
      "last_refresh_outcome",
      "refresh_due_at",
    ].includes(key)
      ? undefined
      : value,
  ) as object;

describe.each(Object.keys(kinds))("%s", (kind) => {
  test("is undone to the letter, and done again to the letter", async () => {
    const given = await withData();
    const before = comparable(await stored(given.user.id));
    const known = new Set(await traces(given.user.id));
    await kinds[kind]?.(given);
    for (const trace of await traces(given.user.id)) known.add(trace);
    const added = async () => (await traces(given.user.id)).filter((trace) => !known.has(trace));
    const after = comparable(await stored(given.user.id));
    expect(after).not.toEqual(before);
    const undone = await undoChange(given.user.db, await lastBatch(given.user));
    expect(undone.leftAlone).toEqual({});
    expect(comparable(await stored(given.user.id))).toEqual(before);
    const again = await undoChange(given.user.db, undone.undoId);
    expect(again.leftAlone).toEqual({});
    expect(comparable(await stored(given.user.id))).toEqual(after);
    await undoChange(given.user.db, again.undoId);
    expect(comparable(await stored(given.user.id))).toEqual(before);
    expect(await added(), "logged, queued or touched by an undo").toEqual([]);
    // The control: what is done itself is.
    await given.user.db.from("founders").insert({ name: "Later", profile_url: newFounder().profileUrl });
    // The job itself may have begun, and be logged.
    expect(new Set((await added()).map((trace) => trace.split(" ")[0]))).toEqual(new Set(["logged", "queued"]));
  });
});

test("says what did it: a session, and what was, what became, and whose", async () => {
  const { user, ids, fieldId } = await withData();
  const [id = ""] = ids;
  await changePeople(user.db, [{ id, fields: { company: "Halden", [fieldId]: "big" } }]);
  const { batches } = await listHistory(user.db, { founderId: id });
  expect(batches[0]).toMatchObject({ source: "you", canUndo: true, isUndone: false });
  expect(batches[0]?.lines).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ noun: "founders", kind: "changed", field: "company", was: null, became: "Halden" }),
      expect.objectContaining({
        noun: "custom_field_values",
        field: fieldId,
        label: "Size",
        was: `size of ${id}`,
        became: "big",
      }),
    ]),
  );
  const all = await listHistory(user.db, { limit: 2 });
  expect(all.batches).toHaveLength(2);
  const rest = await listHistory(user.db, { before: all.next, limit: 100 });
  const seen = [...all.batches, ...rest.batches].map((batch) => batch.id);
  expect(new Set(seen).size).toBe(seen.length);
  expect((await listHistory(user.db, { source: "import" })).batches).toEqual([]);
  const other = await signUp("Bob");
  expect((await listHistory(other.db, { founderId: id })).batches).toEqual([]);
  await expect(undoChange(other.db, batches[0]?.id ?? "")).rejects.toMatchObject({ status: 404 });
});

test("a cell that holds another value than was seen is a conflict and keeps it; a refused one costs no other", async () => {
  const { user, ids } = await withData();
  const [one = "", other = ""] = ids;
  await user.db.from("founders").update({ company: "Elsewhere" }).eq("id", one);
  const made = await changePeople(user.db, [
    { id: one, fields: { company: "Mine", owner: "Me" }, seen: { company: null, owner: null } },
    { id: other, fields: { stage: "Nonsense", email: "nobody", industry: "Ships" } },
    { id: crypto.randomUUID(), fields: { owner: "Me" } },
  ]);
  expect(made).toMatchObject({ changed: 2, conflicts: [{ id: one, key: "company", value: "Elsewhere" }] });
  expect(made.refused.map(({ key, message }) => [key, message])).toEqual(
    expect.arrayContaining([
      ["stage", "Choose a stage from your list."],
      ["email", "Enter a valid email address."],
      ["owner", "Founder not found"],
    ]),
  );
  const { data } = await user.db
    .from("founders")
    .select("company, owner, industry")
    .in("id", [one, other])
    .order("company");
  expect(data).toEqual(
    expect.arrayContaining([
      { company: "Elsewhere", owner: "Me", industry: null },
      { company: null, owner: null, industry: "Ships" },
    ]),
  );
});

test("a cell of each kind of column that was empty is empty again when its first value is undone", async () => {
  const user = await signUp("Ada");
  const id = await follow(user);
  const values = { text: "x", number: 5, date: "2026-01-05", select: "a", multiselect: ["a"], boolean: true };
  for (const [type, value] of Object.entries(values)) {
    const options = type.includes("select") ? ["a"] : [];
    const field = { required: false, options, type: type as keyof typeof values, name: type, label: type };
    await setCustomValue(user.db, (await addCustomField(user.db, field)).id, id, value);
    expect([type, (await undoChange(user.db, await lastBatch(user))).leftAlone]).toEqual([type, {}]);
  }
  expect((await stored(user.id))["custom_field_values"]).toEqual([]);
});

test("a person who was added and given a note since stays when the addition is undone", async () => {
  const user = await signUp("Ada");
  const { id } = await user.call(addFounder, { input: newFounder() });
  const batch = await lastBatch(user);
  await user.db.from("notes").insert({ founder_id: id, content: "Met" });
  expect(await undoChange(user.db, batch)).toMatchObject({ count: 0, leftAlone: { attached: 1 } });
  expect((await user.db.from("notes").select("content")).data).toEqual([{ content: "Met" }]);
});
