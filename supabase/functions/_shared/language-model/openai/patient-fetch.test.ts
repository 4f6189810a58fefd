import { expect, test } from "vitest";
import { patientFetch, retryAfterSeconds } from "./patient-fetch.ts";

test.each([
  [{ "retry-after": "7" }, 7],
  [{ "retry-after": "0.4" }, 1],
  [{ "retry-after-ms": "1500" }, 2],
  [{ "retry-after": "Mon, 01 Jan 2001 00:00:00 GMT" }, 0],
  [{ "retry-after": "soon" }, null],
  [{}, null],
])("reads %j as %s seconds", (headers, seconds) => {
  expect(retryAfterSeconds(new Headers(headers as Record<string, string>))).toBe(seconds);
});

test("reads a date as the seconds until then", () => {
  const inAMinute = new Date(Date.now() + 60_000).toUTCString();
  expect(retryAfterSeconds(new Headers({ "retry-after": inAMinute }))).toBeGreaterThan(50);
});

test.each([
  ["5", null],
  ["6", "false"],
])("of a server that asks for %s seconds, tells the client whether to retry: %s", async (seconds, said) => {
  const limited = () =>
    Promise.resolve(new Response("slow down", { status: 429, headers: { "retry-after": seconds } }));
  const response = await patientFetch(limited)("https://example.com");
  expect(response.status).toBe(429);
  expect(response.headers.get("x-should-retry")).toBe(said);
  expect(await response.text()).toBe("slow down");
});
