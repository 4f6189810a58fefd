import type { AuthError } from "@supabase/supabase-js";
import { PASSWORD_MIN_LENGTH } from "../../_shared/contract/auth.ts";
import { Refusal, tooMuch } from "../refusal.ts";

const exists = () => new Refusal("An account with this email address already exists.", 409);
const tooMany = ({ message }: AuthError) => tooMuch("Too many attempts. Please wait a moment.", secondsIn(message));
const badEmail = () => new Refusal("Enter a valid email address.", 400);
const closed = () => new Refusal("New accounts cannot be made here.", 403);

/** Auth counts by the minute where it does not say how long: https://supabase.com/docs/guides/auth/rate-limits */
const USUAL_PAUSE_SECONDS = 60;

/** Auth sends no `Retry-After`; for mails it says "… after 42 seconds". */
function secondsIn(message: string): number {
  return Number(/after (\d+) seconds?/.exec(message)?.[1] ?? USUAL_PAUSE_SECONDS);
}

/** By Supabase Auth's error codes: https://supabase.com/docs/guides/auth/debugging/error-codes */
const byCode: Record<string, (error: AuthError) => Refusal> = {
  invalid_credentials: () => new Refusal("Invalid login credentials", 401),
  email_not_confirmed: () => new Refusal("Please confirm your email address first.", 403),
  user_banned: () => new Refusal("This account is closed.", 403),
  user_already_exists: exists,
  email_exists: exists,
  weak_password: () => new Refusal(`Password must be at least ${PASSWORD_MIN_LENGTH} characters.`, 400),
  email_address_invalid: badEmail,
  // Supabase's own sender, which a project has until it is given a mail server.
  email_address_not_authorized: () => new Refusal("This service can't send email to this address yet.", 502),
  validation_failed: badEmail,
  signup_disabled: closed,
  email_provider_disabled: closed,
  over_request_rate_limit: tooMany,
  over_email_send_rate_limit: tooMany,
};

/** What a person is told when Supabase Auth refuses; whatever we do not know is the service's failure, not theirs. */
export function toRefusal(error: AuthError): Refusal {
  const known = byCode[error.code ?? ""];
  return known ? known(error) : new Refusal("The sign-in service did not answer. Please try again.", 502);
}
