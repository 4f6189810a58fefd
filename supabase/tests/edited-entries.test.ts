import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { deleteTouch, logTouch } from "../functions/_shared/stores/activities.ts";
import { listHistory } from "../functions/_shared/stores/history.ts";
import { addNote, changeNote, removeNote } from "../functions/_shared/stores/notes.ts";
import { getPersonTimeline } from "../functions/_shared/stores/person-timeline.ts";
import { undoChange } from "../functions/_shared/stores/people-changes.ts";
import { follow, type NamedUser, signUp } from "./named-user.ts";

const lastTouchOf = async (user: NamedUser, founderId: string) => {
  const { data } = await user.db.from("founders").select("last_touch_at").eq("id", founderId).single();
  return data?.last_touch_at ?? null;
};
const touchesOf = async (user: NamedUser, founderId: string) =>
  (await getPersonTimeline(user.db, { founderId, kinds: ["email", "touch"] })).entries;

test("a note is changed as long as it is what was seen, and otherwise stays and is told", async () => {
  const user = await signUp("Ada");
  const founderId = await follow(user);
  const { id } = await addNote(user.db, founderId, { content: "one" });
  expect(await changeNote(user.db, { id, content: "two", seen: "one" })).toEqual({ content: "two", isConflict: false });
  // Sent again, because the answer got lost.
  expect(await changeNote(user.db, { id, content: "two", seen: "one" })).toEqual({ content: "two", isConflict: false });
  expect(await changeNote(user.db, { id, content: "ours", seen: "one" })).toEqual({ content: "two", isConflict: true });
  await expect(changeNote(user.db, { id, content: " ", seen: "two" })).rejects.toMatchObject({ status: 400 });
  const other = await signUp("Bob");
  await expect(changeNote(other.db, { id, content: "theirs", seen: "two" })).rejects.toMatchObject({ status: 404 });
  const [batch] = (await listHistory(user.db, { founderId })).batches;
  await undoChange(user.db, batch?.id ?? "");
  expect(await changeNote(user.db, { id, content: "one", seen: "" })).toEqual({ content: "one", isConflict: false });
});

test("a note that was deleted cannot be changed or deleted again", async () => {
  const user = await signUp("Ada");
  const { id } = await addNote(user.db, await follow(user), { content: "one" });
  await removeNote(user.db, id);
  await expect(changeNote(user.db, { id, content: "two", seen: "one" })).rejects.toMatchObject({ status: 404 });
  await expect(removeNote(user.db, id)).rejects.toMatchObject({ status: 404 });
});

test("a touch under one key is logged once", async () => {
  const user = await signUp("Ada");
  const founderId = await follow(user);
  const touch = { founderId, channel: "email" as const, message: "Hello", key: randomUUID() };
  await logTouch(user.db, touch);
  await logTouch(user.db, touch);
  await Promise.all([1, 2, 3].map(() => logTouch(user.db, { ...touch, key: touch.founderId })));
  await logTouch(user.db, { founderId, channel: "email", message: "Hello" });
  expect(await touchesOf(user, founderId)).toHaveLength(3);
});

test("a touch that is deleted takes the last touch back, and both come back with an undo", async () => {
  const user = await signUp("Ada");
  const founderId = await follow(user);
  await logTouch(user.db, { founderId, channel: "phone", message: "First" });
  const first = await lastTouchOf(user, founderId);
  await logTouch(user.db, { founderId, channel: "email", message: "Second" });
  const second = await lastTouchOf(user, founderId);
  const [email] = await touchesOf(user, founderId);
  const touchId = Number(email?.id);
  const other = await signUp("Bob");
  await expect(deleteTouch(other.db, touchId)).rejects.toMatchObject({ status: 404 });
  const batchId = await deleteTouch(user.db, touchId);
  expect(await touchesOf(user, founderId)).toMatchObject([{ kind: "touch", touch: { message: "First" } }]);
  expect(await lastTouchOf(user, founderId)).toBe(first);
  await expect(deleteTouch(user.db, touchId)).rejects.toMatchObject({ status: 404 });
  const undone = await undoChange(user.db, batchId);
  expect(await touchesOf(user, founderId)).toMatchObject([{ id: email?.id, touch: { message: "Second" } }, {}]);
  expect(await lastTouchOf(user, founderId)).toBe(second);
  await undoChange(user.db, undone.undoId);
  expect(await touchesOf(user, founderId)).toHaveLength(1);
  expect(await lastTouchOf(user, founderId)).toBe(first);
  const [deletion] = (await listHistory(user.db, { founderId, source: "you" })).batches;
  expect(deletion?.counts).toEqual([{ noun: "touches", kind: "deleted", count: 1 }]);
});
