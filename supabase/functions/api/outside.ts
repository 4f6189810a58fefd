import { createClient } from "@supabase/supabase-js";
import type { AssistantModel } from "../_shared/assistant/assistant-model.ts";
import type { Transcriber } from "../_shared/assistant/transcriber.ts";
import type { Embedder } from "../_shared/embeddings/embedder.ts";
import type { SuggestedPerson } from "../_shared/contract/founders.ts";
import type { LanguageModel } from "../_shared/language-model/language-model.ts";
import type { FetchPublic } from "../_shared/post-sources/feed/fetch-public.ts";
import type { VendorUrls } from "../_shared/post-sources/check-key.ts";
import type { Database } from "../_shared/stores/database.types.ts";
import type { Db } from "../_shared/stores/db.ts";
import { repeatConflict } from "../_shared/stores/repeat-conflict.ts";
import type { AddressMark } from "./address-mark.ts";

/** What the API needs of the world around it; index.ts reads it from the environment. */
export interface Outside {
  supabaseUrl: string;
  /** Where the web app is, which serves the sample network's pictures; null when nobody said. */
  siteUrl: string | null;
  /** The public key: the API never holds one that passes row-level security. */
  publishableKey: string;
  /** The one header that is believed to hold the caller's address. */
  clientAddressHeader: string;
  /** Turns an address into the mark that its requests are counted under. */
  addressMark: AddressMark;
  /** People of the demonstration network, none with any other post source. */
  suggestedPeople: SuggestedPerson[];
  /** The one that the environment names: the built-in model without a key. */
  languageModel: LanguageModel;
  /** Who holds conversations: the built-in assistant without a key. */
  assistant: AssistantModel;
  /** Finds texts by meaning; null where the platform has no model for it. */
  embedder: Embedder | null;
  /** Turns speech into text; null where nothing can. */
  transcriber: Transcriber | null;
  /** Where the vendors' APIs are that users have keys of; their own addresses when it is left out. */
  vendorUrls: VendorUrls;
  /** Reads pages of the public Internet, for feeds. */
  fetchPublic: FetchPublic;
  /** Where the cause of a failure is written down; it is never given a token. */
  logError(message: string): void;
}

/** What index.ts and the middleware put beside each request. */
export interface ApiEnv {
  Variables: {
    outside: Outside;
    /** Carries the caller's token; set by requireSession. */
    db: Db;
    userId: string;
  };
}

const stateless = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };

/** A client of nobody in particular, with no memory of an earlier caller: one for each sign-in. */
export function createAnonymousClient({ supabaseUrl, publishableKey }: Outside): Db {
  return createClient<Database>(supabaseUrl, publishableKey, { auth: stateless });
}

/** A client that acts as the holder of the token, under row-level security. */
export function createCallersClient({ supabaseUrl, publishableKey }: Outside, token: string): Db {
  return createClient<Database>(supabaseUrl, publishableKey, {
    accessToken: () => Promise.resolve(token),
    global: { fetch: repeatConflict(fetch) },
  });
}
