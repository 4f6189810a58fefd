// Texting: takes Twilio's webhooks, answers texts as the assistant, and sends what is in the outbox.
import { chooseAssistant } from "../_shared/assistant/choose-assistant.ts";
import { chooseTranscriber } from "../_shared/assistant/transcriber.ts";
import { chooseEmbedder, type Platform } from "../_shared/embeddings/embedder.ts";
import { chooseLanguageModel } from "../_shared/language-model/choose-language-model.ts";
import { createFetchPublic, userAgentOf } from "../_shared/post-sources/feed/fetch-public.ts";
import { networkOf } from "../_shared/post-sources/feed/network.ts";
import { connectWorker } from "../_shared/server/ask-worker.ts";
import { namedKey, parseEnvironment } from "../_shared/server/environment.ts";
import { actAs } from "./acting-client.ts";
import { createApp } from "./app.ts";
import { createTextDrain } from "./drain.ts";
import { connectTextQueue } from "./text-queue.ts";
import { accountFrom } from "./twilio-account.ts";
import { createTwilioClient } from "./twilio-client.ts";
import { createTwilioMedia, MEDIA_FETCH } from "./twilio-media.ts";

// Present on Supabase's edge runtime only; without it the process simply stays up.
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

const startedAt = Date.now();
const environment = parseEnvironment(Deno.env.toObject());
const { SUPABASE_URL: supabaseUrl, SUPABASE_SECRET_KEYS: secretKeys } = environment;
const publishableKey = namedKey(environment.SUPABASE_PUBLISHABLE_KEYS, "default");
const account = accountFrom(environment);
const queue = connectTextQueue(connectWorker(supabaseUrl, namedKey(secretKeys, "default")));
const { error: logError } = console;

const drain = account
  ? createTextDrain(
      {
        queue,
        twilio: createTwilioClient(account, environment.TWILIO_API_URL),
        segmentsPerSecond: environment.SMS_SEGMENTS_PER_SECOND,
        media: createTwilioMedia({
          account,
          apiUrl: environment.TWILIO_API_URL,
          fetchPublic: createFetchPublic(networkOf(Deno), userAgentOf(environment.SITE_URL), MEDIA_FETCH),
        }),
        transcriber: chooseTranscriber(environment),
        callbackFor: (outboxId) => `${account.publicUrl}/sms/status?id=${outboxId}`,
        assistant: chooseAssistant(environment),
        languageModel: chooseLanguageModel(environment),
        // A global of Supabase's runtime, which Deno's types do not know.
        embedder: chooseEmbedder(environment.EMBEDDINGS, globalThis as Platform),
        clientFor: (turn) => actAs(turn, supabaseUrl, publishableKey),
        siteUrl: (environment.SITE_URL ?? supabaseUrl).replace(/\/+$/, ""),
        now: () => new Date(),
        logError,
      },
      { startedAt, now: Date.now },
    )
  : () => Promise.resolve();

Deno.serve(
  createApp({
    account,
    queue,
    // A local project of the Supabase CLI has the one secret key `default`.
    cronKey: secretKeys["cron"] ?? namedKey(secretKeys, "default"),
    drain,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    background: (work) => {
      if (typeof EdgeRuntime !== "undefined") EdgeRuntime.waitUntil(work);
    },
    logError,
  }),
);
