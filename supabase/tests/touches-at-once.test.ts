import { randomBytes, randomUUID } from "node:crypto";
import postgres from "postgres";
import { afterAll, expect, inject, test } from "vitest";
import { deleteTouch, logTouch } from "../functions/_shared/stores/activities.ts";
import { mergePeople } from "../functions/_shared/stores/duplicates.ts";
import { undoChange } from "../functions/_shared/stores/people-changes.ts";
import { StoreError } from "../functions/_shared/stores/store-error.ts";
import { clientWith, follow, type NamedUser, signUp } from "./named-user.ts";

const sql = postgres(inject("stack").dbUrl, { max: 4, onnotice: () => undefined });
afterAll(() => sql.end());

const touchesOf = (user: NamedUser, founderId: string) =>
  sql<{ id: string; message: string }[]>`
    select id, details ->> 'message' as message from public.activities
    where user_id = ${user.id} and founder_id = ${founderId} and type = 'touch' order by id`;
const lastTouches = (user: NamedUser) => sql`
  select f.last_touch_at as stored, (select max(a.happened_at) from public.activities a where a.founder_id = f.id and a.type = 'touch') as computed
  from public.founders f where f.user_id = ${user.id}`;
/** A client that treats a deadlock as an error. */
async function withoutRepeats(): Promise<NamedUser> {
  const user = await signUp("Ada");
  return { ...user, db: clientWith(user.token, fetch) };
}
/** What came of a call: its result, or the status it was refused with. */
const outcome = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: unknown) => (error instanceof StoreError ? error.status : String(error)),
  );

test("a merge against three deletions and a new touch never ends in a deadlock, and everything can be undone", async () => {
  const user = await withoutRepeats();
  for (let round = 0; round < 25; round += 1) {
    const [keptId, mergedId] = [await follow(user), await follow(user)];
    for (const message of ["a", "b", "c"]) await logTouch(user.db, { founderId: mergedId, channel: "phone", message });
    const ids = (await touchesOf(user, mergedId)).map(({ id }) => Number(id));
    const batches: string[] = [];
    const outcomes = await Promise.all([
      outcome(mergePeople(user.db, { keptId, mergedId, taken: [] })),
      ...ids.map((id) => outcome(deleteTouch(user.db, id).then((batch) => batches.push(batch)))),
      outcome(logTouch(user.db, { founderId: mergedId, channel: "phone", message: "d" })),
    ]);
    expect(outcomes.slice(0, 4)).toEqual([200, 200, 200, 200]);
    // The person is there, or another has all of theirs.
    expect([200, 404]).toContain(outcomes[4]);
    expect((await Promise.all(batches.map((batch) => undoChange(user.db, batch)))).map(({ count }) => count)).toEqual([
      1, 1, 1,
    ]);
    expect((await touchesOf(user, keptId)).map(({ message }) => message)).toEqual(
      ["a", "b", "c", "d"].slice(0, outcomes[4] === 200 ? 4 : 3),
    );
  }
  for (const { stored, computed } of await lastTouches(user)) expect(stored).toEqual(computed);
});

test("touches that are deleted at the same time leave the last touch that is there", async () => {
  const user = await withoutRepeats();
  for (let round = 0; round < 20; round += 1) {
    const founderId = await follow(user);
    for (const message of ["a", "b", "c"]) await logTouch(user.db, { founderId, channel: "phone", message });
    const [, ...newest] = await touchesOf(user, founderId);
    await Promise.all(newest.map(({ id }) => deleteTouch(user.db, Number(id))));
  }
  for (const { stored, computed } of await lastTouches(user)) expect(stored).toEqual(computed);
});

test("a touch under a key is there once: sent late after its deletion, or brought back beside another of that key", async () => {
  const user = await withoutRepeats();
  const founderId = await follow(user);
  const touch = { founderId, channel: "email" as const, message: "Hello", key: randomUUID() };
  await logTouch(user.db, touch);
  const [first] = await touchesOf(user, founderId);
  const batch = await deleteTouch(user.db, Number(first?.id));
  await logTouch(user.db, touch);
  expect(await touchesOf(user, founderId)).toEqual([]);
  // Such as one that another person had under the same key, and that a merge brought.
  const other = await follow(user);
  await logTouch(user.db, { ...touch, founderId: other });
  await mergePeople(user.db, { keptId: founderId, mergedId: other, taken: [] });
  expect(await touchesOf(user, founderId)).toHaveLength(1);
  expect(await undoChange(user.db, batch)).toMatchObject({ count: 0, leftAlone: { taken: 1 } });
  expect(await touchesOf(user, founderId)).toHaveLength(1);
});

test("history counts the whole of a touch that is deleted, comes back and goes again", async () => {
  const user = await withoutRepeats();
  const founderId = await follow(user);
  await logTouch(user.db, { founderId, channel: "phone", message: randomBytes(7_000).toString("base64") });
  const [touch] = await touchesOf(user, founderId);
  const undone = await undoChange(user.db, await deleteTouch(user.db, Number(touch?.id)));
  await undoChange(user.db, undone.undoId);
  const rows = await sql<{ bytes: number }[]>`
    select bytes from public.changes where user_id = ${user.id} and noun = 'touches'`;
  expect(rows).toHaveLength(3);
  for (const { bytes } of rows) expect(bytes).toBeGreaterThan(5_000);
});
