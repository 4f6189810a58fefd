import { sameSecret } from "../_shared/server/same-secret.ts";
import type { MailQueue } from "./mail-queue.ts";
import { readEvent, readSigned } from "./resend-event.ts";

export interface MailOutside {
  queue: MailQueue;
  cronKey: string;
  /** The secret that Resend signs its webhooks with; null when they are not set up. */
  webhookSecret: string | null;
  /** The web app, without a slash at the end. */
  siteUrl: string;
  /** Sends what is due. */
  drain(): Promise<void>;
  now(): Date;
  /** Keeps the function alive for work that outlasts the reply. */
  background(work: Promise<unknown>): void;
  logError(message: string): void;
}

const refuse = (error: string, status: number) => Response.json({ error }, { status });
/** Open to every origin: the signed link is the permission. */
const OPEN = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*", "Cache-Control": "no-store" };

/** Serves `/mail/unsubscribe` (links in mails), `/mail/events` (Resend's webhooks) and `/mail/drain` (the schedule). */
export function createApp(outside: MailOutside): (request: Request) => Promise<Response> {
  const { queue, siteUrl, webhookSecret, now } = outside;

  /** A mail program sends a POST without a sign-in. A GET, such as a scanner's, changes nothing. */
  const unsubscribe = async (request: Request) => {
    const token = new URL(request.url).searchParams.get("token") ?? "";
    if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: OPEN });
    if (request.method !== "POST") {
      const headers = { Location: `${siteUrl}/unsubscribe?token=${encodeURIComponent(token)}`, ...OPEN };
      return new Response(null, { status: 302, headers });
    }
    if (await queue.unsubscribe(token)) return Response.json({ unsubscribed: true }, { headers: OPEN });
    return Response.json({ error: "This link isn't one of ours." }, { status: 400, headers: OPEN });
  };
  const noteEvent = async (request: Request) => {
    if (webhookSecret === null) return refuse("Resend's webhooks aren't set up on this server.", 503);
    const body = await readSigned(request, webhookSecret, now());
    if (body === null) return refuse("This isn't a webhook of Resend's.", 401);
    const event = readEvent(body);
    return Response.json({ noted: event !== null && (await queue.note(event)) });
  };
  const drainBehind = () => {
    const work = outside.drain().catch((error: unknown) => {
      outside.logError(`Sending mails failed: ${String(error)}`);
    });
    outside.background(work);
  };

  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/mail/unsubscribe") return unsubscribe(request);
    if (request.method !== "POST")
      return Response.json({ error: "Use POST." }, { status: 405, headers: { Allow: "POST" } });
    if (pathname === "/mail/events") return noteEvent(request);
    if (pathname !== "/mail/drain") return refuse("Not found", 404);
    if (!(await sameSecret(request.headers.get("apikey") ?? "", outside.cronKey)))
      return refuse("This needs the key of the schedule.", 401);
    drainBehind();
    return Response.json({ accepted: true }, { status: 202 });
  };
}
