import { afterAll, beforeAll, expect, test } from "vitest";
import type { Sql } from "postgres";
import { linkPhone, receiveText, textsTo } from "./received-texts.ts";
import { createScratchDatabase, type ScratchDatabase } from "./scratch-database.ts";

let database: ScratchDatabase;
let sql: Sql;
beforeAll(async () => {
  database = await createScratchDatabase("texting_limits");
  ({ sql } = database);
});
afterAll(() => database.drop());

const receive = (from: string, body: string) => receiveText(sql, from, body);
const sentTo = (number: string) => textsTo(sql, number);
const link = () => linkPhone(sql);

test("thirty texts of a number are read within five minutes, and so many a day as the budget says", async () => {
  const { number, userId } = await link();
  const kinds: string[] = [];
  for (let at = 0; at < 31; at += 1) kinds.push(await receive(number, "Remind me to call Bob"));
  expect([kinds.filter((kind) => kind === "turn").length, kinds.at(-1)]).toEqual([30, "too many"]);
  expect(await sentTo(number)).toEqual([]);
  const later = () => sql`delete from private.request_counts where bucket like 'text:%'`;
  await later();
  await sql`update private.spending set units = 199 where user_id = ${userId} and budget = 'texts_read'`;
  expect(await receive(number, "Remind me to call Bob")).toBe("turn");
  for (let at = 0; at < 3; at += 1) expect(await receive(number, "Remind me to call Bob")).toBe("too many");
  expect(await sentTo(number)).toEqual(["That was the last text that I read today. You can go on in the app."]);
  // An opt-out is always read.
  expect(await receive(number, "STOP")).toBe("stop");
});

test("without a budget no text is read or sent", async () => {
  const { number, userId } = await link();
  await sql`update private.budgets set budget = 'no ' || budget where budget like 'texts%'`;
  try {
    expect(await receive(number, "Remind me to call Bob")).toBe("too many");
    await sql`select queue.send_text(${userId}, ${number}, 'Hello')`;
    expect(await sql`select 1 from public.outbox where user_id = ${userId} and state <> 'failed'`).toHaveLength(0);
  } finally {
    await sql`update private.budgets set budget = substr(budget, 4) where budget like 'no texts%'`;
  }
});
