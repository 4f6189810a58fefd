import { expect, inject, test } from "vitest";
import { ApiError, call } from "../functions/_shared/contract/call.ts";
import { type Endpoint, tokenScopeSchema } from "../functions/_shared/contract/endpoint.ts";
import { endpoints } from "../functions/_shared/contract/endpoints.ts";
import { addFounder, listFounders, lookUpFounder } from "../functions/_shared/contract/founders.ts";
import { addToken, listTokens, revokeToken } from "../functions/_shared/contract/tokens.ts";
import { mintPersonalToken } from "../functions/_shared/server/personal-token.ts";
import { answer, refusal } from "./api-answers.ts";
import { clientWith, PASSWORD, signUp, newFounder } from "./named-user.ts";

const ANY_ID = "00000000-0000-4000-8000-000000000000";
const SCOPES = tokenScopeSchema.options;
const invalid = { status: 401, error: "This token is not valid." };

test("shows a token once, and never again", async () => {
  const { token: session } = await signUp("Ada");
  const { token, ...shown } = await answer(addToken, session, { input: { name: "Laptop", scope: "read" } });
  expect(token).toMatch(/^trk_[\w-]{43}_[0-9a-f]{8}$/);
  const days = (Date.parse(shown.expiresAt) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(90);
  expect((await answer(listTokens, session)).data).toEqual([shown]);
  await answer(listFounders, token);
  expect((await answer(listTokens, session)).data[0]?.lastUsedAt).not.toBeNull();
});

test("is dead on the next request once it is revoked, and only its owner revokes it", async () => {
  const ada = await signUp("Ada");
  const { id: tokenId, token } = await ada.call(addToken, { input: { name: "Laptop", scope: "write" } });
  const bob = await signUp("Bob");
  expect((await refusal(revokeToken, bob.token, { params: { tokenId } })).status).toBe(404);
  await answer(listFounders, token);
  await ada.call(revokeToken, { params: { tokenId } });
  expect(await refusal(listFounders, token)).toEqual(invalid);
});

test("acts for its holder only", async () => {
  const [ada, bob] = [await signUp("Ada"), await signUp("Bob")];
  const { token } = await ada.call(addToken, { input: { name: "Laptop", scope: "write" } });
  await bob.call(addFounder, { input: newFounder() });
  const { id } = await answer(addFounder, token, { input: newFounder() });
  expect((await ada.call(listFounders)).data.map((founder) => founder.id)).toEqual([id]);
  expect((await answer(listFounders, token)).total).toBe(1);
});

test("opens nothing when it was never made, is mistyped or is sent to PostgREST", async () => {
  const { token: session } = await signUp("Ada");
  const { token } = await answer(addToken, session, { input: { name: "Laptop", scope: "write" } });
  for (const bad of [
    await mintPersonalToken(),
    `${token}0`,
    token.slice(0, -1),
    token.replace(/.{9}$/, "_00000000"),
    "trk_",
  ]) {
    expect(await refusal(listFounders, bad)).toEqual(invalid);
  }
  const { error } = await clientWith(token).from("founders").select("id");
  expect(error).not.toBeNull();
});

/** How the API answers a call whose parts may be nonsense: what matters is whether it gets as far as looking at them. */
async function statusOf(endpoint: Endpoint, token: string): Promise<number> {
  const params = {
    founderId: ANY_ID,
    taskId: ANY_ID,
    fieldId: ANY_ID,
    postId: ANY_ID,
    tokenId: ANY_ID,
    entryId: ANY_ID,
    jobId: 1,
  };
  const given = { params, ...(endpoint.method !== "GET" && { input: { nonsense: true } }) };
  return call({ baseUrl: inject("stack").api, fetch, token: () => Promise.resolve(token) }, endpoint, given).then(
    () => 200,
    (error: unknown) => (error instanceof ApiError ? error.status : 200),
  );
}

test.each(SCOPES)(
  "with the scope %s makes the calls of that scope and no other",
  { timeout: 90_000 },
  async (scope) => {
    const { token: session } = await signUp("Ada");
    const { token } = await answer(addToken, session, { input: { name: "Walk", scope } });
    for (const endpoint of endpoints.filter((one) => one.access === "session")) {
      const status = await statusOf(endpoint, token);
      const named = `${endpoint.method} ${endpoint.path}`;
      if (endpoint.scopes.includes(scope)) expect([401, 403], named).not.toContain(status);
      else expect(status, named).toBe(403);
    }
  },
);

/** What the `token` function turns a personal token into. */
async function standInOf(token: string): Promise<string> {
  const { supabaseUrl, publishableKey } = inject("stack");
  const reply = await fetch(`${supabaseUrl}/functions/v1/token`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, apikey: publishableKey },
  });
  return ((await reply.json()) as { token: string }).token;
}

