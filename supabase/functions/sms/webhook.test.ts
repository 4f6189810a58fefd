import { expect, test } from "vitest";
import { getExpectedTwilioSignature, validateRequest } from "twilio/lib/webhooks/webhooks.js";
import { createApp } from "./app.ts";
import type { TextQueue } from "./text-queue.ts";
import type { Delivery, IncomingText, TwilioAccount } from "./twilio-request.ts";

const account: TwilioAccount = {
  accountSid: `AC${"a".repeat(32)}`,
  authToken: "12345",
  number: "+15005550006",
  publicUrl: "https://tracker.example/functions/v1",
};
const params = {
  AccountSid: account.accountSid,
  MessageSid: `SM${"b".repeat(32)}`,
  From: "+14155552671",
  To: account.number,
  Body: "Remind me to call Ana",
  NumMedia: "0",
};
type Params = Record<string, string>;

/** The function, and the calls that reached the database. */
function sms(of: TwilioAccount | null = account) {
  const texts: IncomingText[] = [];
  const deliveries: Delivery[] = [];
  let drains = 0;
  const queue = {
    receive: (text: IncomingText) => Promise.resolve(texts.push(text) > 0 ? "turn" : ""),
    noteDelivery: (delivery: Delivery) => Promise.resolve(deliveries.push(delivery) > 0),
  } as Partial<TextQueue> as TextQueue;
  const work: Promise<unknown>[] = [];
  const app = createApp({
    ...{ account: of, queue, cronKey: "sb_secret_cron", wait: () => Promise.resolve(), logError: () => undefined },
    drain: () => Promise.resolve(void (drains += 1)),
    background: (promise) => void work.push(promise),
  });
  return { app, texts, deliveries, drains: () => drains, work };
}

interface Sent {
  path?: string;
  body?: string;
  signature?: string | null;
  type?: string;
  method?: string;
}

/** A webhook as it reaches the function, at an internal address. */
function webhook(given: Params, { path = "/sms", body, signature, type, method = "POST" }: Sent = {}) {
  const signed = signature ?? getExpectedTwilioSignature(account.authToken, account.publicUrl + path, given);
  return new Request(`http://internal:8000${path}`, {
    method,
    headers: {
      "Content-Type": type ?? "application/x-www-form-urlencoded",
      ...(signature === null ? {} : { "X-Twilio-Signature": signed }),
    },
    ...(method === "POST" && { body: body ?? new URLSearchParams(given).toString() }),
  });
}

test("computes the signature of the example that Twilio publishes", () => {
  const caller = "+14158675309";
  const published = { CallSid: "CA1234567890ABCDE", Caller: caller, Digits: "1234", From: caller, To: "+18005551212" };
  const url = "https://mycompany.com/myapp.php?foo=1&bar=2";
  expect(validateRequest("12345", "RSOYDt4T1cUTdK1PDd93/VVr8B8=", url, published)).toBe(true);
  expect(validateRequest("12345", "RSOYDt4T1cUTdK1PDd93/VVr8B8=", url, { ...published, Digits: "1235" })).toBe(false);
});

test("stores a signed text and answers at once with an empty response", async () => {
  const { app, texts, drains, work } = sms();
  const response = await app(webhook(params));
  expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "text/xml"]);
  expect(await response.text()).toBe('<?xml version="1.0" encoding="UTF-8"?><Response/>');
  expect(texts).toEqual([{ id: params.MessageSid, from: params.From, body: params.Body, media: [], optOut: null }]);
  await Promise.all(work);
  expect(drains()).toBe(1);
});

/** A number that follows from a seed, below `most`. */
function chance(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % most;
  };
}

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEF0123456789+- ";

