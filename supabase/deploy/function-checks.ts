import { createHash } from "node:crypto";
import * as z from "zod/mini";
import { DEPLOY, LOGS, SET_SECRETS, UNSET_SECRETS } from "./fixes.ts";
import { type Answer, type HostedProject, inWords, NotChecked, readJson } from "./hosted-project.ts";
import type { Check, Fault } from "./run-checks.ts";

/** What our functions answer themselves; the gateway refuses in other words. */
export const JOBS_REFUSAL = { status: 401, error: "This needs the key of the schedule." };
export const TOKEN_REFUSAL = { status: 405, error: "Use POST." };
export const SMS_REFUSAL = { status: 405, error: "Use POST." };
export const MAIL_REFUSAL = { status: 405, error: "Use POST." };

/** Why a function did not answer as ours does. Throws NotChecked when that says nothing about the function. */
function faultOf(answer: Answer): Fault {
  if (answer.status === 429) throw new NotChecked(`the functions answered ${inWords(answer)}.`);
  if (answer.status >= 500) return { why: `it answers ${inWords(answer)}.`, fix: LOGS };
  // The gateway says UNAUTHORIZED_NO_AUTH_HEADER; before that it said "Missing authorization header".
  if (answer.status === 401 && /UNAUTHORIZED_|authorization header/i.test(answer.text))
    return { why: "the gateway refuses the call: verify_jwt is on.", fix: DEPLOY };
  return { why: `it answers ${inWords(answer)}, and not as our function does.`, fix: DEPLOY };
}

const isOurs = (answer: Answer, { status, error }: typeof JOBS_REFUSAL) =>
  answer.status === status && readJson(z.object({ error: z.string() }), answer)?.error === error;

/** What one of the functions answers without any key. */
const ask = (project: HostedProject, path: string, method = "GET") =>
  project.ask(`/functions/v1/${path}`, { method, withoutKey: true });

