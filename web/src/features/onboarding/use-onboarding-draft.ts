import { useMemo } from "react";
import * as z from "zod/mini";
import { useUserId } from "@/features/session/session.queries";
import { useDraft } from "@/lib/use-draft";
import { type Answers, noAnswers, STEPS } from "./onboarding-answers";

const answer = z._default(z.string(), "");
const draftSchema = z.object({
  step: z.int().check(z.minimum(1), z.maximum(STEPS)),
  answers: z.object({
    company: answer,
    jobTitle: answer,
    industry: answer,
    primaryUseCase: answer,
    goals: answer,
    phone: answer,
    linkedinUrl: answer,
  }),
});

export interface OnboardingDraft {
  step: number;
  answers: Answers;
}

export const firstDraft: OnboardingDraft = { step: 1, answers: noAnswers };

function read(text: string): OnboardingDraft {
  try {
    return z.safeParse(draftSchema, JSON.parse(text)).data ?? firstDraft;
  } catch {
    return firstDraft;
  }
}

/** The user's answers so far and the step they are at, kept in this tab until they are stored. */
export function useOnboardingDraft() {
  const [text, setText] = useDraft(useUserId(), "onboarding");
  const draft = useMemo(() => read(text), [text]);
  return { draft, change: (next: OnboardingDraft) => setText(JSON.stringify(next)), clear: () => setText("") };
}
