import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { proxy } from "hono/proxy";
import { MAIL_HEADERS, MAIL_STYLE, mailPage } from "./mail-page.ts";
import type { Mailbox } from "./mailbox.ts";
import type { RestAndAuth } from "./rest-and-auth.ts";

/** What the gateway leads to; parts that start later come in as they stand up. */
export interface GatewayTargets {
  restAndAuth: RestAndAuth | null;
  /** Where each function listens, by its name. */
  functions: Map<string, string>;
  health(): Promise<{ status: string }>;
  mailbox: Mailbox;
}

type GatewayContext = Context<{ Bindings: HttpBindings }>;

const peerOf = (c: GatewayContext) => c.env.incoming.socket.remoteAddress ?? null;

/** How long Supabase waits for a function to begin its answer: https://supabase.com/docs/guides/functions/limits */
const ANSWER_MS = 150_000;

/** Hands a request on to a function, which sees `/<name>/…` as its path, as on Supabase. An answer that has begun may take its time. */
async function toFunction(c: GatewayContext, address: string, path: string, answerMs: number): Promise<Response> {
  // What the caller wrote there themselves goes: hosted Supabase is behind Cloudflare, which sets this one anew.
  const peer = peerOf(c) ?? "";
  const headers = { ...c.req.header(), "x-forwarded-for": peer, "cf-connecting-ip": peer };
  const tooLong = new AbortController();
  const timer = setTimeout(() => tooLong.abort(), answerMs);
  const signal = AbortSignal.any([c.req.raw.signal, tooLong.signal]);
  try {
    return await proxy(address + path + new URL(c.req.url).search, { raw: c.req.raw, headers, signal });
  } catch {
    return c.json({ message: "The function does not answer." }, tooLong.signal.aborted ? 504 : 503);
  } finally {
    clearTimeout(timer);
  }
}

/** One address for everything, with Supabase's paths. */
export function createGateway(targets: GatewayTargets, answerMs = ANSWER_MS) {
  const gateway = new Hono<{ Bindings: HttpBindings }>();
  const starting = (c: GatewayContext) => c.json({ message: "The stack is starting." }, 503);

  gateway.all("/auth/v1/*", (c) => targets.restAndAuth?.auth(c.req.raw, peerOf(c)) ?? starting(c));
  gateway.all("/rest/v1/*", (c) => targets.restAndAuth?.rest(c.req.raw, peerOf(c)) ?? starting(c));
  const callFunction = (c: GatewayContext, path: string) => {
    const address = targets.functions.get(path.split("/")[1] ?? "");
    return address ? toFunction(c, address, path, answerMs) : c.json({ message: "There is no such function." }, 404);
  };
  gateway.all("/functions/v1/*", (c) => callFunction(c, new URL(c.req.url).pathname.slice("/functions/v1".length)));
  // The specification's address of the API: "the API host plus /api".
  gateway.all("/api/*", (c) => callFunction(c, new URL(c.req.url).pathname));
  gateway.get("/health", async (c) => {
    const report = await targets.health();
    return c.json(report, report.status === "ok" ? 200 : 503);
  });
  gateway.get("/mail", (c) => c.html(mailPage(targets.mailbox.list()), 200, MAIL_HEADERS));
  gateway.get("/mail/style.css", (c) => c.body(MAIL_STYLE, 200, { ...MAIL_HEADERS, "content-type": "text/css" }));
  return gateway;
}