test.each(SCOPES)("its stand-in with the scope %s changes no password and ends no session", async (scope) => {
  const { email, token: session, db } = await signUp("Ada");
  const { token } = await answer(addToken, session, { input: { name: "Taken", scope } });
  const { supabaseUrl, publishableKey } = inject("stack");
  const headers = { Authorization: `Bearer ${await standInOf(token)}`, apikey: publishableKey };
  const ask = async (method: string, path: string, body?: object) => {
    const init = { method, headers: { ...headers, "Content-Type": "application/json" } };
    return (await fetch(`${supabaseUrl}/auth/v1/${path}`, { ...init, ...(body && { body: JSON.stringify(body) }) }))
      .status;
  };
  expect(await ask("GET", "user")).toBe(403);
  expect(await ask("PUT", "user", { password: "taken over" })).toBe(403);
  expect(await ask("PUT", "user", { email: "taken-over@example.com" })).toBe(403);
  expect(await ask("GET", "reauthenticate")).toBe(403);
  expect(await ask("POST", "logout?scope=global")).toBe(403);
  expect((await clientWith(null).auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  expect((await db.from("profiles").select("email")).data).toEqual([{ email }]);
});

test("its stand-in for a minute keeps to the scope in the database too, and does not pass for a session", async () => {
  const { token: session } = await signUp("Ada");
  const { token } = await answer(addToken, session, { input: { name: "Reader", scope: "read" } });
  const standIn = await standInOf(token);
  const db = clientWith(standIn);
  expect((await db.from("founders").select("id")).error).toBeNull();
  const { name, profileUrl } = newFounder();
  expect((await db.from("founders").insert({ name, profile_url: profileUrl })).error?.code).toBe("42501");
  expect((await db.from("personal_tokens").select("id")).data).toEqual([]);
  expect((await db.from("profiles").update({ name: "Changed" }).not("id", "is", null).select("id")).data).toEqual([]);
  expect(await refusal(listFounders, standIn)).toMatchObject({ status: 401 });
});

test("to save people adds them and is told who is saved, and reads nobody", async () => {
  const { token: session } = await signUp("Ada");
  const { token } = await answer(addToken, session, { input: { name: "Extension", scope: "capture" } });
  const known = { ...newFounder("Grace"), email: "grace@example.com", meetingSummaries: "Met in private" };
  const { id } = await answer(addFounder, session, { input: known });
  const look = (profileUrl: string) => answer(lookUpFounder, token, { query: { profileUrl } });
  expect(await look(`${known.profileUrl}/?trk=feed`)).toEqual({ founder: { id, name: "Grace" } });
  expect(await look(newFounder().profileUrl)).toEqual({ founder: null });
  expect((await refusal(listFounders, token)).status).toBe(403);
  const input = { ...newFounder("Ada"), stage: "Lead" };
  expect(await answer(addFounder, token, { input })).toMatchObject({ name: "Ada", stage: "Lead" });
  expect(await refusal(addFounder, token, { input: { ...newFounder(), stage: "Made up" } })).toEqual({
    status: 400,
    error: "Choose a stage from your list.",
  });
  const db = clientWith(await standInOf(token));
  expect((await db.from("founders").select("*")).data).toEqual([]);
  const byHand = { name: "Ada", profile_url: newFounder().profileUrl, status: "x".repeat(101) };
  expect((await db.from("founders").insert(byHand)).error?.message).toBe("Choose a status from your list.");
  expect((await db.rpc("request_refresh", { founder_id: id })).error?.code).toBe("PT403");
  expect((await db.rpc("refresh_jobs", {})).data).toEqual([]);
});

test("tells nobody of someone else's people", async () => {
  const [ada, bob] = [await signUp("Ada"), await signUp("Bob")];
  const known = newFounder();
  await ada.call(addFounder, { input: known });
  expect(await bob.call(lookUpFounder, { query: { profileUrl: known.profileUrl } })).toEqual({ founder: null });
  expect(await refusal(lookUpFounder, bob.token, { query: { profileUrl: "https://example.com" } })).toMatchObject({
    status: 400,
  });
});
