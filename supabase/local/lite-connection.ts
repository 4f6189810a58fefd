import { createPostgresConnection, type PostgresConnection } from "@supabase/lite/postgres";
import { databaseUrl, type DatabaseLogin, reconnectSeconds } from "./postgres/bootstrap.ts";
import { asPostgrestError } from "./postgrest-errors.ts";

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

/** lite's connection with what differs from Supabase put right. */
export function connectLite(login: DatabaseLogin, searchPath: string[], onLost: () => void): PostgresConnection {
  const connection = createPostgresConnection({
    url: databaseUrl(login),
    postgresOptions: {
      types,
      onnotice: () => undefined,
      backoff: reconnectSeconds,
      // None is closed by us, so that one that closes was lost.
      max_lifetime: null,
      onclose: onLost,
      connection: { search_path: searchPath.join(", ") },
    },
  });
  connection.normalizeDbError = asPostgrestError;
  // "unknown" would make its first request grant everything on our tables to everybody. The field is private to lite.
  Object.assign(connection, { rlsState: "active" });
  // It would put its own auth.uid() and the like over Supabase's (after-auth.sql) each time it starts.
  connection.config.baseSchema = "";
  return connection;
}

/**
 * Reads the schema as the superuser: lite asks information_schema, which shows each role only what it may use itself, and
 * `authenticator` may use nothing before it becomes someone else.
 */
export function readSchemaAs(reader: PostgresConnection, connection: PostgresConnection): void {
  connection.introspect = (options) => reader.introspect(options);
  connection.viewOptionsMetadata = (view, schema) => reader.viewOptionsMetadata(view, schema);
}
