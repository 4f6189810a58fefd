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
