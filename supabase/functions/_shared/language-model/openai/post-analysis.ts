import * as z from "zod/mini";
import {
  ACTION_MAX_LENGTH,
  KEY_POINT_MAX_LENGTH,
  KEY_POINTS_AT_MOST,
  type MadeBy,
  type PostAnalysis,
  type PostText,
  SUMMARY_MAX_LENGTH,
} from "../language-model.ts";
import { toSentences } from "./model-text.ts";
import { quarantined } from "./quarantine.ts";
import type { Question } from "./question.ts";
import { POST_MAX_LENGTH } from "./summary.ts";

const INSTRUCTIONS = `You analyse one post from a professional network for someone who follows its author and wants to stay in touch.
Answer with JSON of the form {"summary": "…", "keyPoints": ["…"], "suggestedAction": "…"}. summary: one or two plain sentences, at most \
240 characters, in the third person. keyPoints: at most ${KEY_POINTS_AT_MOST} short sentences, only what the post itself says. suggestedAction: one \
sentence on what the reader could say or offer to the author about it. Write in the language of the post.`;

const saidSchema = z.object({ summary: z.string(), keyPoints: z.array(z.string()), suggestedAction: z.string() });

export function postAnalysisQuestion({ authorName, content }: PostText): Question<Omit<PostAnalysis, keyof MadeBy>> {
  return {
    name: "post_analysis",
    parts: {
      summary: { type: "string", description: "One or two plain sentences." },
      keyPoints: { type: "array", items: { type: "string" }, description: "What the post says, a sentence each." },
      suggestedAction: { type: "string", description: "One sentence on what the reader could say or offer." },
    },
    messages: quarantined(
      INSTRUCTIONS,
      ({ line, block }) => `Author: ${line(authorName)}\nPost:\n${block(content, POST_MAX_LENGTH)}`,
    ),
    read: (said) => {
      const answer = z.safeParse(saidSchema, said).data;
      if (answer === undefined) return null;
      const summary = toSentences(answer.summary, SUMMARY_MAX_LENGTH);
      const suggestedAction = toSentences(answer.suggestedAction, ACTION_MAX_LENGTH);
      if (summary === "" || suggestedAction === "") return null;
      const keyPoints = answer.keyPoints.map((point) => toSentences(point, KEY_POINT_MAX_LENGTH));
      return { summary, keyPoints: keyPoints.filter(Boolean).slice(0, KEY_POINTS_AT_MOST), suggestedAction };
    },
  };
}
