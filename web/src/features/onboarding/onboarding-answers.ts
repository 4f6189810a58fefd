import { type Onboarding, onboardingSchema } from "@contract/profile";
import { StoreError } from "@stores/store-error";
import * as z from "zod/mini";

export interface Answers {
  company: string;
  jobTitle: string;
  industry: string;
  primaryUseCase: string;
  goals: string;
  phone: string;
  linkedinUrl: string;
}

export const noAnswers: Answers = {
  company: "",
  jobTitle: "",
  industry: "",
  primaryUseCase: "",
  goals: "",
  phone: "",
  linkedinUrl: "",
};

/** The required answers of each step. */
const REQUIRED: readonly (readonly (keyof Answers)[])[] = [
  ["company", "jobTitle"],
  ["industry", "primaryUseCase"],
  ["goals"],
  [],
];
export const STEPS = REQUIRED.length;

const PLEASE_FILL_IN = "Please fill in: ";

/** Whether the required fields of a step (from 1) are filled with more than blanks. */
export function isFilled(answers: Answers, step: number): boolean {
  return (REQUIRED[step - 1] ?? []).every((field) => answers[field].trim() !== "");
}

/** The first step that still lacks an answer, or the last one. */
export function firstOpenStep(answers: Answers): number {
  const open = REQUIRED.findIndex((_, index) => !isFilled(answers, index + 1));
  return open === -1 ? STEPS : open + 1;
}

export type CheckedAnswers = { ok: true; onboarding: Onboarding } | { ok: false; sentence: string };

/** The answers as they are stored, or the sentence that says what is wrong with them. */
export function checkAnswers(answers: Answers): CheckedAnswers {
  const result = z.safeParse(onboardingSchema, answers);
  if (result.success) return { ok: true, onboarding: result.data };
  const messages = result.error.issues.map(({ message }) => message);
  const missing = messages.find((message) => message.startsWith(PLEASE_FILL_IN));
  return { ok: false, sentence: missing ?? `Validation failed: ${messages.join(", ")}` };
}

/** Why the answers could not be stored. */
export function onboardingSentence(error: unknown): string {
  if (error instanceof StoreError) {
    return error.status === 400 ? `Validation failed: ${error.message}` : `Error: ${error.message}`;
  }
  return error instanceof Error && error.message !== "" ? error.message : "An error occurred";
}