/** Makes one change to a signed request: to a value, a name, the number of parameters, the path or the signature. */
function altered(pick: (most: number) => number): Request {
  const names = Object.keys(params);
  const name = names[pick(names.length)] ?? "Body";
  const copy: Params = { ...params };
  const value = copy[name] ?? "";
  const at = pick(Math.max(value.length, 1));
  const letter = LETTERS[pick(LETTERS.length)] ?? "x";
  const signature = getExpectedTwilioSignature(account.authToken, `${account.publicUrl}/sms`, params);
  const kinds: (() => Request)[] = [
    () => webhook({ ...copy, [name]: `${value.slice(0, at)}${letter}~${value.slice(at)}` }, { signature }),
    () => webhook({ ...copy, [name]: `${value}${letter}` }, { signature }),
    () => webhook({ ...copy, [`New${letter.trim()}${pick(100)}`]: letter }, { signature }),
    () =>
      webhook(Object.fromEntries(Object.entries(copy).filter(([key]) => key !== name || value === "")), { signature }),
    () =>
      webhook(copy, { signature, body: `${new URLSearchParams(copy)}&${name}=${encodeURIComponent(value + letter)}` }),
    () => webhook(copy, { signature, body: `${new URLSearchParams(copy)}&${name}=${encodeURIComponent(value)}` }),
    () => webhook(copy, { signature, path: `/sms?extra=${pick(1_000)}` }),
    () => webhook(copy, { signature, path: "/sms/status" }),
    () => webhook(copy, { signature: btoa(`${letter}${pick(1e6)}`) }),
    () => webhook(copy, { signature: null }),
    () => webhook(copy, { signature, type: "application/json", body: JSON.stringify(copy) }),
    () => {
      const moved = { ...copy, From: copy["From"] ?? "", Body: `${copy["Body"] ?? ""}From${copy["From"] ?? ""}` };
      const { From: _, ...rest } = moved;
      return webhook(rest, { signature });
    },
    () => {
      const own = { ...copy, [name]: `${value}${letter}` };
      const forged = getExpectedTwilioSignature(`wrong${pick(1e6)}`, `${account.publicUrl}/sms`, own);
      return webhook(own, { signature: forged });
    },
  ];
  const make = kinds[pick(kinds.length)];
  return make ? make() : webhook(copy, { signature: null });
}

test("accepts none of 1,000 altered requests", async () => {
  const { app, texts, deliveries, drains } = sms();
  const pick = chance(21);
  const taken: string[] = [];
  for (let count = 0; count < 1_000; count += 1) {
    const request = altered(pick);
    const copy = request.clone();
    const { status } = await app(request);
    // Moving text from one value to the next keeps the signature, but leaves the request without a sender.
    if (![400, 403].includes(status)) taken.push(`${status}: ${await copy.text()}`);
  }
  expect(taken).toEqual([]);
  expect([texts, deliveries, drains()]).toEqual([[], [], 0]);
});

test("control: without the signature check the same alterations are accepted", async () => {
  const pick = chance(21);
  let formsTaken = 0;
  for (let count = 0; count < 1_000; count += 1) {
    const request = altered(pick);
    const body = await request.text();
    // The control: an altered request that is signed again with our token gets through if it is well formed.
    const given = Object.fromEntries(new URLSearchParams(body));
    const { app } = sms();
    if ((await app(webhook(given))).status === 200) formsTaken += 1;
  }
  expect(formsTaken).toBeGreaterThan(200);
});

test.each([
  ["another account", { AccountSid: `AC${"c".repeat(32)}` }, 403],
  ["another number of the account", { To: "+15005550007" }, 400],
  ["a sender that is no number", { From: "TRACKER" }, 400],
  ["our own number as the sender", { From: account.number }, 400],
  ["no message id of Twilio's", { MessageSid: "SM1" }, 400],
])("a signed request of %s is refused", async (_, changed, status) => {
  const { app, texts } = sms();
  expect((await app(webhook({ ...params, ...changed }))).status).toBe(status);
  expect(texts).toEqual([]);
});

/** What Twilio signs after the words of a text. */
const REST = `From${params.From}MessageSid${params.MessageSid}NumMedia0To${account.number}`;

