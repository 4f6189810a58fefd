// Requests that are too big, too deep, or of no form that Auth has: refused in one sentence, never by a crash, before anything reads
// them.
import { request } from "node:http";
import { createClient } from "@supabase/supabase-js";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { METADATA_MAX_BYTES } from "./auth-input.ts";
import { BODY_LIMITS, isQueryTooDeep, isTooDeep } from "./bodies.ts";

const stack = inject("stack");
const ACCOUNT = { email: `known-${crypto.randomUUID()}@example.com`, password: "correct horse" };

async function send(path: string, body: string | ReadableStream, headers: Record<string, string> = {}) {
  const response = await fetch(stack.supabaseUrl + path, {
    method: "POST",
    headers: { apikey: stack.publishableKey, "content-type": "application/json", ...headers },
    body,
    ...(typeof body === "string" ? {} : { duplex: "half" }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const sendJson = (path: string, body: unknown) => send(path, JSON.stringify(body));

beforeAll(async () => {
  expect((await sendJson("/auth/v1/signup", ACCOUNT)).status).toBe(200);
});

describe("a body that is too big", () => {
  const PLACES = [
    ["auth", "/auth/v1/signup", "msg"],
    ["rest", "/rest/v1/tasks", "message"],
    ["functions", "/functions/v1/api/tasks", "message"],
  ] as const;

  test.each(PLACES)(
    "is refused by %s for the size that it says it has, before it is sent",
    async (kind, path, field) => {
      // Nothing follows the headers: a server that waited for the body would wait for ever.
      const { promise, resolve, reject } = Promise.withResolvers<{ status: number | undefined; text: string }>();
      const headers = { apikey: stack.publishableKey, "content-length": String(BODY_LIMITS[kind] + 1) };
      const outgoing = request(stack.supabaseUrl + path, { method: "POST", headers }, (response) => {
        let text = "";
        response.on("data", (chunk: Buffer) => (text += chunk.toString()));
        response.on("end", () => resolve({ status: response.statusCode, text }));
      });
      outgoing.on("error", reject).flushHeaders();
      const { status, text } = await promise;
      outgoing.destroy();
      expect(status).toBe(413);
      expect(JSON.parse(text)).toHaveProperty(field, "The request is too big.");
    },
  );

  test.each(PLACES)("is refused by %s when it comes in chunks and says nothing", async (kind, path) => {
    const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
    const headers = { apikey: stack.publishableKey, "transfer-encoding": "chunked" };
    const outgoing = request(stack.supabaseUrl + path, { method: "POST", headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    // It is cut off while it is still sending.
    outgoing.on("error", reject);
    const chunk = Buffer.alloc(64 * 1024, " ");
    for (let sent = 0; sent <= BODY_LIMITS[kind] + chunk.length; sent += chunk.length) outgoing.write(chunk);
    expect(await promise).toBe(413);
    outgoing.on("error", () => undefined).destroy();
  });
});

describe("nesting", () => {
  const deep = (levels: number) => "[".repeat(levels) + "]".repeat(levels);

  test.each([
    ["/auth/v1/signup", "bad_json"],
    ["/auth/v1/token?grant_type=password", "bad_json"],
    ["/rest/v1/tasks", "PGRST102"],
    ["/rest/v1/rpc/list_people", "PGRST102"],
    ["/functions/v1/api/tasks", undefined],
  ])("of JSON at %s is refused with 400, however deep", async (path, code) => {
    for (const levels of [101, 6_000, 10_000]) {
      for (const text of [deep(levels), `{"data":${deep(levels)}}`, "[".repeat(levels), '{"a":'.repeat(levels)]) {
        const { status, body } = await send(path, text);
        expect([status, body["error_code"] ?? (code && body["code"])]).toEqual([400, code]);
      }
    }
  });

  test.each([
    `/rest/v1/tasks?or=${"(and".repeat(1_500)}(title.eq.x)${")".repeat(1_500)}`,
    `/rest/v1/tasks?select=${"founders(".repeat(300)}id${")".repeat(300)}`,
    `/rest/v1/tasks?select=${"founders%28".repeat(300)}id${"%29".repeat(300)}`,
  ])("of a query is refused with 400: %.30s", async (path) => {
    const response = await fetch(stack.supabaseUrl + path, { headers: { apikey: stack.publishableKey } });
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, "PGRST100"]);
  });

  test("is not seen in a text, nor in many things side by side", () => {
    const wide = JSON.stringify({
      text: `${"[{".repeat(500)}\\"${'"['.repeat(500)}`,
      list: Array(500).fill([{ a: [1] }]),
    });
    expect(isTooDeep(Buffer.from(wide))).toBe(false);
    expect(isTooDeep(Buffer.from(deep(100)))).toBe(false);
    expect(isQueryTooDeep(`?or=${"(a.eq.1),".repeat(50)}&b=${"(".repeat(5)}&c=${"(".repeat(9)}`)).toBe(false);
  });
});

describe("what is no sign-up", () => {
  const password = "correct horse";
  test.each<[string, unknown, string]>([
    ["a list of addresses", { email: ["a@example.com"], password }, "bad_json"],
    ["an address that is an object", { email: { a: 1 }, password }, "bad_json"],
    ["a number for a password", { email: "a@example.com", password: 1 }, "bad_json"],
    ["a list", ["a@example.com"], "bad_json"],
    ["a text", "a@example.com", "bad_json"],
    ["data that is a list", { email: "a@example.com", password, data: [1] }, "bad_json"],
    ["NUL in the address", { email: "a@example.com\0", password }, "validation_failed"],
    ["NUL in the password", { email: "a@example.com", password: "correct\0horse" }, "validation_failed"],
    ["NUL in the data", { email: "a@example.com", password, data: { deep: [{ name: "a\0" }] } }, "validation_failed"],
    ["300 letters", { email: `${"a".repeat(300)}@example.com`, password }, "validation_failed"],
    [
      "much data",
      { email: "a@example.com", password, data: { x: "x".repeat(METADATA_MAX_BYTES) } },
      "validation_failed",
    ],
  ])("is refused with 400: %s", async (_what, fields, code) => {
    const paths = ["signup", "token?grant_type=password", "recover", "verify", "otp", "magiclink", "resend"];
    for (const path of code === "bad_json" || path0(fields) ? paths.slice(0, 1) : paths) {
      const answer = await sendJson(`/auth/v1/${path}`, fields);
      expect([answer.status, answer.body["error_code"]]).toEqual([400, code]);
    }
  });

  /** Whether only a sign-up takes such fields. */
  const path0 = (fields: unknown) => typeof fields === "object" && fields !== null && "data" in fields;

  test("half an emoji in a name is kept as the replacement character, as Go reads it", async () => {
    const email = `half-${crypto.randomUUID()}@example.com`;
    const { status, body } = await send(
      "/auth/v1/signup",
      `{"email":"${email}","password":"${password}","data":{"name":"x\\ud83d"}}`,
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ user: { user_metadata: { name: "x\ufffd" } } });
  });
});

test("a field that is null is one that was not given, for each field and each call", async () => {
  const { body } = await sendJson("/auth/v1/signup", { ...ACCOUNT, email: `null-${crypto.randomUUID()}@example.com` });
  const headers = { authorization: `Bearer ${String(body["access_token"])}` };
  const names = ["email", "phone", "password", "current_password", "nonce", "data", "type", "token", "token_hash"];
  for (const path of ["signup", "token?grant_type=password", "recover", "verify", "otp", "resend", "logout", "user"]) {
    for (const name of names) {
      const response = await fetch(`${stack.supabaseUrl}/auth/v1/${path}`, {
        method: path === "user" ? "PUT" : "POST",
        headers: { apikey: stack.publishableKey, "content-type": "application/json", ...(path === "user" && headers) },
        body: JSON.stringify({ [name]: null }),
      });
      expect([path, name, response.status]).toEqual([path, name, expect.toSatisfy((status: number) => status < 500)]);
    }
  }
  const nulls = { email: null, password: null, data: null };
  const unchanged = await fetch(`${stack.supabaseUrl}/auth/v1/user`, {
    method: "PUT",
    headers: { apikey: stack.publishableKey, "content-type": "application/json", ...headers },
    body: JSON.stringify(nulls),
  });
  expect(unchanged.status).toBe(200);
});

test("the data of a user is bounded, however many changes it is made in", async () => {
  const auth = createClient(stack.supabaseUrl, stack.publishableKey, { auth: { persistSession: false } }).auth;
  await auth.signUp({ email: `much-${crypto.randomUUID()}@example.com`, password: "correct horse" });
  const add = (at: number) => auth.updateUser({ data: { [`key${at}`]: "x".repeat(METADATA_MAX_BYTES - 100) } });
  expect((await add(1)).error).toBeNull();
  await add(2);
  expect((await add(3)).error?.status).toBe(500);
  expect((await auth.getUser()).data.user?.user_metadata).not.toHaveProperty("key3");
});
