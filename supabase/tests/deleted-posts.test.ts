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
    await transaction.unsafe(statement);
  });
const stored = () => database.sql`select * from public.posts where founder_id = ${founderId}`;

test("a deleted post comes back as it was, and can be deleted and brought back again", async () => {
  const handedIn = JSON.stringify([{ text: "We ship the new hangar doors today.", postedAt: "2026-11-03" }]);
  await as(userId, null, `select public.hand_in_posts('${founderId}', '${handedIn}')`);
  await database.sql`update public.posts set ai_summary = 'Doors.', ai_summary_by = 'builtin', summarised_hash = content_hash`;
  const [before] = await stored();
  const logged = async () =>
    (await database.sql`select from public.activities where founder_id = ${founderId} and type = 'post'`).length;
  expect(await logged()).toBe(1);
  const id = before?.["id"] as string;
  const ask = (name: string, who = userId, scope: string | null = null) =>
    as(who, scope, `select public.${name}('${id}')`);
  for (let round = 0; round < 2; round += 1) {
    await ask("delete_handed_in");
    expect([await stored(), await logged()]).toEqual([[], 0]);
    await ask("restore_handed_in");
    expect([await stored(), await logged()]).toEqual([[before], 1]);
    expect((await database.sql`select last_post_url from public.founders where id = ${founderId}`)[0]).toEqual({
      last_post_url: before?.["post_url"] as string,
    });
  }
  await expect(ask("restore_handed_in")).rejects.toThrow("Post not found");
  await ask("delete_handed_in");
  const { userId: other } = await addUserWithFounders(database.sql, 1);
  await expect(ask("restore_handed_in", other)).rejects.toThrow("Post not found");
  await expect(ask("restore_handed_in", userId, "read")).rejects.toThrow();
  expect(await stored()).toEqual([]);
});