test.each([
  ["a value", { Z: REST }],
  ["a name and its value", { ZFrom: REST.slice("From".length) }],
  ["two parameters", { Z: "Fr", om: REST.slice("From".length) }],
] as [string, Params][])("one's own text is not another's with the real sender hidden in %s", async (_, hidden) => {
  const forged = { From: "+14155550199", MessageSid: `SM${"d".repeat(32)}`, NumMedia: "0", To: account.number };
  const claimed = Object.entries(forged).flat().join("");
  const own = { ...params, Body: `Delete Ana${claimed}Z` };
  const signature = getExpectedTwilioSignature(account.authToken, `${account.publicUrl}/sms`, own);
  const body: Params = { AccountSid: account.accountSid, Body: "Delete Ana", ...forged, ...hidden };
  // The control: Twilio's own check accepts one for the other.
  expect(validateRequest(account.authToken, signature, `${account.publicUrl}/sms`, body)).toBe(true);
  const { app, texts } = sms();
  expect((await app(webhook(body, { signature }))).status).toBe(403);
  expect(texts).toEqual([]);
});

test("behind a proxy only the public address counts, whatever the headers say", async () => {
  const publicUrl = "https://sms.example:8443/behind/a/proxy";
  const path = "/sms?source=a%20b&number=%2B1";
  const proxied = (signedFor: string) => {
    const request = webhook(params, {
      path,
      signature: getExpectedTwilioSignature(account.authToken, signedFor + path, params),
    });
    for (const name of ["Host", "X-Forwarded-Host", "X-Original-Host"]) request.headers.set(name, "evil.example");
    request.headers.set("X-Forwarded-Proto", "http");
    return request;
  };
  const { app, texts } = sms({ ...account, publicUrl });
  for (const other of ["https://evil.example", "http://evil.example", "http://internal:8000", account.publicUrl])
    expect((await app(proxied(other))).status).toBe(403);
  expect(texts).toEqual([]);
  expect((await app(proxied(publicUrl))).status).toBe(200);
  expect(texts).toHaveLength(1);
});

test("refuses a signature for the runtime's internal address", async () => {
  const { app, texts } = sms();
  const signature = getExpectedTwilioSignature(account.authToken, "http://internal:8000/sms", params);
  expect((await app(webhook(params, { signature }))).status).toBe(403);
  expect(texts).toEqual([]);
});

test("refuses a body that is too long without reading it to the end", async () => {
  const { app } = sms();
  expect((await app(webhook({ ...params, Body: "x".repeat(70_000) }))).status).toBe(403);
});

const OUTBOX_ID = "0b9e5d0c-6a43-4f36-9d62-0d4b9f7f9a11";
const status = { AccountSid: account.accountSid, MessageSid: params.MessageSid, From: account.number, To: params.From };

test("stores a delivery report for the outbox row that its address names", async () => {
  const { app, deliveries } = sms();
  const path = `/sms/status?id=${OUTBOX_ID}`;
  const report = { ...status, MessageStatus: "undelivered", ErrorCode: "30005" };
  expect((await app(webhook(report, { path }))).status).toBe(200);
  expect(deliveries).toEqual([
    { outboxId: OUTBOX_ID, vendorId: report.MessageSid, status: "undelivered", errorCode: 30005 },
  ]);
  const signature = getExpectedTwilioSignature(account.authToken, account.publicUrl + path, report);
  const other = path.replace("0b9e", "0b9f");
  expect((await app(webhook(report, { path: other, signature }))).status).toBe(403);
});

test("without texting set up nothing is accepted, and only the schedule can drain", async () => {
  const { app, drains, work } = sms(null);
  expect((await app(webhook(params))).status).toBe(503);
  const drain = (apikey: string) => app(new Request("http://x/sms/drain", { method: "POST", headers: { apikey } }));
  expect((await drain("sb_secret_cro")).status).toBe(401);
  expect((await drain("sb_secret_cron")).status).toBe(202);
  await Promise.all(work);
  expect(drains()).toBe(1);
  expect((await app(webhook(params, { method: "GET" }))).status).toBe(405);
});
