import { type ApiKeyResolver, App } from "@supabase/lite";
import type { MiddlewareHandler } from "hono";
import { createPostgresConnection, type PostgresConnection } from "@supabase/lite/postgres";
import { join } from "node:path";
import { loggedTo } from "./lite-log.ts";
import type { Part } from "./part.ts";
import { databaseUrl } from "./postgres/bootstrap.ts";
import { asPostgrestError } from "./postgrest-errors.ts";
import type { ProjectConfig } from "./project-config.ts";
import { PUBLISHABLE_KEY, type Secrets } from "./secrets.ts";

export interface LiteOptions {
  dataDir: string;
  dbPort: number;
  secrets: Secrets;
  config: ProjectConfig;
  siteUrl: string;
}

export type Answer = (request: Request, peerAddress: string | null) => Promise<Response>;

/** REST and Auth, each connected as the role that it has on Supabase. */
export interface RestAndAuth {
  rest: Answer;
  auth: Answer;
  parts: Part[];
}

/** Text that is JSON already stays as it is: lite's own serializer would store it as one JSON string. */
const serializeJson = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

/** '2026-11-21 10:00:00.5+00' becomes '2026-11-21T10:00:00.5+00:00', as PostgREST writes it. */
export function toIsoTime(value: string): string {
  return value.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00");
}

const types = {
  json: { to: 114, from: [114], serialize: serializeJson, parse: (text: string): unknown => JSON.parse(text) },
  jsonb: { to: 3802, from: [3802], serialize: serializeJson, parse: (text: string): unknown => JSON.parse(text) },
  timestamptz: { to: 1184, from: [1184], serialize: (value: string) => value, parse: toIsoTime },
  timestamp: { to: 1114, from: [1114], serialize: (value: string) => value, parse: toIsoTime },
};

function connectAs(user: string, { dbPort, secrets, config }: LiteOptions): PostgresConnection {
  const search_path = config.api.extra_search_path.join(", ");
  const connection = createPostgresConnection({
    url: databaseUrl({ port: dbPort, user, password: secrets.databasePassword }),
    postgresOptions: { types, onnotice: () => undefined, connection: { search_path } },
  });
  connection.normalizeDbError = asPostgrestError;
  // "unknown" would make its first request grant everything on our tables to everybody. The field is private to lite.
  Object.assign(connection, { rlsState: "active" });
  return connection;
}

/**
 * Reads the schema as the superuser: lite asks information_schema, which shows each role only what it may use itself, and
 * `authenticator` may use nothing before it becomes somebody else.
 */
function readSchemaAs(reader: PostgresConnection, connection: PostgresConnection): void {
  connection.introspect = (options) => reader.introspect(options);
  connection.viewOptionsMetadata = (view, schema) => reader.viewOptionsMetadata(view, schema);
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

const asItIs: MiddlewareHandler = (_c, next) => next();

function createApp(
  connection: PostgresConnection,
  { secrets, config, siteUrl }: LiteOptions,
  first: MiddlewareHandler,
): App {
  const { email, ...auth } = config.auth;
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
      server: { admin: false, disableStudio: true, middlewares: [first], apiKeys: { resolver: keyResolver(secrets) } },
    },
  });
}

/** Without a limit, the driver waits for a database that is gone. */
async function close(...connections: PostgresConnection[]): Promise<void> {
  await Promise.all(connections.map((connection) => connection.driver.end({ timeout: 2 })));
}

/** Asks one of the two something that needs no user. */
async function check(answer: Answer, path: string, key: string): Promise<void> {
  const response = await answer(new Request(`http://127.0.0.1${path}`, { headers: { apikey: key } }), null);
  if (!response.ok) throw new Error(`It answers ${response.status}.`);
}

/** Makes both and Auth's tables. */
export async function startRestAndAuth(options: LiteOptions): Promise<RestAndAuth> {
  const { secretKey } = options.secrets;
  const logged = loggedTo(join(options.dataDir, "rest-and-auth.log"));
  const restConnection = connectAs("authenticator", options);
  const schemaReader = connectAs("supabase_admin", options);
  readSchemaAs(schemaReader, restConnection);
  const authConnection = connectAs("supabase_auth_admin", options);
  const authApp = createApp(authConnection, options, asItIs);
  const restApp = createApp(restConnection, options, believeSignedTokens);
  await authApp.ensureSystemSchema();
  // lite reads the schema once; PostgREST also whenever it is told to, as it is after each migration.
  await schemaReader.driver.listen("pgrst", () => void schemaReader.clearSchemaCache());
  const answerOf =
    (app: App): Answer =>
    (request, peerAddress) =>
      logged(() => app.fetch(request, { peerAddress }));
  const auth = answerOf(authApp);
  const rest = answerOf(restApp);
  const authPart = {
    name: "auth",
    check: () => check(auth, "/auth/v1/health", secretKey),
    stop: () => close(authConnection),
  };
  const restPart = {
    name: "rest",
    check: () => check(rest, "/rest/v1/", secretKey),
    stop: () => close(restConnection, schemaReader),
  };
  return { rest, auth, parts: [authPart, restPart] };
}
