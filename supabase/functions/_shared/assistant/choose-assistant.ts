import type { LanguageModelEnv } from "../language-model/choose-language-model.ts";
import type { AssistantModel } from "./assistant-model.ts";
import { createBuiltinAssistant } from "./builtin/builtin-assistant.ts";
import { createOpenAiChat } from "./openai/openai-chat.ts";

/** `openai` when a key is set, else the built-in assistant. */
export function chooseAssistant(env: LanguageModelEnv): AssistantModel {
  const apiKey = env.OPENAI_API_KEY?.trim();
  if (!apiKey) return createBuiltinAssistant();
  return createOpenAiChat({
    apiKey,
    baseUrl: env.OPENAI_BASE_URL?.trim() || undefined,
    model: env.OPENAI_MODEL?.trim() || undefined,
  });
}
