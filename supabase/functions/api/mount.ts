import type { Context, Hono } from "hono";
import * as z from "zod/mini";
import {
  type Endpoint,
  IDEMPOTENCY_KEY,
  idempotencyKeySchema,
  type ReplyOf,
  type Schema,
} from "../_shared/contract/endpoint.ts";
import { claimKey } from "../_shared/stores/claimed-keys.ts";
import { sha256 } from "../_shared/server/personal-token.ts";
import { cannotBeStored } from "../_shared/contract/text.ts";
import type { ApiEnv } from "./outside.ts";
import { Refusal, type RefusalDetail } from "./refusal.ts";
import { requireSession } from "./session.ts";
import { isStorable } from "../_shared/contract/storable.ts";

/** A request whose parts match the schemas of its endpoint. */
export interface ParsedCall<E extends Endpoint> {
  params: z.output<E["params"]>;
  query: z.output<E["query"]>;
  input: z.output<E["input"]>;
  /** For the record that the call makes, where the request has an idempotency key: the same for the same request. */
  recordId?: string;
}

/** A stream of events goes out as the Response that it is. */
type Handler<E extends Endpoint> = (call: ParsedCall<E>, c: Context<ApiEnv>) => Promise<ReplyOf<E> | Response>;

/**
 * Answers an endpoint: a session first unless anyone may call, then parameters, query and body by its schemas, and a reply
 * that is held to its schema too. A null reply is 204. Empty query parameters count as missing (spec §7).
 */
export function mount<E extends Endpoint>(app: Hono<ApiEnv>, endpoint: E, handler: Handler<E>): void {
  const { method, path, access } = endpoint;
  if (access === "session") app.on(method, path, requireSession(endpoint));
  app.on(method, path, async (c) => {
    const query = Object.fromEntries(Object.entries(c.req.query()).filter(([, value]) => value !== ""));
    const call: ParsedCall<E> = {
      params: parse<E["params"]>(endpoint.params, c.req.param(), 404),
      query: parse<E["query"]>(endpoint.query, query, 400),
      input: parse<E["input"]>(endpoint.input, await readBody(c, endpoint), 400),
    };
    const recordId = endpoint.takesKey ? await recordIdOf(c, call) : null;
    const answer = await handler({ ...call, ...(recordId !== null && { recordId }) }, c);
    if (answer instanceof Response) return answer;
    const reply = z.parse(endpoint.reply, answer);
    return reply === null ? c.body(null, 204) : c.json(reply as object);
  });
}

/** The id that goes with the request's idempotency key; null without one. */
async function recordIdOf({ req, var: { db } }: Context<ApiEnv>, { params, input }: ParsedCall<Endpoint>) {
  const key = req.header(IDEMPOTENCY_KEY);
  if (key === undefined) return null;
  if (!z.safeParse(idempotencyKeySchema, key).success)
    throw new Refusal(`${IDEMPOTENCY_KEY} must have 1 to 200 visible characters.`, 400);
  return await claimKey(db, key, await sha256(JSON.stringify([req.method, req.path, params, input])));
}

function parse<S extends Schema>(schema: S, value: unknown, status: 400 | 404): z.output<S> {
  const result = z.safeParse(schema, value);
  if (result.success) {
    if (isStorable(result.data)) return result.data;
    throw new Refusal(status === 404 ? "Not found" : cannotBeStored("The request"), status);
  }
  const { issues } = result.error;
  const details = issues.map((issue) => toDetail(issue, value));
  // An id that is not even an id is an id of nothing, in the path and in the body.
  const is404 = status === 404 || (issues[0] !== undefined && isWrongId(issues[0], value));
  throw new Refusal(details[0]?.message ?? "The request is not valid.", is404 ? 404 : 400, is404 ? undefined : details);
}

const isWrongId = (issue: z.core.$ZodIssue, given: unknown) =>
  issue.code === "invalid_format" && issue.message.endsWith(NOT_FOUND) && valueAt(given, issue.path) !== "";

function toDetail(issue: z.core.$ZodIssue, given: unknown): RefusalDetail {
  const field = issue.path.join(".");
  const { message } = issue;
  const value = valueAt(given, issue.path);
  const isMissing = field !== "" && (value === undefined || value === "");
  if (isMissing && (message === NO_SENTENCE || message.endsWith(NOT_FOUND)))
    return { field, message: `${labelOf(issue.path)} is required` };
  if (message !== NO_SENTENCE) return { field, message };
  if (issue.code === "unrecognized_keys") return { field, message: `Unknown field: ${issue.keys.join(", ")}` };
  return { field, message: field === "" ? "The body must be a JSON object." : `${field} is not valid.` };
}

/** What zod/mini says, which carries no sentences of its own. */
const NO_SENTENCE = "Invalid input";
const NOT_FOUND = " not found";

function valueAt(given: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined),
    given,
  );
}

/** `founderId` as a person reads it: Founder ID. */
function labelOf(path: readonly PropertyKey[]): string {
  const words = String(path.findLast((key) => typeof key === "string"))
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/ id(s?)$/, " ID$1");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

async function readBody(c: Context<ApiEnv>, { method, body, input }: Endpoint): Promise<unknown> {
  if (method === "GET") return undefined;
  return body === "multipart" ? await readForm(c) : await readJson(c, input);
}

/** A form's fields; a repeated name counts once. */
async function readForm(c: Context<ApiEnv>): Promise<unknown> {
  try {
    return Object.fromEntries(await c.req.raw.formData());
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal("The body must be a form.", 400);
  }
}

/** The body as JSON; an endpoint that takes none also takes an empty one and `{}`, which the browser may send. */
async function readJson(c: Context<ApiEnv>, schema: Schema): Promise<unknown> {
  const text = await c.req.text();
  if (z.safeParse(schema, undefined).success) {
    if (/^\s*(\{\s*\})?\s*$/.test(text)) return undefined;
    throw new Refusal("This call takes no body.", 400);
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Refusal("The body is not valid JSON.", 400);
  }
}
