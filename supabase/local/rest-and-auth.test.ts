// Where REST and Auth differ from Supabase's, and where they would but for what rest-and-auth.ts does about it. README.md has
// the list; each of its entries about REST and Auth has its test here.
import { createClient } from "@supabase/supabase-js";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestStack } from "../tests/one-stack.ts";
import type { Stack } from "./stack.ts";

const ACCOUNT = { email: "ada@example.com", password: "correct horse" };

const ODD_TABLE = `
  create table public.odd_things (
    id integer primary key, note text check (note <> 'bad'), doc jsonb, seen_at timestamptz default '2026-01-02 03:04:05.678+00',
    amount numeric default 1.10, big bigint default 9007199254740993, hidden text);
  grant select, delete on public.odd_things to authenticated;
  grant insert (id, note, doc), update (note) on public.odd_things to authenticated;
  create function public.fail_with(code text) returns void language plpgsql as
    $$ begin raise exception 'Why.' using errcode = code; end $$;
  create function public.echo(doc jsonb) returns jsonb language sql as $$ select doc $$;
  create function public.describe_caller() returns jsonb language sql as $$ select jsonb_build_object('user', current_user,
    'session', session_user, 'uid', auth.uid(), 'path', current_setting('search_path'), 'timeout', current_setting('statement_timeout')) $$;
  revoke execute on all functions in schema public from public;
  grant execute on function public.fail_with(text), public.echo(jsonb), public.describe_caller() to anon, authenticated;
`;

let stack: Stack;
let sql: Sql;
let token: string;

interface Asked {
  body?: unknown;
  method?: string;
  headers?: Record<string, string>;
}

async function ask(path: string, { body, method, headers }: Asked = {}, bearer: string | null = token) {
  const response = await fetch(stack.supabaseUrl + path, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: {
      apikey: stack.publishableKey,
      "content-type": "application/json",
      prefer: "return=representation",
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    text,
    body: (text.startsWith("{") || text.startsWith("[") ? JSON.parse(text) : text) as unknown,
  };
}

beforeAll(async () => {
  stack = await startTestStack();
  sql = postgres(stack.dbUrl, { onnotice: () => undefined });
  await sql.unsafe(ODD_TABLE);
  const client = createClient(stack.supabaseUrl, stack.publishableKey, { auth: { persistSession: false } });
  const { data } = await client.auth.signUp(ACCOUNT);
  token = data.session?.access_token ?? "";
});
afterAll(async () => {
  await sql.end();
  await stack.stop();
});

describe("REST", () => {
  test("acts as the caller's role, connected as Supabase's authenticator with its time limit and search path", async () => {
    const { body } = await ask("/rest/v1/rpc/describe_caller", { body: {} });
    expect(body).toMatchObject({
      user: "authenticated",
      session: "authenticator",
      // PostgREST quotes them, and puts the profile's schema before them again.
      path: expect.stringMatching(/public"?, "?extensions"?$/) as string,
      timeout: "8s",
    });
    expect((await ask("/rest/v1/rpc/describe_caller", { body: {} }, null)).body).toMatchObject({
      user: "anon",
      uid: null,
    });
  });

  test("reaches the worker's schema with the secret key and with no other", async () => {
    const claim = { body: { lease_seconds: 1 }, headers: { "content-profile": "worker" } };
    expect((await ask("/rest/v1/rpc/claim", claim)).status).toBe(403);
    const headers = { ...claim.headers, apikey: stack.secretKey };
    expect((await ask("/rest/v1/rpc/claim", { ...claim, headers }, null)).status).toBe(200);
  });

  test("shows no schema but the exposed ones", async () => {
    expect((await ask("/rest/v1/jobs", { headers: { "accept-profile": "queue" } })).status).toBe(406);
  });

  test("keeps documents as they are, in arguments and in rows", async () => {
    const doc = { list: [1, "two", { three: null }] };
    expect((await ask("/rest/v1/rpc/echo", { body: { doc } })).body).toEqual(doc);
    expect((await ask("/rest/v1/odd_things?select=doc", { body: { id: 1, doc } })).body).toEqual([{ doc }]);
    const [row] = await sql`select jsonb_typeof(doc) as type from odd_things where id = 1`;
    expect(row).toEqual({ type: "object" });
  });

  test("refuses a bare text as a document, which PostgREST would take (a difference)", async () => {
    expect((await ask("/rest/v1/rpc/echo", { body: { doc: "text" } })).status).toBe(400);
  });

  test("writes times as ISO 8601", async () => {
    expect((await ask("/rest/v1/odd_things?select=seen_at", { body: { id: 2 } })).body).toEqual([
      { seen_at: "2026-01-02T03:04:05.678+00:00" },
    ]);
  });

  test("writes exact numbers as text and rounds huge ones, where PostgREST writes each digit (a difference)", async () => {
    const { text } = await ask("/rest/v1/odd_things?select=amount,big", { body: { id: 3 } });
    expect(text).toBe('[{"amount":"1.10","big":9007199254740992}]');
  });

  test.each([
    ["P0001", 400],
    ["PT409", 409],
    ["23514", 400],
    ["42501", 403],
  ])("answers `raise` with the state %s as PostgREST does: %i", async (code, status) => {
    const answer = await ask("/rest/v1/rpc/fail_with", { body: { code } });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ code, message: "Why." });
  });

  test("names the constraint that a row failed", async () => {
    const answer = await ask("/rest/v1/odd_things", { body: { id: 4, note: "bad" } });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      code: "23514",
      message: expect.stringContaining("odd_things_note_check") as string,
    });
  });

  test.each(["DELETE", "PATCH"])("refuses a %s of a whole table, as Supabase's safeupdate does", async (method) => {
    const answer = await ask("/rest/v1/odd_things", { method, ...(method === "PATCH" ? { body: { note: "x" } } : {}) });
    expect(answer.body).toMatchObject({ code: "21000" });
  });

  test("has Supabase's own auth.uid() and the like, which read the claims as PostgREST sets them", async () => {
    const claims = { sub: "00000000-0000-4000-8000-000000000001", role: "authenticated", email: "ada@example.com" };
    const [row] = await sql.begin(async (tx) => {
      await tx`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`;
      return tx`select auth.uid(), auth.role(), auth.email(), auth.jwt()`;
    });
    expect(row).toEqual({ uid: claims.sub, role: claims.role, email: claims.email, jwt: claims });
    const [nobody] = await sql`select auth.uid(), auth.role(), auth.email(), auth.jwt()`;
    expect(nobody).toEqual({ uid: null, role: null, email: null, jwt: null });
  });

  test("sees a new table as soon as it is there", async () => {
    await sql.unsafe("create table public.late (id integer); grant select on public.late to authenticated");
    await expect.poll(async () => (await ask("/rest/v1/late")).status).toBe(200);
  });

  test("refuses an upsert that sets a column without an UPDATE grant", async () => {
    await ask("/rest/v1/odd_things", { body: { id: 100 } });
    const upsert = { body: { id: 100, doc: {} }, headers: { prefer: "resolution=merge-duplicates" } };
    expect((await ask("/rest/v1/odd_things", upsert)).status).toBe(403);
  });

  test("lets an upsert pass that PostgREST would refuse for setting the key too (a difference)", async () => {
    await ask("/rest/v1/odd_things", { body: { id: 101 } });
    const upsert = { body: { id: 101, note: "n" }, headers: { prefer: "resolution=merge-duplicates" } };
    expect((await ask("/rest/v1/odd_things", upsert)).status).toBe(200);
  });

  test("takes a list for a text and stores its items, where PostgREST stores its JSON (a difference)", async () => {
    const { body } = await ask("/rest/v1/odd_things?select=note", { body: { id: 50, note: [1, 2] } });
    expect(body).toEqual([{ note: "1,2" }]);
  });

  test("fills a key that one row lacks with its default, where PostgREST stores null (a difference)", async () => {
    const path = "/rest/v1/odd_things?columns=id,note&select=id,note";
    expect((await ask(path, { body: [{ id: 60, note: "a" }, { id: 61 }] })).status).toBe(201);
  });

  test("asks for a key, and for no secret one from a browser", async () => {
    expect((await fetch(`${stack.supabaseUrl}/rest/v1/founders`)).status).toBe(401);
    const headers = { apikey: stack.secretKey, "user-agent": "Mozilla/5.0 (X11)" };
    expect((await ask("/rest/v1/founders", { headers }, null)).status).toBe(401);
  });
});

