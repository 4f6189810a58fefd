import * as z from "zod/mini";

const keysSchema = z.pipe(
  z.string(),
  z.transform((text, context) => {
    const keys = z.safeParse(z.record(z.string(), z.string()), parseJson(text));
    if (keys.success) return keys.data;
    context.issues.push({ code: "custom", message: "must be a JSON object of named keys", input: "" });
    return z.NEVER;
  }),
);

// A variable that is set to nothing counts as not set.
const setting = z.pipe(
  z.optional(z.string()),
  z.transform((value) => (value?.trim() ? value.trim() : undefined)),
);

/** How many segments a second a carrier accepts from an ordinary US number: https://help.twilio.com/articles/115002943027 */
const SLOWEST_SEGMENTS_PER_SECOND = 1;
const segmentsPerSecond = z.pipe(
  setting,
  z.transform((value, context) => {
    const rate = value === undefined ? SLOWEST_SEGMENTS_PER_SECOND : Number(value);
    if (rate > 0 && rate <= 1000) return rate;
    context.issues.push({ code: "custom", message: "must be a number above 0, at most 1000", input: "" });
    return z.NEVER;
  }),
);

/** What a function is told by its surroundings; hosted Supabase gives the first three by itself. */
const environmentSchema = z.object({
  SUPABASE_URL: z.url(),
  SUPABASE_PUBLISHABLE_KEYS: keysSchema,
  SUPABASE_SECRET_KEYS: keysSchema,
  OPENAI_API_KEY: setting,
  OPENAI_BASE_URL: setting,
  OPENAI_MODEL: setting,
  OPENAI_TRANSCRIBE_BASE_URL: setting,
  OPENAI_TRANSCRIBE_MODEL: setting,
  POST_SOURCE: setting,
  PHANTOMBUSTER_API_KEY: setting,
  PHANTOMBUSTER_AGENT_ID: setting,
  PHANTOMBUSTER_API_URL: setting,
  APIFY_TOKEN: setting,
  APIFY_ACTOR_ID: setting,
  APIFY_API_URL: setting,
  EMBEDDINGS: setting,
  TWILIO_ACCOUNT_SID: setting,
  TWILIO_AUTH_TOKEN: setting,
  TWILIO_PHONE_NUMBER: setting,
  TWILIO_API_URL: setting,
  SMS_SEGMENTS_PER_SECOND: segmentsPerSecond,
  PUBLIC_URL: setting,
  MAIL_FROM: setting,
  SMTP_URL: setting,
  RESEND_API_KEY: setting,
  RESEND_API_URL: setting,
  RESEND_WEBHOOK_SECRET: setting,
  CLIENT_ADDRESS_HEADER: setting,
  SITE_URL: setting,
});
export type Environment = z.output<typeof environmentSchema>;

/** Reads a function's environment once. Throws an error that names the variables at fault, never their values. */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const parsed = z.safeParse(environmentSchema, variables);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`The environment is not usable. ${faults.join("; ")}`);
}

/** A named key, such as `default` or `cron`. Throws when there is none of that name. */
export function namedKey(keys: Record<string, string>, name: string): string {
  const key = keys[name];
  if (!key) throw new Error(`There is no key named ${name}.`);
  return key;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
