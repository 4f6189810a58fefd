import { sameSecret } from "../_shared/server/same-secret.ts";
import { warnOperator } from "./failure-reasons.ts";
import type { TextQueue } from "./text-queue.ts";
import { readDelivery, readIncomingText, readTwilioRequest, type TwilioAccount } from "./twilio-request.ts";

export interface SmsOutside {
  /** Null when texting is not set up. */
  account: TwilioAccount | null;
  queue: TextQueue;
  cronKey: string;
  /** Takes the turns and sends the texts that are due. */
  drain(): Promise<void>;
  /** Resolves after so many milliseconds. */
  wait(ms: number): Promise<void>;
  /** Keeps the function alive for work that outlasts the reply. */
  background(work: Promise<unknown>): void;
  logError(message: string): void;
}

/** A turn is due two seconds after the last text (`receive_text`). */
const TURN_DUE_MS = 2_100;

const refuse = (error: string, status: number) => Response.json({ error }, { status });
/** An empty response: answers go through Twilio's REST API, so that a broken connection neither loses nor doubles one. */
const nothing = () =>
  new Response('<?xml version="1.0" encoding="UTF-8"?><Response/>', { headers: { "Content-Type": "text/xml" } });

/** Serves `/sms` (incoming texts) and `/sms/status` (delivery reports) for Twilio, and `/sms/drain` for the schedule. */
export function createApp(outside: SmsOutside): (request: Request) => Promise<Response> {
  const { queue, drain, wait, background, logError } = outside;
  const drainBehind = (delay: Promise<void>) => {
    background(
      delay.then(drain).catch((error: unknown) => {
        logError(`Draining the texts failed: ${String(error)}`);
      }),
    );
  };

  const receive = async (request: Request, account: TwilioAccount) => {
    const params = await readTwilioRequest(request, account);
    if (params === null) return refuse("This isn't a request of Twilio's.", 403);
    const text = readIncomingText(params, account);
    if (text === null) return refuse("This isn't a text to our number.", 400);
    const kind = await queue.receive(text);
    drainBehind(kind === "turn" ? wait(TURN_DUE_MS) : Promise.resolve());
    return nothing();
  };
  const noteDelivery = async (request: Request, account: TwilioAccount) => {
    const params = await readTwilioRequest(request, account);
    if (params === null) return refuse("This isn't a request of Twilio's.", 403);
    const delivery = readDelivery(request.url, params, account);
    if (delivery === null) return refuse("This isn't about a text of ours.", 400);
    warnOperator(delivery.errorCode, logError);
    await queue.noteDelivery(delivery);
    return nothing();
  };

  return async (request) => {
    if (request.method !== "POST")
      return Response.json({ error: "Use POST." }, { status: 405, headers: { Allow: "POST" } });
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/drain")) {
      if (!(await sameSecret(request.headers.get("apikey") ?? "", outside.cronKey)))
        return refuse("This needs the key of the schedule.", 401);
      drainBehind(Promise.resolve());
      return Response.json({ accepted: true }, { status: 202 });
    }
    const { account } = outside;
    if (account === null) return refuse("Texting isn't set up on this server.", 503);
    if (pathname === "/sms/status") return noteDelivery(request, account);
    return pathname === "/sms" ? receive(request, account) : refuse("Not found", 404);
  };
}