describe("Auth", () => {
  test("answers a known address, a weak password and a wrong one as Supabase does", async () => {
    expect((await ask("/auth/v1/signup", { body: ACCOUNT }, null)).body).toMatchObject({
      code: 422,
      error_code: "user_already_exists",
    });
    const weak = { email: "new@example.com", password: "12345" };
    expect((await ask("/auth/v1/signup", { body: weak }, null)).body).toMatchObject({
      code: 422,
      error_code: "weak_password",
    });
    const wrong = { ...ACCOUNT, password: "wrong" };
    const answer = await ask("/auth/v1/token?grant_type=password", { body: wrong }, null);
    expect(answer.body).toMatchObject({ code: 400, error_code: "invalid_credentials" });
  });

  test("signs with a shared secret: no key id, no public keys, and fewer claims (a difference)", async () => {
    const [header, claims] = token
      .split(".")
      .slice(0, 2)
      .map((part) => JSON.parse(Buffer.from(part, "base64url").toString()) as object);
    expect(header).toEqual({ alg: "HS256", typ: "JWT" });
    expect(Object.keys(claims ?? {}).sort()).toEqual(["aud", "email", "exp", "iat", "role", "session_id", "sub"]);
    expect((await ask("/auth/v1/.well-known/jwks.json")).body).toEqual({ keys: [] });
  });

  test("lets supabase-js check a token all the same", async () => {
    const client = createClient(stack.supabaseUrl, stack.publishableKey, { auth: { persistSession: false } });
    expect((await client.auth.getClaims(token)).data?.claims.email).toBe(ACCOUNT.email);
    expect((await client.auth.getClaims(`${token.slice(0, -3)}AAA`)).data).toBeNull();
  });

  test("takes many sign-ins and sign-ups in a row, where Supabase answers 429 after 30 (a difference)", async () => {
    const weak = { email: "many@example.com", password: "12345" };
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask("/auth/v1/signup", { body: weak }, null)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([422]));
  });

  test("has no administration (a difference)", async () => {
    expect((await ask("/auth/v1/admin/users", { headers: { apikey: stack.secretKey } }, null)).status).toBe(401);
  });

  test("ends a session at once for Auth, while its token stays good for REST until it expires, as on Supabase", async () => {
    const { body } = await ask("/auth/v1/token?grant_type=password", { body: ACCOUNT }, null);
    const { access_token: other } = body as { access_token: string };
    expect((await ask("/auth/v1/logout?scope=local", { method: "POST" }, other)).status).toBe(204);
    expect((await ask("/auth/v1/user", {}, other)).status).toBe(403);
    expect((await ask("/rest/v1/profiles", {}, other)).status).toBe(200);
  });
});

test.each(["/realtime/v1/websocket", "/storage/v1/bucket", "/graphql/v1"])(
  "there is nothing at %s (a difference)",
  async (path) => {
    expect((await ask(path)).status).toBe(404);
  },
);
