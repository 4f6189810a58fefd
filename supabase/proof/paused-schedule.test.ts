import postgres from "postgres";
import { afterAll, expect, inject, test } from "vitest";
import { waitUntil } from "../local/wait-until.ts";
import { withoutSchedule } from "./paused-schedule.ts";

const stack = inject("stack");
const sql = postgres(stack.dbUrl, { max: 2, onnotice: () => undefined });
afterAll(() => sql.end());

test.runIf(stack.isEmbedded)("no job of the schedule runs in between, and afterwards each does again", async () => {
  await sql`create table public.schedule_log (at timestamptz default clock_timestamp())`;
  await sql`select cron.schedule('paused-test', '1 second', 'insert into public.schedule_log default values')`;
  const count = async () => (await sql`select from public.schedule_log`).length;
  const goesOn = async (patience: number) => {
    const before = await count();
    return waitUntil(async () => (await count()) > before, patience);
  };
  try {
    expect(await goesOn(10_000)).toBe(true);
    expect(await withoutSchedule(stack, sql, () => goesOn(3_000))).toBe(false);
    expect(await goesOn(10_000)).toBe(true);
    await expect(withoutSchedule(stack, sql, () => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
    expect(await goesOn(10_000)).toBe(true);
  } finally {
    await sql`select cron.unschedule('paused-test')`;
    await sql`drop table public.schedule_log`;
  }
});
