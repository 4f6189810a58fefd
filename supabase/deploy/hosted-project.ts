import * as z from "zod/mini";
import type { MailTemplate, ProductionConfig } from "./production-config.ts";

/** What could not be read, and why: a check that throws it is neither fine nor missing. */
export class NotChecked extends Error {}
/** There is no such project, or it does not run: nothing of it can be checked. */
class NoProject extends NotChecked {}

export interface HostedProjectOptions {
  ref: string;
  config: ProductionConfig;
  /** The mails that config.toml names. */
  mails: MailTemplate[];
  migrations: { versions: string[]; jobs: string[] };
  /** The pinned and the installed version of the CLI. */
  cli: { pinned: string; installed: string | null };
  /** `https://<ref>.supabase.co`. */
  projectUrl: string;
  /** `https://api.supabase.com`. */
  managementUrl: string;
  accessToken: string | undefined;
  publishableKey: string | undefined;
  /** The `kid` of TOKEN_SIGNING_KEY, the rest of which stays where it is; null when the key there cannot be read. */
  signingKeyId: string | null | undefined;
  /** How long one answer may take; 20 seconds without it. */
  timeoutMs?: number;
}

/** What an address answered, with its whole body. */
export interface Answer {
  status: number;
  ok: boolean;
  text: string;
}

interface Question {
  method?: string;
  headers?: Record<string, string>;
  /** For what anybody may ask. */
  withoutKey?: boolean;
}

export interface HostedProject extends HostedProjectOptions {
  /** Asks the project itself, with its publishable key. Throws NotChecked when nothing useful answers. */
  ask(path: string, question?: Question): Promise<Answer>;
  /** Reads from the Management API, below `/v1/projects/{ref}`. Throws NotChecked when the access token may not. */
  manage<S extends z.ZodMiniType>(schema: S, path: string): Promise<z.infer<S>>;
  /**
   * Runs a query that only reads, as the read-only role, or as `postgres` for what that role may not decrypt. Null when what it reads is
   * not in the database.
   */
  query<S extends z.ZodMiniType>(row: S, sql: string, as?: "read-only" | "postgres"): Promise<z.infer<S>[] | null>;
}

const TIMEOUT_MS = 20_000;
const projectSchema = z.object({ status: z.nullish(z.string()) });
const keysSchema = z.array(z.object({ type: z.nullish(z.string()), api_key: z.nullish(z.string()) }));

async function send(url: string, init: RequestInit, timeoutMs: number): Promise<Answer> {
  const { host } = new URL(url);
  try {
    const response = await fetch(url, { ...init, redirect: "manual", signal: AbortSignal.timeout(timeoutMs) });
    return { status: response.status, ok: response.ok, text: await response.text() };
  } catch (error) {
    const isSlow = error instanceof Error && error.name === "TimeoutError";
    throw new NotChecked(
      isSlow ? `${host} takes longer than ${timeoutMs / 1_000} s to answer.` : `${host} does not answer.`,
    );
  }
}

/** How an answer went that was not what a check can read. */
export function inWords({ status, text }: Answer): string {
  if (status === 429) return "429, too many requests: wait a minute";
  if (status === 540) return "540: the project is paused";
  if (/^\s*</.test(text)) return `${status} with a web page instead of data`;
  return String(status);
}

