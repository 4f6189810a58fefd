import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { addCustomField, removeCustomField, setCustomValue } from "../functions/_shared/stores/custom-fields.ts";
import { mergePeople } from "../functions/_shared/stores/duplicates.ts";
import { listHistory } from "../functions/_shared/stores/history.ts";
import { changePeople, undoChange } from "../functions/_shared/stores/people-changes.ts";
import { restore } from "../functions/_shared/stores/trash.ts";
import { follow, type NamedUser, newFounder, signUp } from "./named-user.ts";

let sql: Sql;
beforeAll(() => {
  sql = postgres(inject("stack").dbUrl, { max: 1 });
});
afterAll(() => sql.end());

const lastBatch = async (user: NamedUser) => (await listHistory(user.db, { limit: 1 })).batches[0]?.id ?? "";
const text = { required: false, options: [], type: "text" as const };
const select = { required: false, type: "select" as const, options: ["a"] };

/** An import of one person with an option that the column did not have, and a column that was not there. */
async function importing(user: NamedUser, fieldId: string, rows = 1) {
  const additions = { options: { [fieldId]: ["new"] }, fields: [{ label: "G", type: "text" }] };
  const { data } = await user.db
    .from("imports")
    .insert({ file_name: "a.csv", row_count: rows, additions })
    .select("id")
    .single();
  const id = data?.id ?? "";
  const given = {
    rows: Array.from({ length: rows }, (_, row) => ({
      row: row + 2,
      document: { ...newFounder(`P${String(row)}`), values: { [fieldId]: "new", "new:G": "g" } },
    })),
  };
  expect((await user.db.rpc("upload_import_rows", { import_id: id, given })).error).toBeNull();
  return id;
}

test("an import that added an option and a column is undone, and done again, whole", async () => {
  for (let round = 0; round < 4; round += 1) {
    const user = await signUp("Ada");
    const fieldId = (await addCustomField(user.db, { ...select, name: "f", label: "F" })).id;
    const id = await importing(user, fieldId);
    await user.db.rpc("run_import", { import_id: id });
    const state = async () => [
      (await user.db.from("custom_fields").select("label, options").order("label")).data,
      (await user.db.from("custom_field_values").select("value").order("value")).data,
    ];
    const after = await state();
    expect(after[1]).toHaveLength(2);
    const undone = await undoChange(user.db, id);
    expect(undone.leftAlone).toEqual({});
    expect(await state()).toEqual([[{ label: "F", options: ["a"] }], []]);
    expect((await undoChange(user.db, undone.undoId)).leftAlone).toEqual({});
    expect(await state()).toEqual(after);
  }
});

test("an import that is undone while it runs takes nothing more in", async () => {
  const user = await signUp("Ada");
  const fieldId = (await addCustomField(user.db, { ...select, name: "f", label: "F" })).id;
  const id = await importing(user, fieldId, 6);
  await user.db.rpc("run_import", { import_id: id, most: 3 });
  await undoChange(user.db, id);
  expect((await user.db.rpc("run_import", { import_id: id, most: 3 })).error?.code).toBe("PT409");
  expect((await user.db.from("founders").select("id")).data).toEqual([]);
});

describe("a value whose column and person are both gone", () => {
  test.each(["the person first", "the column first"])("comes back with the later one: %s", async (order) => {
    const user = await signUp("Ada");
    const id = await follow(user);
    const fieldId = (await addCustomField(user.db, { ...text, name: "f", label: "F" })).id;
    await setCustomValue(user.db, fieldId, id, "kept");
    const dropPerson = () => user.db.from("founders").delete().eq("id", id);
    if (order === "the column first") await removeCustomField(user.db, fieldId);
    else await dropPerson();
    const first = await lastBatch(user);
    if (order === "the column first") await dropPerson();
    else await removeCustomField(user.db, fieldId);
    const column = order === "the column first" ? first : await lastBatch(user);
    if (order === "the column first") {
      await undoChange(user.db, column);
      await restore(user.db, id);
    } else {
      await restore(user.db, id);
      await undoChange(user.db, column);
    }
    expect((await user.db.from("custom_field_values").select("value")).data).toEqual([{ value: "kept" }]);
  });
});

test("a merge is done again as a whole or not at all", async () => {
  const user = await signUp("Ada");
  const [kept, merged] = [await follow(user), await follow(user)];
  await user.db.from("founders").update({ company: "C" }).eq("id", merged);
  await user.db.from("notes").insert({ founder_id: merged, content: "theirs" });
  const undone = await undoChange(user.db, await mergePeople(user.db, { keptId: kept, mergedId: merged, taken: [] }));
  await user.db.from("notes").insert({ founder_id: merged, content: "since" });
  await expect(undoChange(user.db, undone.undoId)).rejects.toMatchObject({ status: 409 });
  const { data } = await user.db.from("notes").select("founder_id");
  expect(data).toEqual([{ founder_id: merged }, { founder_id: merged }]);
  expect((await user.db.from("founders").select("company").eq("id", kept)).data).toEqual([{ company: null }]);
});

test("a completed task that is done again in several ways is followed by one", async () => {
  const user = await signUp("Ada");
  const task = { title: "Weekly", due_on: "2030-01-01", recurrence: "weekly" };
  const { data } = await user.db.from("tasks").insert(task).select("id").single();
  const done = (status: string) =>
    user.db
      .from("tasks")
      .update({ status })
      .eq("id", data?.id ?? "");
  await done("done");
  const undone = await undoChange(user.db, await lastBatch(user));
  await done("done");
  await undoChange(user.db, undone.undoId).catch(() => undefined);
  expect((await user.db.from("tasks").select("id").eq("status", "todo")).data).toHaveLength(1);
});

test("what goes with a column stays where the column does", async () => {
  const user = await signUp("Ada");
  const { data } = await user.db.from("tasks").insert({ title: "T", status: "done" }).select("id").single();
  const change = (row: object) =>
    user.db
      .from("tasks")
      .update(row)
      .eq("id", data?.id ?? "");
  await change({ title: "T2", status: "todo" });
  const batch = await lastBatch(user);
  await change({ status: "in_progress" });
  await undoChange(user.db, batch);
  const [task] = await sql`select title, status, completed_at from public.tasks where id = ${data?.id ?? ""}`;
  expect(task).toEqual({ title: "T", status: "in_progress", completed_at: null });
});

test("nothing is restored onto an id that is there again, and the entry stays", async () => {
  const user = await signUp("Ada");
  const id = await follow(user);
  await user.db.from("notes").insert({ founder_id: id, content: "old" });
  await user.db.from("founders").delete().eq("id", id);
  const { name, profileUrl } = newFounder("Another");
  await user.db.from("founders").insert({ id, name, profile_url: profileUrl });
  await expect(restore(user.db, id)).rejects.toMatchObject({ status: 409 });
  expect((await user.db.from("notes").select("id")).data).toEqual([]);
  expect((await user.db.from("trash").select("id")).data).toEqual([{ id }]);
});

test("a batch that was undone takes no more changes in", async () => {
  const user = await signUp("Ada");
  const id = await follow(user);
  const { batchId } = await changePeople(user.db, [{ id, fields: { company: "One" } }]);
  await undoChange(user.db, batchId ?? "");
  await expect(changePeople(user.db, [{ id, fields: { company: "Two" } }], batchId ?? "")).rejects.toMatchObject({
    status: 409,
  });
});
