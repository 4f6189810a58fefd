import { expect, test } from "vitest";
import { createApp } from "./app.ts";

function jobs() {
  let drains = 0;
  let digests = 0;
  const work: Promise<unknown>[] = [];
  const app = createApp({
    cronKey: "sb_secret_cron",
    drain: () => Promise.resolve(void (drains += 1)),
    makeDigests: () => Promise.resolve(void (digests += 1)),
    background: (promise) => work.push(promise),
  });
  return { app, drains: () => drains, digests: () => digests, work };
}

const wakeUp = (key?: string, method = "POST") =>
  new Request("http://jobs.test/jobs", { method, headers: key ? { apikey: key } : {} });

test("answers 202 at once and drains behind the reply", async () => {
  const { app, drains, work } = jobs();
  expect((await app(wakeUp("sb_secret_cron"))).status).toBe(202);
  expect(work).toHaveLength(1);
  expect(drains()).toBe(1);
});

test.each([undefined, "sb_publishable_x", "sb_secret_cro", "sb_secret_cron2"])("refuses the key %s", async (key) => {
  const { app, drains } = jobs();
  expect((await app(wakeUp(key))).status).toBe(401);
  expect(drains()).toBe(0);
});

test("refuses any other method", async () => {
  expect((await jobs().app(wakeUp("sb_secret_cron", "GET"))).status).toBe(405);
});

test("makes digests at their own address, and leaves the queue alone", async () => {
  const { app, drains, digests, work } = jobs();
  const request = new Request("http://jobs.test/jobs/digests", {
    method: "POST",
    headers: { apikey: "sb_secret_cron" },
  });
  expect((await app(request)).status).toBe(202);
  expect([work.length, drains(), digests()]).toEqual([1, 0, 1]);
});
