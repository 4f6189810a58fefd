// What the time of Auth's answers tells of an address: nothing.
import { createClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestStack, type TestStack } from "../tests/one-stack.ts";
import { DEFAULT_PASSWORD_COST } from "./even-times.ts";

const ACCOUNT = { email: `known-${crypto.randomUUID()}@example.com`, password: "correct horse" };

let stack: TestStack;

async function sendJson(path: string, body: unknown) {
  const headers = { apikey: stack.publishableKey, "content-type": "application/json" };
  const response = await fetch(stack.supabaseUrl + path, { method: "POST", headers, body: JSON.stringify(body) });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

// Other tests' stacks hash with less work, which a request's own time would hide.
beforeAll(async () => {
  stack = await startTestStack({}, { passwordCost: DEFAULT_PASSWORD_COST });
  expect((await sendJson("/auth/v1/signup", ACCOUNT)).status).toBe(200);
});
afterAll(() => stack.stop());

const ROUNDS = 15;
const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** Medians of two requests that are sent in turn, in milliseconds. */
async function compare(one: () => Promise<unknown>, other: () => Promise<unknown>) {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, ask] of [one, other].entries()) {
      const began = performance.now();
      await ask();
      times[at]?.push(performance.now() - began);
    }
  }
  return median(times[0]) / median(times[1]);
}
const signIn = (email: string, password: string) => () =>
  sendJson("/auth/v1/token?grant_type=password", { email, password });
const nobody = () => `nobody-${crypto.randomUUID()}@example.com`;

test("the time tells nothing of an address that signs in with a wrong password; that it could is seen beside no password", async () => {
  const ratio = await compare(signIn(ACCOUNT.email, "wrong password"), signIn(nobody(), "wrong password"));
  expect(ratio).toBeGreaterThan(0.6);
  expect(ratio).toBeLessThan(1.7);
  expect(await compare(signIn(ACCOUNT.email, "wrong password"), signIn(ACCOUNT.email, ""))).toBeGreaterThan(2.5);
});

test.each(["recover", "magiclink", "otp"])(
  "the time has none of the work that %s does for an address that it knows",
  async (path) => {
    const sql = postgres(stack.dbUrl, { max: 1, onnotice: () => undefined });
    const ask = (email: string) => sendJson(`/auth/v1/${path}`, { email, create_user: false });
    const [before] = await sql`select recovery_token from auth.users where email = ${ACCOUNT.email}`;
    // A request that wrote to the account before it answers would wait for this transaction, which waits for the request.
    await sql.begin(async (tx) => {
      await tx`set local idle_in_transaction_session_timeout = '10s'`;
      await tx`select from auth.users where email = ${ACCOUNT.email} for update`;
      expect(await ask(ACCOUNT.email)).toEqual(await ask(nobody()));
    });
    const token = () => sql`select recovery_token from auth.users where email = ${ACCOUNT.email}`;
    await expect.poll(token).not.toEqual([before]);
    await sql.end();
  },
);

test("the right password still signs in, and the answer to a wrong one is the same for both", async () => {
  const client = createClient(stack.supabaseUrl, stack.publishableKey, { auth: { persistSession: false } });
  expect((await client.auth.signInWithPassword(ACCOUNT)).error).toBeNull();
  const upper = { ...ACCOUNT, email: ACCOUNT.email.toUpperCase() };
  expect((await client.auth.signInWithPassword(upper)).error).toBeNull();
  expect(await signIn(ACCOUNT.email, "wrong password")()).toEqual(await signIn(nobody(), "wrong password")());
});
