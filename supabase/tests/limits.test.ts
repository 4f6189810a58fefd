import { createHash, randomBytes } from "node:crypto";
import postgres from "postgres";
import { afterAll, beforeEach, expect, inject, test } from "vitest";
import { listFounders } from "../functions/_shared/contract/founders.ts";
import { refreshAll } from "../functions/_shared/contract/refresh.ts";
import { mintPersonalToken } from "../functions/_shared/server/personal-token.ts";
import { createApp } from "../functions/api/app.ts";
import { createAddressMark } from "../functions/api/address-mark.ts";
import { clientAddress } from "../functions/api/client-address.ts";
import { answer, refusal } from "./api-answers.ts";
import { outsideOf } from "./api-outside.ts";
import { minuteWithRoom } from "./minute-with-room.ts";
import { clientWith, follow, signUp } from "./named-user.ts";

const sql = postgres(inject("stack").dbUrl, { max: 8 });
afterAll(() => sql.end());
beforeEach(minuteWithRoom);

test("lets exactly as many through as the limit says, however many ask at once", async () => {
  const bucket = `test:${crypto.randomUUID()}`;
  const asked = await Promise.all(
    Array.from(
      { length: 250 },
      () => sql<[{ wait: number }]>`select private.take_request(${bucket}, 100, 3600) as wait`,
    ),
  );
  const waits = asked.map(([row]) => row.wait);
  expect(waits.filter((wait) => wait === 0)).toHaveLength(100);
  expect(Math.max(...waits)).toBeLessThanOrEqual(3600);
});

test("counts too many when it reads first and writes after: the control", async () => {
  await sql`create table if not exists private.naive_counts (bucket text primary key, count integer not null)`;
  const bucket = crypto.randomUUID();
  await sql`insert into private.naive_counts values (${bucket}, 0)`;
  const take = async () => {
    const [row] = await sql<[{ count: number }]>`select count from private.naive_counts where bucket = ${bucket}`;
    await sql`update private.naive_counts set count = ${row.count + 1} where bucket = ${bucket}`;
    return row.count < 100;
  };
  const passed = (await Promise.all(Array.from({ length: 250 }, take))).filter(Boolean);
  await sql`drop table private.naive_counts`;
  expect(passed.length).toBeGreaterThan(100);
});

/** Puts a user's costly requests of this minute and the next at a number. */
const countCostly = (userId: string, count: number) => sql`
  insert into private.request_counts (bucket, window_start, count)
  select ${`costly:${userId}`}, date_trunc('minute', now()) + minute * interval '1 minute', ${count} from generate_series(0, 1) minute
  on conflict (bucket, window_start) do update set count = excluded.count`;

test("answers 429 with the seconds to wait past the limit on costly calls, and other calls still", async () => {
  const { id, token } = await signUp("Ada");
  await countCostly(id, 59);
  expect(await answer(refreshAll, token)).toMatchObject({ success: true });
  const url = `${inject("stack").api}/founders/refresh-all`;
  const response = await fetch(url, { method: "POST", headers: { Authorization: `Bearer ${token}` } });
  expect(response.status).toBe(429);
  expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
  const error = "Too many requests. Please wait a moment.";
  expect(await refusal(refreshAll, token)).toEqual({ status: 429, error });
  expect((await answer(listFounders, token)).total).toBe(0);
});

test("spends a budget to its last unit and not beyond, and nothing of a budget that is not there", async () => {
  const { db } = await signUp("Ada");
  const spend = async (budget: string, units: number) => (await db.rpc("spend", { budget, units })).data;
  expect(await spend("language_model", 499)).toBe(true);
  const last = await Promise.all(Array.from({ length: 10 }, () => spend("language_model", 1)));
  expect(last.filter(Boolean)).toHaveLength(1);
  expect(await spend("nonsense", 1)).toBe(false);
  expect(await spend("language_model", -5)).toBe(false);
});

const costlyOf = async (userId: string) =>
  (
    await sql<
      { count: number }[]
    >`select max(count)::integer as count from private.request_counts where bucket = ${`costly:${userId}`}`
  )[0]?.count;

test("holds refreshes that are asked of the database itself to the same limit", async () => {
  const ada = await signUp("Ada");
  const founder_id = await follow(ada);
  const ways = () => [
    ada.db.rpc("request_refresh", { founder_id }),
    ada.db.rpc("request_refresh_all"),
    ada.db.rpc("refresh_people", { choice: { ids: [founder_id] } }),
  ];
  await countCostly(ada.id, 57);
  for (const way of ways()) expect((await way).error).toBeNull();
  for (const way of ways()) {
    const { error, status } = await way;
    expect([status, error?.code, error?.message]).toEqual([429, "PT429", "Too many requests. Please wait a moment."]);
    expect(Number(error?.hint)).toBeGreaterThan(0);
  }
  // What is refused does not count on: the next window is not used up by it.
  expect(await costlyOf(ada.id)).toBe(60);
});

test("counts another round for what was cancelled, and nothing for none", async () => {
  const ada = await signUp("Ada");
  const founder_id = await follow(ada);
  await countCostly(ada.id, 59);
  expect((await ada.db.rpc("requeue_refreshes", { job_ids: [] })).data).toEqual({ count: 0 });
  await sql`update queue.jobs set state = 'cancelled', finished_at = now(), lease_token = null, lease_until = null where founder_id = ${founder_id}`;
  expect((await ada.db.rpc("requeue_refreshes", {})).data).toEqual({ count: 0 });
  const [job] = await sql<[{ id: number }]>`select id::integer from queue.jobs where founder_id = ${founder_id}`;
  expect((await ada.db.rpc("requeue_refreshes", { job_ids: [job.id] })).data).toEqual({ count: 1 });
  expect(await costlyOf(ada.id)).toBe(60);
});

