import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { given } from "./queue-calls.ts";
import { addUserWithFounders, createScratchDatabase, type ScratchDatabase } from "./scratch-database.ts";

let database: ScratchDatabase;
let userId: string;
let founderId: string;

beforeAll(async () => {
  database = await createScratchDatabase("deleted_posts_scratch");
});
beforeEach(async () => {
  await database.sql`delete from auth.users`;
  const user = await addUserWithFounders(database.sql, 1);
  userId = user.userId;
  founderId = given(user.founderIds[0]);
});
afterAll(() => database.drop());

const as = (user: string, scope: string | null, statement: string) =>
  database.sql.begin(async (transaction) => {
    const claims = JSON.stringify({ sub: user, role: "authenticated", ...(scope && { tracker_scope: scope }) });
    await transaction`select set_config('request.jwt.claims', ${claims}, true), set_config('request.jwt.claim.sub', ${user}, true)`;
    await transaction.unsafe("set local role authenticated");
    const [row] = await transaction.unsafe<{ answer: unknown }[]>(`select ${statement} as answer`);
    return row?.answer;
  });
const stored = () => database.sql`select * from public.posts where founder_id = ${founderId}`;

test("a deleted post comes back as it was, and can be deleted and brought back again", async () => {
  const handedIn = JSON.stringify([{ text: "We ship the new hangar doors today.", postedAt: "2026-11-03" }]);
  await as(userId, null, `public.hand_in_posts('${founderId}', '${handedIn}')`);
  await database.sql`update public.posts set ai_summary = 'Doors.', ai_summary_by = 'builtin', summarised_hash = content_hash`;
  const [before] = await stored();
  const logged = async () =>
    (await database.sql`select from public.activities where founder_id = ${founderId} and type = 'post'`).length;
  expect(await logged()).toBe(1);
  const id = before?.["id"] as string;
  const remove = async () => (await as(userId, null, `public.delete_handed_in('${id}')`)) as string;
  const undo = async (batch: string) =>
    (await as(userId, null, `public.undo('${batch}')`)) as { undoId: string; leftAlone: object };
  const batch = await remove();
  expect([await stored(), await logged()]).toEqual([[], 0]);
  let last = batch;
  for (let round = 0; round < 2; round += 1) {
    const undone = await undo(last);
    expect([undone.leftAlone, await stored(), await logged()]).toEqual([{}, [before], 1]);
    expect((await database.sql`select last_post_url from public.founders where id = ${founderId}`)[0]).toEqual({
      last_post_url: before?.["post_url"] as string,
    });
    last = (await undo(undone.undoId)).undoId;
    expect([await stored(), await logged()]).toEqual([[], 0]);
  }
  const { userId: other } = await addUserWithFounders(database.sql, 1);
  await expect(as(other, null, `public.undo('${last}')`)).rejects.toThrow();
  await expect(as(userId, "read", `public.undo('${last}')`)).rejects.toThrow();
  expect(await stored()).toEqual([]);
  const told = (await as(userId, null, `public.list_history('{"founderId": "${founderId}"}')`)) as {
    batches: { counts: object[]; lines: object[] }[];
  };
  expect(told.batches.find(({ counts }) => counts.length > 0)).toMatchObject({
    counts: [{ noun: "handed_in_posts", kind: "deleted", count: 1 }],
    lines: [{ noun: "handed_in_posts", kind: "deleted", became: "We ship the new hangar doors today." }],
  });
});

test("a deleted post that was handed in again stays as it is, and undo says that its place is taken", async () => {
  const handIn = () => as(userId, null, `public.hand_in_posts('${founderId}', '[{"text": "The doors are open."}]')`);
  await handIn();
  const [post] = await stored();
  const batch = (await as(userId, null, `public.delete_handed_in('${String(post?.["id"])}')`)) as string;
  await handIn();
  const [again] = await stored();
  expect(await as(userId, null, `public.undo('${batch}')`)).toMatchObject({ leftAlone: { taken: 1 } });
  expect(await stored()).toEqual([again]);
});

test("a post that was deleted before a merge comes back to the person who was kept", async () => {
  await as(userId, null, `public.hand_in_posts('${founderId}', '[{"text": "The doors are open."}]')`);
  const [post] = await stored();
  const batch = (await as(userId, null, `public.delete_handed_in('${String(post?.["id"])}')`)) as string;
  const [kept] = await database.sql<{ id: string }[]>`
    insert into public.founders (user_id, name, profile_url) values (${userId}, 'Ines', 'https://www.linkedin.com/in/ines-kept') returning id`;
  await as(userId, null, `public.merge_people('${given(kept).id}', '${founderId}', '{}')`);
  expect(await as(userId, null, `public.undo('${batch}')`)).toMatchObject({ leftAlone: {} });
  expect(await database.sql`select founder_id, content from public.posts where user_id = ${userId}`).toEqual([
    { founder_id: given(kept).id, content: "The doors are open." },
  ]);
});
