// Drains the queue; called by pg_cron through pg_net with the secret key named `cron`.
import { chooseLanguageModel } from "../_shared/language-model/choose-language-model.ts";
import { choosePostSource } from "../_shared/post-sources/choose-post-source.ts";
import { namedKey, parseEnvironment } from "../_shared/server/environment.ts";
import { createApp } from "./app.ts";
import { drain } from "./drain.ts";
import { connectWorkerQueue } from "./worker-queue.ts";

// Present on Supabase's edge runtime only; without it the process simply stays up.
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

const environment = parseEnvironment(Deno.env.toObject());
const outside = {
  queue: connectWorkerQueue(environment.SUPABASE_URL, namedKey(environment.SUPABASE_SECRET_KEYS, "default")),
  source: choosePostSource(environment, () => new Date()),
  model: chooseLanguageModel(environment),
};

Deno.serve(
  createApp({
    // A local project of the Supabase CLI has the one secret key `default`.
    cronKey: environment.SUPABASE_SECRET_KEYS["cron"] ?? namedKey(environment.SUPABASE_SECRET_KEYS, "default"),
    drain: () => drain(outside),
    background: (work) => {
      if (typeof EdgeRuntime !== "undefined") EdgeRuntime.waitUntil(work);
    },
  }),
);
