import { type Onboarding, onboardingSchema } from "@contract/profile";
import { StoreError } from "@stores/store-error";
import * as z from "zod/mini";
import { issuesByField } from "@/lib/issues-by-field";
import { isOffline, OFFLINE, reasonOr } from "@/lib/reason-or";
import { isUnreachable } from "@/lib/unreachable";

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
const NOT_SAVED = "Your answers could not be saved. Please try again.";

/** Whether the required fields of a step (from 1) are filled with more than blanks. */
export function isFilled(answers: Answers, step: number): boolean {
  return (REQUIRED[step - 1] ?? []).every((field) => answers[field].trim() !== "");
}

/** The required answers as a sentence names them; their fields have the same words as labels. */
const NAMES: Partial<Record<keyof Answers, string>> = {
  company: "your company name",
  jobTitle: "your job title",
  industry: "an industry",
  primaryUseCase: "a primary use case",
  goals: "your goals",
};

/** Why a step (from 1) has no next one yet, as a sentence that names what is still empty; null when nothing is. */
export function neededForNext(answers: Answers, step: number): string | null {
  const open = (REQUIRED[step - 1] ?? []).filter((field) => answers[field].trim() === "");
  return open.length === 0 ? null : `Next needs ${open.map((field) => NAMES[field] ?? field).join(" and ")}.`;
}

/** The first step that still lacks an answer, or the last one. */
export function firstOpenStep(answers: Answers): number {
  const open = REQUIRED.findIndex((_, index) => !isFilled(answers, index + 1));
  return open === -1 ? STEPS : open + 1;
}

export type AnswerErrors = Partial<Record<keyof Answers, string>>;
/** `sentence` says what is missing; an invalid answer has its message under its field. */
export type CheckedAnswers =
  { ok: true; onboarding: Onboarding } | { ok: false; sentence: string | null; errors: AnswerErrors };

/** The answers as they are stored, or the sentence that says what is wrong with them. */
export function checkAnswers(answers: Answers): CheckedAnswers {
  const result = z.safeParse(onboardingSchema, answers);
  if (result.success) return { ok: true, onboarding: result.data };
  const missing = result.error.issues.find(({ message }) => message.startsWith(PLEASE_FILL_IN))?.message ?? null;
  return { ok: false, sentence: missing, errors: missing === null ? issuesByField(result.error) : {} };
}

/** Why the answers could not be stored. */
export function onboardingSentence(error: unknown): string {
  if (isUnreachable(error) && isOffline()) return `${OFFLINE} Your answers are kept here. Try again when you're back.`;
  if (error instanceof StoreError) {
    return error.status === 400 ? `Validation failed: ${error.message}` : `Error: ${reasonOr(NOT_SAVED, error)}`;
  }
  return error instanceof Error && error.message !== "" ? error.message : "An error occurred";
}
