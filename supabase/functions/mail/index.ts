// Mail: sends the outbox, handles unsubscribe links, and receives delivery events.
import { connectWorker } from "../_shared/server/ask-worker.ts";
import { createDrain } from "../_shared/server/create-drain.ts";
import { namedKey, parseEnvironment } from "../_shared/server/environment.ts";
import { createApp } from "./app.ts";
import { chooseMailer } from "./choose-mailer.ts";
import { connectMailQueue } from "./mail-queue.ts";
import { sendMail } from "./send-mail.ts";

// Present on Supabase's edge runtime only; without it the process simply stays up.
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

/** Supabase ends an isolate 150 s after its start on the free plan. */
const SEND_FOR_MS = 90_000;
/** Sending is mostly waiting for the mail server. */
const MAILS_AT_ONCE = 3;

const environment = parseEnvironment(Deno.env.toObject());
const { SUPABASE_URL: supabaseUrl, SUPABASE_SECRET_KEYS: secretKeys } = environment;
const withoutSlash = (address: string) => address.replace(/\/+$/, "");
const publicUrl = withoutSlash(environment.PUBLIC_URL ?? `${supabaseUrl}/functions/v1`);
const siteUrl = withoutSlash(environment.SITE_URL ?? supabaseUrl);
const queue = connectMailQueue(connectWorker(supabaseUrl, namedKey(secretKeys, "default")));
const settings = chooseMailer(environment);
const { error: logError } = console;
const now = () => new Date();

const drain = settings
  ? createDrain(
      async (age) => {
        const { mailer, from } = settings;
        const outside = { queue, mailer, addresses: { from, publicUrl, siteUrl }, now, logError };
        const send = async () => {
          while (age() < SEND_FOR_MS) {
            const mail = await queue.claim();
            if (mail === null) return;
            // A mail whose result could not be stored is retried after its lease; the others go on.
            await sendMail(mail, outside).catch((error: unknown) => {
              logError(`A mail's outcome was lost: ${String(error)}`);
            });
          }
        };
        await Promise.all(Array.from({ length: MAILS_AT_ONCE }, send));
      },
      { startedAt: Date.now(), now: Date.now },
    )
  : () => Promise.resolve();

Deno.serve(
  createApp({
    ...{ queue, siteUrl, drain, now, logError },
    // A local project of the Supabase CLI has the one secret key `default`.
    cronKey: secretKeys["cron"] ?? namedKey(secretKeys, "default"),
    webhookSecret: environment.RESEND_WEBHOOK_SECRET ?? null,
    background: (work) => {
      if (typeof EdgeRuntime !== "undefined") EdgeRuntime.waitUntil(work);
    },
  }),
);
