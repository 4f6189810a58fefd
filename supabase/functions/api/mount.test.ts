import { Hono } from "hono";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { endpoint } from "../_shared/contract/endpoint.ts";
import { mount } from "./mount.ts";
import type { ApiEnv } from "./outside.ts";
import { Refusal } from "./refusal.ts";

const count = endpoint({
  method: "GET",
  path: "/things/:id",
  access: "anyone",
  params: z.object({ id: z.string().check(z.maxLength(3, "Thing not found")) }),
  query: z.object({ limit: z._default(z.coerce.number().check(z.int()), 10) }),
  reply: z.nullable(z.object({ limit: z.number() })),
});
const touch = endpoint({ method: "POST", path: "/things", access: "anyone", reply: z.null() });

function appWith(reply: (limit: number) => { limit: number } | null) {
  const app = new Hono<ApiEnv>();
  mount(app, count, ({ query }) => Promise.resolve(reply(query.limit)));
  mount(app, touch, () => Promise.resolve(null));
  app.onError((error, c) => c.json({ error: error.message }, error instanceof Refusal ? error.status : 500));
  return app;
}

const app = appWith((limit) => ({ limit }));

test("hands over what the schemas make of a request", async () => {
  expect(await (await app.request("/things/a?limit=7")).json()).toEqual({ limit: 7 });
});

test("skips an empty query parameter and ignores one it does not know", async () => {
  expect(await (await app.request("/things/a?limit=&page=x")).json()).toEqual({ limit: 10 });
});

test("refuses a query that does not fit", async () => {
  const response = await app.request("/things/a?limit=many");
  expect([response.status, await response.json()]).toEqual([400, { error: "limit is not valid." }]);
});

test("says that a thing whose id cannot be one is not there", async () => {
  const response = await app.request("/things/abcd");
  expect([response.status, await response.json()]).toEqual([404, { error: "Thing not found" }]);
});

test.each([
  [{ thingId: "nope" }, 404, "Thing not found"],
  [{ thingId: "" }, 400, "Thing ID is required"],
  [{}, 400, "Thing ID is required"],
  [{ thingId: "0d9c7f5e-1f7c-4f0e-9a57-0d4f4a3b2c11", kind: 5 }, 400, "kind is not valid."],
])("replies to the body %j with %i and %j", async (body, status, error) => {
  const kind = z.optional(z.enum(["red", "blue"]));
  const input = z.strictObject({ thingId: z.uuid("Thing not found"), kind });
  const post = endpoint({ method: "POST", path: "/kinds", access: "anyone", input, reply: z.null() });
  const app = appWith(() => null);
  mount(app, post, () => Promise.resolve(null));
  const response = await app.request("/kinds", { method: "POST", body: JSON.stringify(body) });
  expect([response.status, await response.json()]).toEqual([status, { error }]);
});

test("answers null as 204 without a body", async () => {
  const response = await appWith(() => null).request("/things/a");
  expect([response.status, await response.text()]).toEqual([204, ""]);
});

test("never sends a reply that breaks the contract, nor a field the contract does not name", async () => {
  const wrong = { limit: "all" } as unknown as { limit: number };
  expect((await appWith(() => wrong).request("/things/a")).status).toBe(500);
  const withSecret = { limit: 1, secret: "x" };
  expect(await (await appWith(() => withSecret).request("/things/a")).json()).toEqual({ limit: 1 });
});

test.each([undefined, "", "{}", " { } "])("takes the body %j where none is expected", async (body) => {
  expect((await app.request("/things", { method: "POST", ...(body === undefined ? {} : { body }) })).status).toBe(204);
});

test.each(['{"userId":"1"}', "[]", "x"])("refuses the body %s where none is expected", async (body) => {
  expect((await app.request("/things", { method: "POST", body })).status).toBe(400);
});
