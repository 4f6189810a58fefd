import type OpenAI from "openai";
import * as z from "zod/mini";
import { LanguageModelError, SUMMARY_MAX_LENGTH } from "../language-model.ts";
import { cutAtWord, toPlainText } from "../plain-text.ts";

type ReplyFormat = NonNullable<OpenAI.ChatCompletionCreateParams["response_format"]> | null;

const REPLY_MAX_LENGTH = 4000;
const summarySchema = z.object({ summary: z.string() });

/**
 * How an answer is asked for, strictest first. Servers other than OpenAI's know some of them only (LM Studio the first and
 * the last, DeepSeek the last two) and answer 400 to the others.
 */
export const REPLY_FORMATS: readonly ReplyFormat[] = [
  {
    type: "json_schema",
    json_schema: {
      name: "post_summary",
      strict: true,
      schema: {
        type: "object",
        properties: { summary: { type: "string", description: "One or two plain sentences." } },
        required: ["summary"],
        additionalProperties: false,
      },
    },
  },
  { type: "json_object" },
  null,
];

/** The summary in a reply, as plain text of at most SUMMARY_MAX_LENGTH characters. Throws LanguageModelError when there is none. */
export function readSummary(completion: OpenAI.ChatCompletion, format: ReplyFormat): string {
  // A wrong base address often answers 200 with a page, which the client passes on as if it were a completion.
  const choice = (completion as Partial<OpenAI.ChatCompletion>).choices?.[0];
  if (choice === undefined) {
    throw new LanguageModelError("The language model's server did not answer as expected. Check OPENAI_BASE_URL.", {
      retryable: true,
    });
  }
  if (choice.message.refusal || choice.finish_reason === "content_filter") {
    throw new LanguageModelError("The language model declined to summarise this post.", { retryable: false });
  }
  if (choice.finish_reason === "length") {
    throw new LanguageModelError("The language model's answer was cut off.", { retryable: true });
  }
  const written = parseSummary(choice.message.content ?? "", format);
  const text = written === null ? "" : cutAtWord(toSentences(written), SUMMARY_MAX_LENGTH);
  if (text === "") throw new LanguageModelError("The language model gave no summary.", { retryable: true });
  return text;
}

function parseSummary(content: string, format: ReplyFormat): string | null {
  const reply = content.slice(0, REPLY_MAX_LENGTH).trim();
  const json = reply.replace(/^```(?:json)?\s*|\s*```$/g, "");
  try {
    const parsed = summarySchema.safeParse(JSON.parse(json));
    return parsed.success ? parsed.data.summary : null;
  } catch {
    return format === null && !json.startsWith("{") ? reply : null;
  }
}

const MARKDOWN_LINK = /!?\[([^\][]*)\]\([^()]*\)/gu;
const MARKDOWN_MARK = /\*\*|__|`+|^\s*(?:#{1,6}|[-*>])\s+/gmu;

/** A model is told to write plainly, and a post may have talked it into something else. */
function toSentences(summary: string): string {
  return toPlainText(summary.replace(MARKDOWN_LINK, "$1").replace(MARKDOWN_MARK, "")).replaceAll("\n", " ");
}
