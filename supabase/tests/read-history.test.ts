import { expect, inject, test } from "vitest";
import { call } from "../functions/_shared/contract/call.ts";
import { updateFounder } from "../functions/_shared/contract/founders.ts";
import { addToken } from "../functions/_shared/contract/tokens.ts";
import { type ExportedChange, listAllBatches, listAllChanges } from "../functions/_shared/stores/export.ts";
import {
  BATCH_LINES,
  listHistory,
  readBatch,
  readHistorySize,
  readWholeChange,
} from "../functions/_shared/stores/history.ts";
import { changePeople, deletePeople, undoChange } from "../functions/_shared/stores/people-changes.ts";
import { emptyTrash, listTrash } from "../functions/_shared/stores/trash.ts";
import { follow, type NamedUser, signUp } from "./named-user.ts";
import { runWhole, uploadPeople } from "./upload-people.ts";

const profile = (slug: string) => `https://www.linkedin.com/in/nobody-${slug}`;
const people = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `Person ${String(at)}`, profileUrl: profile(`p${String(at)}`) }));

async function imported(user: NamedUser, count: number) {
  const id = await uploadPeople(user.db, people(count));
  await runWhole(user.db, id);
  return id;
}
const idOf = async (user: NamedUser, name: string) => {
  const { data } = await user.db.from("founders").select("id").eq("name", name).single();
  return data?.id ?? "";
};

test("an undone import says whose it was, who stays and how many; redone, it is told as that", async () => {
  const user = await signUp("Ada");
  const importId = await imported(user, 3);
  const added = await readBatch(user.db, { batchId: importId });
  expect(added).toMatchObject({ source: "import", people: 3, canUndo: true, undone: null, stayed: [] });
  const noted = await idOf(user, "Person 1");
  await user.db.from("notes").insert({ founder_id: noted, content: "Met at the fair" });
  const undone = await undoChange(user.db, importId);
  expect(await readBatch(user.db, { batchId: undone.undoId })).toMatchObject({
    source: "undo",
    undone: { source: "import", title: added?.title },
    leftAlone: { attached: 1 },
    stayed: ["Person 1"],
    people: 2,
  });
  const again = await undoChange(user.db, undone.undoId);
  expect(await readBatch(user.db, { batchId: again.undoId })).toMatchObject({
    source: "redo",
    undone: { source: "import", title: added?.title },
  });
  expect((await listHistory(user.db, { founderId: noted })).batches.map(({ source }) => source)).toEqual([
    "you",
    "import",
  ]);
});

test("an added record is called by its name, also after it was deleted", async () => {
  const user = await signUp("Ada");
  const importId = await imported(user, 2);
  const titles = async (batchId: string) =>
    (await readBatch(user.db, { batchId }))?.lines.map(({ noun, name, title }) => [noun, name, title]).toSorted();
  expect(await titles(importId)).toEqual([
    ["founders", "Person 0", null],
    ["founders", "Person 1", null],
  ]);
  const noted = await idOf(user, "Person 1");
  const { data: note } = await user.db
    .from("notes")
    .insert({ founder_id: noted, content: `Met at the fair${".".repeat(300)}` })
    .select("id")
    .single();
  const [written] = (await listHistory(user.db, { founderId: noted })).batches;
  const called = [["notes", "Person 1", `Met at the fair${".".repeat(185)}…`]];
  expect(await titles(written?.id ?? "")).toEqual(called);
  await user.db
    .from("notes")
    .delete()
    .eq("id", note?.id ?? "");
  expect(await titles(written?.id ?? "")).toEqual(called);
  await user.db.from("founders").delete().neq("name", "");
  expect(await titles(importId)).toEqual([
    ["founders", null, "Person 0"],
    ["founders", null, "Person 1"],
  ]);
});

test("a change of which nothing could be undone is not undone, and can be undone once nothing is in its way", async () => {
  const user = await signUp("Ada");
  const id = await follow(user);
  await changePeople(user.db, [{ id, fields: { company: "Halden" } }]);
  const { batchId } = await changePeople(user.db, [{ id, fields: { company: "Brightwater" } }]);
  await changePeople(user.db, [{ id, fields: { company: "Elsewhere" } }]);
  expect(await undoChange(user.db, batchId ?? "")).toMatchObject({ count: 0, leftAlone: { edited: 1 } });
  expect(await readBatch(user.db, { batchId: batchId ?? "" })).toMatchObject({ isUndone: false, canUndo: true });
  await changePeople(user.db, [{ id, fields: { company: "Brightwater" } }]);
  expect(await undoChange(user.db, batchId ?? "")).toMatchObject({ count: 1, leftAlone: {} });
  expect(await readBatch(user.db, { batchId: batchId ?? "" })).toMatchObject({ isUndone: true, canUndo: false });
});

test("what a token changed carries its name", async () => {
  const user = await signUp("Ada");
  const id = await follow(user);
  const { token } = await user.call(addToken, { input: { name: "Phone", scope: "write" } });
  const asToken = { baseUrl: inject("stack").api, fetch, token: () => Promise.resolve(token) };
  await call(asToken, updateFounder, { params: { founderId: id }, input: { company: "Halden" } });
  const [batch] = (await listHistory(user.db, { founderId: id, source: "token" })).batches;
  expect(batch).toMatchObject({ source: "token", title: "Phone", lines: [{ field: "company", became: "Halden" }] });
});

