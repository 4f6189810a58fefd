import type { Context, Hono } from "hono";
import * as z from "zod/mini";
import type { Endpoint, ReplyOf, Schema } from "../_shared/contract/endpoint.ts";
import type { ApiEnv } from "./outside.ts";
import { Refusal, type RefusalDetail } from "./refusal.ts";
import { requireSession } from "./session.ts";

/** A request whose parts match the schemas of its endpoint. */
export interface ParsedCall<E extends Endpoint> {
  params: z.output<E["params"]>;
  query: z.output<E["query"]>;
  input: z.output<E["input"]>;
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
      // An id that is not even an id is an id of nothing.
      params: parse<E["params"]>(endpoint.params, c.req.param(), 404),
      query: parse<E["query"]>(endpoint.query, query, 400),
      input: parse<E["input"]>(endpoint.input, await readBody(c, endpoint), 400),
    };
    const answer = await handler(call, c);
    if (answer instanceof Response) return answer;
    const reply = z.parse(endpoint.reply, answer);
    return reply === null ? c.body(null, 204) : c.json(reply as object);
  });
}

function parse<S extends Schema>(schema: S, value: unknown, status: 400 | 404): z.output<S> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const details = result.error.issues.map(toDetail);
  throw new Refusal(details[0]?.message ?? "The request is not valid.", status, status === 400 ? details : undefined);
}

function toDetail(issue: z.core.$ZodIssue): RefusalDetail {
  const field = issue.path.join(".");
  if (issue.code === "unrecognized_keys") return { field, message: `Unknown field: ${issue.keys.join(", ")}` };
  // zod/mini carries no sentences of its own but this one.
  if (issue.message !== "Invalid input") return { field, message: issue.message };
  return { field, message: field === "" ? "The body must be a JSON object." : `${field} is not valid.` };
}

async function readBody(c: Context<ApiEnv>, { method, body, input }: Endpoint): Promise<unknown> {
  if (method === "GET") return undefined;
  return body === "multipart" ? await readForm(c) : await readJson(c, input);
}

/** A form's fields; a name that stands twice counts once. */
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
