import type OpenAI from "openai";
import type { StepRequest } from "../assistant-model.ts";
import { instructionsFor } from "../instructions.ts";
import { createQuarantine } from "../untrusted-text.ts";
import { cutText } from "../../contract/storable.ts";

type ChatMessage = OpenAI.ChatCompletionMessageParam;

/** A token is some 3.5 characters; a real count would cost more memory than a function has to spare. */
const CHARACTERS_A_TOKEN = 3.5;
const HISTORY_TOKENS = 1_500;
const RESULT_MAX_LENGTH = 8_000;

/** A step's request as chat messages: each call of the model comes before its result, and none is without one. */
export function chatMessages(request: StepRequest): ChatMessage[] {
  const { marker, wrap } = createQuarantine();
  const cards = request.cards === "" ? "" : wrap(request.cards);
  return [
    { role: "system", content: instructionsFor(request, marker, cards) },
    ...lastMessages(request.history),
    { role: "user", content: request.message },
    ...request.steps.flatMap(({ calls, results }): ChatMessage[] => [
      {
        role: "assistant",
        content: null,
        tool_calls: calls.map(({ id, name, input }) => ({
          id,
          type: "function",
          function: { name, arguments: JSON.stringify(input ?? {}) },
        })),
      },
      ...calls.map(({ id }): ChatMessage => {
        const text =
          results.find(({ callId }) => callId === id)?.text ?? `{"status":"failed","reason":"Nothing was done."}`;
        return { role: "tool", tool_call_id: id, content: wrap(cutText(text, RESULT_MAX_LENGTH)) };
      }),
    ]),
  ];
}

/** The newest earlier messages that fit their share of the context. */
function lastMessages(history: StepRequest["history"]): ChatMessage[] {
  const kept: ChatMessage[] = [];
  let left = HISTORY_TOKENS * CHARACTERS_A_TOKEN;
  for (const { role, content } of history.toReversed()) {
    left -= content.length;
    if (left < 0) break;
    kept.unshift({ role, content });
  }
  return kept;
}
