import type { Context, Hono } from "hono";
import { BODY_LIMITS, readBody } from "./bodies.ts";
import { PHONE_HEADERS, PHONE_SCRIPT, PHONE_STYLE, phonePage, phoneTexts } from "./phone-view.ts";
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
    return twilio === null ? c.notFound() : c.html(phoneTexts(twilio, c.req.query("from") ?? ""), 200, PHONE_HEADERS);
  });
  app.post(PATH, async (c) => {
    const twilio = twilioOf();
    if (twilio === null) return c.notFound();
    // A page of another origin must not send texts from this phone.
    const origin = c.req.header("origin");
    if (origin !== undefined && origin !== new URL(c.req.url).origin) return c.text("Forbidden\n", 403);
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