const deployedSchema = z.array(z.object({ slug: z.string(), verify_jwt: z.nullish(z.boolean()) }));
const secretsSchema = z.array(z.object({ name: z.string(), value: z.nullish(z.string()) }));
/** What a function must be told, and what HOSTING.md says to leave out. */
const NEEDED = ["SITE_URL", "TOKEN_SIGNING_KEY"];
/** Texting needs all of these or none. */
const FOR_TEXTING = ["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "TWILIO_PHONE_NUMBER", "PUBLIC_URL"];
/** Nothing but a text that arrived shows these, and none of them is Supabase's to say. */
const NO_TEXT_YET =
  "no text has arrived in the last 30 days. In Twilio's console, register the number (10DLC) or verify it (toll-free), giving the phone\n" +
  "walkthrough as the place where people agree to texts, and switch on the countries under Geo permissions. Then link a phone.";
/** What each mailer needs: without its webhook, Resend reports no bounces and complaints. */
const FOR_MAIL: Record<string, string[]> = {
  SMTP_URL: ["MAIL_FROM"],
  RESEND_API_KEY: ["MAIL_FROM", "RESEND_WEBHOOK_SECRET"],
};
const LEFT_OUT = ["EMBEDDINGS", "CLIENT_ADDRESS_HEADER"];

/** The Management API gives the SHA-256 digest of a secret, in hexadecimal, instead of the secret. */
const isDigest = (value: string | null | undefined): value is string => /^[0-9a-f]{64}$/i.test(value ?? "");
const digestOf = (text: string) => createHash("sha256").update(text).digest("hex");

export const functionChecks: Check[] = [
  {
    title: "functions: api answers",
    find: async (project) => {
      const answer = await ask(project, "api/openapi.json");
      const document = readJson(z.object({ info: z.object({ title: z.string() }) }), answer);
      return answer.ok && document?.info.title === "Tracker API" ? null : faultOf(answer);
    },
  },
  {
    title: "functions: jobs answers, and refuses a caller without a key",
    find: async (project) => {
      const answer = await ask(project, "jobs", "POST");
      if (answer.ok) return { why: `it answers ${answer.status} to a stranger.`, fix: DEPLOY };
      return isOurs(answer, JOBS_REFUSAL) ? null : faultOf(answer);
    },
  },
  {
    title: "functions: token starts with its signing key",
    find: async (project) => {
      const answer = await ask(project, "token");
      if (isOurs(answer, TOKEN_REFUSAL)) return null;
      if (answer.status === 503) return { why: "TOKEN_SIGNING_KEY is missing or unreadable.", fix: SET_SECRETS };
      return faultOf(answer);
    },
  },
  {
    title: "functions: sms answers",
    find: async (project) => {
      const answer = await ask(project, "sms");
      return isOurs(answer, SMS_REFUSAL) ? null : faultOf(answer);
    },
  },
  {
    title: "functions: mail answers",
    find: async (project) => {
      const answer = await ask(project, "mail");
      return isOurs(answer, MAIL_REFUSAL) ? null : faultOf(answer);
    },
  },
  {
    title: "functions: texting is set up whole, or not at all",
    find: async (project) => {
      const secrets = await project.manage(secretsSchema, "/secrets");
      const missing = FOR_TEXTING.filter((name) => !secrets.some((secret) => secret.name === name));
      if (missing.length === 0 || missing.length === FOR_TEXTING.length) return null;
      return { why: `${missing.join(", ")} not set.`, fix: SET_SECRETS };
    },
  },
  {
    title: "texting: the number reaches a phone",
    find: async (project) => {
      const secrets = await project.manage(secretsSchema, "/secrets");
      if (!secrets.some(({ name }) => name === "TWILIO_ACCOUNT_SID")) return null;
      const rows = await project.query(
        z.object({ id: z.string() }),
        "select id from public.outbox where channel = 'sms' and state = 'delivered' limit 1",
      );
      if (rows === null || rows.length > 0) return null;
      throw new NotChecked(NO_TEXT_YET);
    },
  },
  {
    title: "functions: mail is set up whole, or not at all",
    find: async (project) => {
      const secrets = await project.manage(secretsSchema, "/secrets");
      const isSet = (name: string) => secrets.some((secret) => secret.name === name);
      const ways = Object.keys(FOR_MAIL).filter(isSet);
      if (ways.length > 1) return { why: `${ways.join(" and ")} are both set.`, fix: `${UNSET_SECRETS} SMTP_URL` };
      const missing = ways.flatMap((way) => (FOR_MAIL[way] ?? []).filter((name) => !isSet(name)));
      return missing.length === 0 ? null : { why: `${missing.join(", ")} not set.`, fix: SET_SECRETS };
    },
  },
  {
    title: "functions: they check their callers themselves",
    find: async (project) => {
      const deployed = await project.manage(deployedSchema, "/functions");
      const guarded = deployed.filter(({ slug, verify_jwt: isOn }) => isOn && /^(api|jobs|mail|sms|token)$/.test(slug));
      return guarded.length === 0
        ? null
        : { why: `verify_jwt is on for ${guarded.map(({ slug }) => slug).join(", ")}.`, fix: DEPLOY };
    },
  },
  {
    title: "functions: their settings are there",
    find: async (project) => {
      const secrets = await project.manage(secretsSchema, "/secrets");
      const missing = NEEDED.filter((name) => !secrets.some((secret) => secret.name === name));
      if (missing.length > 0) return { why: `${missing.join(", ")} not set.`, fix: SET_SECRETS };
      const address = secrets.find(({ name }) => name === "SITE_URL")?.value;
      return isDigest(address) && address.toLowerCase() !== digestOf(project.config.auth.site_url)
        ? { why: "SITE_URL is not the site_url of config.toml.", fix: SET_SECRETS }
        : null;
    },
  },
  {
    title: "functions: nothing is set that should be left out",
    find: async (project) => {
      const secrets = await project.manage(secretsSchema, "/secrets");
      const unwanted = LEFT_OUT.filter((name) => secrets.some((secret) => secret.name === name));
      return unwanted.length === 0
        ? null
        : { why: `${unwanted.join(", ")} set.`, fix: `${UNSET_SECRETS} ${unwanted.join(" ")}` };
    },
  },
];
