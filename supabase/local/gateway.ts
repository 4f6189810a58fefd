import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { proxy } from "hono/proxy";
import { BODY_LIMITS, type BodyKind, isQueryTooDeep, isTooDeep, readBody } from "./bodies.ts";
import { GATEWAY_HEADER, PEER_HEADER } from "./gateway-secret.ts";
import { MAIL_HEADERS, MAIL_STYLE, mailPage, SHOWN_MAIL_HEADERS } from "./mail-page.ts";
import type { Mailbox } from "./mailbox.ts";
import type { ResendServer } from "./vendors/resend-server.ts";
import type { TwilioServer } from "./vendors/twilio-server.ts";
import { mountPhone } from "./phone-page.ts";
import { waitUntil } from "./wait-until.ts";

/** What the gateway leads to; parts that start later are added when they are up. */
export interface GatewayTargets {
  /** Where REST and Auth listen. */
  restAndAuth: string | null;
  /** Where each function listens, by its name. */
  functions: Map<string, string>;
  /** Tells them that it is us who calls. */
  secret: string;
  health(): Promise<{ status: string }>;
  mailbox: Mailbox;
  /** The stand-in for Twilio; null when texts go to Twilio itself. */
  twilio: TwilioServer | null;
  /** The stand-in for Resend; null when mails are really sent. */
  resend: ResendServer | null;
  /** Resolves when the mails of all that was answered so far are in the mailbox. */
  settle(): Promise<void>;
}

/** How long a request waits, in milliseconds. */
export interface Waits {
  /** For a function to begin its answer, as on Supabase: https://supabase.com/docs/guides/functions/limits */
  answer: number;
  /** For REST and Auth to be started again. */
  restart: number;
}

const WAITS: Waits = { answer: 150_000, restart: 5_000 };

type GatewayContext = Context<{ Bindings: HttpBindings }>;

const peerOf = (c: GatewayContext) => c.env.incoming.socket.remoteAddress ?? null;

/** A refusal that each kind of client reads: PostgREST's and GoTrue's form, and ours. */
function refuse(c: GatewayContext, kind: BodyKind, status: 400 | 413 | 503 | 504, code: string, message: string) {
  if (status === 503) c.header("retry-after", "1");
  if (kind === "rest") return c.json({ code, message, details: null, hint: null }, status);
  if (kind === "auth") return c.json({ code: status, error_code: code, msg: message }, status);
  return c.json({ message }, status);
}

/** The body, or why it goes no further. */
async function takeBody(c: GatewayContext, kind: BodyKind): Promise<Uint8Array<ArrayBuffer> | Response> {
  const body = await readBody(c.req.raw, BODY_LIMITS[kind]);
  if (body === null) {
    // What is still to come is not read.
    c.header("connection", "close");
    return refuse(c, kind, 413, "request_too_large", "The request is too big.");
  }
  const isForm = kind === "functions" && /^multipart\//.test(c.req.header("content-type") ?? "");
  const tooDeep = kind === "auth" ? "bad_json" : "PGRST102";
  if (!isForm && isTooDeep(body)) return refuse(c, kind, 400, tooDeep, "The document is nested too deeply.");
  if (kind === "rest" && isQueryTooDeep(new URL(c.req.url).search))
    return refuse(c, kind, 400, "PGRST100", "The query is nested too deeply.");
  return body;
}

/** Why a request got no answer, as Node's fetch says it. */
const causeOf = (error: unknown) =>
  error instanceof Error ? String((error.cause as { code?: unknown } | undefined)?.code) : "";
/** Whether it never got there, so that it may be sent again whatever it is. */
const wasRefused = (error: unknown) => causeOf(error) === "ECONNREFUSED";
/** Whether the process ended meanwhile, so that a read may be sent again. Anything else would fail each time. */
const wasCutOff = (error: unknown) => /^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/.test(causeOf(error));

