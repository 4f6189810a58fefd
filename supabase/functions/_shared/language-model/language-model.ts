import type { TouchChannel } from "../contract/activities.ts";
import type { PostDating } from "../contract/posts.ts";

/** The longest summary, in characters: two lines of a table row. */
export const SUMMARY_MAX_LENGTH = 280;
export const KEY_POINTS_AT_MOST = 5;
export const KEY_POINT_MAX_LENGTH = 300;
export const ACTION_MAX_LENGTH = 200;
/** The longest picture of a person, in characters: a short paragraph. */
export const PORTRAIT_MAX_LENGTH = 600;
export const THEMES_AT_MOST = 5;
export const THEME_MAX_LENGTH = 60;
export const QUOTE_MAX_LENGTH = 240;
export const SUBJECT_MAX_LENGTH = 120;
export const BODY_MAX_LENGTH = 2500;

/** Who made an answer: the built-in model quotes and fills in templates, a language model writes its own words. */
export interface MadeBy {
  madeBy: "builtin" | "openai";
  model: string;
}

/** The words of one post, as they were published, and whose they are. */
export interface PostText {
  authorName: string;
  content: string;
}

/** Plain text of at most SUMMARY_MAX_LENGTH characters, without links. */
export interface PostSummary extends MadeBy {
  text: string;
}

/** What one post says, and what could be done about it. Plain text without links. */
export interface PostAnalysis extends MadeBy {
  /** Null when the post has no words. */
  summary: string | null;
  keyPoints: string[];
  suggestedAction: string;
}

/** A post's words and its date (ISO 8601), as well as that is known. */
export interface DatedPost {
  content: string;
  postedAt: string;
  dating: PostDating;
}

/** Someone and their own posts with words, newest first. */
export interface FounderText {
  name: string;
  company: string | null;
  roleTitle: string | null;
  posts: DatedPost[];
}

/** What someone writes about. Plain text without links. */
export interface FounderAnalysis extends MadeBy {
  /** Null when there are no posts. */
  summary: string | null;
  themes: string[];
}

/** What an e-mail is for. */
export type EmailPurpose = "intro" | "follow_up" | "congratulate" | "catch_up";

/** How an e-mail speaks. */
export type EmailTone = "friendly" | "formal" | "short";

/** All that an e-mail may draw on. */
export interface EmailRequest {
  purpose: EmailPurpose;
  tone: EmailTone;
  recipient: Pick<FounderText, "name" | "company" | "roleTitle">;
  sender: { name: string | null; company: string | null; jobTitle: string | null; goals: string | null };
  /** The recipient's latest post with words of their own. */
  post: DatedPost | null;
  /** What the sender wrote down about the recipient, the newest first. */
  notes: readonly { content: string }[];
  /** When and how the two were last in touch, and what was said, if that is known. `at` is an ISO time. */
  touch: { channel: TouchChannel; message: string; at: string } | null;
}

/** A draft that a person reads before it goes anywhere. Plain text without links. */
export interface EmailDraft extends MadeBy {
  subject: string;
  body: string;
  /** The sentence of the post that the draft rests on, word for word; null without a post. */
  quote: string | null;
}

/** What the refreshes ask of a language model. */
export interface Summariser {
  readonly name: MadeBy["madeBy"];
  /** Null when the post has no words to summarise. Throws LanguageModelError. */
  summarisePost(post: PostText): Promise<PostSummary | null>;
}

/** Everything that is asked of a language model. Each call throws LanguageModelError. */
export interface LanguageModel extends Summariser {
  analysePost(post: PostText): Promise<PostAnalysis>;
  analyseFounder(founder: FounderText): Promise<FounderAnalysis>;
  writeEmail(request: EmailRequest): Promise<EmailDraft>;
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
