// Requests while connections to the database are being dropped: each gets an answer in the form of its part, and none is empty.
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestStack, type TestStack } from "../tests/one-stack.ts";

const ACCOUNT = { email: "ada@example.com", password: "correct horse" };
const ROUNDS = 6;

let stack: TestStack;
let sql: Sql;
beforeAll(async () => {
  stack = await startTestStack();
  sql = postgres(stack.dbUrl, { max: 1 });
  expect((await send("/auth/v1/signup", ACCOUNT)).status).toBe(200);
});
afterAll(async () => {
  await sql.end();
  await stack.stop();
});

async function send(path: string, fields: object) {
  const headers = { apikey: stack.publishableKey, "content-type": "application/json" };
  const response = await fetch(stack.supabaseUrl + path, { method: "POST", headers, body: JSON.stringify(fields) });
  return { status: response.status, text: await response.text() };
}

test("Auth says 503 in its own form, or does what was asked", async () => {
  const seen: { status: number; text: string }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const requests = [
      ...Array.from({ length: 6 }, () => send("/auth/v1/token?grant_type=password", ACCOUNT)),
      ...Array.from({ length: 6 }, (_, i) =>
        send("/auth/v1/signup", { ...ACCOUNT, email: `new${round}-${i}@example.com` }),
      ),
      send("/auth/v1/token?grant_type=refresh_token", { refresh_token: "none" }),
      send("/auth/v1/recover", { email: ACCOUNT.email }),
      send("/auth/v1/verify", { type: "email_change", token_hash: "0" }),
    ];
    for (let drop = 0; drop < 3; drop += 1)
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'supabase_auth_admin'`;
    seen.push(...(await Promise.all(requests)));
  }
  const odd = seen.filter(({ status, text }) => {
    if (text === "" || !/^[{[]/.test(text)) return true;
    return status >= 500 && (status !== 503 || !("msg" in (JSON.parse(text) as object)));
  });
  expect(odd).toEqual([]);
  expect(seen.some(({ status }) => status === 503)).toBe(true);
});
