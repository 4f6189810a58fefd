import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { newFounder, type NamedUser, signUp } from "./named-user.ts";

/** What a user may store under an id of their own choice. */
type Ids = Record<"founder" | "feed" | "view" | "note" | "task", string>;

async function storeUnder(ids: Ids, { db }: NamedUser): Promise<void> {
  const { name, profileUrl } = newFounder();
  const rows = [
    await db.from("founders").insert({ id: ids.founder, name, profile_url: profileUrl }),
    await db.from("feeds").insert({ id: ids.feed, founder_id: ids.founder, address: "https://blog.example/feed" }),
    await db.from("saved_views").insert({ id: ids.view, name: "Mine", definition: {} }),
    await db.from("notes").insert({ id: ids.note, founder_id: ids.founder, content: "Mine" }),
    await db.from("tasks").insert({ id: ids.task, founder_id: ids.founder, title: "Mine" }),
  ];
  expect(rows.map(({ error }) => error?.message ?? null)).toEqual([null, null, null, null, null]);
}

/** How many of these the user has: people, feeds, views, notes, tasks. */
async function countOf({ founder, feed, view, note, task }: Ids, { db }: NamedUser): Promise<number[]> {
  const found = await Promise.all([
    db.from("founders").select("id").eq("id", founder),
    db.from("feeds").select("id").eq("id", feed),
    db.from("saved_views").select("id").eq("id", view),
    db.from("notes").select("id").eq("id", note),
    db.from("tasks").select("id").eq("id", task),
  ]);
  return found.map(({ data }) => data?.length ?? -1);
}

test("an id that another user has is as good as any, also for what comes back under it", async () => {
  const [ada, bob] = [await signUp("Ada"), await signUp("Bob")];
  const [founder, feed, view, note, task] = [randomUUID(), randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const ids = { founder, feed, view, note, task };
  await storeUnder(ids, ada);
  const { data } = await ada.db.rpc("delete_people", { choice: { ids: [ids.founder] } });
  const { undoId } = data as { undoId: string };
  // Bob may have seen the id in an address.
  await storeUnder(ids, bob);
  expect((await ada.db.rpc("undo", { undo_id: undoId })).data).toMatchObject({ count: 1, leftAlone: {} });
  expect(await countOf(ids, ada)).toEqual([1, 1, 1, 1, 1]);

  await bob.db.from("founders").update({ company: "Bob's" }).eq("id", ids.founder);
  expect((await ada.db.from("founders").select("company").eq("id", ids.founder)).data).toEqual([{ company: null }]);
  await bob.db.from("saved_views").delete().eq("id", ids.view);
  await bob.db.rpc("delete_people", { choice: { ids: [ids.founder] } });
  await bob.db.from("tasks").delete().eq("id", ids.task);
  expect([await countOf(ids, ada), await countOf(ids, bob)]).toEqual([
    [1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0],
  ]);
});
