import { credentialsSchema, registrationSchema } from "@contract/auth";
import * as z from "zod/mini";
import { issuesByField } from "@/lib/issues-by-field";

export type AuthMode = "sign-in" | "sign-up";

export interface AuthFields {
  name: string;
  email: string;
  password: string;
}

/** What is wrong with each field, in a sentence; empty when the form may be sent. */
export function fieldErrors(
  mode: AuthMode,
  { name, email, password }: AuthFields,
): Partial<Record<keyof AuthFields, string>> {
  const result =
    mode === "sign-in"
      ? z.safeParse(credentialsSchema, { email, password })
      : z.safeParse(registrationSchema, { email, password, name });
  return result.success ? {} : issuesByField(result.error);
}

/** What the form says when Auth refused: its message, or the specification's fallback. */
export function authErrorSentence(error: unknown): string {
  // With no answer at all, supabase-js puts '{}' or the browser's own words ("Failed to fetch") there.
  const message = error instanceof Error ? error.message : "";
  return message === "" || message === "{}" || /failed to fetch|networkerror|load failed/i.test(message)
    ? "An error occurred"
    : message;
}
