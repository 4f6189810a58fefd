// A key is looked at before it is connected: by reading at the vendor, never by starting a run.
import { afterAll, beforeAll, expect, test } from "vitest";
import { agentNumber, type SourceKey } from "../../functions/_shared/contract/data-sources.ts";
import { checkKey } from "../../functions/_shared/post-sources/check-key.ts";
import { type ApifyServer, startApifyServer } from "./apify-server.ts";
import { DEMO_AGENT_ID } from "./phantombuster-accounts.ts";
import { type PhantomBusterServer, startPhantomBusterServer } from "./phantombuster-server.ts";

const states = {
  well: {},
  down: { status: 503 },
  busy: { status: 429 },
  spent: { status: 402 },
  slow: { hangs: true },
  odd: { isBroken: true },
};
let phantombuster: PhantomBusterServer;
let apify: ApifyServer;
beforeAll(async () => {
  phantombuster = await startPhantomBusterServer(0, states);
  apify = await startApifyServer(0, { ...states, scoped: { isScoped: true } });
});
afterAll(() => Promise.all([phantombuster.stop(), apify.stop()]));

const given = (source: SourceKey["source"], change: Partial<SourceKey>): SourceKey => ({
  source,
  key: "well",
  agentId: source === "phantombuster" ? DEMO_AGENT_ID : "",
  actorId: "",
  ...change,
});
const check = (key: SourceKey) => checkKey(key, { phantombuster: `${phantombuster.url}/`, apify: apify.url }, 300);

test.each<[SourceKey["source"], Partial<SourceKey>, string, string | null, RegExp | null]>([
  ["phantombuster", {}, "accepted", null, null],
  ["phantombuster", { key: "unknown" }, "refused", "key", /^PhantomBuster doesn't accept this key\./],
  ["phantombuster", { agentId: "12" }, "refused", "agentId", /no Phantom with this number/],
  ["apify", {}, "accepted", null, null],
  ["apify", { actorId: "someone/another-actor" }, "accepted", null, null],
  ["apify", { key: "unknown" }, "refused", "key", /^Apify doesn't accept this token\./],
  ["apify", { actorId: "no-such-actor" }, "refused", "actorId", /no actor of this name/],
  ["apify", { key: "scoped" }, "unsure", null, /doesn't let this key be checked/],
])("%s, given %j: %s", async (source, change, verdict, field, sentence) => {
  const answer = await check(given(source, change));
  expect(answer).toMatchObject({ verdict, field });
  if (sentence) expect(answer.sentence).toMatch(sentence);
});

test.each(["phantombuster", "apify"] as const)("a %s that can't answer refuses nobody's key", async (source) => {
  const keys = ["down", "busy", "spent", "slow", "odd"];
  const answers = await Promise.all(keys.map((key) => check(given(source, { key }))));
  expect(answers.map(({ verdict, field }) => [verdict, field])).toEqual(keys.map(() => ["unsure", null]));
  expect(answers.every(({ sentence }) => /[.]$/.test(sentence ?? ""))).toBe(true);
});

test("nothing was started, and no token is in an address", () => {
  expect([phantombuster.launches, apify.runs]).toEqual([[], []]);
  expect(apify.addresses.length).toBeGreaterThan(0);
  expect(apify.addresses.join(" ")).not.toMatch(/well|unknown|scoped/);
});

test.each([
  ["5551234567890123", "5551234567890123"],
  ["https://phantombuster.com/9001/phantoms/5551234567890123/console", "5551234567890123"],
  ["https://phantombuster.com/9001/phantoms/5551234567890123", "5551234567890123"],
  ["phantombuster.com/phantoms/5551234567890123?tab=results", "5551234567890123"],
  ["https://phantombuster.com/9001/", "https://phantombuster.com/9001/"],
])("the number of an agent is read from %s", (text, number) => {
  expect(agentNumber(text)).toBe(number);
});
