import OpenAI from "openai";
import { LanguageModelError } from "../../language-model/language-model.ts";
import {
  createClient,
  DEFAULT_MODEL,
  type OpenAiOptions,
  TIMEOUT_MS,
} from "../../language-model/openai/openai-client.ts";
import { toLanguageModelError } from "../../language-model/openai/openai-errors.ts";
import type { AssistantModel, OfferedTool, Step, StepRequest } from "../assistant-model.ts";
import { chatMessages } from "./chat-messages.ts";
import { createStepReader } from "./step-reader.ts";

const MAX_REPLY_TOKENS = 2_000;

/** What servers refuse that OpenAI's own takes, strictest first; each refusal is met once. */
interface Manners {
  strict: boolean;
  parallelCalls: boolean;
  /** Newer models refuse tools in chat completions unless their thinking is off. */
  noThinking: boolean;
}

/** A conversation with a model behind OpenAI's chat completions: streamed, with tools, one call at a time. */
export function createOpenAiChat(options: OpenAiOptions): AssistantModel {
  const { model = DEFAULT_MODEL, timeoutMs = TIMEOUT_MS } = options;
  const client = createClient(options);
  let manners: Manners = { strict: true, parallelCalls: true, noThinking: false };

  async function ask(request: StepRequest, onText: (text: string) => void, signal: AbortSignal): Promise<Step> {
    const reader = createStepReader(onText);
    try {
      const stream = await client.chat.completions.create(
        {
          model,
          stream: true,
          messages: chatMessages(request),
          max_completion_tokens: MAX_REPLY_TOKENS,
          ...(request.tools.length > 0 && { tools: request.tools.map((tool) => asFunction(tool, manners)) }),
          ...(manners.parallelCalls && request.tools.length > 0 && { parallel_tool_calls: false }),
          ...(manners.noThinking && { reasoning_effort: "none" as const }),
        },
        { signal },
      );
      for await (const chunk of stream) reader.read(chunk);
      return reader.end();
    } catch (error) {
      const milder = reader.hasBegun() ? null : milderManners(error, manners);
      if (milder === null) throw toLanguageModelError(error, model);
      manners = milder;
      return ask(request, onText, signal);
    }
  }

  return {
    madeBy: "openai",
    model,
    followsRules: false,
    takeStep: (request, onText, signal) =>
      ask(request, onText, AbortSignal.any([signal, AbortSignal.timeout(2 * timeoutMs)])),
  };
}

function asFunction({ name, description, parameters }: OfferedTool, { strict }: Manners): OpenAI.ChatCompletionTool {
  return { type: "function", function: { name, description, parameters, ...(strict && { strict }) } };
}

/** The manners to try next when a server names what it does not know; null when it is something else. */
function milderManners(error: unknown, manners: Manners): Manners | null {
  if (error instanceof LanguageModelError || !(error instanceof OpenAI.APIError)) return null;
  if (error.status !== 400 && error.status !== 422) return null;
  const complaint = `${error.param ?? ""} ${error.message}`;
  if (/reasoning/i.test(complaint) && !manners.noThinking) return { ...manners, noThinking: true };
  if (/parallel_tool_calls/i.test(complaint) && manners.parallelCalls) return { ...manners, parallelCalls: false };
  return /strict|additionalProperties|schema/i.test(complaint) && manners.strict ? { ...manners, strict: false } : null;
}
