import type OpenAI from "openai";
import { LanguageModelError } from "../../language-model/language-model.ts";
import type { Step, ToolCall } from "../assistant-model.ts";

interface PartialCall {
  id: string;
  name: string;
  input: string;
}

const CALLS_AT_MOST = 16;
const ARGUMENTS_MAX_LENGTH = 20_000;

/** Puts a streamed answer together. A call counts only when the whole answer has arrived. */
export interface StepReader {
  read(chunk: OpenAI.ChatCompletionChunk): void;
  hasBegun(): boolean;
  /** Throws LanguageModelError when the answer broke off. */
  end(): Step;
}

export function createStepReader(onText: (text: string) => void): StepReader {
  const calls = new Map<number, PartialCall>();
  let text = "";
  let finish: string | null = null;
  let refusal = "";
  let hasBegun = false;

  return {
    read(chunk) {
      // A server that is not OpenAI's own may leave parts of a chunk out.
      const choice = (chunk as Partial<OpenAI.ChatCompletionChunk>).choices?.[0];
      if (!choice) return;
      hasBegun = true;
      finish = choice.finish_reason ?? finish;
      const delta = choice.delta as Partial<OpenAI.ChatCompletionChunk.Choice.Delta> | undefined;
      if (delta?.refusal) refusal += delta.refusal;
      if (delta?.content) {
        text += delta.content;
        onText(delta.content);
      }
      for (const part of delta?.tool_calls ?? []) {
        const call = calls.get(part.index) ?? { id: "", name: "", input: "" };
        call.id ||= part.id ?? "";
        call.name += part.function?.name ?? "";
        call.input += part.function?.arguments ?? "";
        calls.set(part.index, call);
      }
    },
    hasBegun: () => hasBegun,
    end() {
      const fail = (reason: string, retryable: boolean) => new LanguageModelError(reason, { retryable });
      if (!hasBegun) throw fail("The language model's server did not answer as expected. Check OPENAI_BASE_URL.", true);
      if (refusal !== "" || finish === "content_filter") throw fail("The language model declined to answer.", false);
      if (finish === null) throw fail("The language model's answer broke off.", true);
      if (finish === "length") throw fail("The language model's answer was cut off.", true);
      return { text, calls: [...calls.values()].slice(0, CALLS_AT_MOST).map(toCall) };
    },
  };
}

function toCall({ id, name, input }: PartialCall): ToolCall {
  return { id: id || `call_${crypto.randomUUID()}`, name, input: parse(input) };
}

/** Arguments that are no JSON are no input: the executor tells the model so. */
function parse(text: string): unknown {
  try {
    return text.length > ARGUMENTS_MAX_LENGTH ? undefined : JSON.parse(text.trim() || "{}");
  } catch {
    return undefined;
  }
}
