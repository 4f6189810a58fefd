import * as z from "zod/mini";

/** Any zod schema, classic or mini. */
export type Schema = z.core.$ZodType;

/**
 * What a personal token may do: save people and ask whether one is saved, what the browser extension does, read everything, or read and
 * write everything.
 */
export const tokenScopeSchema = z.enum(["capture", "extension", "read", "write"]);
export type TokenScope = z.infer<typeof tokenScopeSchema>;

/**
 * One call of the API: what it takes, what it answers, and who may make it. The path is below `/api`, with `:name` for
 * its parameters. Hono mounts it, clients `call()` it; nothing about a call is written anywhere else.
 */
export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Input extends Schema = Schema,
  Reply extends Schema = Schema,
> {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: `/${string}`;
  /** `anyone` needs no token; everything else needs a session. */
  readonly access: "anyone" | "session";
  /** The personal tokens that may make it beside a session. The database's policies decide the same for themselves. */
  readonly scopes: readonly TokenScope[];
  /** Starts work that costs time or money: the API counts it among a user's costly requests, of which fewer are let through. */
  readonly isCostly: boolean;
  /** Takes an `Idempotency-Key`: sent again within a day with the same key and body, a request makes no second record. */
  readonly takesKey: boolean;
  readonly params: Params;
  /** Unknown query parameters are ignored. */
  readonly query: Query;
  /** How `input` travels: as JSON, or as a form whose fields may be files. */
  readonly body: "json" | "multipart";
  /** The body; `undefined` for calls without one. Unknown fields of JSON are refused. */
  readonly input: Input;
  /** How the reply travels: as JSON, or as the bytes of a picture, whose kind its Content-Type says. */
  readonly answers: "json" | "picture";
  /** The reply; `null` is 204 No Content. */
  readonly reply: Reply;
}

/** Names a request, so that it can be sent again without harm; https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header */
export const IDEMPOTENCY_KEY = "Idempotency-Key";
export const idempotencyKeySchema = z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/));

const nothing = z.object({});
const noBody = z.undefined();

type Nothing = typeof nothing;
type NoBody = typeof noBody;

/**
 * Declares an endpoint; what is left out means none, access by session, and by personal tokens that may write (or read, for
 * a GET).
 */
// Bundlers leave out the endpoints that nobody calls.
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<
  Reply extends Schema,
  Params extends Schema = Nothing,
  Query extends Schema = Nothing,
  Input extends Schema = NoBody,
>(declared: {
  method: Endpoint["method"];
  path: Endpoint["path"];
  access?: Endpoint["access"];
  scopes?: Endpoint["scopes"];
  isCostly?: boolean;
  takesKey?: boolean;
  body?: Endpoint["body"];
  answers?: Endpoint["answers"];
  params?: Params;
  query?: Query;
  input?: Input;
  reply: Reply;
}): Endpoint<Params, Query, Input, Reply> {
  return {
    access: declared.access ?? "session",
    scopes: declared.scopes ?? (declared.method === "GET" ? ["read", "write"] : ["write"]),
    isCostly: declared.isCostly ?? false,
    takesKey: declared.takesKey ?? false,
    body: declared.body ?? "json",
    answers: declared.answers ?? "json",
    // The defaults of the type parameters are exactly these schemas, which the compiler cannot see through `??`.
    params: (declared.params ?? nothing) as Params,
    query: (declared.query ?? nothing) as Query,
    input: (declared.input ?? noBody) as Input,
    method: declared.method,
    path: declared.path,
    reply: declared.reply,
  };
}

/** What a caller of an endpoint hands over. */
export interface CallOf<E extends Endpoint> {
  params: z.input<E["params"]>;
  query: z.input<E["query"]>;
  input: z.input<E["input"]>;
}

/** What an endpoint answers. */
export type ReplyOf<E extends Endpoint> = z.output<E["reply"]>;
