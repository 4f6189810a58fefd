import * as z from "zod/mini";
import { PICTURE_KINDS } from "./posts.ts";
import { type Endpoint, IDEMPOTENCY_KEY, idempotencyKeySchema, type Schema } from "./endpoint.ts";

type JsonSchema = Record<string, unknown>;

const ERROR_STATUSES: Record<string, string> = {
  400: "The input is not valid; `details` names the fields.",
  401: "No token, or one that is not valid any more.",
  403: "Not yours to do: a personal token's scope does not cover this call, or the account is closed or unconfirmed.",
  404: "Not there, or not yours.",
  409: "Already there, or in the way of something that is.",
  413: "Too big.",
  429: "Too many requests; `Retry-After` says how many seconds to wait.",
  502: "A service behind the API did not answer.",
};

/** The OpenAPI 3.1 description of the API, made from its contracts; https://spec.openapis.org/oas/v3.1.1.html */
export function openApiDocument(endpoints: readonly Endpoint[], serverUrl: string): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Tracker API", version: "1", license: { name: "MIT", identifier: "MIT" } },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          description: "A session's access token, or a personal token (trk_…).",
        },
      },
      schemas: { Error: jsonSchema(errorSchema, "output") },
    },
  };
}

const errorSchema = z.object({
  error: z.string(),
  details: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
});

function operation(endpoint: Endpoint): JsonSchema {
  const { method, path, access, scopes } = endpoint;
  const input = z.safeParse(endpoint.input, undefined).success ? null : jsonSchema(endpoint.input, "input");
  const mediaType = endpoint.body === "multipart" ? "multipart/form-data" : "application/json";
  const noReply = z.safeParse(endpoint.reply, null).success;
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[^A-Za-z]+(\w?)/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: [path.split("/")[1]],
    security: access === "anyone" ? [] : [{ bearer: [] }],
    ...(access === "session" && { description: `Personal tokens that may call this: ${scopes.join(", ") || "none"}.` }),
    parameters: [
      ...parameters(endpoint.params, "path"),
      ...parameters(endpoint.query, "query"),
      ...(endpoint.takesKey ? [idempotencyKey] : []),
    ],
    ...(input && { requestBody: { required: true, content: { [mediaType]: { schema: input } } } }),
    responses: {
      ...(noReply
        ? { 204: { description: "Done" } }
        : {
            200: {
              description: "Done",
              content: replyContent(endpoint),
            },
          }),
      ...Object.fromEntries(
        Object.entries(ERROR_STATUSES).map(([status, description]) => [
          status,
          { description, content: { "application/json": { schema: errorReference } } },
        ]),
      ),
    },
  };
}

/** A picture is bytes, which have no schema (OpenAPI 3.1.1, 4.8.14.4). */
function replyContent({ answers, reply }: Endpoint): JsonSchema {
  if (answers === "picture") return Object.fromEntries(PICTURE_KINDS.map((kind) => [kind, {}]));
  return { "application/json": { schema: jsonSchema(reply, "output") } };
}

const errorReference = { $ref: "#/components/schemas/Error" };

const idempotencyKey: JsonSchema = {
  name: IDEMPOTENCY_KEY,
  in: "header",
  required: false,
  description:
    "1 to 200 visible characters of your choosing. Sent again within a day with the same key and body, the request makes no second record and has the same answer; with another body it is refused with 409.",
  schema: jsonSchema(idempotencyKeySchema, "input"),
};

function parameters(schema: Schema, place: "path" | "query"): JsonSchema[] {
  const { properties = {}, required = [] } = jsonSchema(schema, "input") as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
}

/** JSON Schema as OpenAPI 3.1 takes it; what only code can check (a transform) is left open. */
function jsonSchema(schema: Schema, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as JsonSchema;
  return rest;
}
