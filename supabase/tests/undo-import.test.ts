import { describe, expect, test } from "vitest";
import { addFounder } from "../functions/_shared/contract/founders.ts";
import { listPeople } from "../functions/_shared/stores/founder-list.ts";
import { mergePeople } from "../functions/_shared/stores/duplicates.ts";
import { listHistory } from "../functions/_shared/stores/history.ts";
import { undoChange } from "../functions/_shared/stores/people-changes.ts";
import { listTrash, restore } from "../functions/_shared/stores/trash.ts";
import { type NamedUser, newFounder, signUp } from "./named-user.ts";
import { runWhole, uploadPeople } from "./upload-people.ts";

const names = async (user: NamedUser) => (await listPeople(user.db)).rows.map(({ name }) => name).sort();
const idOf = async (user: NamedUser, name: string) =>
  (await listPeople(user.db)).rows.find((row) => row.name === name)?.id ?? "";

/** Someone whose import added four people, with a note for one of them, and filled in a fifth who was there. */
async function withImport() {
  const user = await signUp("Ada");
  const known = newFounder("Known");
  await user.call(addFounder, { input: known });
  const rows = ["Edited", "Noted", "Busy", "Plain"].map((name) => ({ ...newFounder(name), company: "Halden" }));
  const [edited, ...others] = rows;
  const id = await uploadPeople(user.db, [
    { ...edited, note: "From the file" },
    ...others,
    { profileUrl: known.profileUrl, company: "Filled" },
  ] as never);
  await runWhole(user.db, id);
  return { user, id };
}

test("an import's lines are in the order of the file, each person before their note", async () => {
  const { user } = await withImport();
  const { data } = await user.db.from("changes").select("noun, before, after").order("id");
  expect(data?.slice(1)).toEqual([
    { noun: "founders", before: null, after: {} },
    { noun: "notes", before: null, after: {} },
    ...Array.from({ length: 3 }, () => ({ noun: "founders", before: null, after: {} })),
    { noun: "founders", before: { company: null }, after: { company: "Filled" } },
  ]);
});

describe("undoing an import", () => {
  test("takes away what it added and filled in, and again when that is done again", async () => {
    const { user, id } = await withImport();
    const companies = async () =>
      Object.fromEntries((await listPeople(user.db)).rows.map(({ name, company }) => [name, company]));
    const after = await companies();
    expect((await listHistory(user.db, { source: "import" })).batches).toMatchObject([
      { id, source: "import", title: "people.csv", canUndo: true },
    ]);
    const undone = await undoChange(user.db, id);
    expect(undone).toMatchObject({ count: 5, of: 5, leftAlone: {} });
    expect(await companies()).toEqual({ Known: null });
    expect((await user.db.from("notes").select("id")).data).toEqual([]);
    // It is no deletion of the user's own.
    expect((await listTrash(user.db, { limit: 10, offset: 0 })).total).toBe(0);
    await undoChange(user.db, undone.undoId);
    expect(await companies()).toEqual(after);
    expect((await user.db.from("notes").select("content")).data).toEqual([{ content: "From the file" }]);
  });

  test("leaves people who were edited, or given a note or a task, since, with all that came with them", async () => {
    const { user, id } = await withImport();
    await user.db.from("founders").update({ owner: "Me" }).eq("name", "Edited");
    await user.db.from("notes").insert({ founder_id: await idOf(user, "Noted"), content: "Since" });
    await user.db.from("tasks").insert({ founder_id: await idOf(user, "Busy"), title: "Call" });
    await user.db.from("founders").update({ company: "Mine" }).eq("name", "Known");
    const undone = await undoChange(user.db, id);
    expect(undone.leftAlone).toEqual({ attached: 3, edited: 1 });
    expect(await names(user)).toEqual(["Busy", "Edited", "Known", "Noted"]);
    const { data } = await user.db.from("notes").select("content").order("content");
    expect(data).toEqual([{ content: "From the file" }, { content: "Since" }]);
    expect((await user.db.from("founders").select("company").eq("name", "Known")).data).toEqual([{ company: "Mine" }]);
  });
});

