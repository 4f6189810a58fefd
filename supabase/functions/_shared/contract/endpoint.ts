import * as z from "zod/mini";

/** Any zod schema, classic or mini. */
export type Schema = z.core.$ZodType;

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
  readonly params: Params;
  /** Unknown query parameters are ignored. */
  readonly query: Query;
  /** The JSON body; `undefined` for calls without one. Unknown fields are refused. */
  readonly input: Input;
  /** The JSON reply; `null` stands for 204 No Content. */
  readonly reply: Reply;
}

const nothing = z.object({});
const noBody = z.undefined();

type Nothing = typeof nothing;
type NoBody = typeof noBody;

/** Declares an endpoint; what is left out means none, and access by session. */
export function endpoint<
  Reply extends Schema,
  Params extends Schema = Nothing,
  Query extends Schema = Nothing,
  Input extends Schema = NoBody,
>(declared: {
  method: Endpoint["method"];
  path: Endpoint["path"];
  access?: Endpoint["access"];
  params?: Params;
  query?: Query;
  input?: Input;
  reply: Reply;
}): Endpoint<Params, Query, Input, Reply> {
  return {
    access: "session",
    // The defaults of the type parameters are exactly these schemas, which the compiler cannot see through `??`.
    params: (declared.params ?? nothing) as Params,
    query: (declared.query ?? nothing) as Query,
    input: (declared.input ?? noBody) as Input,
    method: declared.method,
    path: declared.path,
    reply: declared.reply,
    ...(declared.access && { access: declared.access }),
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
