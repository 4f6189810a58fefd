import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { Hono } from "hono";
import * as z from "zod/mini";
import { serveHttp } from "../http-server.ts";
import type { Part } from "../part.ts";

const mailSchema = z.object({
  from: z.string(),
  to: z.array(z.email()),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  headers: z.record(z.string(), z.string()),
});

/** An accepted mail, with the id that the server gave it. */
export type ResendMail = z.infer<typeof mailSchema> & { id: string };

/** How the server handles the next mails. Anything left out succeeds. */
export interface ResendBehaviour {
  /** Accepts the mail, or not, and then cuts its response off or answers 500. */
  answer?: "taken and cut off" | "taken and 500" | "not taken and 500";
  /** Refuses with this error and status: https://resend.com/docs/api-reference/errors */
  refuse?: { name: string; status: number; retryAfter?: string };
  /** How many mails it applies to; all by default. */
  times?: number;
}

export interface ResendServer extends Part {
  /** For RESEND_API_URL. */
  url: string;
  apiKey: string;
  webhookSecret: string;
  /** Oldest first. */
  mails: ResendMail[];
  behave(behaviour: ResendBehaviour): void;
  /** Calls the webhook, signed as of that time. Returns its status. */
  tell(type: string, data: Record<string, unknown>, at?: Date): Promise<number>;
  /** Sets the address of the webhooks. */
  callAt(webhookUrl: string): void;
}

/** Signs a webhook as Svix, and so Resend, does: https://docs.svix.com/receiving/verifying-payloads/how-manual */
export function svixHeaders(
  body: string,
  secret: string,
  at: Date,
  id = `msg_${randomUUID()}`,
): Record<string, string> {
  const time = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${time}.${body}`).digest("base64");
  return { "svix-id": id, "svix-timestamp": time, "svix-signature": `v1,${signature}` };
}

/** A stand-in for Resend: its API with idempotency keys, and its signed webhooks. Nothing leaves the machine. */
export async function startResendServer(
  deliver: (mail: { to: string; subject: string; text: string; html: string }) => Promise<unknown>,
): Promise<ResendServer> {
  const apiKey = `re_${randomBytes(16).toString("hex")}`;
  const webhookSecret = `whsec_${randomBytes(24).toString("base64")}`;
  const mails: ResendMail[] = [];
  const byKey = new Map<string, { body: string; id: string }>();
  let behaviour: ResendBehaviour = {};
  let webhookUrl = "";
  const refuse = (statusCode: number, name: string, headers: Record<string, string> = {}) =>
    Response.json({ statusCode, name, message: "Refused" }, { status: statusCode, headers });

  const app = new Hono();
  app.post("/emails", async (c) => {
    if (c.req.header("authorization") !== `Bearer ${apiKey}`) return refuse(403, "invalid_api_key");
    const now = behaviour;
    if (now.times !== undefined && --now.times <= 0) behaviour = {};
    if (now.refuse) {
      const { status, name, retryAfter } = now.refuse;
      return refuse(status, name, retryAfter ? { "retry-after": retryAfter } : {});
    }
    if (now.answer?.startsWith("not taken")) return refuse(500, "internal_server_error");
    const key = c.req.header("idempotency-key") ?? randomUUID();
    const body = await c.req.text();
    const earlier = byKey.get(key);
    if (earlier && earlier.body !== body) return refuse(409, "invalid_idempotent_request");
    const id = earlier?.id ?? randomUUID();
    if (!earlier) {
      const parsed = z.safeParse(mailSchema, JSON.parse(body));
      if (!parsed.success) return refuse(422, "validation_error");
      byKey.set(key, { body, id });
      mails.push({ id, ...parsed.data });
      await deliver({ ...parsed.data, to: parsed.data.to.join(", ") });
    }
    if (now.answer === "taken and 500") return refuse(500, "internal_server_error");
    return now.answer ? c.body('{"id": "', 200) : c.json({ id });
  });

  const server = await serveHttp(0, "TRACKER_PORT");
  server.answerWith((request) => app.fetch(request));
  return {
    ...{ name: "Resend stand-in", url: server.url, apiKey, webhookSecret, mails },
    behave: (next) => void (behaviour = { ...next }),
    callAt: (address) => void (webhookUrl = address),
    async tell(type, data, at = new Date()) {
      const body = JSON.stringify({ type, created_at: at.toISOString(), data });
      const headers = { "content-type": "application/json", ...svixHeaders(body, webhookSecret, at) };
      return (await fetch(webhookUrl, { method: "POST", headers, body })).status;
    },
    check: () => Promise.resolve(),
    stop: () => server.stop(),
  };
}
