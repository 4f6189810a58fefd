import * as z from "zod/mini";
import type { ProductionConfig } from "./production-config.ts";

/** What could not be read, and why: a check that throws it is neither fine nor missing. */
export class NotChecked extends Error {}

export interface HostedProjectOptions {
  ref: string;
  config: ProductionConfig;
  migrations: { versions: string[]; jobs: string[] };
  /** The pinned and the installed version of the CLI. */
  cli: { pinned: string; installed: string | null };
  /** `https://<ref>.supabase.co`. */
  projectUrl: string;
  /** `https://api.supabase.com`. */
  managementUrl: string;
  accessToken: string | undefined;
  publishableKey: string | undefined;
  /** Its `kid`, when TOKEN_SIGNING_KEY is in the environment; the rest of the key stays where it is. */
  signingKeyId: string | undefined;
}

export interface HostedProject extends HostedProjectOptions {
  /** Asks the project itself, with its publishable key. */
  ask(path: string, init?: { method?: string; headers?: Record<string, string> }): Promise<Response>;
  /** Reads from the Management API, below `/v1/projects/{ref}`. Throws NotChecked when the access token may not. */
  manage<S extends z.ZodMiniType>(schema: S, path: string): Promise<z.infer<S>>;
  /** Runs a query that only reads, as the read-only role, or as `postgres` for what that role may not decrypt. */
  query<S extends z.ZodMiniType>(row: S, sql: string, as?: "read-only" | "postgres"): Promise<z.infer<S>[]>;
}

const TIMEOUT_MS = 20_000;

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch {
    throw new NotChecked(`${new URL(url).host} does not answer.`);
  }
}

/** The shapes are those of https://api.supabase.com/api/v1, which the pinned CLI has built in as well. */
export function hostedProject(options: HostedProjectOptions): HostedProject {
  const { ref, managementUrl, projectUrl, accessToken } = options;
  let publishable: Promise<string> | null = null;

  const managed = async (path: string, init: RequestInit = {}): Promise<unknown> => {
    if (!accessToken)
      throw new NotChecked("needs SUPABASE_ACCESS_TOKEN (https://supabase.com/dashboard/account/tokens).");
    const headers = { ...(init.headers as Record<string, string>), authorization: `Bearer ${accessToken}` };
    const response = await send(`${managementUrl}/v1/projects/${ref}${path}`, { ...init, headers });
    if (response.status === 401) throw new NotChecked("SUPABASE_ACCESS_TOKEN is not accepted.");
    if (response.status === 403) throw new NotChecked(`the access token may not read ${path || "the project"}.`);
    if (!response.ok)
      throw new NotChecked(`the Management API answered ${response.status} for ${path || "the project"}.`);
    return response.json();
  };
  const read = <S extends z.ZodMiniType>(schema: S, value: unknown, path: string): z.infer<S> => {
    const parsed = schema.safeParse(value);
    if (!parsed.success) throw new NotChecked(`the answer for ${path} has another shape than documented.`);
    return parsed.data;
  };
  const manage: HostedProject["manage"] = async (schema, path) => read(schema, await managed(path), path);
  const findKey = async () => {
    if (options.publishableKey) return options.publishableKey;
    const keys = await manage(
      z.array(z.object({ type: z.nullish(z.string()), api_key: z.nullish(z.string()) })),
      "/api-keys",
    );
    const key = keys.find(({ type }) => type === "publishable")?.api_key;
    if (!key) throw new NotChecked("needs SUPABASE_PUBLISHABLE_KEY.");
    return key;
  };
  return {
    ...options,
    manage,
    async ask(path, { method = "GET", headers = {} } = {}) {
      const apikey = await (publishable ??= findKey());
      return send(projectUrl + path, { method, headers: { apikey, ...headers } });
    },
    async query(row, sql, as = "read-only") {
      const path = as === "read-only" ? "/database/query/read-only" : "/database/query";
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify({ query: sql });
      return read(z.array(row), await managed(path, { method: "POST", headers, body }), path);
    },
  };
}

/** The body of an answer; null when it has another shape. */
export async function readJson<S extends z.ZodMiniType>(schema: S, response: Response): Promise<z.infer<S> | null> {
  const parsed = schema.safeParse(await response.json().catch(() => null));
  return parsed.success ? parsed.data : null;
}