test("counts a refresh asked of the API once", async () => {
  const ada = await signUp("Ada");
  await countCostly(ada.id, 10);
  await ada.call(refreshAll);
  expect(await costlyOf(ada.id)).toBe(11);
});

test("leaves the owner's budget and costly requests to tokens that may use them", async () => {
  const { id } = await signUp("Ada");
  const asScope = (scope: string) =>
    sql.begin(async (tx) => {
      const claims = JSON.stringify({ sub: id, role: "authenticated", tracker_scope: scope });
      await tx`select set_config('request.jwt.claims', ${claims}, true), set_config('request.jwt.claim.sub', ${id}, true)`;
      await tx`set local role authenticated`;
      const [row] = await tx<[{ spent: boolean; usual: number | null; costly: number | null }]>`
        select public.spend('language_model') as spent, public.take_request(false) as usual, public.take_request(true) as costly`;
      return row;
    });
  expect(await asScope("capture")).toEqual({ spent: false, usual: 0, costly: null });
  expect(await asScope("read")).toEqual({ spent: false, usual: 0, costly: 0 });
  expect(await asScope("write")).toEqual({ spent: true, usual: 0, costly: 0 });
});

type Init = Pick<RequestInit, "method" | "body"> & { headers: Record<string, string> };

/** The API on this stack, told callers' addresses by a header of the test's own. */
function apiByAddress() {
  const { supabaseUrl, publishableKey } = inject("stack");
  const app = createApp(outsideOf(supabaseUrl, { publishableKey, clientAddressHeader: "x-test-address" }));
  return async (address: string, path: string, init: Init) =>
    (await app.request(`/api${path}`, { ...init, headers: { ...init.headers, "x-test-address": address } })).status;
}
/** Of a network of its own: nobody else's requests count for it. */
const someAddress = () => `2001:db8:${randomBytes(2).toString("hex")}:${randomBytes(2).toString("hex")}::1`;
/** Puts an address's requests of these five minutes and the next at a number. */
const countAddress = async (address: string, kind: string, count: number) => {
  const mark = await outsideOf("").addressMark(clientAddress(address) ?? "");
  const place = createHash("sha256").update(mark).digest("hex").slice(0, 4);
  return sql`
    insert into private.request_counts (bucket, window_start, count)
    select ${`address:${kind}:${place}`}, date_bin('5 minutes', now(), 'epoch') + turn * interval '5 minutes', ${count} from generate_series(0, 1) turn
    on conflict (bucket, window_start) do update set count = excluded.count`;
};

test("refuses made-up personal tokens of one address before they are looked for, and nobody else's", async () => {
  const ask = apiByAddress();
  const address = someAddress();
  const withToken = { headers: { Authorization: `Bearer ${await mintPersonalToken()}` } };
  expect(await ask(address, "/founders", withToken)).toBe(401);
  await countAddress(address, "token", 2_999);
  expect(await ask(address, "/founders", withToken)).toBe(401);
  expect(await ask(address, "/founders", withToken)).toBe(429);
  expect(await ask(someAddress(), "/founders", withToken)).toBe(401);
  // Where nobody says who calls, nobody pays for others.
  expect(await ask("unknown", "/founders", withToken)).toBe(401);
});

test("refuses sign-ins of one address past its limit", async () => {
  const ask = apiByAddress();
  const address = someAddress();
  const body = JSON.stringify({ email: "nobody@example.com", password: "wrong horse" });
  const signIn = { method: "POST", headers: { "Content-Type": "application/json" }, body };
  expect(await ask(address, "/auth/login", signIn)).toBe(401);
  await countAddress(address, "sign-in", 29);
  expect(await ask(address, "/auth/login", signIn)).toBe(401);
  expect(await ask(address, "/auth/login", signIn)).toBe(429);
});

test("nobody uses up the sign-ins of another's address by asking the database to count", async () => {
  const ask = apiByAddress();
  const address = someAddress();
  const network = clientAddress(address) ?? "";
  const hash = createHash("sha256").update(network).digest("hex");
  const anyone = clientWith(null);
  for (const mark of [address, network, hash, hash.slice(0, 4), await createAddressMark("")(network)]) {
    const calls = Array.from({ length: 40 }, () => anyone.rpc("take_address_request", { mark, kind: "sign-in" }));
    for (const { error } of await Promise.all(calls)) expect(error).toBeNull();
  }
  const body = JSON.stringify({ email: "nobody@example.com", password: "wrong horse" });
  const signIn = { method: "POST", headers: { "Content-Type": "application/json" }, body };
  expect(await ask(address, "/auth/login", signIn)).toBe(401);
});

test("keeps no more counts of addresses than it has places, and nothing of a kind that it does not know", async () => {
  const anyone = clientWith(null);
  const address = someAddress();
  await anyone.rpc("take_address_request", { mark: address, kind: "sign-in" });
  expect((await anyone.rpc("take_address_request", { mark: address, kind: "anything" })).data).toBeNull();
  const [odd] = await sql<[{ count: number }]>`
    select count(*)::integer as count from private.request_counts
    where bucket like 'address:%' and bucket !~ '^address:(sign-in|token):[0-9a-f]{4}$'`;
  expect(odd.count).toBe(0);
});
