import type { TestStack } from "./one-stack.ts";

const NEEDED = [
  "TRACKER_TEST_SUPABASE_URL",
  "TRACKER_TEST_DB_URL",
  "TRACKER_TEST_PUBLISHABLE_KEY",
  "TRACKER_TEST_SECRET_KEY",
] as const;

/**
 * The Supabase that the environment names (`supabase start`, a hosted project), with the migrations and functions already on
 * it; null when it names none. It is used and left running. Throws when it is named in part only.
 */
export function givenSupabase(env: Record<string, string | undefined>): TestStack | null {
  const missing = NEEDED.filter((name) => !env[name]);
  if (missing.length === NEEDED.length) return null;
  if (missing.length > 0) throw new Error(`To test another Supabase, set ${missing.join(", ")} too.`);
  const [supabaseUrl = "", dbUrl = "", publishableKey = "", secretKey = ""] = NEEDED.map((name) => env[name]);
  return {
    web: "",
    supabaseUrl: supabaseUrl.replace(/\/$/, ""),
    api: `${supabaseUrl.replace(/\/$/, "")}/functions/v1/api`,
    dbUrl,
    publishableKey,
    secretKey,
    cronKey: env["TRACKER_TEST_CRON_KEY"] ?? "",
    jwtSecret: env["TRACKER_TEST_JWT_SECRET"] ?? null,
    isEmbedded: false,
    twilio: null,
    resend: null,
    stop: () => Promise.resolve(),
  };
}
