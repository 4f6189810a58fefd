/** The longest summary, in characters: two lines of a table row. */
export const SUMMARY_MAX_LENGTH = 280;

/** A summary and who made it: the built-in model quotes the post's own sentences, a language model writes its own. */
export interface PostSummary {
  /** Plain text of at most SUMMARY_MAX_LENGTH characters, without links. */
  text: string;
  madeBy: "builtin" | "openai";
  model: string;
}

/** Everything that is asked of a language model. */
export interface LanguageModel {
  readonly name: "builtin" | "openai";
  /** Null when the post has no words to summarise. Throws LanguageModelError. */
  summarisePost(post: { authorName: string; content: string }): Promise<PostSummary | null>;
}

/** Why a language model gave no answer, in a sentence fit for the user. */
export class LanguageModelError extends Error {
  readonly retryable: boolean;
  /** How long the vendor asked to be left alone; null when it did not say. */
  readonly retryAfterSeconds: number | null;

  constructor(reason: string, outcome: { retryable: boolean; retryAfterSeconds?: number | null; cause?: unknown }) {
    super(reason, { cause: outcome.cause });
    this.name = "LanguageModelError";
    this.retryable = outcome.retryable;
    this.retryAfterSeconds = outcome.retryAfterSeconds ?? null;
  }
}
