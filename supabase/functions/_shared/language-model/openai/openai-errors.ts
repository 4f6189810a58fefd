import OpenAI from "openai";
import { LanguageModelError } from "../language-model.ts";
import { retryAfterSeconds } from "./patient-fetch.ts";

const FORMAT_COMPLAINT = /response[_ ]?format|json_schema|json_object|structured output/i;
const TOO_LONG = /context_length|context (?:length|window)|maximum context|too many tokens/i;
const LONGEST_WAIT_SECONDS = 86_400;

/** Whether a server said that it does not know the form of answer that was asked for. */
export function isFormatRefused(error: unknown): boolean {
  if (!(error instanceof OpenAI.APIError) || (error.status !== 400 && error.status !== 422)) return false;
  return FORMAT_COMPLAINT.test(`${error.param ?? ""} ${error.message}`);
}

/** Any failure of a call as a sentence for the user. The vendor's own words stay in `cause`: they can hold the key. */
export function toLanguageModelError(error: unknown, model: string): LanguageModelError {
  if (error instanceof LanguageModelError) return error;
  const fail = (reason: string, retryable: boolean, seconds: number | null = null) =>
    new LanguageModelError(reason, { retryable, retryAfterSeconds: seconds, cause: error });

  if (error instanceof OpenAI.APIConnectionTimeoutError || error instanceof OpenAI.APIUserAbortError) {
    return fail("The language model took too long to answer.", true);
  }
  if (error instanceof OpenAI.APIConnectionError) return fail("The language model could not be reached.", true);
  // The body broke off or was not JSON.
  if (!(error instanceof OpenAI.APIError) || typeof error.status !== "number") {
    return fail("The language model's answer could not be read.", true);
  }
  const { code, message } = error;
  const status: number = error.status;
  const wait = error.headers instanceof Headers ? waitOf(error.headers) : null;
  if (code === "insufficient_quota") return fail("The account behind OPENAI_API_KEY has no quota left.", false);
  if (status === 429) return fail("The language model is receiving too many requests.", true, wait);
  if (status === 401 || status === 403) return fail("The language model refused the key. Check OPENAI_API_KEY.", false);
  if (status === 404)
    return fail(`The language model '${model}' was not found. Check OPENAI_MODEL and OPENAI_BASE_URL.`, false);
  if (status === 413 || TOO_LONG.test(`${code ?? ""} ${message}`)) {
    return fail(`The text is too long for the language model '${model}'.`, false);
  }
  if (status === 408 || status === 409 || status >= 500) {
    return fail(`The language model is not available at the moment (HTTP ${status}).`, true, wait);
  }
  return fail(`The language model did not accept the request (HTTP ${status}).`, false);
}

function waitOf(headers: Headers): number | null {
  const seconds = retryAfterSeconds(headers);
  return seconds === null ? null : Math.min(seconds, LONGEST_WAIT_SECONDS);
}
