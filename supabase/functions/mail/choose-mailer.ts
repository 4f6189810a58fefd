import type { Environment } from "../_shared/server/environment.ts";
import type { Mailer } from "./mailer.ts";
import { createResendMailer } from "./resend-mailer.ts";
import { createSmtpMailer, readSmtpUrl } from "./smtp-mailer.ts";

/** How mail is sent, and its sender. */
export interface MailSettings {
  mailer: Mailer;
  from: string;
}

/** Returns the mailer that the environment configures; null when mail is not set up. Throws an error that names a wrong setting. */
export function chooseMailer(environment: Environment): MailSettings | null {
  const { SMTP_URL: smtpUrl, RESEND_API_KEY: resendKey, RESEND_API_URL: resendUrl, MAIL_FROM: from } = environment;
  if (!smtpUrl && !resendKey) return null;
  if (smtpUrl && resendKey) throw new Error("Mail goes by SMTP_URL or by RESEND_API_KEY: set one of them.");
  if (!from || !/^(?:[^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(from))
    throw new Error("Mail needs MAIL_FROM, an address such as Tracker <mail@example.com>.");
  const isHosted = /\.supabase\.(?:co|in|red)$/.test(new URL(environment.SUPABASE_URL).hostname);
  const mailer = smtpUrl
    ? createSmtpMailer(readSmtpUrl(smtpUrl, isHosted))
    : createResendMailer(resendKey ?? "", resendUrl);
  return { mailer, from };
}
