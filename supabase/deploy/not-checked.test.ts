import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { check, healthy, missing } from "./checked-project.ts";
import { configChecks } from "./config-checks.ts";
import type { HostedProjectOptions } from "./hosted-project.ts";
import { report, type Result } from "./run-checks.ts";
import { ACCESS_TOKEN, PUBLISHABLE_KEY, type ProjectState, REF } from "./stand-in-project.ts";

test("where the migrations cannot be seen, the settings are pushed after the schema", async () => {
  const state = { ...healthy(), autoconfirm: true };
  const results = await check(state, { accessToken: undefined, publishableKey: PUBLISHABLE_KEY });
  expect(missing(results).map(({ fix }) => fix)).toEqual([
    "npx supabase db push --remote\nnpx supabase config diff && npx supabase config push",
  ]);
});

const page = { status: 200, json: "<!doctype html><title>Sign in</title>" };
const troubles: [string, Partial<ProjectState>, Partial<HostedProjectOptions>, string][] = [
  ["a wrong token", {}, { accessToken: "sbp_another" }, "SUPABASE_ACCESS_TOKEN is not accepted"],
  ["a placeholder", {}, { accessToken: "sbp_…" }, "SUPABASE_ACCESS_TOKEN holds characters that no token has."],
  ["two lines", {}, { accessToken: `${ACCESS_TOKEN}\n` }, "SUPABASE_ACCESS_TOKEN holds characters that no token has."],
  ["no such project", { trouble: { status: 404, json: { message: "Project not found" } } }, {}, `no project ${REF}.`],
  ["a web page", { trouble: page }, {}, "200 with a web page instead of data."],
  ["too many requests", { trouble: { status: 429, json: {} } }, {}, "429, too many requests: wait a minute."],
  ["an error", { trouble: { status: 500, json: {} } }, {}, "the Management API answered 500."],
  ["no rights", { trouble: { status: 403, json: {} } }, {}, "the access token may not read this."],
  ["a paused project", { status: "INACTIVE" }, {}, "the project is INACTIVE: Dashboard → Restore project"],
  ["nobody there", {}, { managementUrl: "http://127.0.0.1:1", projectUrl: "http://127.0.0.1:1" }, "does not answer."],
];
test.each(troubles)("%s is said once, and never ends well", async (_, state, options, reason) => {
  const results = await check({ ...healthy(), ...state }, options);
  const { text, code } = report(results);
  expect(code).toBe(2);
  expect(text.split(reason)).toHaveLength(2);
  expect(text).toMatch(/Nothing of the project was seen|Part of the project was not seen/);
});

test.each(troubles.slice(-2))("of %s nothing is seen", async (_, state, options) => {
  const results = await check({ ...healthy(), ...state }, options);
  expect(results.filter(({ state: one, isLocal }) => !isLocal && one !== "not checked")).toEqual([]);
  expect(report(results).text).toContain("Nothing of the project was seen");
});

test("with neither token nor key, what anybody may ask is seen", async () => {
  const results = await check(healthy(), { accessToken: undefined });
  expect(results.flatMap(({ title, isLocal, state }) => (!isLocal && state === "ok" ? [title] : []))).toEqual([
    "functions: api answers",
    "functions: jobs answers, and refuses a caller without a key",
    "functions: token starts with its signing key",
    "functions: sms answers",
    "functions: mail answers",
  ]);
  expect(report(results)).toMatchObject({ code: 2, text: expect.stringContaining("Part of the project") as string });
});

test.each(["sb_secret_of_another", "sb_publishable_…", "sb_publishable_wrong"])(
  "%s is no publishable key",
  async (key) => {
    const { text } = report(await check(healthy(), { publishableKey: key }));
    expect(text.match(/SUPABASE_PUBLISHABLE_KEY (holds|is not accepted)/g)).toHaveLength(1);
  },
);

test("a signing key that cannot be read is said, and not taken for none", async () => {
  const titles = missing(await check(healthy(), { signingKeyId: null }));
  expect(titles).toMatchObject([
    { title: "keys: that of personal tokens is in use", why: expect.stringContaining("is there") as string },
  ]);
});

test("texting that has reached no phone yet says what Twilio wants first; without texting nothing is said", async () => {
  const state = { ...healthy(), isTextDelivered: false };
  expect(report(await check(state)).code).toBe(0);
  for (const name of ["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "TWILIO_PHONE_NUMBER", "PUBLIC_URL"])
    state.secrets.push({ name, value: "0".repeat(64) });
  const { text, code } = report(await check(state));
  expect(code).toBe(2);
  for (const step of ["register the number (10DLC)", "verify it (toll-free)", "agree to texts", "Geo permissions"])
    expect(text.replace(/\s+/g, " ")).toContain(step);
  expect(report(await check({ ...state, isTextDelivered: true })).code).toBe(0);
});

test("a body that does not end is given up, and said", async () => {
  const slow = createServer((_, response) => void response.writeHead(200).write("{"));
  await new Promise<void>((resolve) => slow.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
  const results = await check(healthy(), { managementUrl: url, projectUrl: url, timeoutMs: 200 });
  slow.closeAllConnections();
  slow.close();
  expect(report(results).text.match(/takes longer than 0.2 s to answer/g)).toHaveLength(1);
});

test("what may not be read is never ok", async () => {
  const state = healthy();
  const management = ["", "/config/auth", "/config/auth/signing-keys", "/api-keys", "/functions", "/secrets"];
  state.forbidden = [...management, "/database/query", "/database/query/read-only"];
  const titles = (results: Result[], wanted: Result["state"]) =>
    results.filter(({ state: one }) => one === wanted).map(({ title }) => title);
  const forbidden = await check(state, { publishableKey: "sb_publishable_stand_in" });
  const without = await check(healthy(), {
    accessToken: undefined,
    publishableKey: "sb_publishable_stand_in",
  });
  expect(titles(forbidden, "not checked")).toEqual(titles(without, "not checked"));
  expect(titles(forbidden, "not checked")).toEqual(
    expect.arrayContaining(["database: Postgres 17", "Auth: mails are ours"]),
  );
  expect(titles(forbidden, "missing")).toEqual([]);
  const gone = await check(healthy(), {
    projectUrl: "http://127.0.0.1:1",
    managementUrl: "http://127.0.0.1:1",
  });
  expect(titles(gone, "ok")).toEqual(configChecks.map(({ title }) => title));
});

test("an answer of another shape is not checked, whatever it is", async () => {
  const state = healthy();
  const broken = {
    ...state,
    auth: { site_url: 7 },
    secrets: "?",
    signingKeys: "?",
    postgres: 17,
  } as unknown as ProjectState;
  const results = await check(broken);
  expect(
    results.filter(({ title, state: one }) => title.startsWith("Auth: a changed") && one === "not checked"),
  ).toHaveLength(1);
  expect(missing(results)).toEqual([]);
});
