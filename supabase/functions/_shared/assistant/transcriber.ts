import { toFile } from "openai";
import { createClient } from "../language-model/openai/openai-client.ts";
import { toLanguageModelError } from "../language-model/openai/openai-errors.ts";
import type { AudioKind } from "./audio-kind.ts";
import { cutText } from "../contract/storable.ts";

/** Turns a recording into text. Nothing of the recording is kept. Throws LanguageModelError. */
export interface Transcriber {
  transcribe(audio: Uint8Array<ArrayBuffer>, kind: AudioKind, signal: AbortSignal): Promise<string>;
}

/** What the environment says about speech. */
export interface TranscriberEnv {
  OPENAI_API_KEY?: string | undefined;
  OPENAI_BASE_URL?: string | undefined;
  /** A speech server of its own, beside or without the language model. */
  OPENAI_TRANSCRIBE_BASE_URL?: string | undefined;
  OPENAI_TRANSCRIBE_MODEL?: string | undefined;
}

const DEFAULT_MODEL = "gpt-4o-mini-transcribe";
const TIMEOUT_MS = 60_000;
/** More than anybody says in a recording of the longest size. */
const TEXT_MAX_LENGTH = 50_000;

/** A server that speaks OpenAI's audio transcriptions; null when neither a key nor a speech server is set. */
export function chooseTranscriber(env: TranscriberEnv, fetch?: typeof globalThis.fetch): Transcriber | null {
  const own = env.OPENAI_TRANSCRIBE_BASE_URL?.trim() || undefined;
  const apiKey = env.OPENAI_API_KEY?.trim() || (own && "none");
  if (!apiKey) return null;
  const model = env.OPENAI_TRANSCRIBE_MODEL?.trim() || DEFAULT_MODEL;
  const client = createClient({
    apiKey,
    baseUrl: own ?? (env.OPENAI_BASE_URL?.trim() || undefined),
    timeoutMs: TIMEOUT_MS,
    fetch,
  });
  return {
    async transcribe(audio, kind, signal) {
      try {
        // Never the name that the file came with: it says nothing that the bytes do not.
        const file = await toFile(audio, `audio.${kind}`, { type: `audio/${kind}` });
        const { text } = await client.audio.transcriptions.create(
          { file, model, response_format: "json" },
          { signal: AbortSignal.any([signal, AbortSignal.timeout(2 * TIMEOUT_MS)]) },
        );
        return cutText(text.trim(), TEXT_MAX_LENGTH);
      } catch (error) {
        throw toLanguageModelError(error, model);
      }
    },
  };
}
