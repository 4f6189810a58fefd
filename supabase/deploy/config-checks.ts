import type { Check } from "./run-checks.ts";
import { faultOfAddress, faultOfRedirect } from "./web-address.ts";

/** Milliseconds of a duration as config.toml writes it: `30s`, `1m`, `1h30m`. */
function durationMs(text: string): number {
  const units: Record<string, number> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };
  return [...text.matchAll(/([\d.]+)(ms|s|m|h)/g)].reduce(
    (sum, [, n, unit = ""]) => sum + Number(n) * (units[unit] ?? 0),
    0,
  );
}

/** All users of the API's own sign-in share the functions' few addresses: Auth's 30 in five minutes would lock them out together. */
export const SIGN_INS_AT_LEAST = 300;
export const MAIL_PAUSE_SECONDS = 60;

const inBlock = (line: string, table = "auth") =>
  `In supabase/config.toml, under [remotes.production${table && `.${table}`}]: ${line}`;

const checks: Check[] = [
  {
    title: "the Supabase CLI is the pinned one",
    find: ({ cli }) =>
      cli.installed === cli.pinned
        ? null
        : { why: `${cli.installed ?? "none"} is installed, ${cli.pinned} is pinned.`, fix: "npm ci" },
  },
  {
    title: "config.toml has a block for this project",
    find: ({ config, ref }) =>
      config.hasOwnBlock ? null : { why: `no [remotes.…] names ${ref}.`, fix: inBlock(`project_id = "${ref}"`, "") },
  },
  {
    title: "config.toml: the address of the web app",
    find: ({ config: { auth } }) => {
      const fault = faultOfAddress(auth.site_url);
      return fault === null
        ? null
        : { why: `site_url ${fault}.`, fix: inBlock('site_url = "https://…", without a slash at its end') };
    },
  },
  {
    title: "config.toml: redirects lead to the web app's hosts only",
    find: ({ config: { auth } }) => {
      const faults = auth.additional_redirect_urls.flatMap((url) => faultOfRedirect(url) ?? []);
      return faults.length === 0
        ? null
        : { why: `in additional_redirect_urls, ${faults.join(", ")}.`, fix: inBlock("additional_redirect_urls = []") };
    },
  },
  {
    title: "config.toml: addresses are confirmed",
    find: ({ config: { auth } }) =>
      auth.email.enable_confirmations && auth.email.double_confirm_changes
        ? null
        : {
            why: "an account's address could be anybody's, and nobody can change theirs.",
            fix: inBlock("enable_confirmations = true and double_confirm_changes = true", "auth.email"),
          },
  },
  {
    title: "config.toml: a new password needs the current one",
    find: ({ config: { auth } }) =>
      auth.email.require_current_password
        ? null
        : { why: "an open session could change it.", fix: inBlock("require_current_password = true", "auth.email") },
  },
  {
    title: "config.toml: mails to one address keep a minute apart",
    find: ({ config: { auth } }) =>
      durationMs(auth.email.max_frequency) >= MAIL_PAUSE_SECONDS * 1_000
        ? null
        : { why: `max_frequency is ${auth.email.max_frequency}.`, fix: inBlock('max_frequency = "1m"', "auth.email") },
  },
  {
    title: "config.toml: sign-ins through the API fit the rate limit",
    find: ({ config: { auth } }) =>
      auth.rate_limit.sign_in_sign_ups >= SIGN_INS_AT_LEAST
        ? null
        : {
            why: `sign_in_sign_ups is ${auth.rate_limit.sign_in_sign_ups}, and all API users share it.`,
            fix: inBlock(`sign_in_sign_ups = ${SIGN_INS_AT_LEAST}`, "auth.rate_limit"),
          },
  },
];

/** What config.toml says for the project, before any of it is pushed. */
export const configChecks: Check[] = checks.map((check) => ({ ...check, isLocal: true }));
