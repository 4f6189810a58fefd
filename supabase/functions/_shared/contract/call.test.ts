import * as z from "zod/mini";
import { expect, test } from "vitest";
import { call, ApiError } from "./call.ts";
import { endpoint } from "./endpoint.ts";

const getThing = endpoint({
  method: "GET",
  path: "/things/:thingId",
  params: z.object({ thingId: z.string() }),
  query: z.object({ days: z.optional(z.number()), q: z.optional(z.string()) }),
  reply: z.object({ ok: z.boolean() }),
});
const dropThing = endpoint({ method: "DELETE", path: "/things", reply: z.null() });

function hostAnswering(response: Response) {
  const asked: { url: string; init: RequestInit | undefined }[] = [];
  const fetch = (url: RequestInfo | URL, init?: RequestInit) => {
    asked.push({ url: new Request(url).url, init });
    return Promise.resolve(response);
  };
  return { asked, host: { baseUrl: "http://api.test/api", fetch, token: () => Promise.resolve("tok") } };
}

test("fills the path, skips empty query parameters and sends the bearer token", async () => {
  const { asked, host } = hostAnswering(Response.json({ ok: true }));
  expect(await call(host, getThing, { params: { thingId: "a/b" }, query: { days: 30, q: "" } })).toEqual({ ok: true });
  expect(asked[0]?.url).toBe("http://api.test/api/things/a%2Fb?days=30");
  expect(new Headers(asked[0]?.init?.headers).get("Authorization")).toBe("Bearer tok");
});

test("gives null for 204", async () => {
  expect(await call(hostAnswering(new Response(null, { status: 204 })).host, dropThing)).toBeNull();
});

test.each([
  [Response.json({ error: "No such thing", message: "other" }, { status: 404 }), "No such thing"],
  [Response.json({ message: "Try later" }, { status: 503 }), "Try later"],
  [new Response("<html>", { status: 502, statusText: "Bad Gateway" }), "API request failed: 502 Bad Gateway"],
])("throws the server's error, else its message, else the status", async (response, message) => {
  await expect(call(hostAnswering(response).host, dropThing)).rejects.toEqual(new ApiError(message, response.status));
});

test("refuses a reply of the wrong shape", async () => {
  await expect(
    call(hostAnswering(Response.json({ ok: "yes" })).host, getThing, { params: { thingId: "1" } }),
  ).rejects.toThrow();
});
