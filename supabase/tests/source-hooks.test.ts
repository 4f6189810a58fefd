// What vendors tell of the end of a run: believed with the user's own secret only, and it does no more than have the worker look sooner.
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { connectDataSource, disconnectDataSource, getSourceHook } from "../functions/_shared/stores/data-sources.ts";
import { follow, type NamedUser, signUp } from "./named-user.ts";

/** Of the job that asks after the run, before anyone calls. */
const AN_HOUR_ON = new Date(Date.now() + 3_600_000).toISOString();

let sql: Sql;
let ada: NamedUser;
let ben: NamedUser;
let person: string;
beforeAll(() => {
  sql = postgres(inject("stack").dbUrl, { max: 1 });
});
beforeEach(async () => {
  [ada, ben] = [await signUp("Ada"), await signUp("Ben")];
  for (const { db } of [ada, ben]) {
    await connectDataSource(db, { source: "phantombuster", key: "no-such-key", agentId: "1", actorId: "" });
    await connectDataSource(db, { source: "apify", key: "no-such-key", agentId: "", actorId: "" });
    // Nothing may be asked of the vendors themselves.
    await db.from("data_sources").update({ is_paused: true }).neq("source", "");
  }
  person = await follow(ada);
  await sql`delete from queue.jobs where founder_id = ${person}`;
  await sql`delete from private.request_counts where bucket like 'address:hook:%'`;
});
afterAll(() => sql.end());

/** A run at a vendor that goes on, and the job that would ask after it in an hour. */
async function runOf(source: "phantombuster" | "apify"): Promise<void> {
  await sql`
    with run as (insert into public.source_runs (user_id, source, state, vendor_run_id, people, is_scheduled)
      values (${ada.id}, ${source}, 'running', 'r', 1, false) returning id),
    asked as (insert into queue.run_people (run_id, user_id, founder_id, profile_url)
      select id, ${ada.id}, ${person}, 'https://www.linkedin.com/in/x' from run)
    insert into queue.jobs (user_id, founder_id, dedupe_key, run_at)
    values (${ada.id}, ${person}, ${person}, ${AN_HOUR_ON})`;
}
/** Whether that job was brought forward; a worker may have put it off again since. */
const isWoken = async () =>
  (await sql`select 1 from queue.jobs where founder_id = ${person} and run_at = ${AN_HOUR_ON}`).length === 0;

const hookOf = async ({ db }: NamedUser, source: "phantombuster" | "apify") => (await getSourceHook(db, source)) ?? "";
const post = (path: string, headers: Record<string, string> = {}, body = "{}") =>
  fetch(`${inject("stack").api}/hooks/${path}`, { method: "POST", headers, body });
const ring = {
  phantombuster: (hook: string, body?: string) => post(`phantombuster/${hook}`, {}, body),
  apify: (hook: string, body?: string) => post("apify", { "X-Tracker-Secret": hook }, body),
};

test.each(["phantombuster", "apify"] as const)(
  "%s's call with the user's secret has the run asked after now",
  async (source) => {
    await runOf(source);
    const answer = await ring[source](await hookOf(ada, source));
    expect([answer.status, await answer.text()]).toEqual([204, ""]);
    expect(await isWoken()).toBe(true);
  },
);

test("a result of any size may come along, and is not believed", async () => {
  await runOf("phantombuster");
  const body = JSON.stringify({ containerId: "r", exitCode: 0, resultObject: "x".repeat(600_000) });
  expect((await ring.phantombuster(await hookOf(ada, "phantombuster"), body)).status).toBe(204);
  expect(await sql`select 1 from public.posts where founder_id = ${person}`).toEqual([]);
  expect(await sql`select state from public.source_runs where user_id = ${ada.id}`).toMatchObject([
    { state: "running" },
  ]);
});

test("forged calls are answered all the same, and wake nothing", async () => {
  await runOf("apify");
  const [own, another, bens] = [
    await hookOf(ada, "apify"),
    await hookOf(ada, "phantombuster"),
    await hookOf(ben, "apify"),
  ];
  const flipped = own.slice(0, -1) + (own.endsWith("0") ? "1" : "0");
  const forged = [
    "",
    "x",
    "0".repeat(96),
    flipped,
    another,
    own.slice(0, 32) + bens.slice(32),
    own.toUpperCase(),
    `${own}0`,
    "' or 1=1 --",
  ];
  for (const hook of forged) {
    const answer = await ring.apify(hook);
    expect([answer.status, await answer.json()], hook).toEqual([404, { error: "Not found" }]);
  }
  for (const hook of ["x", flipped, own]) expect((await ring.phantombuster(encodeURIComponent(hook))).status).toBe(404);
  // Of another user, it is a good one; it is no good for Ada's run.
  expect((await ring.apify(bens)).status).toBe(204);
  expect(await isWoken()).toBe(false);
  // The control.
  expect((await ring.apify(own)).status).toBe(204);
  expect(await isWoken()).toBe(true);
});

test("repeated, it changes nothing more; flooded, it is told to wait", async () => {
  await runOf("apify");
  const hook = await hookOf(ada, "apify");
  const answers = await Promise.all(Array.from({ length: 60 }, () => ring.apify(hook)));
  const taken = answers.filter(({ status }) => status === 204);
  const refused = answers.filter(({ status }) => status === 429);
  // Twenty in a minute of the clock, and two minutes at most.
  expect(taken.length).toBeGreaterThanOrEqual(20);
  expect(taken.length).toBeLessThanOrEqual(40);
  expect(taken.length + refused.length).toBe(60);
  for (const { headers } of refused) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await sql`select 1 from queue.jobs where founder_id = ${person}`).toHaveLength(1);
  expect(await sql`select 1 from public.source_runs where user_id = ${ada.id}`).toHaveLength(1);
  // Another user's is not used up by it.
  expect((await ring.apify(await hookOf(ben, "apify"))).status).toBe(204);
});

test("an address that tries many secrets is told to wait", async () => {
  await sql`insert into private.request_counts select 'address:hook:' || left(encode(sha256(convert_to('x', 'UTF8')), 'hex'), 4), now(), 0`;
  const [counted] = await sql`select private.take_address_request('a-mark', 'hook') as seconds`;
  expect(counted).toEqual({ seconds: 0 });
  await sql`update private.request_counts set count = 600 where bucket like 'address:hook:%'`;
  const [over] = await sql<{ seconds: number }[]>`select private.take_address_request('a-mark', 'hook') as seconds`;
  expect(over?.seconds).toBeGreaterThan(0);
  await sql`delete from private.request_counts where bucket like 'address:hook:%'`;
});

test("a secret is its owner's alone, stays with another key, and goes with the source", async () => {
  const hook = await hookOf(ada, "apify");
  expect(hook).toMatch(/^[0-9a-f]{96}$/);
  expect(hook).not.toBe(await hookOf(ben, "apify"));
  const stored = await sql`select secret from vault.secrets where name = ${`data_source_hook ${ada.id} apify`}`;
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain(hook.slice(32));
  await connectDataSource(ada.db, { source: "apify", key: "another", agentId: "", actorId: "" });
  expect(await hookOf(ada, "apify")).toBe(hook);
  await disconnectDataSource(ada.db, "apify");
  expect(await getSourceHook(ada.db, "apify")).toBeNull();
  expect((await ring.apify(hook)).status).toBe(404);
  expect(await sql`select 1 from vault.secrets where name = ${`data_source_hook ${ada.id} apify`}`).toEqual([]);
});
