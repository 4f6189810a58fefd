import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { summariseHandedIn } from "../functions/jobs/summarise-handed-in.ts";
import type { HandedIn } from "../functions/_shared/contract/posts.ts";
import { minuteWithRoom } from "./minute-with-room.ts";
import { given } from "./queue-calls.ts";
import { addUserWithFounders, createScratchDatabase, type ScratchDatabase } from "./scratch-database.ts";
import { sqlWorkerQueue } from "./sql-worker-queue.ts";

let database: ScratchDatabase;
let userId: string;
let founderId: string;

beforeAll(async () => {
  database = await createScratchDatabase("handed_in_limits_scratch");
});
beforeEach(async () => {
  await database.sql`delete from auth.users`;
  await database.sql`delete from private.request_counts`;
  const user = await addUserWithFounders(database.sql, 1);
  userId = user.userId;
  founderId = given(user.founderIds[0]);
  await database.sql`update queue.jobs set state = 'cancelled'`;
});
afterAll(() => database.drop());

const handIn = (posts: readonly object[]): Promise<HandedIn> =>
  database.sql.begin(async (transaction) => {
    const claims = JSON.stringify({ sub: userId, role: "authenticated" });
    await transaction`select set_config('request.jwt.claims', ${claims}, true), set_config('request.jwt.claim.sub', ${userId}, true)`;
    await transaction.unsafe("set local role authenticated");
    const rows =
      await transaction`select public.hand_in_posts(${founderId}, ${transaction.json(posts as never)}) as answer`;
    return given(rows[0])["answer"] as HandedIn;
  });
const stored = () => database.sql`select * from public.posts where founder_id = ${founderId} order by posted_at, id`;
const LETTERS = (count: number, seed: number) =>
  Array.from({ length: count }, (_, at) => "abcdefghijklmnopqrstuvwxyz"[(at * 7 + seed * (at % 11) + seed) % 26]).join(
    "",
  );

test.each([
  ["that begin differently", (n: number) => `${LETTERS(40, n)} ${n} ${LETTERS(360, n)} …`],
  ["that all begin alike", (n: number) => `${LETTERS(40, 1)} ${n} ${LETTERS(360, n)} …`],
])("posts marked as cut %s take no longer where many are stored", { timeout: 120_000 }, async (_, text) => {
  const people = await addUserWithFounders(database.sql, 4);
  userId = people.userId;
  const batch = async (person: number, at: number) => {
    founderId = given(people.founderIds[person]);
    const posts = Array.from({ length: 100 }, (_, n) => ({ text: text(at * 100 + n) }));
    const start = performance.now();
    expect(await handIn(posts)).toEqual({ added: 100, known: 0, left: 0 });
    return performance.now() - start;
  };
  for (const at of [0, 1, 2, 3, 4, 5]) await batch(0, at);
  // A person with little stored and a person with much, in turns: the machine is as busy for both.
  const times: number[] = [];
  for (const person of [1, 2, 3]) {
    await batch(person, 0);
    const few = await batch(person, 1);
    times.push((await batch(0, 5 + person)) / few);
  }
  // Compared with every stored one, a batch would take four times as long.
  expect(Math.min(...times)).toBeLessThan(2.5);
});

test("all are summarised, however many were handed in", { timeout: 60_000 }, async () => {
  for (const at of [0, 1, 2]) {
    await handIn(Array.from({ length: 100 }, (_, n) => ({ text: `Post ${at} ${n} of the day` })));
  }
  const queue = sqlWorkerQueue(database.sql, 90);
  const model = { summarisePost: () => Promise.resolve({ text: "Short.", madeBy: "builtin" as const }) };
  let jobs = 0;
  for (let job = await queue.claim(90); job; job = await queue.claim(90)) {
    jobs += 1;
    await summariseHandedIn(job, queue, model as never, new AbortController().signal);
  }
  expect(jobs).toBe(3);
  expect((await stored()).filter((row) => row["ai_summary"] === null)).toEqual([]);
});

test("more than a million bytes are too big, and the 61st request of a minute is too many", async () => {
  const text = LETTERS(49_000, 3);
  await minuteWithRoom();
  await expect(handIn(Array.from({ length: 21 }, () => ({ text })))).rejects.toMatchObject({ code: "PT413" });
  for (let at = 0; at < 60; at += 1) await handIn([{ text: "One" }]).catch(() => null);
  await expect(handIn([{ text: "One" }])).rejects.toMatchObject({ code: "PT429" });
});

test.each(["9200000000000000000", "100000000000000"])("the id %s is of no time that can be", async (id) => {
  await handIn([{ text: "Of no time", id }]);
  expect(await stored()).toMatchObject([{ network: "captured", is_date_exact: false }]);
  expect(Math.abs((given((await stored())[0])["posted_at"] as Date).getTime() - Date.now())).toBeLessThan(60_000);
  expect(await handIn([{ id }])).toEqual({ added: 0, known: 0, left: 1 });
});

test.each([
  "2026-11-20 00:00:00 Nowhere/Zone",
  "2026-11-20T00:00:00+99:99",
  "2026-02-31",
  "2999-01-01",
  "2026-11-20T99:00",
])("the date %s costs the date only", async (postedAt) => {
  expect(await handIn([{ text: "With a date", postedAt }, { text: "Beside it" }])).toEqual({
    added: 2,
    known: 0,
    left: 0,
  });
});

test("what nobody sees is not stored", async () => {
  await handIn([{ text: "a\u001bb\u202ec\u{e0041}d\u0007e\nשלום" }]);
  expect(await stored()).toMatchObject([{ content: "abcde\nשלום" }]);
});

test("long posts that differ late are two", async () => {
  const start = LETTERS(30_000, 5);
  expect(await handIn([{ text: `${start} one` }, { text: `${start} two` }])).toEqual({ added: 2, known: 0, left: 0 });
});
