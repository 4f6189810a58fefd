import { validateRequest } from "twilio/lib/webhooks/webhooks.js";
import { readAtMost } from "../_shared/server/read-at-most.ts";

/** The Twilio account: its id, its token, its number, and the address at which Twilio calls us. */
export interface TwilioAccount {
  accountSid: string;
  authToken: string;
  /** The product's number, E.164. */
  number: string;
  /** The public address of the functions, without a slash at the end. The address that Twilio signs begins with it. */
  publicUrl: string;
}

/** Longer than any webhook from Twilio. */
const BODY_MAX_BYTES = 64 * 1024;

/**
 * Returns the parameters of a webhook that Twilio signed; null for anything else. The signed address is our public one with the request's
 * path and query, because the runtime reports an internal address. A repeated name is refused, because the signature does not say which
 * value counts. So are webhooks of another account, and parameters that may be another request's, split differently.
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
  if (Object.keys(params).length !== entries.length || entries.some(isSplitDifferently)) return null;
  const { pathname, search } = new URL(request.url);
  const address = account.publicUrl + pathname + search;
  if (!validateRequest(account.authToken, signature, address, params)) return null;
  return params["AccountSid"] === account.accountSid ? params : null;
}

/**
 * Twilio signs names and values without separators. So the signature of a text that says "…From+1415…MessageSid…" is also valid for a text
 * from that sender, if the rest of the signed string, with the real sender, is moved into another parameter.
 */
const isSplitDifferently = ([name, value]: [string, string]) =>
  !/^[A-Z][A-Za-z0-9]*$/.test(name) || (name !== "Body" && name !== "From" && `${name}${value}`.includes("From+"));

const NUMBER = /^\+[1-9]\d{6,14}$/;
const MESSAGE_SID = /^(?:SM|MM)[0-9a-f]{32}$/;

/** Twilio's limit: https://www.twilio.com/docs/messaging/api/media-resource */
const MEDIA_AT_MOST = 10;
const TYPE = /^[a-z0-9][a-z0-9.+-]{0,40}\/[a-z0-9][a-z0-9.+-]{0,60}$/;

/** A file that came with a text. */
export interface IncomingMedium {
  /** Twilio's id; null when the webhook's address is not a file of this message. */
  mediaId: string | null;
  /** The content type that the webhook claims. */
  type: string;
}

/** A text that came in. */
export interface IncomingText {
  id: string;
  from: string;
  body: string;
  media: IncomingMedium[];
  /** STOP, START or HELP if Twilio handled the text as such (Advanced Opt-Out); else null. */
  optOut: string | null;
}

/** Reads a text from a phone number to ours; null for anything else, such as a text from a short code. */
export function readIncomingText(
  params: Readonly<Record<string, string>>,
  { number, accountSid }: Pick<TwilioAccount, "number" | "accountSid">,
): IncomingText | null {
  const { MessageSid: id = "", From: from = "", To: to, Body: body = "", OptOutType: optOut } = params;
  if (to !== number || !MESSAGE_SID.test(id) || !NUMBER.test(from) || from === number) return null;
  return { id, from, body, media: readMedia(params, accountSid, id), optOut: optOut ?? null };
}

/** Reads a message's files. Only the id is kept, and only if the address belongs to this account and this message. */
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

/** A delivery report for a text that we sent. */
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

/** Reads a status callback. The outbox's id is in its address, which is signed. */
export function readDelivery(
  address: string,
  params: Readonly<Record<string, string>>,
  { number }: Pick<TwilioAccount, "number">,
): Delivery | null {
  const outboxId = new URL(address).searchParams.get("id") ?? "";
  const { MessageSid: vendorId = "", MessageStatus: status = "", From: from, ErrorCode: code } = params;
  if (from !== number || !UUID.test(outboxId) || !MESSAGE_SID.test(vendorId) || !STATUSES.has(status)) return null;
  return {
    outboxId,
    vendorId,
    // A text that was read was delivered.
    status: status === "read" ? "delivered" : status,
    errorCode: /^\d{1,6}$/.test(code ?? "") ? Number(code) || null : null,
  };
}
