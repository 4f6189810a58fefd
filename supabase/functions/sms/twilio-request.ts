import { validateRequest } from "twilio/lib/webhooks/webhooks.js";
import { readAtMost } from "./read-at-most.ts";

/** What of Twilio the function is told: whose account, its token and number, and at which address Twilio calls us. */
export interface TwilioAccount {
  accountSid: string;
  authToken: string;
  /** The product's number, E.164. */
  number: string;
  /** The public address of the functions, without a slash at the end: what Twilio signs begins with it. */
  publicUrl: string;
}

/** Longer than any webhook of Twilio's. */
const BODY_MAX_BYTES = 64 * 1024;

/**
 * The parameters of a webhook that Twilio signed; null for anything else. The address is our public one with the request's path and query:
 * what the runtime shows as the request's address is its own. A name that comes twice is refused, because the signature does not tell which
 * of the two was meant; so are another account's webhook, and what may be the parts of another request divided anew.
 */
export async function readTwilioRequest(
  request: Request,
  account: TwilioAccount,
): Promise<Readonly<Record<string, string>> | null> {
  const signature = request.headers.get("X-Twilio-Signature");
  const type = request.headers.get("Content-Type") ?? "";
  if (signature === null || !/^application\/x-www-form-urlencoded\b/i.test(type)) return null;
  const bytes = await readAtMost(request.body, BODY_MAX_BYTES);
  if (bytes === null) return null;
  const body = new TextDecoder().decode(bytes);
  const entries = [...new URLSearchParams(body)];
  const params = Object.fromEntries(entries);
  if (Object.keys(params).length !== entries.length || entries.some(isDividedAnew)) return null;
  const { pathname, search } = new URL(request.url);
  const address = account.publicUrl + pathname + search;
  if (!validateRequest(account.authToken, signature, address, params)) return null;
  return params["AccountSid"] === account.accountSid ? params : null;
}

/**
 * Twilio signs names and values without anything between them. So the signature of a text that says "…From+1415…MessageSid…" is good for a text
 * of that sender too, if what follows the words, which begins with the real sender, is made part of some other parameter.
 */
const isDividedAnew = ([name, value]: [string, string]) =>
  !/^[A-Z][A-Za-z0-9]*$/.test(name) || (name !== "Body" && name !== "From" && `${name}${value}`.includes("From+"));

const NUMBER = /^\+[1-9]\d{6,14}$/;
const MESSAGE_SID = /^(?:SM|MM)[0-9a-f]{32}$/;

/** Twilio takes no message with more: https://www.twilio.com/docs/messaging/api/media-resource */
const MEDIA_AT_MOST = 10;
const TYPE = /^[a-z0-9][a-z0-9.+-]{0,40}\/[a-z0-9][a-z0-9.+-]{0,60}$/;

/** A file that came with a text. */
export interface IncomingMedium {
  /** Twilio's id of it; null where the webhook names no file of this message. */
  mediaId: string | null;
  /** What it is said to be. */
  type: string;
}

/** A text that came in. */
export interface IncomingText {
  id: string;
  from: string;
  body: string;
  media: IncomingMedium[];
  /** What Twilio took it for: STOP, START or HELP, with Advanced Opt-Out; else null. */
  optOut: string | null;
}

/** A text to our number from a number; null for what is none, such as one from a short code. */
export function readIncomingText(
  params: Readonly<Record<string, string>>,
  { number, accountSid }: Pick<TwilioAccount, "number" | "accountSid">,
): IncomingText | null {
  const { MessageSid: id = "", From: from = "", To: to, Body: body = "", OptOutType: optOut } = params;
  if (to !== number || !MESSAGE_SID.test(id) || !NUMBER.test(from) || from === number) return null;
  return { id, from, body, media: readMedia(params, accountSid, id), optOut: optOut ?? null };
}

/** The files of a message. Of their addresses the id alone is kept, and only where the rest is this account's and this message's. */
function readMedia(params: Readonly<Record<string, string>>, accountSid: string, messageId: string): IncomingMedium[] {
  const count = Math.min(Math.max(Math.trunc(Number(params["NumMedia"])) || 0, 0), MEDIA_AT_MOST);
  return Array.from({ length: count }, (_, at) => {
    const address = params[`MediaUrl${at}`] ?? "";
    const path = `/2010-04-01/Accounts/${accountSid}/Messages/${messageId}/Media/`;
    const [, ofPath, mediaId] = /^https?:\/\/[^/?#]+(\/.*\/)(ME[0-9a-f]{32})$/.exec(address) ?? [];
    const type = (params[`MediaContentType${at}`] ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
    return {
      mediaId: ofPath === path && mediaId !== undefined ? mediaId : null,
      type: TYPE.test(type) ? type : "application/octet-stream",
    };
  });
}

/** What Twilio tells of a text that we sent. */
export interface Delivery {
  outboxId: string;
  vendorId: string;
  status: string;
  errorCode: number | null;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const STATUSES = new Set([
  "accepted",
  "scheduled",
  "queued",
  "sending",
  "sent",
  "delivered",
  "undelivered",
  "failed",
  "read",
]);

/** What a status callback tells; the outbox's id is in its address, which is signed. */
export function readDelivery(
  address: string,
  params: Readonly<Record<string, string>>,
  { number }: Pick<TwilioAccount, "number">,
): Delivery | null {
  const outboxId = new URL(address).searchParams.get("id") ?? "";
  const { MessageSid: vendorId = "", MessageStatus: status = "", From: from, ErrorCode: code } = params;
  if (from !== number || !UUID.test(outboxId) || !MESSAGE_SID.test(vendorId) || !STATUSES.has(status)) return null;
  // Someone who has read it has got it.
  return { outboxId, vendorId, status: status === "read" ? "delivered" : status, errorCode: Number(code) || null };
}
