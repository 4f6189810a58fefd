import { PostgrestClient } from "@supabase/postgrest-js";
import { expect, test } from "vitest";
import type { Database } from "./database.types.ts";
import type { Db } from "./db.ts";
import { deletePeople, undoChange } from "./people-changes.ts";

/** A server with people who are deleted and restored two at a time. The answers whose turn is in `lost` do not arrive. */
function aServer(people: number, lost: readonly number[]) {
  let [turn, there] = [0, people];
  const gone = new Map<string, number>();
  const remove = (undoId: string) => {
    const count = Math.min(there, 2);
    there -= count;
    if (count > 0) gone.set(undoId, (gone.get(undoId) ?? 0) + count);
    return { count, all: gone.get(undoId) ?? 0, undoId: gone.has(undoId) ? undoId : null, left: there };
  };
  const restore = (undoId: string) => {
    const waiting = gone.get(undoId);
    if (waiting === undefined) return null;
    const count = Math.min(waiting, 2);
    if (waiting === count) gone.delete(undoId);
    else gone.set(undoId, waiting - count);
    there += count;
    return { count, of: count, left: waiting - count, leftAlone: {}, undoId: crypto.randomUUID() };
  };
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const body = (await request.json()) as { choice?: { undoId: string }; undo_id: string };
    const undoId = body.choice?.undoId ?? body.undo_id;
    const answer = request.url.endsWith("/undo") ? restore(undoId) : remove(undoId);
    turn += 1;
    if (lost.includes(turn)) throw new TypeError("Failed to fetch");
    const refused = { code: "PT404", message: "This cannot be undone any more." };
    return Response.json(answer ?? refused, { status: answer ? 200 : 404 });
  };
  // The stores query and nothing else.
  const db = new PostgrestClient<Database>("https://tracker.example", { fetch }) as unknown as Db;
  return { db, there: () => there };
}

test("a deletion whose answers are lost on the way is counted whole, and taken back whole", async () => {
  const { db, there } = aServer(5, [1, 4]);
  const deletion = await deletePeople(db, {});
  expect([deletion.count, deletion.isWhole, deletion.isExact, there()]).toEqual([5, true, true, 0]);
  await undoChange(db, deletion.undoId ?? "");
  expect(there()).toBe(5);
});

test.each([
  ["later on", [3, 4], 4, 1],
  ["at its first step", [1, 2], 0, 5],
])("a deletion that is broken off %s says so, and that more may have gone; all can be taken back", async (...given) => {
  const [, lost, counted, left] = given;
  const { db, there } = aServer(9, lost);
  const deletion = await deletePeople(db, {});
  expect([deletion.count, deletion.isWhole, deletion.isExact, there()]).toEqual([counted, false, false, left]);
  await undoChange(db, deletion.undoId ?? "");
  expect(there()).toBe(9);
});

test("an undo whose last answer was lost is one that was made; one that was made long ago is refused", async () => {
  const { db, there } = aServer(2, [2]);
  const { undoId } = await deletePeople(db, {});
  expect(await undoChange(db, undoId ?? "")).toMatchObject({ count: 0, of: 0 });
  expect(there()).toBe(2);
  await expect(undoChange(db, undoId ?? "")).rejects.toMatchObject({ status: 404 });
});
