// A stand-in of a hosted project: one local server that speaks the protocols of Auth, REST, the functions and the Management API, as far
// as the checks read them. What it says is data, so that a test breaks one thing at a time.
import { createHash } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { MailTemplate } from "./production-config.ts";

export const REF = "abcdefghijklmnopqrst";
export const ACCESS_TOKEN = "sbp_0123456789abcdef0123456789abcdef01234567";
export const PUBLISHABLE_KEY = "sb_publishable_stand_in";
const CRON_KEY = "sb_secret_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz";
export const SECRETS = [CRON_KEY, "the-password-of-smtp", ACCESS_TOKEN];
export const KID = "11111111-2222-4333-8444-555555555555";

export interface Reply {
  status: number;
  /** Sent as JSON; a string is sent as it is, as a web page. */
  json: unknown;
}
/** What the gateway says in place of a function that it guards. */
export const GATEWAY_REFUSAL: Reply = {
  status: 401,
  json: { code: "UNAUTHORIZED_NO_AUTH_HEADER", message: "Missing authorization header" },
};

export const NOT_FOUND: Reply = {
  status: 404,
  json: { code: "NOT_FOUND", message: "Requested function was not found" },
};

/** All is well with it. */
export function healthyProject(migrations: { versions: string[]; jobs: string[] }, mails: MailTemplate[]) {
  return {
    status: "ACTIVE_HEALTHY",
    /** What the Management API answers to everything, when it is in trouble. */
    trouble: null as Reply | null,
    autoconfirm: false,
    jwks: [{ kid: KID, alg: "ES256", kty: "EC" }],
    exposed: ["public", "worker"],
    schemasThere: ["public", "worker"],
    functions: {
      api: { status: 200, json: { openapi: "3.1.0", info: { title: "Tracker API" } } },
      jobs: { status: 401, json: { error: "This needs the key of the schedule." } },
      token: { status: 405, json: { error: "Use POST." } },
      sms: { status: 405, json: { error: "Use POST." } },
      mail: { status: 405, json: { error: "Use POST." } },
    } as Record<string, Reply>,
    deployed: ["api", "jobs", "mail", "sms", "token"].map((slug) => ({ slug, status: "ACTIVE", verify_jwt: false })),
    postgres: "17.4.1.054",
    auth: {
      site_url: "https://app.example",
      uri_allow_list: "",
      mailer_secure_email_change_enabled: true,
      security_update_password_require_current_password: true,
      smtp_host: "smtp.example",
      smtp_pass: SECRETS[1],
      smtp_max_frequency: 60,
      rate_limit_otp: 300,
      ...Object.fromEntries(
        mails.flatMap(({ name, subject, content }) => [
          [`mailer_subjects_${name}`, subject],
          [`mailer_templates_${name}_content`, content],
        ]),
      ),
    } as Record<string, unknown>,
    signingKeys: [{ id: KID, algorithm: "ES256", status: "in_use", public_jwk: {} }],
    apiKeys: [
      { name: "default", type: "publishable", api_key: PUBLISHABLE_KEY },
      { name: "default", type: "secret", api_key: "sb_secret_·····" },
      { name: "cron", type: "secret", api_key: "sb_secret_·····" },
    ],
    secrets: [
      { name: "SITE_URL", value: digestOf("https://app.example") },
      { name: "TOKEN_SIGNING_KEY", value: digestOf("a key") },
    ],
    /** Whether nothing was ever pushed: the tables that the checks read are not there. */
    isEmpty: false,
    migrations: [...migrations.versions],
    jobs: [...migrations.jobs],
    /** By name; the address is filled in when it is served. */
    vault: { jobs_url: null, cron_key: CRON_KEY } as Record<string, string | null>,
    responses: [{ status_code: 202, timed_out: false }] as { status_code: number | null; timed_out: boolean }[],
    failedJobs: [] as string[],
    /** The errors of texts that the operator can fix. */
    textErrors: [] as number[],
    /** Whether a text arrived. */
    isTextDelivered: true,
    /** Paths of the Management API that the access token may not read. */
    forbidden: [] as string[],
  };
}
export type ProjectState = ReturnType<typeof healthyProject>;

const digestOf = (text: string) => createHash("sha256").update(text).digest("hex");
const ok = (json: unknown): Reply => ({ status: 200, json });

