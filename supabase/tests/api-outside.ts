import { createBuiltinAssistant } from "../functions/_shared/assistant/builtin/builtin-assistant.ts";
import { createBuiltinModel } from "../functions/_shared/language-model/builtin/builtin-model.ts";
import { createAddressMark } from "../functions/api/address-mark.ts";
import { noFeeds } from "./no-feeds.ts";
import type { Outside } from "../functions/api/outside.ts";

/** What the API has around it without any key: what is built in answers, nothing is written down. A test names the Supabase behind it. */
export function outsideOf(supabaseUrl: string, more: Partial<Outside> = {}): Outside {
  return {
    supabaseUrl,
    publishableKey: "sb_publishable_test",
    siteUrl: "https://tracker.example",
    clientAddressHeader: "cf-connecting-ip",
    addressMark: createAddressMark("a secret of the tests"),
    suggestedPeople: [],
    languageModel: createBuiltinModel(),
    assistant: createBuiltinAssistant(),
    embedder: null,
    transcriber: null,
    vendorUrls: {},
    fetchPublic: noFeeds.fetchPublic,
    logError: () => undefined,
    ...more,
  };
}
