import { EXTENSION_API_VERSION, EXTENSION_REDIRECTS } from "@contract/extension";
import { describe, expect, test } from "vitest";
import { account } from "../testing/fake-tracker.ts";
import { baseUrlOf, connect, type ConnectContext, deviceName, swapToken } from "./connect.ts";

const BASE = "https://tracker.example.com";
const [redirect] = EXTENSION_REDIRECTS;
const own = { id: account.id, email: account.email, name: null, version: EXTENSION_API_VERSION };

interface Told {
  where?: unknown;
  answer?: (question: URL) => string | undefined;
  redirect?: string;
  replies?: Record<string, { status?: number; body: unknown }>;
}

function aContext({ where = { api: "/functions/v1/api", key: null }, answer, replies = {}, ...told }: Told = {}) {
  const sent: { url: string; token: string | null; body: unknown }[] = [];
  const questions: URL[] = [];
  const all: typeof replies = {
    "/extension": { body: own },
    "/extension/connect": { body: { token: "trk_1" } },
    ...replies,
  };
  const context: ConnectContext = {
    identity: {
      getRedirectURL: () => told.redirect ?? redirect,
      launchWebAuthFlow({ url }) {
        const question = new URL(url);
        questions.push(question);
        const usual = `${redirect}?${new URLSearchParams({ code: "c".repeat(43), state: question.searchParams.get("state") ?? "" }).toString()}`;
        return Promise.resolve(answer ? answer(question) : usual);
      },
    },
    fetch: (input, init) => {
      const { url } = new Request(input);
      if (url.endsWith("/connect-extension.json")) return Promise.resolve(Response.json(where));
      const body: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : null;
      sent.push({ url, token: new Headers(init?.headers).get("Authorization"), body });
      const reply = all[url.slice(url.indexOf("/api") + 4)] ?? { status: 500, body: {} };
      return Promise.resolve(Response.json(reply.body, { status: reply.status ?? 200 }));
    },
  };
  return { context, sent, questions };
}

test("takes the address of a Tracker over TLS, or on this machine, as an origin", () => {
  expect(["tracker.example.com/people", " https://T.example ", "http://127.0.0.1:5173/x"].map(baseUrlOf)).toEqual([
    "https://tracker.example.com",
    "https://t.example",
    "http://127.0.0.1:5173",
  ]);
  for (const bad of [
    "",
    "http://tracker.example.com",
    "ftp://x",
    "https://a:b@x.example",
    "javascript:alert(1)",
    "https://",
  ])
    expect(() => baseUrlOf(bad), bad).toThrow("Enter the address");
});

test("shows a challenge, and takes the code up with the secret that it was made of", async () => {
  const { context, sent, questions } = aContext();
  expect(await connect(BASE, context)).toMatchObject({
    token: "trk_1",
    apiUrl: `${BASE}/functions/v1/api`,
    email: own.email,
  });
  const { verifier } = sent[0]?.body as { verifier: string };
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier)));
  const challenge = btoa(String.fromCharCode(...digest))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
  expect(questions[0]?.searchParams.get("challenge")).toBe(challenge);
  expect(questions[0]?.href).not.toContain(verifier);
  expect(questions[0]?.origin).toBe(BASE);
});

test("another connection has another secret and another state", async () => {
  const { context, questions } = aContext();
  await connect(BASE, context);
  await connect(BASE, context);
  const [first, second] = questions.map(({ searchParams }) => [
    searchParams.get("challenge"),
    searchParams.get("state"),
  ]);
  expect(first?.filter((value) => second?.includes(value))).toEqual([]);
});

describe("takes no answer", () => {
  test.each([
    ["of another request", () => `${redirect}?code=${"c".repeat(43)}&state=other`, "another request"],
    [
      "without a code",
      (question: URL) => `${redirect}?error=access_denied&state=${question.searchParams.get("state") ?? ""}`,
      "chose not",
    ],
    ["when the window was closed", () => undefined, "closed"],
  ] as const)("%s", async (_, answer, reason) => {
    const { context, sent } = aContext({ answer });
    await expect(connect(BASE, context)).rejects.toThrow(reason);
    expect(sent).toEqual([]);
  });

  test("in a copy of the extension with another id", async () => {
    const { context, questions } = aContext({ redirect: "https://other.chromiumapp.org/connect" });
    await expect(connect(BASE, context)).rejects.toThrow("can't be connected");
    expect(questions).toEqual([]);
  });
});

test("believes no app that sends the calls elsewhere in the clear, or is none", async () => {
  for (const where of [
    { api: "http://evil.example/api", key: null },
    { api: "javascript:alert(1)", key: null },
    {},
    null,
    "<html>",
  ])
    await expect(connect(BASE, aContext({ where }).context)).rejects.toThrow("no Tracker");
  const hosted = aContext({ where: { api: "https://x.supabase.co/functions/v1/api", key: "sb_publishable_x" } });
  expect(await connect(BASE, hosted.context)).toMatchObject({
    apiUrl: "https://x.supabase.co/functions/v1/api",
    key: "sb_publishable_x",
  });
});

test("swaps a pasted token at once, and keeps only the new one", async () => {
  const pasted = "eyJhbGciOiJFUzI1NiJ9.e30.c2ln";
  const { context, sent } = aContext({ replies: { "/extension/tokens": { body: { token: "trk_2" } } } });
  const made = await swapToken(BASE, ` ${pasted}\n`, context);
  expect(sent[0]).toMatchObject({ token: `Bearer ${pasted}` });
  expect(made.token).toBe("trk_2");
  expect(JSON.stringify(made)).not.toContain(pasted);
});

test("keeps a token that is the extension's already, and says when one is over or none", async () => {
  const kept = aContext({ replies: { "/extension/tokens": { status: 403, body: { error: "You may not do this." } } } });
  expect((await swapToken(BASE, "trk_own_token_of_mine", kept.context)).token).toBe("trk_own_token_of_mine");
  const over = aContext({ replies: { "/extension/tokens": { status: 401, body: { error: "Sign in." } } } });
  await expect(swapToken(BASE, "trk_own_token_of_mine", over.context)).rejects.toThrow("not valid any more");
  await expect(swapToken(BASE, "hello <b>", over.context)).rejects.toThrow("This is no token");
});

test("refuses a Tracker that is older than the extension", async () => {
  const { context } = aContext({ replies: { "/extension": { body: { ...own, version: 0 } } } });
  await expect(connect(BASE, context)).rejects.toThrow("older than the extension");
});

test("names the token after the browser and the system", () => {
  expect(deviceName("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36")).toBe(
    "Extension in Chrome on Linux",
  );
  expect(deviceName("Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0")).toBe(
    "Extension in Firefox on macOS",
  );
  expect(deviceName("something else")).toBe("Extension in Chrome");
});
