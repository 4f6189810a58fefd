// Drains the queue and makes digests; called by pg_cron through pg_net with the secret key named `cron`.
import { chooseLanguageModel } from "../_shared/language-model/choose-language-model.ts";
import { choosePostSource } from "../_shared/post-sources/choose-post-source.ts";
import { createFetchPublic, userAgentOf } from "../_shared/post-sources/feed/fetch-public.ts";
import { networkOf } from "../_shared/post-sources/feed/network.ts";
import { namedKey, parseEnvironment } from "../_shared/server/environment.ts";
import { createApp } from "./app.ts";
import { makeDigests } from "./digests.ts";
import { createDrain } from "./drain.ts";
import { createFetchPicture, fetchPictures } from "./fetch-pictures.ts";
import { openVendors } from "./open-vendors.ts";
import { connectPictureQueue } from "./picture-queue.ts";
import { connectRunQueue } from "./run-queue.ts";
import { connectWorker } from "../_shared/server/ask-worker.ts";
import { connectWorkerQueue } from "./worker-queue.ts";

// Present on Supabase's edge runtime only; without it the process simply stays up.
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

const startedAt = Date.now();
const environment = parseEnvironment(Deno.env.toObject());
const now = () => new Date();
const ask = connectWorker(environment.SUPABASE_URL, namedKey(environment.SUPABASE_SECRET_KEYS, "default"));
const source = choosePostSource(environment, now);
const network = networkOf(Deno);
const userAgent = userAgentOf(environment.SITE_URL);
const pictures = connectPictureQueue(ask);
const fetchPicture = createFetchPicture(network, userAgent);
const outside = {
  queue: connectWorkerQueue(ask),
  source,
  vendors: openVendors(environment, source, connectRunQueue(ask), now),
  model: chooseLanguageModel(environment),
  fetchPublic: createFetchPublic(network, userAgent),
  fetchPictures: (signal: AbortSignal) => fetchPictures(pictures, fetchPicture, signal),
  now,
};

// The runtime dispatches this while there is still time to give a job back (its default: with a tenth of the isolate's life left).
const ending = new AbortController();
addEventListener("beforeunload", () => ending.abort());
const drain = createDrain(outside, { startedAt, now: Date.now, ending: ending.signal });

Deno.serve(
  createApp({
    // A local project of the Supabase CLI has the one secret key `default`.
    cronKey: environment.SUPABASE_SECRET_KEYS["cron"] ?? namedKey(environment.SUPABASE_SECRET_KEYS, "default"),
    drain,
    makeDigests: () =>
      makeDigests({
        ask,
        siteUrl: (environment.SITE_URL ?? environment.SUPABASE_URL).replace(/\/+$/, ""),
        segmentsPerSecond: environment.SMS_SEGMENTS_PER_SECOND,
        now,
        logError: console.error,
      }),
    background: (work) => {
      if (typeof EdgeRuntime !== "undefined") EdgeRuntime.waitUntil(work);
    },
  }),
);
