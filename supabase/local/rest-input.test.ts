// Tokens and texts as PostgREST reads them, where lite reads them in another way.
import { createHmac } from "node:crypto";
import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signUp } from "../proof/people.ts";
import { startTestStack, type TestStack } from "../tests/one-stack.ts";

let stack: TestStack;
let token: string;

interface Asked {
  body?: unknown;
  headers?: Record<string, string>;
}

async function ask(path: string, { body, headers }: Asked = {}, bearer: string | null = token) {
  const authorization = bearer === null ? {} : { authorization: `Bearer ${bearer}` };
  const response = await fetch(stack.supabaseUrl + path, {
    method: body === undefined ? "GET" : "POST",
    headers: { apikey: stack.publishableKey, "content-type": "application/json", ...authorization, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

beforeAll(async () => {
  stack = await startTestStack();
  const sql = postgres(stack.dbUrl, { max: 1, onnotice: () => undefined });
  await sql.unsafe(`
    create table public.odd_things (id integer primary key, note text, doc jsonb);
    grant insert on public.odd_things to authenticated;
    create function public.echo(doc jsonb) returns jsonb language sql as $$ select doc $$;
    revoke execute on function public.echo(jsonb) from public;
    grant execute on function public.echo(jsonb) to authenticated;`);
  await sql.end();
  ({ token } = await signUp(stack, "Ada"));
});
afterAll(() => stack.stop());

/** A token of ours, with other claims. */
function tokenWith(changes: Record<string, unknown>): string {
  const [header = "", payload = ""] = token.split(".");
  const claims = { ...(JSON.parse(Buffer.from(payload, "base64url").toString()) as object), ...changes };
  const signed = `${header}.${Buffer.from(JSON.stringify(claims)).toString("base64url")}`;
  return `${signed}.${createHmac("sha256", stack.jwtSecret ?? "")
    .update(signed)
    .digest("base64url")}`;
}
const seconds = (from: number) => Math.floor(Date.now() / 1000) + from;

test.each(["garbage", "trk_0123456789", "a.b", "a..c", "..", ""])(
  "refuses “%s” for a token, instead of taking its bearer for nobody",
  async (bearer) => {
    const headers = { authorization: `Bearer ${bearer}` };
    const answer = await ask("/rest/v1/profiles", { headers }, null);
    expect([answer.status, answer.body]).toMatchObject([401, { code: "PGRST301" }]);
  },
);

test("believes a token for half a minute past its end or before its begin, and no longer", async () => {
  const cases: [Record<string, number>, number, string | undefined][] = [
    [{ exp: seconds(-10) }, 200, undefined],
    [{ exp: seconds(-60) }, 401, "PGRST303"],
    [{ nbf: seconds(10) }, 200, undefined],
    [{ nbf: seconds(60) }, 401, "PGRST303"],
  ];
  for (const [claims, status, code] of cases) {
    const answer = await ask("/rest/v1/profiles", {}, tokenWith(claims));
    expect([claims, answer.status, (answer.body as { code?: string }).code]).toEqual([claims, status, code]);
  }
  const forged = tokenWith({ exp: seconds(-10) }).replace(/.{6}$/, "AAAAAA");
  expect((await ask("/rest/v1/profiles", {}, forged)).body).toMatchObject({ code: "PGRST301" });
});

test("refuses a token of a role that is not there", async () => {
  const answer = await ask("/rest/v1/profiles", {}, tokenWith({ role: "nobody_at_all" }));
  expect([answer.status, answer.body]).toMatchObject([401, { code: "22023" }]);
});

test.each([
  ["half of a pair", "\ud83d x", "PGRST102"],
  ["NUL", "a\0b", "22P05"],
])("refuses %s in texts, names and documents, and takes what only looks like it", async (_what, text, code) => {
  for (const body of [{ id: 50, note: text }, { id: 50, doc: { deep: [text] } }, [{ id: 50, doc: { [text]: 1 } }]]) {
    const answer = await ask("/rest/v1/odd_things", { body });
    expect([answer.status, answer.body]).toMatchObject([400, { code }]);
  }
  const note = String.raw`\u0000 \ud83d 😀`;
  const kept = await ask("/rest/v1/rpc/echo", { body: { doc: { note } } });
  expect(kept.body).toEqual({ note });
});
