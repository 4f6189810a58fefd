import { expect, test } from "vitest";
import { mergePeople } from "../functions/_shared/stores/duplicates.ts";
import { logTouch } from "../functions/_shared/stores/activities.ts";
import { listHistory } from "../functions/_shared/stores/history.ts";
import { undoChange } from "../functions/_shared/stores/people-changes.ts";
import { follow, type NamedUser, signUp } from "./named-user.ts";

const touchOf = async (user: NamedUser, founderId: string) => {
  const { data } = await user.db.from("founders").select("last_touch_at, priority_score").eq("id", founderId).limit(1);
  return [data?.[0]?.last_touch_at ?? null, data?.[0]?.priority_score ?? null];
};
/** The batch that was done last. */
const lastBatch = async (user: NamedUser) => (await listHistory(user.db, { limit: 1 })).batches[0]?.id ?? "";

type Adding = (user: NamedUser, founderId: string) => PromiseLike<unknown>;
const contacts: Record<string, Adding> = {
  "a note": (user, founderId) => user.db.from("notes").insert({ founder_id: founderId, content: "Test" }),
  "a task that is done already": (user, founderId) =>
    user.db.from("tasks").insert({ founder_id: founderId, title: "Call", status: "done" }),
  "a completed task": async (user, founderId) => {
    await user.db.from("tasks").insert({ founder_id: founderId, title: "Call" });
    await user.db.from("tasks").update({ status: "done" }).eq("founder_id", founderId);
  },
  "a completed task that repeats": async (user, founderId) => {
    const weekly = { title: "Call", due_on: "2026-11-30", recurrence: "weekly" };
    await user.db.from("tasks").insert({ founder_id: founderId, ...weekly });
    await user.db.from("tasks").update({ status: "done" }).eq("founder_id", founderId);
  },
};

for (const isKnown of [false, true])
  test.each(Object.entries(contacts))(
    `%s that is undone was no contact, and is one again when it is done again${isKnown ? ", with a touch before it" : ""}`,
    async (_, add) => {
      const user = await signUp("Ada");
      const founderId = await follow(user);
      if (isKnown) await logTouch(user.db, { founderId, channel: "phone", message: "Before" });
      const before = await touchOf(user, founderId);
      await add(user, founderId);
      const after = await touchOf(user, founderId);
      expect(after[0]).not.toBe(before[0]);
      let last = await lastBatch(user);
      for (const expected of [before, after, before, after]) {
        last = (await undoChange(user.db, last)).undoId;
        expect(await touchOf(user, founderId)).toEqual(expected);
      }
    },
  );

test("a note that is deleted was a contact all the same, also when it comes back", async () => {
  const user = await signUp("Ada");
  const founderId = await follow(user);
  await contacts["a note"]?.(user, founderId);
  const after = await touchOf(user, founderId);
  await user.db.from("notes").delete().eq("founder_id", founderId);
  expect(await touchOf(user, founderId)).toEqual(after);
  await undoChange(user.db, await lastBatch(user));
  expect(await touchOf(user, founderId)).toEqual(after);
});

test("a note that is undone after its person was merged with another is no contact of either", async () => {
  const user = await signUp("Ada");
  const [keptId, mergedId] = [await follow(user), await follow(user)];
  await contacts["a note"]?.(user, mergedId);
  const note = await lastBatch(user);
  await mergePeople(user.db, { keptId, mergedId, taken: [] });
  expect((await touchOf(user, keptId))[0]).not.toBeNull();
  await undoChange(user.db, note);
  expect((await touchOf(user, keptId))[0]).toBeNull();
});
