import OpenAI from "openai";
import type { LanguageModel } from "../language-model.ts";
import { toPlainText } from "../plain-text.ts";
import { isFormatRefused, toLanguageModelError } from "./openai-errors.ts";
import { patientFetch } from "./patient-fetch.ts";
import { REPLY_FORMATS, readSummary } from "./summary-reply.ts";
import { MAX_REPLY_TOKENS, type SummaryMessages, summaryMessages } from "./summary-request.ts";

const DEFAULT_BASE_URL = "https://api.openai.com/v1";
/** OpenAI's cheapest model; gpt-4.1-mini ends in January 2027 (developers.openai.com/api/docs/deprecations). */
const DEFAULT_MODEL = "gpt-6-luna";
const TIMEOUT_MS = 30_000;
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

/**
 * A language model behind OpenAI's chat completions. The summariser is quarantined: it has no tools, sees one post and
 * nothing else, and what it answers is cut, stripped of links and markup, and only ever shown.
 */
export function createOpenAiModel(options: OpenAiOptions): LanguageModel {
  const { apiKey, baseUrl = DEFAULT_BASE_URL, model = DEFAULT_MODEL, timeoutMs = TIMEOUT_MS } = options;
  // Each of these has an environment variable that the client would read by itself; what is not passed in, is not used.
  const ownSettings = {
    organization: null,
    project: null,
    webhookSecret: null,
    adminAPIKey: null,
    logLevel: "off",
  } as const;
  const fetch = patientFetch(options.fetch ?? globalThis.fetch);
  const client = new OpenAI({
    ...ownSettings,
    apiKey,
    baseURL: baseUrl,
    timeout: timeoutMs,
    maxRetries: MAX_RETRIES,
    fetch,
  });
  // Which formats a server accepts does not change, so a refusal is met once.
  let firstFormat = 0;

  async function ask(messages: SummaryMessages, signal: AbortSignal, formatIndex = firstFormat): Promise<string> {
    const format = REPLY_FORMATS[formatIndex] ?? null;
    try {
      const completion = await client.chat.completions.create(
        { model, messages, max_completion_tokens: MAX_REPLY_TOKENS, ...(format && { response_format: format }) },
        { signal },
      );
      firstFormat = formatIndex;
      return readSummary(completion, format);
    } catch (error) {
      if (format === null || !isFormatRefused(error)) throw toLanguageModelError(error, model);
      return ask(messages, signal, formatIndex + 1);
    }
  }

  return {
    name: "openai",
    async summarisePost({ authorName, content }) {
      if (toPlainText(content) === "") return null;
      const messages = summaryMessages(authorName, content);
      return { text: await ask(messages, AbortSignal.timeout(2 * timeoutMs)), madeBy: "openai", model };
    },
  };
}
