import * as z from "zod/mini";
import { MAIL_PAUSE_SECONDS, SIGN_INS_AT_LEAST } from "./config-checks.ts";
import { PUSH_CONFIG } from "./fixes.ts";
import { type HostedProject, inWords, NotChecked, readJson } from "./hosted-project.ts";
import type { MailTemplate } from "./production-config.ts";
import type { Check, Fault } from "./run-checks.ts";
import { faultOfAddress } from "./web-address.ts";

const authConfigSchema = z.looseObject({
  site_url: z.nullish(z.string()),
  uri_allow_list: z.nullish(z.string()),
  mailer_secure_email_change_enabled: z.nullish(z.boolean()),
  security_update_password_require_current_password: z.nullish(z.boolean()),
  smtp_host: z.nullish(z.string()),
  smtp_max_frequency: z.nullish(z.number()),
  rate_limit_otp: z.nullish(z.number()),
});
type AuthConfig = z.infer<typeof authConfigSchema>;

/** A check of one of Auth's settings, which are read once, with whichever key may. */
const authCheck = (title: string, find: (auth: AuthConfig, project: HostedProject) => Fault | null): Check => ({
  title: `Auth: ${title}`,
  find: async (project) => find(await project.manage(authConfigSchema, "/config/auth"), project),
});

const sameText = (one: unknown, other: string) =>
  typeof one === "string" && one.replaceAll("\r\n", "\n").trim() === other.replaceAll("\r\n", "\n").trim();

/** Which parts of a mail are not what this folder has: `recovery's text`. */
function differences(auth: AuthConfig, { name, subject, content }: MailTemplate): string[] {
  return [
    ...(sameText(auth[`mailer_subjects_${name}`], subject) ? [] : [`${name}'s subject`]),
    ...(sameText(auth[`mailer_templates_${name}_content`], content) ? [] : [`${name}'s text`]),
  ];
}

function findForeignAddress(auth: AuthConfig, { config }: HostedProject): Fault | null {
  const address = auth.site_url ?? "";
  const fault = faultOfAddress(address) ?? (address === config.auth.site_url ? null : `is ${address}`);
  return fault === null ? null : { why: `site_url ${fault}.`, fix: PUSH_CONFIG };
}

function findForeignRedirect(auth: AuthConfig, { config }: HostedProject): Fault | null {
  const wanted = config.auth.additional_redirect_urls;
  const there = (auth.uri_allow_list ?? "")
    .split(",")
    .map((url) => url.trim())
    .filter((url) => url !== "");
  const unwanted = there.filter((url) => !wanted.includes(url));
  const lacking = wanted.filter((url) => !there.includes(url));
  if (unwanted.length + lacking.length === 0) return null;
  const why = [
    ...(unwanted.length > 0 ? [`the allow list has ${unwanted.join(", ")}, which config.toml does not name`] : []),
    ...(lacking.length > 0 ? [`the allow list lacks ${lacking.join(", ")}`] : []),
  ];
  return { why: `${why.join("; ")}.`, fix: PUSH_CONFIG };
}

/** What Auth says of itself, and what its settings are. */
export const authChecks: Check[] = [
  {
    title: "Auth: addresses are confirmed",
    find: async (project) => {
      const response = await project.ask("/auth/v1/settings");
      const settings = readJson(z.object({ mailer_autoconfirm: z.boolean() }), response);
      if (!settings) throw new NotChecked(`Auth answered ${inWords(response)}.`);
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
  authCheck("links in mails lead to the web app", findForeignAddress),
  authCheck("redirects are those of config.toml", findForeignRedirect),
  authCheck("mails go through a server of your own", (auth) =>
    auth.smtp_host
      ? null
      : {
          why: "Supabase's own sender writes to the project's team only.",
          fix: "Dashboard → Authentication → Emails → SMTP Settings",
        },
  ),
  authCheck("mails are ours", (auth, { mails }) => {
    const foreign = mails.flatMap((mail) => differences(auth, mail));
    return foreign.length === 0
      ? null
      : { why: `${foreign.join(", ")} differ from supabase/templates and config.toml.`, fix: PUSH_CONFIG };
  }),
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
