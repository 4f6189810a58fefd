// Vendors may send unexpected responses: each becomes one of the outcomes that the database accepts.
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createResendMailer } from "../mail/resend-mailer.ts";
import { createTwilioClient } from "./twilio-client.ts";

let answer: RequestListener;
const vendor = createServer((request, response) => answer(request, response));
let url = "";
beforeAll(async () => {
  await new Promise<void>((listening) => vendor.listen(0, "127.0.0.1", listening));
  url = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`; // It listens on a port.
});
afterAll(() => {
  vendor.closeAllConnections();
  vendor.close();
});

const texts = () =>
  createTwilioClient({ accountSid: "AC1", authToken: "1", number: "+15005550006", publicUrl: url }, url);
const text = { to: "+14155552671", body: "Hi", statusCallback: url, validSeconds: null };
const mail = { key: "1", from: "a@b.example", to: "c@d.example", subject: "x", text: "x", html: "x", headers: {} };

const STATUSES = [200, 201, 202, 204, 206, 301, 400, 401, 403, 404, 408, 409, 422, 429, 500, 502, 503, 504, 599];
const LONG = "x".repeat(10_000);
const BODIES = [
  ...["", "null", "[]", "{}", "OK", "<h1>It works</h1>", '{"sid": "SM', "[".repeat(10_000)],
  ...[LONG, "SM1\u0000", "", null, 7, {}].map((id) => JSON.stringify({ sid: id, id, code: id, name: id })),
  ...[1e30, -1, 2.5, 99_999_999_999].map((code) => JSON.stringify({ code, name: "x" })),
];
const WAITS = ["0.5", "-1", "99999999999", "Infinity", "soon"];

test("a nonsense response is one of the outcomes, with numbers and ids that can be stored", async () => {
  const seen = new Set<string>();
  for (const status of STATUSES)
    for (const [at, body] of BODIES.entries()) {
      answer = (request, response) => {
        request.resume();
        response.writeHead(status, { "Retry-After": WAITS[at % WAITS.length], Location: `${url}/elsewhere` }).end(body);
      };
      for (const sent of [await texts().send(text), await createResendMailer("key", url).send(mail)]) {
        seen.add(sent.outcome);
        if (sent.outcome === "sent") expect(sent.id).toMatch(/^[\w-]{1,100}$/);
        if (sent.outcome !== "refused") continue;
        expect(Number.isInteger(sent.code) && Math.abs(sent.code ?? 0) < 2 ** 31).toBe(true);
        const wait = sent.retryAfterSeconds ?? null;
        expect(wait === null || (Number.isInteger(wait) && wait > 0 && wait <= 3600)).toBe(true);
      }
    }
  // None of it says that anything was sent.
  expect([...seen].sort()).toEqual(["refused", "unclear"]);
});

test("ignores a listed text with an invalid id", async () => {
  const listed = { body: text.body, to: text.to, date_created: new Date().toUTCString() };
  answer = (_, response) => {
    response.writeHead(200).end(JSON.stringify({ messages: [{ ...listed, sid: LONG }] }));
  };
  await expect(texts().find(text, new Date())).rejects.toThrow();
});
