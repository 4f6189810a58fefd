import * as z from "zod/mini";
import type { CallOf, Endpoint, ReplyOf } from "./endpoint.ts";

/** Where the API is and who is calling. */
export interface ApiHost {
  /** Ends with `/api`, without a slash after it. */
  baseUrl: string;
  fetch: typeof fetch;
  /** The caller's bearer token, or null when signed out. */
  token(): Promise<string | null>;
  /** Sent as `apikey`, which hosted Supabase asks of every request. */
  publishableKey?: string;
}

/** A call that the API refused or that failed on the way; the message is fit for a person. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;

  constructor(message: string, status: number, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

const errorBody = z.object({ error: z.optional(z.string()), message: z.optional(z.string()) });

/**
 * Makes one call. Empty query parameters are skipped; a 204 gives null. Throws ApiError with the server's `error`, else its
 * `message`, else `API request failed: {status} {statusText}` (spec §8).
 */
export async function call<E extends Endpoint>(
  host: ApiHost,
  endpoint: E,
  given: Partial<CallOf<E>> = {},
): Promise<ReplyOf<E>> {
  const headers = new Headers({ Accept: endpoint.answers === "picture" ? "image/*" : "application/json" });
  const token = await host.token();
  if (token) headers.set("Authorization", `Bearer ${token}`);
  if (host.publishableKey) headers.set("apikey", host.publishableKey);
  const init: RequestInit = { method: endpoint.method, headers };
  if (given.input !== undefined && endpoint.body === "multipart") {
    init.body = formOf(given.input as Record<string, string | Blob>);
  } else if (given.input !== undefined) {
    headers.set("Content-Type", "application/json");
    init.body = JSON.stringify(given.input);
  }
  const response = await host.fetch(
    host.baseUrl + fillPath(endpoint.path, given.params) + queryString(given.query),
    init,
  );
  const isPicture = response.ok && endpoint.answers === "picture";
  const body: unknown =
    response.status === 204 ? null : isPicture ? await response.blob() : await response.json().catch(() => null);
  if (!response.ok) {
    const said = z.safeParse(errorBody, body).data;
    throw new ApiError(
      said?.error ?? said?.message ?? `API request failed: ${response.status} ${response.statusText}`,
      response.status,
    );
  }
  return readReply(endpoint.reply, body) as ReplyOf<E>;
}

/** What a server of another version may send; its fields are nothing to show to a person. */
export const UNREADABLE_REPLY =
  "The server sent a reply that this version of Tracker can't read. Reload and try again.";

/** The reply as the schema has it. Throws ApiError, with a sentence in place of what is wrong with which field. */
export function readReply<Schema extends z.core.$ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const read = z.safeParse(schema, body);
  if (!read.success) throw new ApiError(UNREADABLE_REPLY, 502, { cause: read.error });
  return read.data;
}

/** The browser writes the form's Content-Type itself: the boundary is in it. */
function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

function fillPath(path: string, params: unknown): string {
  const values = (params ?? {}) as Record<string, unknown>;
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
}

function queryString(query: unknown): string {
  const entries = Object.entries((query ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value != null && value !== "",
  );
  return entries.length === 0
    ? ""
    : `?${new URLSearchParams(entries.map(([name, value]): [string, string] => [name, String(value)]))}`;
}
