import { randomBytes } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { Hono } from "hono";
import { getExpectedTwilioSignature } from "twilio/lib/webhooks/webhooks.js";
import { serveHttp } from "../http-server.ts";
import type { Part } from "../part.ts";
import { answerKeyword } from "./twilio-keywords.ts";
import { createMediaStandIn, type MediaStandIn, type PhoneFile } from "./twilio-media.ts";

/** How the server handles the next texts. Anything left out succeeds. */
export interface TwilioBehaviour {
  /** Accepts the text, or not, and then cuts its response off or answers 500. */
  answer?: "taken and cut off" | "taken and 500" | "not taken and cut off" | "not taken and 500";
  /** Refuses with this error and status. */
  refuse?: { code: number; status: number; retryAfter?: string };
  /** The final status; delivered by default. */
  failsWith?: number;
  /** How long after it was sent the final status comes; at once by default. */
  lateMs?: number;
  /** Sends no status callbacks by itself. */
  isSilent?: boolean;
  /** How many texts it applies to; all by default. */
  times?: number;
}

/** A text in either direction. */
export interface TwilioMessage {
  sid: string;
  from: string;
  to: string;
  body: string;
  /** How many files came with it. */
  files: number;
  /** `outbound-reply`: Twilio's own answer to a keyword. */
  direction: "inbound" | "outbound-reply" | "outbound-api";
  status: string;
  errorCode: number | null;
  statusCallback: string | null;
  /** The validity period in seconds; null for Twilio's default of ten hours. */
  validSeconds: number | null;
  createdAt: Date;
}

export interface TwilioServer extends Part {
  /** For TWILIO_API_URL. */
  url: string;
  accountSid: string;
  authToken: string;
  number: string;
  /** Oldest first. */
  messages: TwilioMessage[];
  behave(behaviour: TwilioBehaviour): void;
  /** How the next text is handled. */
  nextBehaviour(): TwilioBehaviour;
  /** Sends a text from a phone by calling the signed webhook. Returns its status. The same sid repeats a webhook. */
  textIn(from: string, body: string, more?: Record<string, string>, files?: PhoneFile[]): Promise<number>;
  /** Counts the files of texts that are not deleted. */
  filesKept: () => number;
  /** Sends a status callback. */
  tell(message: TwilioMessage, status: string, errorCode?: number): Promise<number>;
  /** Sets the address of the webhooks. */
  callAt(webhookUrl: string): void;
}

/** The magic numbers of Twilio's test credentials and their errors: https://www.twilio.com/docs/iam/test-credentials */
const MAGIC: Record<string, number> = {
  "+15005550001": 21211,
  "+15005550002": 21612,
  "+15005550003": 21408,
  "+15005550004": 21610,
  "+15005550009": 21614,
};
const newSid = (prefix: string) => prefix + randomBytes(16).toString("hex");

/** A message as Twilio's API shows it: https://www.twilio.com/docs/messaging/api/message-resource */
const shown = (message: TwilioMessage) => ({
  sid: message.sid,
  from: message.from,
  to: message.to,
  body: message.body,
  direction: message.direction,
  status: message.status,
  error_code: message.errorCode,
  date_created: message.createdAt.toUTCString(),
});

/** A stand-in for Twilio's messaging: its REST API, its signed webhooks and its opt-outs. Nothing leaves the machine. */
export async function startTwilioServer(number = "+15005550006"): Promise<TwilioServer> {
  const accountSid = newSid("AC");
  const authToken = randomBytes(16).toString("hex");
  const messages: TwilioMessage[] = [];
  const media = createMediaStandIn(accountSid, () => server.url);
  const optedOut = new Set<string>();
  let webhookUrl = "";
  let behaviour: TwilioBehaviour = {};

  const post = async (address: string, params: Record<string, string>) => {
    const headers = { "X-Twilio-Signature": getExpectedTwilioSignature(authToken, address, params) };
    return await fetch(address, { method: "POST", headers, body: new URLSearchParams(params) }).then(
      (response) => response.status,
      () => 0,
    );
  };
  const { tell, deliver } = teller(accountSid, post);

  const app = new Hono();
  app.use("/2010-04-01/Accounts/:account/*", async (c, next) => {
    const wanted = `Basic ${btoa(`${accountSid}:${authToken}`)}`;
    if (c.req.header("authorization") !== wanted || c.req.param("account") !== accountSid)
      return c.json({ code: 20003, message: "Authenticate", status: 401 }, 401);
    return next();
  });
  app.get("/2010-04-01/Accounts/:account/Messages.json", (c) => {
    const { To: to, From: from, PageSize: size } = c.req.query();
    const found = messages.filter((one) => (!to || one.to === to) && (!from || one.from === from)).toReversed();
    return c.json({ messages: found.slice(0, Number(size ?? 50)).map(shown) });
  });
  app.post("/2010-04-01/Accounts/:account/Messages.json", async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const [to = "", from = "", body = ""] = ["To", "From", "Body"].map((name) => form.get(name) ?? "");
    const statusCallback = form.get("StatusCallback");
    const now = behaviour;
    if (now.times !== undefined && --now.times <= 0) behaviour = {};
    const code = now.refuse?.code ?? refusalOf({ to, from, body, number, optedOut });
    if (code !== null) {
      const headers: Record<string, string> = now.refuse?.retryAfter ? { "retry-after": now.refuse.retryAfter } : {};
      return Response.json({ code, message: "Refused", status: 400 }, { status: now.refuse?.status ?? 400, headers });
    }
    if (!now.answer?.startsWith("not taken")) {
      const message: TwilioMessage = {
        ...{ sid: newSid("SM"), from, to, body, direction: "outbound-api", status: "queued", errorCode: null },
        ...{
          files: 0,
          statusCallback,
          validSeconds: Number(form.get("ValidityPeriod")) || null,
          createdAt: new Date(),
        },
      };
      messages.push(message);
      if (!now.isSilent) void setTimeout(20).then(() => deliver(message, now));
      if (!now.answer) return c.json(shown(message), 201);
    }
    if (now.answer.endsWith("500")) return c.html("<h1>Internal error</h1>", 500);
    return c.body('{"sid": "SM', 201);
  });

  media.mount(app);
  const server = await serveHttp(0, "TRACKER_PORT");
  server.answerWith((request) => app.fetch(request));
  return {
    ...{ name: "Twilio stand-in", url: server.url, accountSid, authToken, number, messages, tell },
    filesKept: media.count,
    behave: (next) => void (behaviour = { ...next }),
    nextBehaviour: () => behaviour,
    callAt: (address) => void (webhookUrl = address),
    textIn: receiver({ accountSid, number, messages, optedOut, media, post: (params) => post(webhookUrl, params) }),
    check: () => Promise.resolve(),
    stop: () => server.stop(),
  };
}

