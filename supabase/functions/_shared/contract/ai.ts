import * as z from "zod/mini";
import { touchChannelSchema } from "./activities.ts";
import { endpoint } from "./endpoint.ts";
import { founderParams } from "./founder-params.ts";
import { cappedParameter } from "./paging.ts";
import { postDatingSchema, summaryBySchema } from "./posts.ts";

/** How many people the reach-out list names: it is for one sitting, so it is never longer. */
export const OPPORTUNITIES_LIMIT = 10;

export const emailTemplateSchema = z.enum(["intro", "follow_up", "congratulate", "catch_up"], "Unknown template");
export type EmailTemplate = z.infer<typeof emailTemplateSchema>;

export const emailToneSchema = z.enum(["friendly", "formal", "short"], "Unknown tone");
export type EmailTone = z.infer<typeof emailToneSchema>;

/** Each answer says who made it: `builtin` (quotes, counts and templates, never AI) or a language model, by its name. */
const made = { success: z.literal(true), madeBy: summaryBySchema, model: z.string() };

export const postAnalysisSchema = z.object({
  ...made,
  postId: z.uuid(),
  postUrl: z.string(),
  /** Null when the post has no words. */
  summary: z.nullable(z.string()),
  keyPoints: z.array(z.string()),
  suggestedAction: z.string(),
});

export const founderAnalysisSchema = z.object({
  ...made,
  founderId: z.uuid(),
  founderName: z.string(),
  /** Null when the founder has no posts with words. */
  summary: z.nullable(z.string()),
  themes: z.array(z.string()),
  /** What the answer rests on: the founder's own posts, newest first. */
  recentPosts: z.array(z.object({ postId: z.uuid(), postUrl: z.string(), postTimestamp: z.string() })),
  lastTouchAt: z.nullable(z.string()),
});

export const emailLabelSchema = z.enum(["Drafted from your template", "Drafted by AI"]);

/** What a draft may be based on: the latest post, the latest notes, and the last time the user was in touch. */
export const emailSourceSchema = z.enum(["post", "notes", "touch"], "Unknown source");
export type EmailSource = z.infer<typeof emailSourceSchema>;

/** Notes are written for oneself, so they are only used when someone asks for it. */
export const DEFAULT_EMAIL_SOURCES: readonly EmailSource[] = ["post", "touch"];
/** How many of the latest notes a draft is based on. */
export const EMAIL_NOTES_LIMIT = 3;

/** What there is of each source now: texts as they were written, times in ISO 8601, null or empty where there is nothing. */
export const emailSourcesSchema = z.object({
  /** The person's own latest post with words. */
  post: z.nullable(
    z.object({ postId: z.uuid(), postUrl: z.string(), content: z.string(), at: z.string(), dating: postDatingSchema }),
  ),
  /** The newest first. */
  notes: z.array(z.object({ noteId: z.uuid(), content: z.string(), at: z.string() })),
  /** `message` is empty where nothing was written down. */
  touch: z.nullable(z.object({ channel: touchChannelSchema, message: z.string(), at: z.string() })),
});
export type EmailSources = z.infer<typeof emailSourcesSchema>;

/** What a draft was made from; a quote is the sentence of the post or note, word for word. */
export const emailBasisSchema = z.array(
  z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("post"), postId: z.uuid(), postUrl: z.string(), quote: z.string() }),
    z.object({ kind: z.literal("note"), noteId: z.uuid(), quote: z.string() }),
    z.object({ kind: z.literal("touch"), channel: touchChannelSchema, at: z.string() }),
  ]),
);
export type EmailBasis = z.infer<typeof emailBasisSchema>;

export const emailDraftSchema = z.object({
  ...made,
  founderId: z.uuid(),
  template: emailTemplateSchema,
  tone: emailToneSchema,
  /** What a person is told that this is. */
  label: emailLabelSchema,
  subject: z.string(),
  body: z.string(),
  /** Only what was asked for and is there. */
  basedOn: emailBasisSchema,
});
export type EmailDraft = z.infer<typeof emailDraftSchema>;

export const reasonKindSchema = z.enum([
  "fresh_post",
  "active",
  "out_of_touch",
  "never_in_touch",
  "overdue_task",
  "priority",
]);

/** What speaks for (or, below zero, against) reaching out now, and the record that shows it. */
export const reasonSchema = z.object({
  kind: reasonKindSchema,
  text: z.string(),
  /** What the reason adds to the score. */
  points: z.int(),
  evidence: z.object({
    postId: z.optional(z.uuid()),
    postUrl: z.optional(z.string()),
    activityId: z.optional(z.int()),
    taskId: z.optional(z.uuid()),
    /** When it happened, was due or last changed: ISO 8601, or a date for a task. */
    at: z.string(),
  }),
});
export type Reason = z.infer<typeof reasonSchema>;

/** Someone the user may reach out to. */
export const outreachPersonSchema = z.object({
  founderId: z.uuid(),
  founderName: z.string(),
  profileUrl: z.string(),
  company: z.nullable(z.string()),
  roleTitle: z.nullable(z.string()),
  /** Of the latest post; null when none is known. */
  lastPostSummary: z.nullable(z.string()),
});

export const opportunitySchema = z.extend(outreachPersonSchema, {
  /** 0 to 100. */
  score: z.int(),
  /** The weightiest first. */
  reasons: z.array(reasonSchema),
});
export type Opportunity = z.infer<typeof opportunitySchema>;

export const analyzePost = endpoint({
  method: "POST",
  path: "/ai/analyze/post",
  isCostly: true,
  input: z.strictObject({ postId: z.uuid("Post not found") }),
  reply: postAnalysisSchema,
});
export const analyzeFounder = endpoint({
  method: "POST",
  path: "/ai/analyze/founder",
  isCostly: true,
  input: z.strictObject({ founderId: z.uuid("Founder not found") }),
  reply: founderAnalysisSchema,
});
/** A draft to be read and sent by a person: nothing is sent from here. */
export const generateEmail = endpoint({
  method: "POST",
  path: "/ai/generate-email",
  isCostly: true,
  input: z.strictObject({
    founderId: z.uuid("Founder not found"),
    template: z._default(emailTemplateSchema, "intro"),
    tone: z._default(emailToneSchema, "friendly"),
    sources: z._default(z.array(emailSourceSchema), [...DEFAULT_EMAIL_SOURCES]),
  }),
  reply: emailDraftSchema,
});
/** What a draft to this founder can be based on. */
export const getEmailSources = endpoint({
  method: "GET",
  path: "/founders/:founderId/email-sources",
  params: founderParams,
  reply: emailSourcesSchema,
});
/** The people who it is most worth reaching out to now, best first. Reckoned, never asked of a language model. */
export const listOutreachOpportunities = endpoint({
  method: "GET",
  path: "/ai/outreach/opportunities",
  isCostly: true,
  query: z.object({ limit: cappedParameter({ to: OPPORTUNITIES_LIMIT, otherwise: OPPORTUNITIES_LIMIT }) }),
  reply: z.object({ ...made, data: z.array(opportunitySchema) }),
});
