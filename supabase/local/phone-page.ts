import type { Context, Hono } from "hono";
import { BODY_LIMITS, readBody } from "./bodies.ts";
import {
  NEXT_TEXT,
  nextTextOf,
  PHONE_HEADERS,
  PHONE_SCRIPT,
  PHONE_STYLE,
  phonePage,
  phoneTexts,
} from "./phone-view.ts";
import type { TwilioServer } from "./vendors/twilio-server.ts";

/** The simulated phone's number, unless another one is typed. */
const SIMULATED_NUMBER = "+14155550123";
const PATH = "/phone-simulator";
const fileOf = async (file: File) => ({ type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) });
const isNumber = (text: string) => /^\+[1-9]\d{6,14}$/.test(text);

/** The form that was sent, empty for what is none; null for one that is larger than a function takes. */
async function readForm(request: Request): Promise<FormData | null> {
  const body = await readBody(request, BODY_LIMITS.functions);
  if (body === null) return null;
  const headers = { "content-type": request.headers.get("content-type") ?? "" };
  return new Response(body, { headers }).formData().catch(() => new FormData());
}

/** Whether a page of another origin asks, which must not send texts from this phone. */
function isForeign(c: Context): boolean {
  const origin = c.req.header("origin");
  return origin !== undefined && origin !== new URL(c.req.url).origin;
}

/** Serves the simulator at its path, unless texts go to Twilio itself. */
export function mountPhone<E extends object>(app: Hono<E>, twilioOf: () => TwilioServer | null): void {
  const page = (
    c: Context,
    twilio: TwilioServer,
    phone: Parameters<typeof phonePage>[1],
    status: 200 | 400 | 413 | 502 = 200,
  ) => c.html(phonePage(twilio, phone), status, PHONE_HEADERS);

  app.get(PATH, (c) => {
    const twilio = twilioOf();
    if (twilio === null) return c.notFound();
    return page(c, twilio, { number: c.req.query("from") ?? SIMULATED_NUMBER, words: c.req.query("words") ?? "" });
  });
  app.get(`${PATH}/style.css`, (c) => c.body(PHONE_STYLE, 200, { ...PHONE_HEADERS, "content-type": "text/css" }));
  app.get(`${PATH}/script.js`, (c) =>
    c.body(PHONE_SCRIPT, 200, { ...PHONE_HEADERS, "content-type": "text/javascript" }),
  );
  app.get(`${PATH}/texts`, (c) => {
    const twilio = twilioOf();
    if (twilio === null) return c.notFound();
    const headers = { ...PHONE_HEADERS, "next-text": nextTextOf(twilio) };
    return c.html(phoneTexts(twilio, c.req.query("from") ?? ""), 200, headers);
  });
  app.post(`${PATH}/next`, async (c) => {
    const twilio = twilioOf();
    if (twilio === null) return c.notFound();
    if (isForeign(c)) return c.text("Forbidden\n", 403);
    const chosen = (await readForm(c.req.raw))?.get("next");
    const next = Object.entries(NEXT_TEXT).find(([name]) => name === chosen)?.[1];
    if (next === undefined) return c.text("There is no such choice.\n", 400);
    twilio.behave(next.behaviour);
    return c.redirect(PATH, 303);
  });
  app.post(PATH, async (c) => {
    const twilio = twilioOf();
    if (twilio === null) return c.notFound();
    if (isForeign(c)) return c.text("Forbidden\n", 403);
    const form = await readForm(c.req.raw);
    if (form === null) {
      // What is still to come is not read.
      c.header("connection", "close");
      const problem = "This file is too big. Choose one of up to 10 MB.";
      return page(c, twilio, { number: SIMULATED_NUMBER, words: "", problem }, 413);
    }
    const typed = (name: string) => {
      const value = form.get(name);
      return typeof value === "string" ? value : "";
    };
    const number = typed("from").replace(/[\s().-]/g, "");
    const words = typed("words");
    if (!isNumber(number)) {
      const problem = "Type a number with its country code, such as +14155550123.";
      return page(c, twilio, { number: typed("from"), words, problem }, 400);
    }
    const file = form.get("file");
    const files = file instanceof File && file.size > 0 ? [file] : [];
    if (words.trim() === "" && files.length === 0)
      return page(c, twilio, { number, words, problem: "Type a text, or choose a sound file." }, 400);
    const status = await twilio.textIn(number, words, {}, await Promise.all(files.map(fileOf)));
    if (status !== 200) return page(c, twilio, { number, words, problem: `Tracker answered with ${status}.` }, 502);
    return c.redirect(`${PATH}?from=${encodeURIComponent(number)}`, 303);
  });
}
