import postgres from "postgres";
import { afterAll, expect, inject, test } from "vitest";
import { listFounders } from "../functions/_shared/contract/founders.ts";
import { refreshAll } from "../functions/_shared/contract/refresh.ts";
import { answer, refusal } from "./api-answers.ts";
import { signUp } from "./named-user.ts";

const sql = postgres(inject("stack").dbUrl, { max: 8 });
afterAll(() => sql.end());

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

test(
  "answers 429 with the seconds to wait past the limit on costly calls, and other calls still",
  { timeout: 90_000 },
  async () => {
    const { token } = await signUp("Ada");
    await Promise.all(Array.from({ length: 60 }, () => answer(refreshAll, token).catch(() => null)));
    const url = `${inject("stack").api}/founders/refresh-all`;
    const response = await fetch(url, { method: "POST", headers: { Authorization: `Bearer ${token}` } });
    // The window may have turned over meanwhile; then this is the first of the next.
    if (response.status !== 200) {
      expect(response.status).toBe(429);
      expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
      expect(await refusal(refreshAll, token)).toEqual({
        status: 429,
        error: "Too many requests. Please wait a moment.",
      });
    }
    expect((await answer(listFounders, token)).total).toBe(0);
  },
);

test("spends a budget to its last unit and not beyond, and nothing of a budget that is not there", async () => {
  const { db } = await signUp("Ada");
  const spend = async (budget: string, units: number) => (await db.rpc("spend", { budget, units })).data;
  expect(await spend("language_model", 499)).toBe(true);
  const last = await Promise.all(Array.from({ length: 10 }, () => spend("language_model", 1)));
  expect(last.filter(Boolean)).toHaveLength(1);
  expect(await spend("nonsense", 1)).toBe(false);
  expect(await spend("language_model", -5)).toBe(false);
});
