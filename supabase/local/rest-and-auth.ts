import { type ApiKeyResolver, App, type EmailDriver } from "@supabase/lite";
import type { MiddlewareHandler } from "hono";
import type { PostgresConnection } from "@supabase/lite/postgres";
import { readFile } from "node:fs/promises";
import type { Sql } from "postgres";
import { takeWellFormed } from "./auth-input.ts";
import type { Answer } from "./auth-request.ts";
import { requireCurrentPassword } from "./current-password.ts";
import { changeAddresses, type SendChange } from "./email-change.ts";
import { takeEvenTimes } from "./even-times.ts";
import { readAsPostgrest } from "./rest-input.ts";
import { connectLite, readSchemaAs } from "./lite-connection.ts";
import { keepListening } from "./postgres/keep-listening.ts";
import { answerFailure } from "./postgrest-errors.ts";
import type { ProjectConfig } from "./project-config.ts";
import { PUBLISHABLE_KEY, type Secrets } from "./secrets.ts";

export interface LiteOptions {
  dbPort: number;
  secrets: Secrets;
  config: ProjectConfig;
  siteUrl: string;
  /** Where Auth's mails go. */
  mailbox: EmailDriver;
  /** Called when a connection to the database is gone. */
  onLost(): void;
  /** Called with what goes on after an answer. */
  later(work: Promise<unknown>): void;
}

/** REST and Auth, each connected as the role that it has on Supabase. */
export interface RestAndAuth {
  rest: Answer;
  auth: Answer;
}

function keyResolver({ secretKey, cronKey }: Secrets): ApiKeyResolver {
  const resolve = (key: string) => {
    if (key === PUBLISHABLE_KEY) return { type: "publishable" as const, claims: { role: "anon" } };
    if (key === secretKey || key === cronKey) return { type: "secret" as const, claims: { role: "service_role" } };
    return null;
  };
  return (key) => Promise.resolve(resolve(key));
}

/**
 * PostgREST believes a signed token until it expires and asks no table about it. lite would look its user and session up, as
 * a role that may not see them: this is all that its REST part asks Auth for.
 */
const believeSignedTokens: MiddlewareHandler = async (c, next) => {
  const known = () => Promise.resolve({});
  c.set("authService", { repo: { findUserById: known, findSessionById: known } });
  await next();
};

/** lite answers an error that its Auth did not expect in a form of its own, and with 500 also where the database was gone. */
const failAsGoTrue: MiddlewareHandler = async (c, next) => {
  await next();
  // An error that is an answer of Auth has its own JSON.
  if (c.error && !("toJSON" in c.error)) c.res = answerFailure(c.error, true);
};

function createApp(
  connection: PostgresConnection,
  { secrets, config, siteUrl, mailbox }: LiteOptions,
  first: MiddlewareHandler,
): App {
  const { email: emailAsWritten, ...auth } = config.auth;
  // lite knows all of them but this one.
  const { require_current_password: _ours, ...email } = emailAsWritten;
  return new App({
    connection,
    // As on Supabase, whose pg_safeupdate refuses an update or a delete of a whole table.
    api: { enabled: true, ...config.api, pg_safe_update: true },
    auth: {
      enabled: true,
      jwt_secret: secrets.jwtSecret,
      publishable_key: PUBLISHABLE_KEY,
      secret_key: secrets.secretKey,
      site_url: siteUrl,
      ...auth,
      email: { enable_signup: true, ...email },
    },
    db: { migrations: { enabled: false } },
    options: {
      drivers: { email: mailbox },
      server: { admin: false, disableStudio: true, middlewares: [first], apiKeys: { resolver: keyResolver(secrets) } },
    },
  });
}

/** Writes the mail that lite does not, with the same template. */
function changeMails({ config, siteUrl, mailbox }: LiteOptions): SendChange {
  const { subject, content_path } = config.auth.email.template.email_change;
  return async ({ to, email, newEmail, tokenHash }) => {
    const values: Record<string, string> = { SiteURL: siteUrl, Email: email, NewEmail: newEmail, TokenHash: tokenHash };
    const template = await readFile(content_path, "utf8");
    const html = template.replace(/\{\{\s*\.(\w+)\s*\}\}/g, (_all, name: string) => values[name] ?? "");
    await mailbox.send({ to, subject, html });
  };
}

/** As GoTrue's own and those that Supabase's gateway lets through for its clients. */
const ALLOWED_HEADERS =
  "accept, authorization, apikey, content-type, x-client-info, x-client-ip, x-jwt-aud, x-supabase-api-version";

/** Lets apps of other origins call Auth, as on Supabase; lite answers their preflights without the headers. */
function allowOrigins(auth: Answer): Answer {
  return async (request, peer) => {
    const response = await auth(request, peer);
    const headers = new Headers(response.headers);
    headers.set("access-control-allow-origin", "*");
    // Nothing here is a cookie, and with `*` browsers would refuse it.
    headers.delete("access-control-allow-credentials");
    if (request.method === "OPTIONS") {
      headers.set("access-control-allow-headers", ALLOWED_HEADERS);
      headers.set("access-control-max-age", "86400");
    } else headers.set("access-control-expose-headers", "x-total-count, link, x-supabase-api-version");
    return new Response(response.body, { status: response.status, headers });
  };
}

/** Leaves out the address of a read: encoded again, a long query is more than Node's clients accept in the headers of a response. */
function withoutLocation(rest: Answer): Answer {
  return async (request, peer) => {
    const response = await rest(request, peer);
    response.headers.delete("content-location");
    return response;
  };
}

/** Makes both and Auth's tables. */
export async function makeRestAndAuth(options: LiteOptions): Promise<RestAndAuth> {
  const { dbPort, config, siteUrl } = options;
  const password = options.secrets.databasePassword;
  const connectAs = (user: string) =>
    connectLite({ port: dbPort, user, password }, config.api.extra_search_path, options.onLost);
  const restConnection = connectAs("authenticator");
  const schemaReader = connectAs("supabase_admin");
  readSchemaAs(schemaReader, restConnection);
  const authConnection = connectAs("supabase_auth_admin");
  const authApp = createApp(authConnection, options, failAsGoTrue);
  const restApp = createApp(restConnection, options, believeSignedTokens);
  await authApp.ensureSystemSchema();
  // lite reads the schema once; PostgREST also whenever it is told to, as it is after each migration.
  await keepListening({ port: dbPort, user: "supabase_admin", password }, "pgrst", () => {
    void schemaReader.clearSchemaCache();
  });
  const answerOf =
    (app: App): Answer =>
    (request, peerAddress) =>
      app.fetch(request, { peerAddress });
  const sql: Sql = authConnection.driver as Sql; // lite leaves the types of its driver open.
  const withChanges = changeAddresses(sql, answerOf(authApp), changeMails(options), config.auth.email, siteUrl);
  const withPasswords = requireCurrentPassword(sql, withChanges, config.auth);
  const withEvenTimes = takeEvenTimes(sql, withPasswords, options.later);
  return {
    rest: withoutLocation(readAsPostgrest(answerOf(restApp), options.secrets.jwtSecret)),
    auth: allowOrigins(takeWellFormed(withEvenTimes)),
  };
}
