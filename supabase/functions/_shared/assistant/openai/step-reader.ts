import type OpenAI from "openai";
import { LanguageModelError } from "../../language-model/language-model.ts";
import type { Step, ToolCall } from "../assistant-model.ts";
import { cutText, storableJson } from "../../contract/storable.ts";

interface PartialCall {
  id: string;
  name: string;
  input: string;
}

const CALLS_AT_MOST = 16;
const ARGUMENTS_MAX_LENGTH = 20_000;
const NAME_MAX_LENGTH = 200;
/** Twice what an answer of the most tokens that are asked for has. */
const TEXT_MAX_LENGTH = 16_000;

/** Puts a streamed answer together. A call counts only when the whole answer has arrived; calls past the first sixteen are left out. */
export interface StepReader {
  /** Throws LanguageModelError when the answer grows too long; its beginning has been passed on by then. */
  read(chunk: OpenAI.ChatCompletionChunk): void;
  hasBegun(): boolean;
  /** Throws LanguageModelError when the answer broke off. */
  end(): Step;
}

export function createStepReader(onText: (text: string) => void): StepReader {
  const calls = new Map<number, PartialCall>();
  let text = "";
  let finish: string | null = null;
  let hasRefused = false;
  let hasBegun = false;
  const fail = (reason: string, retryable: boolean) => new LanguageModelError(reason, { retryable });

  function readCall(part: OpenAI.ChatCompletionChunk.Choice.Delta.ToolCall) {
    const call = calls.get(part.index) ?? { id: "", name: "", input: "" };
    if (calls.size >= CALLS_AT_MOST && !calls.has(part.index)) return;
    call.id ||= cutText(part.id ?? "", NAME_MAX_LENGTH);
    call.name = cutText(call.name + (part.function?.name ?? ""), NAME_MAX_LENGTH);
    // One character more than is taken tells that it was too long.
    if (call.input.length <= ARGUMENTS_MAX_LENGTH) call.input += part.function?.arguments ?? "";
    calls.set(part.index, call);
  }

  return {
    read(chunk) {
      // A server that is not OpenAI's own may leave parts of a chunk out.
      const choice = (chunk as Partial<OpenAI.ChatCompletionChunk>).choices?.[0];
      if (!choice) return;
      hasBegun = true;
      finish = choice.finish_reason ?? finish;
      const delta = choice.delta as Partial<OpenAI.ChatCompletionChunk.Choice.Delta> | undefined;
      hasRefused ||= Boolean(delta?.refusal);
      for (const part of delta?.tool_calls ?? []) readCall(part);
      if (typeof delta?.content !== "string" || delta.content === "") return;
      const fitting = delta.content.slice(0, TEXT_MAX_LENGTH - text.length);
      text += fitting;
      onText(fitting);
      if (fitting.length < delta.content.length) throw fail("The language model's answer was too long.", true);
    },
    hasBegun: () => hasBegun,
    end() {
      if (!hasBegun) throw fail("The language model's server did not answer as expected. Check OPENAI_BASE_URL.", true);
      if (hasRefused || finish === "content_filter") throw fail("The language model declined to answer.", false);
      if (finish === null) throw fail("The language model's answer broke off.", true);
      if (finish === "length") throw fail("The language model's answer was cut off.", true);
      return { text, calls: [...calls.values()].map(toCall) };
    },
  };
}

function toCall({ id, name, input }: PartialCall): ToolCall {
  return { id: id || `call_${crypto.randomUUID()}`, name, input: parse(input) };
}

/** Arguments that are no JSON, or too long, are no input: the executor tells the model so. */
function parse(text: string): unknown {
  try {
    return text.length > ARGUMENTS_MAX_LENGTH ? undefined : storableJson(JSON.parse(text.trim() || "{}"));
  } catch {
    return undefined;
  }
}
