import * as z from "zod/mini";
import { datedDay } from "../../contract/posts.ts";
import {
  type FounderAnalysis,
  type FounderText,
  type MadeBy,
  PORTRAIT_MAX_LENGTH,
  THEME_MAX_LENGTH,
  THEMES_AT_MOST,
} from "../language-model.ts";
import { toSentences } from "./model-text.ts";
import { quarantined } from "./quarantine.ts";
import type { Question } from "./question.ts";

const POSTS_AT_MOST = 8;
const POST_MAX_LENGTH = 1500;

const INSTRUCTIONS = `You describe what someone on a professional network writes about, for a reader who wants to stay in touch with them.
Answer with JSON of the form {"summary": "…", "themes": ["…"]}. summary: two or three plain sentences in English, at most 500 characters, \
in the third person, on what they are busy with now and what has changed. themes: at most ${THEMES_AT_MOST} subjects of one to three words, the \
commonest first. Only what the posts themselves say.`;

const saidSchema = z.object({ summary: z.string(), themes: z.array(z.string()) });

export function founderAnalysisQuestion(founder: FounderText): Question<Omit<FounderAnalysis, keyof MadeBy>> {
  return {
    name: "founder_analysis",
    parts: {
      summary: { type: "string", description: "Two or three plain sentences." },
      themes: { type: "array", items: { type: "string" }, description: "Subjects of one to three words." },
    },
    messages: quarantined(INSTRUCTIONS, ({ line, block }) =>
      [
        `Name: ${line(founder.name)}`,
        `Company: ${line(founder.company)}`,
        `Role: ${line(founder.roleTitle)}`,
        ...founder.posts
          .slice(0, POSTS_AT_MOST)
          .map(
            ({ content, postedAt, dating }) =>
              `Post, ${datedDay(postedAt.slice(0, 10), dating)}:\n${block(content, POST_MAX_LENGTH)}`,
          ),
      ].join("\n"),
    ),
    read: (said) => {
      const answer = z.safeParse(saidSchema, said).data;
      const summary = toSentences(answer?.summary ?? "", PORTRAIT_MAX_LENGTH);
      if (answer === undefined || summary === "") return null;
      const themes = answer.themes.map((theme) => toSentences(theme, THEME_MAX_LENGTH));
      return { summary, themes: themes.filter(Boolean).slice(0, THEMES_AT_MOST) };
    },
  };
}
