// The mails of the embedded stack and what their links do: a forgotten password, and an address that both mailboxes confirm.
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestStack } from "../tests/one-stack.ts";
import type { Stack } from "./stack.ts";

const PASSWORD = "correct horse";
let stack: Stack;

beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

const client = () =>
  createClient(stack.supabaseUrl, stack.publishableKey, { auth: { persistSession: false, autoRefreshToken: false } });

async function somebody(email: string) {
  const auth = client().auth;
  const { error } = await auth.signUp({ email, password: PASSWORD });
  expect(error).toBeNull();
  return auth;
}

/** The tokens in the links of the mails to an address, newest first. */
async function tokensTo(address: string): Promise<string[]> {
  const page = await (await fetch(`${stack.supabaseUrl}/mail`)).text();
  return page
    .split("<article>")
    .filter((article) => article.includes(`To ${address},`))
    .flatMap((article) => /token=([0-9a-f]+)/.exec(article)?.[1] ?? []);
}

test("a forgotten password is set anew by the link, once", async () => {
  await somebody("forgetful@example.com");
  expect((await client().auth.resetPasswordForEmail("forgetful@example.com")).error).toBeNull();
  const [token_hash = ""] = await tokensTo("forgetful@example.com");
  const auth = client().auth;
  const opened = await auth.verifyOtp({ token_hash, type: "recovery" });
  expect(opened.data.session).not.toBeNull();
  expect((await auth.updateUser({ password: "battery staple" })).error).toBeNull();
  const again = { email: "forgetful@example.com", password: "battery staple" };
  expect((await client().auth.signInWithPassword(again)).error).toBeNull();
  expect((await client().auth.signInWithPassword({ ...again, password: PASSWORD })).error?.code).toBe(
    "invalid_credentials",
  );
  expect((await client().auth.verifyOtp({ token_hash, type: "recovery" })).error).not.toBeNull();
});

test("an address without an account is answered like any other, and gets no mail", async () => {
  expect((await client().auth.resetPasswordForEmail("nobody@example.com")).error).toBeNull();
  expect(await tokensTo("nobody@example.com")).toEqual([]);
});

test.each([
  ["old", "new"],
  ["new", "old"],
])("a changed address counts when the %s one and then the %s one confirmed it", async (first, second) => {
  const addresses: Record<string, string> = { old: `${first}-was@example.com`, new: `${first}-is@example.com` };
  const { old: was = "", new: is = "" } = addresses;
  const auth = await somebody(was);
  expect((await auth.updateUser({ email: is })).error).toBeNull();
  const confirm = async (address: string) => {
    const [token_hash = ""] = await tokensTo(address);
    return client().auth.verifyOtp({ token_hash, type: "email_change" });
  };
  for (const _again of ["once", "twice"]) {
    const half = await confirm(addresses[first] ?? "");
    expect(half.error).toBeNull();
    expect(half.data.session).toBeNull();
  }
  expect((await auth.getUser()).data.user?.email).toBe(was);
  const whole = await confirm(addresses[second] ?? "");
  expect(whole.error).toBeNull();
  expect(whole.data.user?.email).toBe(is);
  expect((await client().auth.signInWithPassword({ email: is, password: PASSWORD })).error).toBeNull();
  expect((await confirm(addresses[second] ?? "")).error).not.toBeNull();
});

test("signing out everywhere ends the other sessions, and nothing renews them", async () => {
  const here = await somebody("everywhere@example.com");
  const there = client().auth;
  await there.signInWithPassword({ email: "everywhere@example.com", password: PASSWORD });
  expect((await here.signOut({ scope: "global" })).error).toBeNull();
  expect((await there.getUser()).error).not.toBeNull();
  expect((await there.refreshSession()).error).not.toBeNull();
});

test("a changed password leaves the other sessions open (a difference)", async () => {
  const here = await somebody("elsewhere@example.com");
  const there = client().auth;
  await there.signInWithPassword({ email: "elsewhere@example.com", password: PASSWORD });
  expect((await here.updateUser({ password: "battery staple" })).error).toBeNull();
  expect((await there.getUser()).error).toBeNull();
  expect((await here.signOut({ scope: "others" })).error).toBeNull();
  expect((await there.getUser()).error).not.toBeNull();
  expect((await here.getUser()).error).toBeNull();
});

test("the mails are read on this machine only", async () => {
  const response = await fetch(`${stack.supabaseUrl}/mail`, { headers: { origin: "https://evil.example" } });
  expect(response.headers.get("access-control-allow-origin")).toBeNull();
});
