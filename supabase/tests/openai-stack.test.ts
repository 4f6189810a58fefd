import { LLMock } from "@copilotkit/aimock";
import postgres from "postgres";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { register } from "../functions/_shared/contract/auth.ts";
import { call } from "../functions/_shared/contract/call.ts";
import type { CallOf, Endpoint } from "../functions/_shared/contract/endpoint.ts";
import { addFounder, getFounder, listSuggestedPeople } from "../functions/_shared/contract/founders.ts";
import { refreshSummaries } from "../functions/_shared/contract/refresh.ts";
import type { Stack } from "../local/stack.ts";
import { PASSWORD, someEmail } from "./named-user.ts";
import { startTestStack } from "./one-stack.ts";

const server = new LLMock({ port: 0, host: "127.0.0.1", strict: true });
let stack: Stack;
let token: string;

/** Asks this file's own stack, whose functions have a key for the server above. */
const ask = <E extends Endpoint>(endpoint: E, given?: Partial<CallOf<E>>) =>
  call({ baseUrl: stack.api, fetch, token: () => Promise.resolve(token) }, endpoint, given);

beforeAll(async () => {
  await server.start();
  stack = await startTestStack({
    OPENAI_API_KEY: "sk-test",
    OPENAI_BASE_URL: `${server.url}/v1`,
    OPENAI_MODEL: "test-model",
  });
  token = "";
  const { token: mine } = await ask(register, { input: { email: someEmail("ada"), password: PASSWORD } });
  token = mine ?? "";
});
afterAll(async () => {
  await stack.stop();
  await server.stop();
});

async function follow(index: number): Promise<{ founderId: string }> {
  const person = (await ask(listSuggestedPeople)).data[index];
  if (!person) throw new Error("The demonstration network is too small");
  const { id } = await ask(addFounder, { input: { name: person.name, profileUrl: person.profileUrl } });
  return { founderId: id };
}

test("with a key the summaries come from the model, asked by the name in the settings", async () => {
  server.clearFixtures();
  server.on({ endpoint: "chat" }, { content: JSON.stringify({ summary: "The model's own words." }) });
  const params = await follow(0);
  expect(await ask(refreshSummaries, { params })).toMatchObject({ success: true, pending: false });
  expect(await ask(getFounder, { params })).toMatchObject({
    lastPostSummary: "The model's own words.",
    lastPostSummaryBy: "openai",
  });
  const models = server.getRequests().map(({ body }) => (body as { model: string }).model);
  expect(new Set(models)).toEqual(new Set(["test-model"]));
});

test("a model that limits requests is asked again when it has recovered, and no post is lost", async () => {
  server.clearFixtures();
  server.on({ endpoint: "chat" }, { error: { message: "Slow down" }, status: 429, retryAfter: 60 });
  const params = await follow(1);
  const sql = postgres(stack.dbUrl, { max: 1 });
  const mine = () => sql`select state, last_error from queue.jobs where founder_id = ${params.founderId}`;
  await vi.waitFor(
    async () => {
      expect(await mine()).toEqual([
        { state: "queued", last_error: "The language model is receiving too many requests." },
      ]);
    },
    { timeout: 10_000, interval: 100 },
  );
  const posts = () => sql<{ words: boolean; summary: string | null }[]>`
    select content <> '' as words, ai_summary as summary from public.posts where founder_id = ${params.founderId}`;
  const before = await posts();
  expect(before.length).toBeGreaterThanOrEqual(5);

  server.clearFixtures();
  server.on({ endpoint: "chat" }, { content: JSON.stringify({ summary: "Recovered." }) });
  await sql`update queue.jobs set run_at = now() where founder_id = ${params.founderId}`;
  await sql`select private.wake_jobs()`;
  await vi.waitFor(
    async () => {
      expect(await mine()).toEqual([{ state: "done", last_error: null }]);
    },
    { timeout: 10_000, interval: 100 },
  );
  expect(await posts()).toHaveLength(before.length);
  expect(await ask(getFounder, { params })).toMatchObject({ lastPostSummary: "Recovered.", lastRefreshError: null });
  await sql.end();
});

test("a key that is refused shows its reason with the person", async () => {
  server.clearFixtures();
  server.on(
    { endpoint: "chat" },
    { error: { message: "Incorrect API key: sk-test", code: "invalid_api_key" }, status: 401 },
  );
  const params = await follow(2);
  const reason = "The language model refused the key. Check OPENAI_API_KEY.";
  expect(await ask(refreshSummaries, { params })).toMatchObject({ success: false, error: reason, pending: false });
  expect(await ask(getFounder, { params })).toMatchObject({ lastRefreshOutcome: "failed", lastRefreshError: reason });
});
