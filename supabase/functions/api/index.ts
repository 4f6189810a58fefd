// The JSON API of spec §7. It asks the database as its caller only: of the secret key it uses what marks addresses, and that is derived.
import { chooseAssistant } from "../_shared/assistant/choose-assistant.ts";
import { chooseTranscriber } from "../_shared/assistant/transcriber.ts";
import { chooseEmbedder, type Platform } from "../_shared/embeddings/embedder.ts";
import { chooseLanguageModel } from "../_shared/language-model/choose-language-model.ts";
import { choosePostSource } from "../_shared/post-sources/choose-post-source.ts";
import { createFetchPublic, userAgentOf } from "../_shared/post-sources/feed/fetch-public.ts";
import { networkOf } from "../_shared/post-sources/feed/network.ts";
import { samplePeople } from "../_shared/post-sources/sample/sample-people.ts";
import { namedKey, parseEnvironment } from "../_shared/server/environment.ts";
import { createAddressMark } from "./address-mark.ts";
import { createApp } from "./app.ts";
import { CLIENT_ADDRESS_HEADER } from "./client-address.ts";

const environment = parseEnvironment(Deno.env.toObject());
const source = choosePostSource(environment, () => new Date());

Deno.serve(
  createApp({
    supabaseUrl: environment.SUPABASE_URL,
    siteUrl: environment.SITE_URL ?? null,
    publishableKey: namedKey(environment.SUPABASE_PUBLISHABLE_KEYS, "default"),
    clientAddressHeader: environment.CLIENT_ADDRESS_HEADER ?? CLIENT_ADDRESS_HEADER,
    addressMark: createAddressMark(namedKey(environment.SUPABASE_SECRET_KEYS, "default")),
    suggestedPeople: source.name === "sample" ? samplePeople() : [],
    languageModel: chooseLanguageModel(environment),
    assistant: chooseAssistant(environment),
    // A global of Supabase's runtime, which Deno's types do not know.
    embedder: chooseEmbedder(environment.EMBEDDINGS, globalThis as Platform),
    transcriber: chooseTranscriber(environment),
    vendorUrls: { phantombuster: environment.PHANTOMBUSTER_API_URL, apify: environment.APIFY_API_URL },
    fetchPublic: createFetchPublic(networkOf(Deno), userAgentOf(environment.SITE_URL)),
    logError: console.error,
  }).fetch,
);
