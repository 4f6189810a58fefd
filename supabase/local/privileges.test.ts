// The first of lite's differences from Supabase: left alone, its REST part grants everybody everything.
import { App } from "@supabase/lite";
import { createPostgresConnection } from "@supabase/lite/postgres";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestStack } from "../tests/one-stack.ts";
import type { Stack } from "./stack.ts";

/** Every privilege that anybody has on anything of ours, and what new things will get. */
const PRIVILEGES = `
  select 'relation ' || oid::regclass::text as what, relacl::text as privileges from pg_class where relacl is not null
  union all select 'column ' || attrelid::regclass::text || '.' || attname, attacl::text from pg_attribute where attacl is not null
  union all select 'schema ' || nspname, nspacl::text from pg_namespace where nspacl is not null
  union all select 'function ' || oid::regprocedure::text, proacl::text from pg_proc where proacl is not null
  union all select 'default ' || defaclrole::regrole::text || ' ' || defaclnamespace::text || ' ' || defaclobjtype::text, defaclacl::text from pg_default_acl
  order by 1, 2`;

let stack: Stack;
let sql: Sql;
beforeAll(async () => {
  stack = await startTestStack();
  sql = postgres(stack.dbUrl, { onnotice: () => undefined });
});
afterAll(async () => {
  await sql.end();
  await stack.stop();
});

const ask = (path: string, headers: Record<string, string>, body?: object) =>
  fetch(stack.supabaseUrl + path, {
    headers: { apikey: stack.publishableKey, "content-type": "application/json", ...headers },
    ...(body ? { method: "POST", body: JSON.stringify(body) } : {}),
  });

test("privileges stay as the migrations set them, whatever is asked over REST and Auth", async () => {
  const before = await sql.unsafe(PRIVILEGES);
  const signUp = await ask("/auth/v1/signup", {}, { email: "ada@example.com", password: "correct horse" });
  const { access_token: token } = (await signUp.json()) as { access_token: string };
  const secret = { apikey: stack.secretKey };
  const answers = [
    await ask("/rest/v1/founders", { authorization: `Bearer ${token}` }),
    await ask("/rest/v1/founders", {}),
    await ask("/rest/v1/founders", secret),
    await ask("/rest/v1/rpc/claim", { ...secret, "content-profile": "worker" }, { lease_seconds: 1 }),
    await ask("/auth/v1/user", { authorization: `Bearer ${token}` }),
  ];
  expect(answers.map((answer) => answer.status)).toEqual([200, 401, 403, 200, 200]);
  expect(await sql.unsafe(PRIVILEGES)).toEqual(before);
});

test("privileges would be given to everybody by lite on its own (the control)", async () => {
  const url = new URL(stack.dbUrl);
  await sql.unsafe("create database control template template0");
  url.pathname = "/control";
  const control = postgres(url.href, { onnotice: () => undefined });
  await control.unsafe("create table public.plain (id integer); alter table public.plain enable row level security");
  const before = await control.unsafe(PRIVILEGES);
  const connection = createPostgresConnection({ url: url.href, postgresOptions: { onnotice: () => undefined } });
  const app = new App({ connection, auth: { enabled: true, jwt_secret: "a secret of the control only, 32 bytes" } });
  await app.fetch(new Request("http://127.0.0.1/rest/v1/plain"), { peerAddress: null });
  expect(await control.unsafe(PRIVILEGES)).not.toEqual(before);
  await connection.close();
  await control.end();
  await sql.unsafe("drop database control");
});