describe("touches and options that an import added", () => {
  /** An import that fills in two known people, the first of them touched before, and adds to both lists. */
  async function withTouches() {
    const user = await signUp("Ada");
    const known = [newFounder("First"), newFounder("Second")];
    for (const input of known) await user.call(addFounder, { input });
    const [first, second] = [await idOf(user, "First"), await idOf(user, "Second")];
    await user.db.rpc("log_touch", { founder_id: first, channel: "email" });
    const additions = { options: { stage: ["Met"], status: ["Cold"] } };
    const { data } = await user.db
      .from("imports")
      .insert({ file_name: "people.csv", row_count: 3, additions })
      .select("id")
      .single();
    const id = data?.id ?? "";
    const row = (at: number, document: Record<string, string | undefined>) => ({ row: at, document });
    const rows = [
      row(2, { ...known[0], lastTouchAt: "2020-01-01", stage: "Met" }),
      row(3, { ...known[1], lastTouchAt: "2021-01-01", status: "Cold" }),
      row(4, { ...known[1], lastTouchAt: "2022-01-01" }),
    ];
    expect((await user.db.rpc("upload_import_rows", { import_id: id, given: { rows } })).error).toBeNull();
    const stored = async () => ({
      people: (await user.db.from("founders").select("name, stage, status, last_touch_at").order("name")).data,
      touches: (await user.db.from("activities").select("founder_id, happened_at").eq("type", "touch").order("id"))
        .data,
      lists: (await user.db.from("profiles").select("founder_stages, founder_statuses")).data,
    });
    const before = await stored();
    await runWhole(user.db, id);
    return { user, id, first, second, before, after: await stored(), stored };
  }

  test("go when it is undone, and come back with it, as often as that is done", async () => {
    const { user, id, before, after, stored } = await withTouches();
    expect(after.touches).toHaveLength(4);
    expect(after.lists).not.toEqual(before.lists);
    let undoId = id;
    for (const state of [before, after, before, after]) {
      const undone = await undoChange(user.db, undoId);
      expect([undone.leftAlone, await stored()]).toEqual([{}, state]);
      ({ undoId } = undone);
    }
  });

  test("stay where they were built on, which the undo says", async () => {
    const { user, id, second, before, after, stored } = await withTouches();
    const third = (await user.call(addFounder, { input: newFounder("Third") })).id;
    await user.db.from("founders").update({ stage: "Met" }).eq("id", third);
    await user.db.rpc("log_touch", { founder_id: second, channel: "phone" });
    const touched = (await stored()).people?.find(({ name }) => name === "Second")?.last_touch_at;
    const undone = await undoChange(user.db, id);
    expect(undone.leftAlone).toEqual({ attached: 1 });
    const now = await stored();
    expect(now.touches).toHaveLength(2);
    expect(now.people?.find(({ name }) => name === "Second")?.last_touch_at).toBe(touched);
    expect(now.lists).toEqual([
      {
        founder_stages: after.lists?.[0]?.founder_stages,
        founder_statuses: before.lists?.[0]?.founder_statuses,
      },
    ]);
  });
});

describe("after a merge", () => {
  /** Two people, merged; one of them had lost a note. */
  async function merged() {
    const user = await signUp("Ada");
    const [kept, other] = [
      (await user.call(addFounder, { input: newFounder("Kept") })).id,
      (await user.call(addFounder, { input: newFounder("Other") })).id,
    ];
    await user.db.from("notes").insert({ founder_id: other, content: "Deleted before" });
    await user.db.from("notes").delete().eq("content", "Deleted before");
    const undoId = await mergePeople(user.db, { keptId: kept, mergedId: other, taken: ["name", "profileUrl"] });
    return { user, kept, other, undoId };
  }

  test("a note that was deleted before comes back to the person who was kept", async () => {
    const { user, kept } = await merged();
    const [entry] = (await listTrash(user.db, { limit: 10, offset: 0 })).data;
    expect(entry).toMatchObject({ kind: "note" });
    await restore(user.db, entry?.id ?? "");
    expect((await user.db.from("notes").select("founder_id, content")).data).toEqual([
      { founder_id: kept, content: "Deleted before" },
    ]);
  });

  test("undone and done again, it is as it was", async () => {
    const { user, undoId } = await merged();
    const rows = async () =>
      (await user.db.from("founders").select("id, name, profile_url, created_at").order("created_at")).data;
    const after = await rows();
    const undone = await undoChange(user.db, undoId);
    expect(await names(user)).toEqual(["Kept", "Other"]);
    await undoChange(user.db, undone.undoId);
    expect(await rows()).toEqual(after);
  });
});