/** Sends the status callbacks of texts. */
function teller(accountSid: string, post: (address: string, params: Record<string, string>) => Promise<number>) {
  const tell: TwilioServer["tell"] = async (message, status, errorCode) => {
    message.status = status;
    message.errorCode = errorCode ?? null;
    if (message.statusCallback === null) return 0;
    return await post(message.statusCallback, {
      ...{ AccountSid: accountSid, ApiVersion: "2010-04-01", MessageSid: message.sid, SmsSid: message.sid },
      ...{ From: message.from, To: message.to, MessageStatus: status, SmsStatus: status },
      ...(errorCode !== undefined && { ErrorCode: String(errorCode) }),
    });
  };
  const deliver = async (message: TwilioMessage, { failsWith, lateMs }: TwilioBehaviour) => {
    await tell(message, "sent");
    if (lateMs !== undefined) await setTimeout(lateMs, undefined, { ref: false });
    await tell(message, failsWith === undefined ? "delivered" : "undelivered", failsWith);
  };
  return { tell, deliver };
}

interface Receiving {
  accountSid: string;
  number: string;
  messages: TwilioMessage[];
  optedOut: Set<string>;
  media: MediaStandIn;
  post(params: Record<string, string>): Promise<number>;
}

/** Receives texts from phones: handles Twilio's own keywords, and calls the product's webhook. */
function receiver({ accountSid, number, messages, optedOut, media, post }: Receiving): TwilioServer["textIn"] {
  return async (from, body, more = {}, files = []) => {
    const sid = more["MessageSid"] ?? newSid(files.length > 0 ? "MM" : "SM");
    const entry = { errorCode: null, statusCallback: null, validSeconds: null, createdAt: new Date() };
    if (!messages.some((one) => one.sid === sid)) {
      const of = { direction: "inbound" as const, files: files.length, status: "received" };
      messages.push({ sid, from, to: number, body, ...of, ...entry });
    }
    const answer = answerKeyword(from, body.trim(), optedOut);
    if (answer !== null) {
      const of = { direction: "outbound-reply" as const, files: 0, status: "delivered" };
      messages.push({ sid: newSid("SM"), from: number, to: from, body: answer, ...of, ...entry });
    }
    return await post({
      ...{ AccountSid: accountSid, ApiVersion: "2010-04-01", MessageSid: sid, SmsSid: sid, SmsStatus: "received" },
      ...{ From: from, To: number, Body: body, NumMedia: String(files.length), NumSegments: "1" },
      ...Object.fromEntries(
        files.flatMap((file, at) => [
          [`MediaUrl${at}`, media.addressOf(sid, media.add(sid, file))],
          [`MediaContentType${at}`, file.type],
        ]),
      ),
      ...more,
    });
  };
}

interface Asked {
  to: string;
  from: string;
  body: string;
  number: string;
  optedOut: ReadonlySet<string>;
}

/** Returns the error that Twilio refuses a text with; null when it accepts it. */
function refusalOf({ to, from, body, number, optedOut }: Asked): number | null {
  if (from !== number) return 21606;
  if (body === "") return 21602;
  if (body.length > 1600) return 21617;
  if (!/^\+[1-9]\d{6,14}$/.test(to)) return 21211;
  return optedOut.has(to) ? 21610 : (MAGIC[to] ?? null);
}
