import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mountPhone } from "./phone-page.ts";
import { startTwilioServer, type TwilioServer } from "./vendors/twilio-server.ts";

const NUMBER = "+14155550199";
const app = new Hono();
let twilio: TwilioServer;
beforeAll(async () => {
  twilio = await startTwilioServer();
  // The product's webhook, which answers nothing here.
  app.post("/sms", (c) => c.text("ok"));
  mountPhone(app, () => twilio);
});
afterAll(() => twilio.stop());

const texts = async () => await (await app.request(`/phone-simulator/texts?from=${encodeURIComponent(NUMBER)}`)).text();
const receive = (body: string) => twilio.textIn(NUMBER, body);

test("Twilio's keywords are answered as Twilio does, once while nothing changes", async () => {
  const answers = () => twilio.messages.filter(({ to }) => to === NUMBER).map(({ body }) => body);
  for (const word of ["HELP", "START", "Stop", "STOP", "START"]) await receive(word);
  expect(answers()).toEqual([
    expect.stringMatching(/^Reply STOP to unsubscribe/),
    expect.stringMatching(/Reply START to resubscribe/),
    expect.stringMatching(/re-subscribed/),
  ]);
  expect(await texts()).toContain("Twilio&#39;s own answer");
});

test("the next text can be made to fail or come late, and the one after it arrives", async () => {
  const choose = async (next: string, headers: Record<string, string> = {}) =>
    (await app.request("/phone-simulator/next", { method: "POST", body: new URLSearchParams({ next }), headers }))
      .status;
  const chosen = async () => (await app.request("/phone-simulator/texts")).headers.get("next-text");
  const send = async () => {
    const address = `${twilio.url}/2010-04-01/Accounts/${twilio.accountSid}/Messages.json`;
    const body = new URLSearchParams({ To: NUMBER, From: twilio.number, Body: "Done" });
    const headers = { authorization: `Basic ${btoa(`${twilio.accountSid}:${twilio.authToken}`)}` };
    expect((await fetch(address, { method: "POST", body, headers })).status).toBe(201);
    return twilio.messages.at(-1);
  };
  expect([await choose("refused"), await chosen()]).toEqual([303, "refused"]);
  const page = await (await app.request("/phone-simulator")).text();
  expect(page).toMatch(/<option value="refused" selected>/);
  const refused = await send();
  await expect.poll(() => refused).toMatchObject({ status: "undelivered", errorCode: 30005 });
  expect(await chosen()).toBe("arrives");
  expect([await choose("late"), await chosen()]).toEqual([303, "late"]);
  const late = await send();
  const after = await send();
  await expect.poll(() => [late?.status, after?.status]).toEqual(["sent", "delivered"]);
  expect([
    await choose("refused", { origin: "https://evil.example" }),
    await choose("explodes"),
    await chosen(),
  ]).toEqual([...[403, 400, "arrives"]]);
});

test("shows texts as text, whatever is in them", async () => {
  await receive("<img src=x onerror=alert(1)>");
  expect(await texts()).toContain("&lt;img src=x");
  expect(await texts()).not.toContain("<img");
});

test("an address in a text is a link, without what ends the sentence", async () => {
  await receive("All of it: http://127.0.0.1:5173/digest?a=1&b=2. Bye");
  expect(await texts()).toContain(
    '<a href="http://127.0.0.1:5173/digest?a=1&amp;b=2" target="_blank" rel="noreferrer">http://127.0.0.1:5173/digest?a=1&amp;b=2</a>. Bye',
  );
});

test("a text that can't be sent stays in the field, and the page may run its own script only", async () => {
  const form = new FormData();
  form.set("from", "no number");
  form.set("words", "Remind me to call Bo");
  const response = await app.request("/phone-simulator", { method: "POST", body: form });
  expect(response.status).toBe(400);
  expect(response.headers.get("content-security-policy")).toMatch(/default-src 'none'.*script-src 'self';/);
  const page = await response.text();
  expect(page).toContain("Type a number with its country code");
  expect(page).toContain(">Remind me to call Bo</textarea>");
  expect(page).not.toMatch(/<script(?! type="module" src="\/phone-simulator\/script\.js">)/);
});

test("a file of any size is read no further than the limit", async () => {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(1024 * 1024));
    },
  });
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  const request = { method: "POST", body, headers, duplex: "half" };
  const response = await app.request("/phone-simulator", request);
  expect([response.status, sent < 20]).toEqual([413, true]);
  expect(await response.text()).toContain("This file is too big.");
});
