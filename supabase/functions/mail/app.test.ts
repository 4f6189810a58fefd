import { expect, test } from "vitest";
import { svixHeaders } from "../../local/vendors/resend-server.ts";
import { createApp } from "./app.ts";
import type { MailEvent, MailQueue } from "./mail-queue.ts";
import { readSigned } from "./resend-event.ts";

const SECRET = `whsec_${btoa("a secret of twenty-four")}`;
const NOW = new Date("2026-11-23T08:00:00Z");

/** The function, and the calls that reached the database. */
function mail(webhookSecret: string | null = SECRET) {
  const events: MailEvent[] = [];
  const unsubscribed: string[] = [];
  let drains = 0;
  const queue: Partial<MailQueue> = {
    note: (event) => Promise.resolve(events.push(event) > 0),
    unsubscribe: (token) => Promise.resolve(token === "ours" && unsubscribed.push(token) > 0),
  };
  const app = createApp({
    ...{ queue: queue as MailQueue, cronKey: "sb_secret_cron", webhookSecret, siteUrl: "https://tracker.example" },
    ...{ now: () => NOW, logError: () => undefined, background: () => undefined },
    drain: () => Promise.resolve(void (drains += 1)),
  });
  return { app, events, unsubscribed, drains: () => drains };
}

const at = (path: string, method = "POST", init: RequestInit = {}) =>
  new Request(`http://internal:8000/mail${path}`, { method, ...init });
const webhook = (body: string, headers: Record<string, string>) => at("/events", "POST", { body, headers });
const eventOf = (type: string, data: object = {}) =>
  JSON.stringify({ type, created_at: NOW.toISOString(), data: { email_id: "mail-1", ...data } });

test("a mail program unsubscribes with a POST, without a sign-in and from any origin", async () => {
  const { app, unsubscribed } = mail();
  const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  const response = await app(at("/unsubscribe?token=ours", "POST", { body }));
  expect([response.status, await response.json()]).toEqual([200, { unsubscribed: true }]);
  expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(unsubscribed).toEqual(["ours"]);
  expect((await app(at("/unsubscribe?token=forged"))).status).toBe(400);
  expect((await app(at("/unsubscribe"))).status).toBe(400);
});

test.each(["GET", "HEAD"])("%s of the same link changes nothing and leads to the page that asks", async (method) => {
  const { app, unsubscribed } = mail();
  const response = await app(at("/unsubscribe?token=ours%26x", method));
  expect([response.status, response.headers.get("Location")]).toEqual([
    302,
    "https://tracker.example/unsubscribe?token=ours%26x",
  ]);
  expect(unsubscribed).toEqual([]);
});

test("accepts the example that Svix publishes, and no altered signature", async () => {
  const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
  const signed = {
    "svix-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
    "svix-timestamp": "1614265330",
    "svix-signature": "v1,bm9ldHUjKzFob2VudXRob2VodWUzMjRvdWVvdW9ldQo= v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  };
  const body = '{"test": 2432232314}';
  const time = new Date(1_614_265_330_000);
  const read = (text: string, headers: Record<string, string>, now = time) =>
    readSigned(webhook(text, headers), secret, now);
  expect(await read(body, signed)).toBe(body);
  expect(await read(`${body} `, signed)).toBeNull();
  expect(await read(body, { ...signed, "svix-id": "msg_2" })).toBeNull();
  expect(await read(body, { ...signed, "svix-timestamp": "1614265331" })).toBeNull();
  expect(await read(body, signed, new Date(time.getTime() + 301_000))).toBeNull();
  expect(await read(body, { "svix-id": signed["svix-id"], "svix-timestamp": "1614265330" })).toBeNull();
});

test.each([
  ["email.delivered", {}, "delivered"],
  ["email.complained", {}, "complained"],
  ["email.bounced", { bounce: { type: "Permanent", subType: "General", message: "No such user" } }, "bounced"],
  ["email.bounced", { bounce: { type: "Transient", subType: "MailboxFull", message: "Full" } }, "failed"],
  ["email.failed", {}, "failed"],
])("%s %o is noted as %s", async (type, data, event) => {
  const { app, events } = mail();
  const body = eventOf(type, data);
  const response = await app(webhook(body, svixHeaders(body, SECRET, NOW)));
  expect([response.status, await response.json()]).toEqual([200, { noted: true }]);
  expect(events).toMatchObject([{ vendorId: "mail-1", event }]);
});

test("other events, and unsigned or old ones, change nothing", async () => {
  const { app, events } = mail();
  for (const body of [
    eventOf("email.opened"),
    eventOf("email.delivery_delayed"),
    "no JSON",
    '{"type": "email.bounced"}',
  ])
    expect(await (await app(webhook(body, svixHeaders(body, SECRET, NOW)))).json()).toEqual({ noted: false });
  const body = eventOf("email.complained");
  const forged = svixHeaders(body, `whsec_${btoa("another secret of theirs")}`, NOW);
  const old = svixHeaders(body, SECRET, new Date(NOW.getTime() - 600_000));
  for (const headers of [forged, old, {}]) expect((await app(webhook(body, headers))).status).toBe(401);
  expect(events).toEqual([]);
  expect((await mail(null).app(webhook(body, svixHeaders(body, SECRET, NOW)))).status).toBe(503);
});

test("only the schedule starts sending, and other paths and methods are refused", async () => {
  const { app, drains } = mail();
  const drain = (apikey: string) => app(at("/drain", "POST", { headers: { apikey } }));
  expect((await drain("sb_secret_cro")).status).toBe(401);
  expect((await drain("sb_secret_cron")).status).toBe(202);
  expect(drains()).toBe(1);
  expect((await app(at("/drain", "GET"))).status).toBe(405);
  expect((await app(at("/other"))).status).toBe(404);
});

test("a webhook is read no further than the limit, whatever Content-Length says", async () => {
  const { app, events } = mail();
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(64 * 1024));
    },
  });
  const headers = { ...svixHeaders("", SECRET, NOW), "Content-Length": "2" };
  const request = new Request("http://internal:8000/mail/events", {
    method: "POST",
    body,
    headers,
    duplex: "half",
  } as RequestInit);
  expect((await app(request)).status).toBe(401);
  expect([events, sent < 10]).toEqual([[], true]);
});