function rest(state: ProjectState, schema: string): Reply {
  const missing = state.exposed.filter((name) => !state.schemasThere.includes(name));
  if (missing.length > 0) return { status: 503, json: { code: "PGRST002", message: "Could not query the database" } };
  if (!state.exposed.includes(schema))
    return {
      status: 406,
      json: { code: "PGRST106", message: `Only the following schemas are exposed: ${state.exposed.join()}` },
    };
  return schema === "public"
    ? { status: 404, json: { code: "PGRST205", message: "Could not find the table" } }
    : { status: 401, json: { code: "42501", message: `permission denied for schema ${schema}` } };
}

/** Compares as the query says: the address with `=`, the key with the regular expression after `~`. */
function vaultRows(state: ProjectState, query: string) {
  const address = /decrypted_secret = '([^']*)'/.exec(query)?.[1];
  const pattern = /decrypted_secret ~ '([^']*)'/.exec(query)?.[1];
  if (address === undefined || pattern === undefined) throw new Error(`The stand-in knows no such query: ${query}`);
  return Object.entries(state.vault).map(([name, secret]) => ({
    name,
    fits: name === "jobs_url" ? (secret ?? address) === address : new RegExp(pattern).test(secret ?? ""),
  }));
}

function rows(state: ProjectState, query: string): unknown[] {
  if (query.includes("schema_migrations")) return state.migrations.map((version) => ({ version }));
  if (query.includes("decrypted_secrets")) return vaultRows(state, query);
  if (query.includes("job_run_details")) return state.failedJobs.map((jobname) => ({ jobname }));
  if (query.includes("cron.job")) return state.jobs.map((jobname) => ({ jobname }));
  if (query.includes("state = 'delivered'")) return state.isTextDelivered ? [{ id: "0b9e5d0c" }] : [];
  if (query.includes("public.outbox")) return state.textErrors.map((code) => ({ error_code: code }));
  if (query.includes("_http_response")) return state.responses;
  throw new Error(`The stand-in knows no such query: ${query}`);
}

function management(state: ProjectState, path: string, token: string, query: string): Reply {
  if (token !== `Bearer ${ACCESS_TOKEN}`) return { status: 401, json: { message: "Unauthorized" } };
  if (state.trouble) return state.trouble;
  if (state.forbidden.includes(path)) return { status: 403, json: { message: "Forbidden" } };
  if (path === "")
    return ok({
      id: REF,
      ref: REF,
      status: state.status,
      database: { version: state.postgres, postgres_engine: "17" },
    });
  if (path === "/config/auth") return ok(state.auth);
  if (path === "/config/auth/signing-keys") return ok({ keys: state.signingKeys });
  if (path === "/api-keys") return ok(state.apiKeys);
  if (path === "/secrets") return ok(state.secrets);
  if (path === "/functions") return ok(state.deployed);
  if (path.startsWith("/database/query") && state.isEmpty)
    return { status: 400, json: { message: 'Failed to run sql query: ERROR:  42P01: relation "x" does not exist' } };
  if (path.startsWith("/database/query")) return { status: 201, json: rows(state, query) };
  return { status: 404, json: { message: "Not found" } };
}

function project(state: ProjectState, path: string, headers: IncomingMessage["headers"]): Reply {
  const name = /^\/functions\/v1\/(\w+)/.exec(path)?.[1];
  if (name) return state.functions[name] ?? NOT_FOUND;
  if (path === "/auth/v1/.well-known/jwks.json") return ok({ keys: state.jwks });
  if (headers.apikey !== PUBLISHABLE_KEY) return { status: 401, json: { message: "Invalid API key" } };
  if (path === "/auth/v1/settings") return ok({ mailer_autoconfirm: state.autoconfirm, disable_signup: false });
  if (path.startsWith("/rest/v1/")) return rest(state, String(headers["accept-profile"] ?? "public"));
  return { status: 404, json: { message: "no Route matched with those values" } };
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
};

/** Serves it on a free port. */
export async function serveProject(state: ProjectState): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    void (async () => {
      const { headers } = request;
      const path = new URL(request.url ?? "/", "http://stand-in").pathname;
      const below = path.startsWith(`/v1/projects/${REF}`) ? path.slice(`/v1/projects/${REF}`.length) : null;
      const body = await bodyOf(request);
      const query = body ? (JSON.parse(body) as { query: string }).query : "";
      const reply =
        below === null ? project(state, path, headers) : management(state, below, headers.authorization ?? "", query);
      const isPage = typeof reply.json === "string";
      response
        .writeHead(reply.status, { "content-type": isPage ? "text/html" : "application/json" })
        .end(isPage ? reply.json : JSON.stringify(reply.json));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
