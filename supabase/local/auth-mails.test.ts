// The mails of the embedded stack and what their links do: a forgotten password, and an address that both mailboxes confirm.
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestStack } from "../tests/one-stack.ts";
import { type ProjectConfig, readProjectConfig } from "./project-config.ts";
import type { Stack } from "./stack.ts";

const PASSWORD = "correct horse";
const config = readProjectConfig(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
const withEmail = (email: Partial<ProjectConfig["auth"]["email"]>): ProjectConfig => ({
  ...config,
  auth: { ...config.auth, email: { ...config.auth.email, ...email } },
});

/** Addresses count at once, as config.toml has it; the other asks for everything that GoTrue can ask for. */
let stack: Stack;
let strict: Stack;

beforeAll(async () => {
  const plain = { enable_confirmations: false, double_confirm_changes: true, require_current_password: false };
  const all = { enable_confirmations: true, double_confirm_changes: true, require_current_password: true };
  stack = await startTestStack({}, { config: withEmail(plain) });
  strict = await startTestStack({}, { config: withEmail(all) });
});
afterAll(() => Promise.all([stack.stop(), strict.stop()]));

const client = (on = stack) =>
  createClient(on.supabaseUrl, on.publishableKey, { auth: { persistSession: false, autoRefreshToken: false } });

/** A user who is signed in, after the link in their mail where that is asked for. */
async function newUser(email: string, on = stack) {
  const auth = client(on).auth;
  const { error, data } = await auth.signUp({ email, password: PASSWORD });
  expect(error).toBeNull();
  if (!data.session) {
    const [token_hash = ""] = await tokensTo(email, on);
    expect((await client(on).auth.verifyOtp({ token_hash, type: "signup" })).error).toBeNull();
    expect((await auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  }
  return auth;
}

/** The tokens in the links of the mails to an address, newest first. */
async function tokensTo(address: string, on = stack): Promise<string[]> {
  const page = await (await fetch(`${on.supabaseUrl}/mail`)).text();
  return page
    .split("<article>")
    .filter((article) => article.includes(`To ${address},`))
    .flatMap((article) => /token=([0-9a-f]+)/.exec(article)?.[1] ?? []);
}

test("a forgotten password is set again by the link, once", async () => {
  await newUser("forgetful@example.com");
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
  const auth = await newUser(was, strict);
  expect((await auth.updateUser({ email: is })).error).toBeNull();
  const confirm = async (address: string) => {
    const [token_hash = ""] = await tokensTo(address, strict);
    return client(strict).auth.verifyOtp({ token_hash, type: "email_change" });
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
  expect((await client(strict).auth.signInWithPassword({ email: is, password: PASSWORD })).error).toBeNull();
  expect((await confirm(addresses[second] ?? "")).error).not.toBeNull();
});

test("one mailbox alone never changes an address, also by a link that is opened instead of sent", async () => {
  const auth = await newUser("opened-was@example.com", strict);
  expect((await auth.updateUser({ email: "opened-is@example.com" })).error).toBeNull();
  const open = async (address: string) => {
    const [token = ""] = await tokensTo(address, strict);
    const query = new URLSearchParams({ type: "email_change", token, redirect_to: "https://evil.example/" });
    const headers = { apikey: strict.publishableKey };
    const url = `${strict.supabaseUrl}/auth/v1/verify?${query.toString()}`;
    const response = await fetch(url, { headers, redirect: "manual" });
    return response.headers.get("location") ?? "";
  };
  const half = await open("opened-was@example.com");
  expect(half).toMatch(new RegExp(`^${strict.supabaseUrl}/?#message=Confirmation`));
  expect((await auth.getUser()).data.user?.email).toBe("opened-was@example.com");
  expect(await open("opened-is@example.com")).toContain("#access_token=");
  expect((await auth.getUser()).data.user?.email).toBe("opened-is@example.com");
});

test.each(["old", "new"] as const)(
  "while addresses need no confirmation, the link to the %s one alone would change it, and the database refuses",
  async (side) => {
    const addresses = { old: `${side}-alone-was@example.com`, new: `${side}-alone-is@example.com` };
    const auth = await newUser(addresses.old);
    expect((await auth.updateUser({ email: addresses.new })).error).toBeNull();
    for (const address of [addresses[side], addresses.old, addresses.new]) {
      const [token_hash = ""] = await tokensTo(address);
      const opened = await client().auth.verifyOtp({ token_hash, type: "email_change" });
      expect(opened.error).toMatchObject({ status: 403, code: "email_change_held" });
      expect(opened.data.session).toBeNull();
      const link = `${stack.supabaseUrl}/auth/v1/verify?type=email_change&token=${token_hash}`;
      const followed = await fetch(link, { headers: { apikey: stack.publishableKey }, redirect: "manual" });
      expect([followed.status, await followed.json()]).toMatchObject([403, { error_code: "email_change_held" }]);
    }
    expect((await auth.getUser()).data.user?.email).toBe(addresses.old);
  },
);

test("a new password needs the current one, where that is set", async () => {
  const auth = await newUser("careful@example.com", strict);
  const codeOf = async (attributes: { password: string; current_password?: string }) =>
    (await auth.updateUser(attributes)).error?.code;
  expect(await codeOf({ password: "battery staple" })).toBe("current_password_required");
  expect(await codeOf({ password: "battery staple", current_password: "" })).toBe("current_password_required");
  expect(await codeOf({ password: "battery staple", current_password: "wrong" })).toBe("current_password_invalid");
  expect(await codeOf({ password: "short", current_password: "wrong" })).toBe("weak_password");
  expect(await codeOf({ password: "battery staple", current_password: PASSWORD })).toBeUndefined();
  const again = { email: "careful@example.com", password: "battery staple" };
  expect((await client(strict).auth.signInWithPassword(again)).error).toBeNull();
});

test("a forged session tells nobody whether a password is right", async () => {
  const auth = await newUser("guessed@example.com", strict);
  const { access_token: token = "" } = (await auth.getSession()).data.session ?? {};
  const forged = token.replace(/[^.]+$/, "AAAA");
  const answers = await Promise.all(
    [PASSWORD, "wrong"].map(async (current_password) => {
      const response = await fetch(`${strict.supabaseUrl}/auth/v1/user`, {
        method: "PUT",
        headers: { apikey: strict.publishableKey, authorization: `Bearer ${forged}` },
        body: JSON.stringify({ password: "battery staple", current_password }),
      });
      return [response.status, await response.text()];
    }),
  );
  expect(answers[0]?.[0]).toBe(403);
  expect(answers[0]).toEqual(answers[1]);
});

test("a session that a mailed link opened sets a password without the current one, and no other does", async () => {
  const before = await newUser("recovering@example.com", strict);
  expect((await client(strict).auth.resetPasswordForEmail("recovering@example.com")).error).toBeNull();
  const [token_hash = ""] = await tokensTo("recovering@example.com", strict);
  const auth = client(strict).auth;
  expect((await auth.verifyOtp({ token_hash, type: "recovery" })).error).toBeNull();
  expect((await before.updateUser({ password: "stolen session" })).error?.code).toBe("current_password_required");
  expect((await auth.updateUser({ password: "battery staple" })).error).toBeNull();
});

test("says in its settings whether addresses count at once", async () => {
  const autoconfirm = async ({ supabaseUrl, publishableKey }: Stack) => {
    const response = await fetch(`${supabaseUrl}/auth/v1/settings`, { headers: { apikey: publishableKey } });
    return ((await response.json()) as { mailer_autoconfirm: boolean }).mailer_autoconfirm;
  };
  expect([await autoconfirm(stack), await autoconfirm(strict)]).toEqual([true, false]);
});

test("lets an app of another origin call Auth with its headers, and refuses nobody a preflight", async () => {
  const headers = "apikey,authorization,content-type,x-client-info,x-supabase-api-version";
  for (const path of ["token?grant_type=password", "user", "signup", "recover", "verify", "logout"]) {
    const preflight = await fetch(`${stack.supabaseUrl}/auth/v1/${path}`, {
      method: "OPTIONS",
      headers: {
        origin: "https://app.example",
        "access-control-request-method": "POST",
        "access-control-request-headers": headers,
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
    expect(preflight.headers.get("access-control-allow-headers")?.split(", ")).toEqual(
      expect.arrayContaining(headers.split(",")),
    );
  }
  const answer = await fetch(`${stack.supabaseUrl}/auth/v1/settings`, { headers: { apikey: stack.publishableKey } });
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
});

test("signing out everywhere ends the other sessions, and nothing renews them", async () => {
  const here = await newUser("everywhere@example.com");
  const there = client().auth;
  await there.signInWithPassword({ email: "everywhere@example.com", password: PASSWORD });
  expect((await here.signOut({ scope: "global" })).error).toBeNull();
  expect((await there.getUser()).error).not.toBeNull();
  expect((await there.refreshSession()).error).not.toBeNull();
});

test("a changed password leaves the other sessions open (a difference)", async () => {
  const here = await newUser("elsewhere@example.com");
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
