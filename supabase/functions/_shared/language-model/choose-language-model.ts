import { createBuiltinModel } from "./builtin/builtin-model.ts";
import type { LanguageModel } from "./language-model.ts";
import { createOpenAiModel } from "./openai/openai-model.ts";

/** What the environment says of the language model. */
export interface LanguageModelEnv {
  OPENAI_API_KEY?: string | undefined;
  OPENAI_BASE_URL?: string | undefined;
  OPENAI_MODEL?: string | undefined;
}

/** `openai` when a key is set, else the built-in model. `fetch` is how the model is reached, the platform's own by default. */
export function chooseLanguageModel(env: LanguageModelEnv, fetch?: typeof globalThis.fetch): LanguageModel {
  const apiKey = env.OPENAI_API_KEY?.trim();
  if (!apiKey) return createBuiltinModel();
  return createOpenAiModel({
    apiKey,
    baseUrl: env.OPENAI_BASE_URL?.trim() || undefined,
    model: env.OPENAI_MODEL?.trim() || undefined,
    fetch,
  });
}
