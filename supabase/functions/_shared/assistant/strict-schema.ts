import * as z from "zod/mini";
import type { Schema } from "../contract/endpoint.ts";

type JsonSchema = Record<string, unknown>;

/** What strict mode does not take, or what only costs tokens: the executor parses with the schema itself anyway. */
const DROPPED = new Set([
  "$schema",
  "pattern",
  "format",
  "minLength",
  "maxLength",
  "minimum",
  "maximum",
  "maxItems",
  "minItems",
  "default",
]);

/** A tool's input as OpenAI's strict mode wants it: each property required, nothing else allowed. */
export function strictSchema(schema: Schema): JsonSchema {
  return strict(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));
}

function strict(schema: JsonSchema): JsonSchema {
  const out: JsonSchema = {};
  for (const [key, value] of Object.entries(schema)) {
    if (DROPPED.has(key)) continue;
    if (key === "properties")
      out[key] = Object.fromEntries(
        Object.entries(value as JsonSchema).map(([name, part]) => [name, strict(part as JsonSchema)]),
      );
    else if (key === "items") out[key] = strict(value as JsonSchema);
    else if (key === "anyOf" || key === "oneOf") out["anyOf"] = (value as JsonSchema[]).map(strict);
    else out[key] = value;
  }
  if (out["type"] === "object") {
    out["additionalProperties"] = false;
    out["required"] = Object.keys((out["properties"] as JsonSchema | undefined) ?? {});
    out["properties"] ??= {};
  }
  return out;
}
