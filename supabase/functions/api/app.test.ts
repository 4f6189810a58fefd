import { expect, test } from "vitest";
import { outsideOf } from "../../tests/api-outside.ts";
import { endpoints } from "../_shared/contract/endpoints.ts";
import { createApp } from "./app.ts";

const logged: string[] = [];
// Port 1 refuses every connection: nothing below may depend on an answer from Supabase.
const app = createApp(outsideOf("http://127.0.0.1:1", { logError: (message) => logged.push(message) }));

const json = { "Content-Type": "application/json" };
const post = (path: string, body: BodyInit, headers: Record<string, string> = json) =>
  app.request(`/api${path}`, { method: "POST", body, headers, duplex: "half" } as RequestInit);
const concrete = (path: string) => path.replaceAll(/:\w+/g, "00000000-0000-4000-8000-000000000000");
const segment = (text: string) => Buffer.from(text).toString("base64url");

const guarded = endpoints.filter((endpoint) => endpoint.access === "session");
const open = endpoints.filter((endpoint) => endpoint.access === "anyone");

test("lets nobody but log in, register and take up a permission without a token", () => {
  expect(open.map((endpoint) => endpoint.path).sort()).toEqual(["/auth/login", "/auth/register", "/extension/connect"]);
  expect(guarded.length).toBeGreaterThan(5);
});

test.each(guarded.map(({ method, path }) => [method, path] as const))(
  "answers %s %s with 401 without a token, and with anything else in its place",
  async (method, path) => {
    const notAToken = [
      undefined,
      "Bearer",
      "Bearer ",
      "Bearer x",
      "Bearer a.b.c",
      "Basic dXNlcjpwYXNz",
      `Bearer ${segment("nonsense")}.${segment("nonsense")}.${segment("nonsense")}`,
      `Bearer ${segment("{}")}.${segment("null")}.${segment("x")}`,
      `Bearer ${segment('{"alg":"none"}')}.${segment('{"sub":"a","role":"authenticated","exp":1}')}.`,
    ];
    for (const authorization of notAToken) {
      const headers = authorization === undefined ? {} : { Authorization: authorization };
      const response = await app.request(`/api${concrete(path)}`, { method, headers });
      expect(response.status, authorization).toBe(401);
      expect(await response.json()).toEqual({ error: expect.stringMatching(/sign in/) as string });
    }
  },
);

test.each(open.map(({ method, path }) => [method, path] as const))(
  "answers %s %s without a token",
  async (method, path) => {
    expect((await app.request(`/api${path}`, { method, body: "{}", headers: json })).status).toBe(400);
  },
);

test("says what is wrong with each field", async () => {
  const response = await post("/auth/register", JSON.stringify({ email: "nobody", password: "short" }));
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    error: "Enter a valid email address.",
    details: [
      { field: "email", message: "Enter a valid email address." },
      { field: "password", message: "Password must be at least 6 characters." },
    ],
  });
});

test("refuses a field that it does not know", async () => {
  const response = await post("/auth/login", JSON.stringify({ email: "a@b.co", password: "secret1", role: "admin" }));
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: "Unknown field: role" });
});

test.each(["", "{", "nope", '{"email":', "\u0000"])("refuses a body that is not JSON: %j", async (body) => {
  const response = await post("/auth/login", body);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: "The body is not valid JSON." });
});

test.each(["null", "[]", '"text"', "7"])("refuses a body that is not an object: %s", async (body) => {
  const response = await post("/auth/login", body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: "The body must be a JSON object." });
});

test("refuses a body that is too big, said or unsaid", async () => {
  const tooBig = "x".repeat(300 * 1024);
  const unsaid = new Blob([tooBig]).stream();
  for (const body of [tooBig, unsaid]) {
    const response = await post("/auth/login", body);
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ error: "The request is too big." });
  }
});

test("says so when Supabase Auth does not answer", async () => {
  const response = await post("/auth/login", JSON.stringify({ email: "a@b.co", password: "secret1" }));
  expect(response.status).toBe(502);
  expect(await response.json()).toEqual({ error: "The sign-in service did not answer. Please try again." });
});

test("answers an unknown path with 404 in the shape of every error", async () => {
  const response = await app.request("/api/nowhere");
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ error: "Not found" });
});

test("lets another origin ask, and never with credentials that ride along", async () => {
  const response = await app.request("/api/founders", {
    method: "OPTIONS",
    headers: { Origin: "chrome-extension://abc", "Access-Control-Request-Method": "POST" },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(response.headers.get("Access-Control-Allow-Credentials")).toBeNull();
  expect(response.headers.get("Access-Control-Allow-Headers")).toContain("Authorization");
});

test("logs none of this: every refusal above is the caller's to mend", () => {
  expect(logged).toEqual([]);
});
