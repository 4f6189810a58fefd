import type OpenAI from "openai";
import { LanguageModelError } from "../language-model.ts";
import type { Question } from "./question.ts";
import { cutText } from "../../contract/storable.ts";

type ReplyFormat = NonNullable<OpenAI.ChatCompletionCreateParams["response_format"]> | null;

const REPLY_MAX_LENGTH = 12_000;

/**
 * How an answer is asked for, strictest first. Servers other than OpenAI's know some of them only (LM Studio the first and
 * the last, DeepSeek the last two) and answer 400 to the others.
 */
export const REPLY_FORMATS: readonly ((question: Pick<Question<unknown>, "name" | "parts">) => ReplyFormat)[] = [
  ({ name, parts }) => ({
    type: "json_schema",
    json_schema: {
      name,
      strict: true,
      schema: { type: "object", properties: parts, required: Object.keys(parts), additionalProperties: false },
    },
  }),
  () => ({ type: "json_object" }),
  () => null,
];

/** The answer in a reply. Throws LanguageModelError when there is none. */
export function readReply<Answer>(
  completion: OpenAI.ChatCompletion,
  format: ReplyFormat,
  question: Question<Answer>,
): Answer {
  // A wrong base address often answers 200 with a page, which the client passes on as if it were a completion.
  const choice = (completion as Partial<OpenAI.ChatCompletion>).choices?.[0];
  if (choice === undefined) {
    throw new LanguageModelError("The language model's server did not answer as expected. Check OPENAI_BASE_URL.", {
      retryable: true,
    });
  }
  if (choice.message.refusal || choice.finish_reason === "content_filter") {
    throw new LanguageModelError("The language model declined to answer.", { retryable: false });
  }
  if (choice.finish_reason === "length") {
    throw new LanguageModelError("The language model's answer was cut off.", { retryable: true });
  }
  const answer = question.read(parseReply(choice.message.content ?? "", format));
  if (answer === null) throw new LanguageModelError("The language model gave no usable answer.", { retryable: true });
  return answer;
}

function parseReply(content: string, format: ReplyFormat): unknown {
  const reply = cutText(content, REPLY_MAX_LENGTH).trim();
  const json = reply.replace(/^```(?:json)?\s*|\s*```$/g, "");
  try {
    return JSON.parse(json);
  } catch {
    return format === null && !json.startsWith("{") ? reply : null;
  }
}
