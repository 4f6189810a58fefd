import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { given, type HeldJob, queueCalls } from "./queue-calls.ts";
import { addUserWithFounders, createScratchDatabase, type ScratchDatabase } from "./scratch-database.ts";

let database: ScratchDatabase;
let queue: ReturnType<typeof queueCalls>;
const addUser = (founders: number) => addUserWithFounders(database.sql, founders);

beforeAll(async () => {
  database = await createScratchDatabase("queue_given_back_scratch");
  queue = queueCalls(database.sql);
});
beforeEach(() => queue.empty());
afterAll(() => database.drop());

const giveBack = async (job: HeldJob, runId: string | null) =>
  (await database.sql`select worker.give_back(${job.id}, ${job.lease_token}, 'slow', ${runId}, '[]') as held`)[0];
const state = async () => (await database.sql`select state, attempt, given_back from queue.jobs`)[0];

test("a worker that has to end gives its job back at no cost three times: a job that ends every worker still dies", async () => {
  await addUser(1);
  for (let times = 1; times <= 3; times += 1) {
    expect(await giveBack(given(await queue.claim()), null)).toEqual({ held: true });
    expect(await state()).toEqual({ state: "queued", attempt: 0, given_back: times });
  }
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await giveBack(given(await queue.claim()), null);
    expect(await state()).toMatchObject({ attempt });
    await queue.hurry();
  }
  expect(await state()).toMatchObject({ state: "dead" });
});

test("such a worker leaves the outside run to the next, and what it gathered", async () => {
  await addUser(1);
  const job = given(await queue.claim());
  await giveBack(job, "run-7");
  expect(await database.sql`select run_id from queue.source_runs where job_id = ${job.id}`).toEqual([
    { run_id: "run-7" },
  ]);
  expect(await giveBack(job, null)).toEqual({ held: false });
});

test("such a worker gives back nothing that was cancelled meanwhile", async () => {
  await addUser(1);
  const job = given(await queue.claim());
  await database.sql`update queue.jobs set cancel_requested_at = now()`;
  await giveBack(job, null);
  expect(await state()).toMatchObject({ state: "cancelled" });
});