test("of a batch up to 200 lines are read, and of a person only theirs", async () => {
  const user = await signUp("Ada");
  const importId = await imported(user, BATCH_LINES + 20);
  expect((await listHistory(user.db)).batches[0]?.lines).toHaveLength(12);
  expect((await readBatch(user.db, { batchId: importId }))?.lines).toHaveLength(BATCH_LINES);
  const founderId = await idOf(user, "Person 7");
  expect((await readBatch(user.db, { batchId: importId, founderId }))?.lines).toMatchObject([{ founderId }]);
  const other = await signUp("Bob");
  expect(await readBatch(other.db, { batchId: importId })).toBeNull();
});

test("a long text is cut in its line and can be read whole, also of what was deleted", async () => {
  const user = await signUp("Ada");
  const id = await follow(user);
  const [was, became] = ["w".repeat(300), "b".repeat(300)];
  await changePeople(user.db, [{ id, fields: { meetingSummaries: was } }]);
  await changePeople(user.db, [{ id, fields: { meetingSummaries: became } }]);
  const [line] = (await listHistory(user.db, { founderId: id })).batches[0]?.lines ?? [];
  if (!line) throw new Error("There is no line");
  expect(line.became).toBe(`${"b".repeat(200)}…`);
  expect(await readWholeChange(user.db, line)).toEqual({ was, became });
  await expect(readWholeChange((await signUp("Bob")).db, line)).rejects.toMatchObject({ status: 404 });
  const { data } = await user.db.from("notes").insert({ founder_id: id, content: was }).select("id").single();
  await user.db
    .from("notes")
    .delete()
    .eq("id", data?.id ?? "");
  const [gone] = (await listHistory(user.db, { founderId: id })).batches[0]?.lines ?? [];
  if (!gone) throw new Error("There is no line");
  expect(await readWholeChange(user.db, gone)).toEqual({ was: null, became: was });
});

test("a task that moves to someone else tells their names, and a column what it is called", async () => {
  const user = await signUp("Ada");
  const [one, other] = [await follow(user), await follow(user)];
  await user.db.from("founders").update({ name: "Grace Hopper" }).eq("id", other);
  const { data: task } = await user.db.from("tasks").insert({ title: "Call", founder_id: one }).select("id").single();
  await user.db
    .from("tasks")
    .update({ founder_id: other })
    .eq("id", task?.id ?? "");
  expect((await listHistory(user.db)).batches[0]?.lines).toMatchObject([
    { noun: "tasks", title: "Call", field: "founder_id", was: "Ada Lovelace", became: "Grace Hopper" },
  ]);
  await user.db.from("custom_fields").insert({ name: "size", label: "Size", type: "text" });
  expect((await listHistory(user.db)).batches[0]?.lines).toMatchObject([{ noun: "custom_fields", title: "Size" }]);
});

test("the export has every batch and every change whole, in pages of so many bytes", async () => {
  const user = await signUp("Ada");
  const ids = [await follow(user), await follow(user), await follow(user)];
  await changePeople(
    user.db,
    ids.map((id) => ({ id, fields: { meetingSummaries: "m".repeat(3_000), company: "Halden" } })),
  );
  await deletePeople(user.db, { ids });
  const changes: ExportedChange[] = [];
  const pages: number[] = [];
  for (let after: number | null = 0; after !== null;) {
    const page: Awaited<ReturnType<typeof listAllChanges>> = await listAllChanges(user.db, after, 4_000);
    changes.push(...page.data);
    pages.push(page.data.length);
    after = page.next;
  }
  expect(pages.length).toBeGreaterThan(3);
  const { count } = await user.db.from("changes").select("id", { count: "exact", head: true });
  expect(new Set(changes.map(({ id }) => id)).size).toBe(count);
  expect(changes).toHaveLength(count ?? 0);
  const deleted = changes.filter(({ noun, after }) => noun === "founders" && after === null);
  expect(deleted.map(({ record }) => record).sort()).toEqual([...ids].sort());
  for (const { before } of deleted) expect(before).toMatchObject({ meeting_summaries: "m".repeat(3_000) });
  const { data: batches } = await listAllBatches(user.db, undefined);
  expect(new Set(changes.map(({ batchId }) => batchId))).toEqual(new Set(batches.map(({ id }) => id)));
  expect((await listAllChanges((await signUp("Bob")).db, 0)).data).toEqual([]);
});

test("an emptied trash has nothing, and the deletion cannot be undone", async () => {
  const user = await signUp("Ada");
  const ids = [await follow(user), await follow(user)];
  const { undoId } = await deletePeople(user.db, { ids });
  const before = await readHistorySize(user.db);
  await emptyTrash(user.db);
  expect((await listTrash(user.db, { limit: 10, offset: 0 })).total).toBe(0);
  expect((await readHistorySize(user.db)).bytes).toBeLessThan(before.bytes);
  await expect(undoChange(user.db, undoId ?? "")).rejects.toMatchObject({ status: 404 });
});