/** One address for everything, with Supabase's paths. */
export function createGateway(targets: GatewayTargets, waits = WAITS) {
  const gateway = new Hono<{ Bindings: HttpBindings }>();

  /** Hands a request on. What callers wrote of their address themselves goes: hosted Supabase is behind Cloudflare, which sets it. */
  const handOn = (c: GatewayContext, url: string, body: Uint8Array<ArrayBuffer>, signal: AbortSignal) => {
    const peer = peerOf(c) ?? "";
    const ours = { "x-forwarded-for": peer, "cf-connecting-ip": peer, [PEER_HEADER]: peer };
    const { "content-length": _length, ...theirs } = c.req.header();
    const headers = { ...theirs, ...ours, [GATEWAY_HEADER]: targets.secret, connection: undefined };
    return proxy(url, { method: c.req.method, headers, signal, redirect: "manual", ...(body.length > 0 && { body }) });
  };

  /** A function sees `/<name>/…` as its path, as on Supabase. An answer that has begun may take its time. */
  const callFunction = async (c: GatewayContext, path: string) => {
    const address = targets.functions.get(path.split("/")[1] ?? "");
    if (address === undefined) return c.json({ message: "There is no such function." }, 404);
    const body = await takeBody(c, "functions");
    if (body instanceof Response) return body;
    const tooLong = new AbortController();
    const timer = setTimeout(() => tooLong.abort(), waits.answer);
    const signal = AbortSignal.any([c.req.raw.signal, tooLong.signal]);
    try {
      return await handOn(c, address + path + new URL(c.req.url).search, body, signal);
    } catch {
      const status = tooLong.signal.aborted ? 504 : 503;
      return refuse(c, "functions", status, "", "The function does not answer.");
    } finally {
      clearTimeout(timer);
    }
  };

  /** Waits while the process is being started again; what was under way in one that ended may have been done or not. */
  const callRestOrAuth = async (c: GatewayContext, kind: "rest" | "auth") => {
    const address = targets.restAndAuth;
    if (address === null) return c.json({ message: "The stack is starting." }, 503);
    const body = await takeBody(c, kind);
    if (body instanceof Response) return body;
    const { pathname, search } = new URL(c.req.url);
    const code = kind === "rest" ? "PGRST001" : "unexpected_failure";
    const isReading = ["GET", "HEAD", "OPTIONS"].includes(c.req.method);
    const responses: Response[] = [];
    const isAnswered = async () => {
      const response = await handOn(c, address + pathname + search, body, c.req.raw.signal).catch((error: unknown) =>
        (wasRefused(error) || (isReading && wasCutOff(error))) && !c.req.raw.signal.aborted
          ? null
          : refuse(c, kind, 503, code, "The database was interrupted."),
      );
      if (response) responses.push(response);
      return response !== null;
    };
    await waitUntil(isAnswered, waits.restart, 50);
    return responses[0] ?? refuse(c, kind, 503, code, "The database is starting.");
  };

  gateway.all("/auth/v1/*", (c) => callRestOrAuth(c, "auth"));
  gateway.all("/rest/v1/*", (c) => callRestOrAuth(c, "rest"));
  gateway.all("/functions/v1/*", (c) => callFunction(c, new URL(c.req.url).pathname.slice("/functions/v1".length)));
  // The specification's address of the API: "the API host plus /api".
  gateway.all("/api/*", (c) => callFunction(c, new URL(c.req.url).pathname));
  gateway.get("/health", async (c) => {
    const report = await targets.health();
    return c.json(report, report.status === "ok" ? 200 : 503);
  });
  gateway.get("/mail", async (c) => {
    await targets.settle();
    return c.html(mailPage(targets.mailbox.list()), 200, MAIL_HEADERS);
  });
  gateway.get("/mail/:number{\\d+}", (c) => {
    const mail = targets.mailbox.list().find(({ number }) => String(number) === c.req.param("number"));
    return mail === undefined ? c.notFound() : c.html(mail.html, 200, SHOWN_MAIL_HEADERS);
  });
  gateway.get("/mail/style.css", (c) => c.body(MAIL_STYLE, 200, { ...MAIL_HEADERS, "content-type": "text/css" }));
  mountPhone(gateway, () => targets.twilio);
  return gateway;
}
