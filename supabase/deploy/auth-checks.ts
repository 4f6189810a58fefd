import * as z from "zod/mini";
import { isLocal, MAIL_PAUSE_SECONDS, SIGN_INS_AT_LEAST } from "./config-checks.ts";
import { PUSH_CONFIG } from "./fixes.ts";
import { type HostedProject, NotChecked, readJson } from "./hosted-project.ts";
import type { Check, Fault } from "./run-checks.ts";

const authConfigSchema = z.object({
  site_url: z.nullish(z.string()),
  uri_allow_list: z.nullish(z.string()),
  mailer_secure_email_change_enabled: z.nullish(z.boolean()),
  security_update_password_require_current_password: z.nullish(z.boolean()),
  smtp_host: z.nullish(z.string()),
  smtp_max_frequency: z.nullish(z.number()),
  rate_limit_otp: z.nullish(z.number()),
  mailer_subjects_confirmation: z.nullish(z.string()),
});
type AuthConfig = z.infer<typeof authConfigSchema>;

/** A check of one of Auth's settings, which are read once and by whoever may. */
const authCheck = (title: string, find: (auth: AuthConfig, project: HostedProject) => Fault | null): Check => ({
  title: `Auth: ${title}`,
  find: async (project) => find(await project.manage(authConfigSchema, "/config/auth"), project),
});

/** What Auth says of itself, and what its settings are. */
export const authChecks: Check[] = [
  {
    title: "Auth: addresses are confirmed",
    find: async (project) => {
      const response = await project.ask("/auth/v1/settings");
      const settings = await readJson(z.object({ mailer_autoconfirm: z.boolean() }), response);
      if (!settings) throw new NotChecked(`Auth answered ${response.status}.`);
      return settings.mailer_autoconfirm ? { why: "enable_confirmations is off.", fix: PUSH_CONFIG } : null;
    },
  },
  authCheck("a changed address needs both mailboxes", (auth) =>
    auth.mailer_secure_email_change_enabled ? null : { why: "double_confirm_changes is off.", fix: PUSH_CONFIG },
  ),
  authCheck("a new password needs the current one", (auth) =>
    auth.security_update_password_require_current_password
      ? null
      : { why: "require_current_password is off.", fix: PUSH_CONFIG },
  ),
  authCheck("links in mails lead to the web app", (auth, { config }) =>
    auth.site_url === config.auth.site_url
      ? null
      : { why: `site_url is ${auth.site_url ?? "empty"}.`, fix: PUSH_CONFIG },
  ),
  authCheck("redirects lead nowhere local", (auth) =>
    (auth.uri_allow_list ?? "").split(",").some((url) => isLocal(url.trim()))
      ? { why: "the allow list has a local address.", fix: PUSH_CONFIG }
      : null,
  ),
  authCheck("mails go through a server of your own", (auth) =>
    auth.smtp_host
      ? null
      : {
          why: "Supabase's own sender writes to the project's team only.",
          fix: "Dashboard → Authentication → Emails → SMTP Settings",
        },
  ),
  authCheck("mails are ours", (auth, { config }) =>
    auth.mailer_subjects_confirmation === config.auth.email.template.confirmation.subject
      ? null
      : { why: "the templates are Supabase's.", fix: PUSH_CONFIG },
  ),
  authCheck("mails to one address keep a minute apart", (auth) =>
    (auth.smtp_max_frequency ?? 0) >= MAIL_PAUSE_SECONDS
      ? null
      : { why: "max_frequency is shorter.", fix: PUSH_CONFIG },
  ),
  authCheck("sign-ins through the API fit the rate limit", (auth) =>
    (auth.rate_limit_otp ?? 0) >= SIGN_INS_AT_LEAST
      ? null
      : { why: `sign_in_sign_ups is ${auth.rate_limit_otp ?? "not set"}.`, fix: PUSH_CONFIG },
  ),
];