/** The body of an answer; null when it has another shape. */
export function readJson<S extends z.ZodMiniType>(schema: S, { text }: Answer): z.infer<S> | null {
  try {
    const parsed = schema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** A token or key of the environment as it can be sent; undefined when there is none. Throws NotChecked for what none can be. */
function usable(name: string, value: string | undefined): string | undefined {
  if (value === undefined || value === "") return undefined;
  if (!/^[\w.-]+$/.test(value)) throw new NotChecked(`${name} holds characters that no token has.`);
  if (name === "SUPABASE_PUBLISHABLE_KEY" && value.startsWith("sb_secret_"))
    throw new NotChecked(`${name} holds a secret key.`);
  return value;
}

/** The same function, called at most once. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | null = null;
  return () => (result ??= work());
}

type Managed = (path: string, init?: RequestInit) => Promise<Answer>;

/** The Management API, once it has been seen that it knows the project and that the project runs. */
function managementOf({ ref, managementUrl, accessToken, timeoutMs = TIMEOUT_MS }: HostedProjectOptions) {
  const call: Managed = async (path, init = {}) => {
    const token = usable("SUPABASE_ACCESS_TOKEN", accessToken);
    if (!token) throw new NotChecked("needs SUPABASE_ACCESS_TOKEN (https://supabase.com/dashboard/account/tokens).");
    const headers = { ...(init.headers as Record<string, string>), authorization: `Bearer ${token}` };
    const answer = await send(`${managementUrl}/v1/projects/${ref}${path}`, { ...init, headers }, timeoutMs);
    if (answer.status === 401)
      throw new NotChecked("SUPABASE_ACCESS_TOKEN is not accepted (https://supabase.com/dashboard/account/tokens).");
    return answer;
  };
  const project = once(async () => {
    const answer = await call("");
    if (answer.status === 404) throw new NoProject(`your account has no project ${ref}.`);
    // A token may be barred from this and still read other things.
    if (answer.status === 403) return answer;
    const found = readJson(projectSchema, answer);
    if (!answer.ok || !found) throw new NotChecked(`the Management API answered ${inWords(answer)}.`);
    if (found.status && !found.status.startsWith("ACTIVE"))
      throw new NoProject(
        `the project is ${found.status}: Dashboard → Restore project, or wait until it is ACTIVE_HEALTHY.`,
      );
    return answer;
  });
  const managed: Managed = async (path, init) => {
    const answer = await project();
    return path === "" ? answer : call(path, init);
  };
  return { project, managed };
}

/** The shapes are those of https://api.supabase.com/api/v1, which the pinned CLI has built in as well. */
export function hostedProject(options: HostedProjectOptions): HostedProject {
  const { projectUrl, timeoutMs = TIMEOUT_MS } = options;
  const { project, managed } = managementOf(options);
  const answers = new Map<string, Promise<Answer>>();

  const read = <S extends z.ZodMiniType>(schema: S, answer: Answer): z.infer<S> => {
    if (answer.status === 403) throw new NotChecked("the access token may not read this.");
    const parsed = answer.ok ? readJson(schema, answer) : null;
    if (parsed !== null) return parsed;
    const isData = answer.ok && readJson(z.unknown(), answer) !== null;
    throw new NotChecked(
      isData
        ? "the Management API answered in another shape than documented."
        : `the Management API answered ${inWords(answer)}.`,
    );
  };
  const manage: HostedProject["manage"] = async (schema, path) => {
    const answer = answers.get(path) ?? managed(path);
    answers.set(path, answer);
    return read(schema, await answer);
  };
  const publishable = once(async () => {
    const given = usable("SUPABASE_PUBLISHABLE_KEY", options.publishableKey);
    if (given) return given;
    if (!options.accessToken) throw new NotChecked("needs SUPABASE_ACCESS_TOKEN, or SUPABASE_PUBLISHABLE_KEY.");
    const key = (await manage(keysSchema, "/api-keys")).find(({ type }) => type === "publishable")?.api_key;
    if (!key) throw new NotChecked("needs SUPABASE_PUBLISHABLE_KEY.");
    return key;
  });
  /** A project that is not there is said as that, and not as addresses that do not answer. */
  const isThere = once(() =>
    options.accessToken
      ? project().then(
          () => undefined,
          (error: unknown) => {
            if (error instanceof NoProject) throw error;
          },
        )
      : Promise.resolve(),
  );
  return {
    ...options,
    manage,
    async ask(path, { method = "GET", headers = {}, withoutKey = false } = {}) {
      await isThere();
      const keyed = withoutKey ? headers : { apikey: await publishable(), ...headers };
      const answer = await send(projectUrl + path, { method, headers: keyed }, timeoutMs);
      if (!withoutKey && answer.status === 401 && answer.text.includes("Invalid API key"))
        throw new NotChecked("SUPABASE_PUBLISHABLE_KEY is not accepted.");
      return answer;
    },
    async query(row, sql, as = "read-only") {
      const path = as === "read-only" ? "/database/query/read-only" : "/database/query";
      const headers = { "content-type": "application/json" };
      const answer = await managed(path, { method: "POST", headers, body: JSON.stringify({ query: sql }) });
      // The API passes on what Postgres says: 42P01 is an unknown table, 3F000 an unknown schema.
      if (answer.status === 400 && /\b(42P01|3F000)\b|does not exist/.test(answer.text)) return null;
      return read(z.array(row), answer);
    },
  };
}
