import type { Environment } from "../_shared/server/environment.ts";
import type { TwilioAccount } from "./twilio-request.ts";

/** Returns the account that the environment configures; null when texting is not set up. Throws an error that names a wrong setting. */
export function accountFrom(environment: Environment): TwilioAccount | null {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_PHONE_NUMBER: typed } = environment;
  const number = typed?.replace(/[\s().-]/g, "");
  if (!accountSid && !authToken && !number) return null;
  if (!accountSid || !authToken || !number)
    throw new Error("Texting needs TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_PHONE_NUMBER together.");
  if (!/^\+[1-9]\d{6,14}$/.test(number)) throw new Error("TWILIO_PHONE_NUMBER must be a number such as +14155552671.");
  const publicUrl = (environment.PUBLIC_URL ?? `${environment.SUPABASE_URL}/functions/v1`).replace(/\/+$/, "");
  return { accountSid, authToken, number, publicUrl };
}
