import { credentialsSchema, registrationSchema } from "@contract/auth";
import * as z from "zod/mini";
import { issuesByField } from "@/lib/issues-by-field";
import { isOffline, OFFLINE } from "@/lib/reason-or";

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

const TOO_MANY = "Too many attempts. Please wait a moment, then try again.";
const WRONG_PASSWORD = "That's not your password.";
const EXISTS = "An account with this email already exists. Sign in, or set a new password if you forgot it.";

/** What Auth's own words leave unclear, by its codes: https://supabase.com/docs/guides/auth/debugging/error-codes */
const SENTENCES: Partial<Record<string, string>> = {
  user_already_exists: EXISTS,
  email_exists: EXISTS,
  email_not_confirmed:
    "Please confirm your email first: open the link in the message we sent you. Sign up again to get another.",
  over_request_rate_limit: TOO_MANY,
  over_email_send_rate_limit: TOO_MANY,
  otp_expired: "This link has expired or was already used. Please ask for a new one.",
  current_password_required: "Please enter your current password.",
  current_password_invalid: WRONG_PASSWORD,
  current_password_mismatch: WRONG_PASSWORD,
  email_address_not_authorized:
    "We can't send email to this address yet: this Tracker's email service writes to its own team only.",
  email_address_invalid: "We can't send email to this address. Please check it for typos.",
  same_password: "This is already your password. Choose another one.",
  signup_disabled: "New accounts can't be created here.",
  user_banned: "This account is closed.",
};

/** The fields of the account's forms that Auth can have refused. */
export type RefusedField = "email" | "current" | "password";

const FIELD_OF: Partial<Record<string, RefusedField>> = {
  email_exists: "email",
  email_address_not_authorized: "email",
  email_address_invalid: "email",
  current_password_required: "current",
  current_password_invalid: "current",
  current_password_mismatch: "current",
  same_password: "password",
  weak_password: "password",
};

/** The password of the person is not the one they typed, found out by other means than a change of the password. */
export class WrongPassword extends Error {
  readonly code = "current_password_invalid";
  override readonly message = WRONG_PASSWORD;
}

/** Someone signs up with an address that has an account. A project that confirms addresses does not answer so by itself. */
export class AddressTaken extends Error {
  readonly code = "user_already_exists";
}

const codeOf = (error: object) => ("code" in error && typeof error.code === "string" ? error.code : "");

/** What the form says when Auth refused: a clear sentence, else its message, else the specification's fallback. */
export function authErrorSentence(error: unknown): string {
  if (!(error instanceof Error)) return "An error occurred";
  if (isOffline()) return `${OFFLINE} Check your connection, then try again.`;
  const { message } = error;
  // With no answer at all, supabase-js puts '{}' or the browser's own words ("Failed to fetch") there.
  const isEmpty = message === "" || message === "{}" || /failed to fetch|networkerror|load failed/i.test(message);
  return SENTENCES[codeOf(error)] ?? (isEmpty ? "An error occurred" : message);
}

interface Refusal {
  /** The sentence of the field that was refused. */
  fields: Partial<Record<RefusedField, string>>;
  /** The sentence that is about no field. */
  rest: string | null;
}

/** Where a form with these fields says why it was refused. */
export function refusalOf(error: Error | null, known: readonly RefusedField[]): Refusal {
  if (error === null) return { fields: {}, rest: null };
  const sentence = authErrorSentence(error);
  const field = isOffline() ? undefined : FIELD_OF[codeOf(error)];
  return field !== undefined && known.includes(field)
    ? { fields: { [field]: sentence }, rest: null }
    : { fields: {}, rest: sentence };
}
