import OpenAI from "openai";
import { boundedFetch } from "./bounded-fetch.ts";
import { patientFetch } from "./patient-fetch.ts";

const DEFAULT_BASE_URL = "https://api.openai.com/v1";
/** OpenAI's cheapest model; gpt-4.1-mini ends in January 2027 (developers.openai.com/api/docs/deprecations). */
export const DEFAULT_MODEL = "gpt-6-luna";
export const TIMEOUT_MS = 30_000;
const MAX_RETRIES = 2;

export interface OpenAiOptions {
  apiKey: string;
  /** Any server that speaks chat completions: Azure, Ollama, vLLM, llama.cpp. */
  baseUrl?: string | undefined;
  model?: string | undefined;
  fetch?: typeof globalThis.fetch | undefined;
  /** For one attempt; all attempts together get twice as long. */
  timeoutMs?: number | undefined;
}

/** OpenAI's client for a server, with nothing but what is passed in. */
export function createClient({
  apiKey,
  baseUrl = DEFAULT_BASE_URL,
  fetch = globalThis.fetch,
  timeoutMs = TIMEOUT_MS,
}: OpenAiOptions): OpenAI {
  // Each of these has an environment variable that the client would read by itself; what is not passed in, is not used.
  const ownSettings = {
    organization: null,
    project: null,
    webhookSecret: null,
    adminAPIKey: null,
    logLevel: "off",
  } as const;
  return new OpenAI({
    ...ownSettings,
    apiKey,
    baseURL: baseUrl,
    timeout: timeoutMs,
    maxRetries: MAX_RETRIES,
    fetch: boundedFetch(patientFetch(fetch), timeoutMs),
  });
}
