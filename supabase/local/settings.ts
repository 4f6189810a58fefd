import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { StartError } from "./part.ts";

/** The settings of the environment and `.env`; `.env.example` says what each is for. */
export interface Settings {
  port: number;
  dbPort: number;
  webPort: number;
  /** Where the data goes; undefined for the usual place. */
  dataDir: string | undefined;
  /** The settings that are the functions' business. */
  functions: Record<string, string>;
  /** The settings that are built into the web app. */
  web: Record<string, string>;
}

const STACK_SETTINGS = ["TRACKER_PORT", "TRACKER_DB_PORT", "TRACKER_WEB_PORT", "TRACKER_DATA"] as const;
const FUNCTION_SETTINGS = [
  "OPENAI_API_KEY",
  "OPENAI_BASE_URL",
  "OPENAI_MODEL",
  "OPENAI_TRANSCRIBE_BASE_URL",
  "OPENAI_TRANSCRIBE_MODEL",
  "POST_SOURCE",
  "PHANTOMBUSTER_API_KEY",
  "PHANTOMBUSTER_AGENT_ID",
  "PHANTOMBUSTER_API_URL",
  "APIFY_TOKEN",
  "APIFY_ACTOR_ID",
  "APIFY_API_URL",
  "CLIENT_ADDRESS_HEADER",
  "TWILIO_ACCOUNT_SID",
  "TWILIO_AUTH_TOKEN",
  "TWILIO_PHONE_NUMBER",
  "TWILIO_API_URL",
  "SMS_SEGMENTS_PER_SECOND",
  "PUBLIC_URL",
  "MAIL_FROM",
  "SMTP_URL",
  "RESEND_API_KEY",
  "RESEND_API_URL",
  "RESEND_WEBHOOK_SECRET",
] as const;

const WEB_SETTINGS = [
  "VITE_COMPANY_NAME",
  "VITE_COMPANY_ADDRESS",
  "VITE_CONTACT_EMAIL",
  "VITE_PHONE_NUMBER",
  "VITE_EXTENSION_URL",
] as const;

export const SETTING_NAMES: readonly string[] = [...STACK_SETTINGS, ...FUNCTION_SETTINGS, ...WEB_SETTINGS];
/** What the embedded stack makes by itself, and a project elsewhere is told. */
export const SETTINGS_ELSEWHERE: readonly string[] = [
  "TOKEN_SIGNING_KEY",
  "SITE_URL",
  "EMBEDDINGS",
  "VITE_SUPABASE_URL",
  "VITE_REST_AT_OWN_ORIGIN",
  "VITE_SUPABASE_PUBLISHABLE_KEY",
  "VITE_POST_SOURCE",
  "SUPABASE_ACCESS_TOKEN",
  "SUPABASE_PUBLISHABLE_KEY",
];

type Variables = Record<string, string | undefined>;

function readPort(name: string, usual: number, variables: Variables): number {
  const text = variables[name]?.trim();
  if (!text) return usual;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new StartError(`${name} is \`${text}\`: it must be a port from 1 to 65535, or 0 for any free one.`);
}

const TEXTING = ["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "TWILIO_PHONE_NUMBER", "PUBLIC_URL"];
const MAIL_WAYS = ["SMTP_URL", "RESEND_API_KEY"];

/** Throws StartError when a feature is only half set up: it would look ready and do nothing. */
function refuseHalves(variables: Variables): void {
  const isSet = (name: string) => Boolean(variables[name]);
  // Mail uses PUBLIC_URL too, so alone it is no sign of texting.
  const given = TEXTING.filter((name) => isSet(name) && name !== "PUBLIC_URL");
  const missing = TEXTING.filter((name) => !isSet(name));
  if (given.length > 0 && missing.length > 0)
    throw new StartError(`Texting is half set up: ${given.join(", ")} without ${missing.join(", ")}.`);
  if (MAIL_WAYS.some(isSet) && !isSet("MAIL_FROM"))
    throw new StartError("Mail is half set up: it needs MAIL_FROM, the address that it is from.");
}

/** Reads the settings once; the environment wins over `.env`, and an empty value counts as none. Throws StartError. */
export function readSettings(environment: Variables, dotEnv: string): Settings {
  const file: Variables = existsSync(dotEnv) ? parseEnv(readFileSync(dotEnv, "utf8")) : {};
  const variables: Variables = {};
  for (const name of SETTING_NAMES) variables[name] = (environment[name]?.trim() || file[name]?.trim()) ?? "";
  const given = (names: readonly string[]) =>
    Object.fromEntries(names.flatMap((name) => (variables[name] ? [[name, variables[name]]] : [])));
  refuseHalves(variables);
  return {
    port: readPort("TRACKER_PORT", 54_321, variables),
    dbPort: readPort("TRACKER_DB_PORT", 54_322, variables),
    webPort: readPort("TRACKER_WEB_PORT", 5_173, variables),
    dataDir: variables["TRACKER_DATA"] || undefined,
    functions: given(FUNCTION_SETTINGS),
    // The screens say whose posts there are, so the build is told the source that the functions use.
    web: {
      ...(variables["TWILIO_PHONE_NUMBER"] && { VITE_PHONE_NUMBER: variables["TWILIO_PHONE_NUMBER"] }),
      ...given(WEB_SETTINGS),
      ...(variables["POST_SOURCE"] && { VITE_POST_SOURCE: variables["POST_SOURCE"] }),
    },
  };
}
