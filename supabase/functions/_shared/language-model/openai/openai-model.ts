import type { LanguageModel, MadeBy } from "../language-model.ts";
import { hasWords } from "../plain-text.ts";
import { emailQuestion } from "./email.ts";
import { founderAnalysisQuestion } from "./founder-analysis.ts";
import { isFormatRefused, toLanguageModelError } from "./openai-errors.ts";
import { createClient, DEFAULT_MODEL, type OpenAiOptions, TIMEOUT_MS } from "./openai-client.ts";
import { postAnalysisQuestion } from "./post-analysis.ts";
import type { Question } from "./question.ts";
import { readReply, REPLY_FORMATS } from "./read-reply.ts";
import { summaryQuestion } from "./summary.ts";

/** Room for the thinking that newer models count in, and a stop for one that does not end. */
const MAX_REPLY_TOKENS = 2000;

/**
 * A language model behind OpenAI's chat completions. Every question is quarantined: it has no tools, sees
 * what it is about and nothing else, and what comes back is cut, stripped of links and markup, and only ever shown.
 */
export function createOpenAiModel(options: OpenAiOptions): LanguageModel {
  const { model = DEFAULT_MODEL, timeoutMs = TIMEOUT_MS } = options;
  const client = createClient(options);
  // Which formats a server accepts does not change, so a refusal is met once.
  let firstFormat = 0;

  async function askIn<Answer>(question: Question<Answer>, signal: AbortSignal, formatIndex: number): Promise<Answer> {
    const format = REPLY_FORMATS[formatIndex]?.(question) ?? null;
    const { messages } = question;
    try {
      const completion = await client.chat.completions.create(
        { model, messages, max_completion_tokens: MAX_REPLY_TOKENS, ...(format && { response_format: format }) },
        { signal },
      );
      firstFormat = formatIndex;
      return readReply(completion, format, question);
    } catch (error) {
      if (format === null || !isFormatRefused(error)) throw toLanguageModelError(error, model);
      return askIn(question, signal, formatIndex + 1);
    }
  }

  const madeBy: MadeBy = { madeBy: "openai", model };
  const ask = <Answer>(question: Question<Answer>) => askIn(question, AbortSignal.timeout(2 * timeoutMs), firstFormat);

  return {
    name: "openai",
    async summarisePost(post) {
      return hasWords(post.content) ? { text: await ask(summaryQuestion(post)), ...madeBy } : null;
    },
    analysePost: async (post) => ({ ...(await ask(postAnalysisQuestion(post))), ...madeBy }),
    analyseFounder: async (founder) => ({ ...(await ask(founderAnalysisQuestion(founder))), ...madeBy }),
    writeEmail: async (request) => ({ ...(await ask(emailQuestion(request))), ...madeBy }),
  };
}
