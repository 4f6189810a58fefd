import type { Endpoint } from "../../supabase/functions/_shared/contract/endpoint.ts";
import { curlExample } from "./curl-example.ts";

interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  default?: unknown;
}
interface Operation {
  operationId: string;
  tags: string[];
  description?: string;
  parameters: { name: string; in: string; required: boolean; schema: JsonSchema; description?: string }[];
  /** By media type: JSON, or a form with a file. */
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { description: string; content?: { "application/json": { schema: JsonSchema } } }>;
}
export interface OpenApiDocument {
  info: { title: string };
  paths: Record<string, Record<string, Operation>>;
}

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** A schema in a few words: `string`, `number or null`, `list of string`. */
export function typeInWords(schema: JsonSchema): string {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map(typeInWords))].join(" or ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" or ");
  if (schema.type === "array") return `list of ${schema.items ? typeInWords(schema.items) : "anything"}`;
  const type = Array.isArray(schema.type) ? schema.type.join(" or ") : (schema.type ?? "anything");
  return schema.format ? `${type} (${schema.format})` : type;
}

type Field = [name: string, schema: JsonSchema, note: string];

function fieldTable(fields: Field[]): string {
  const rows = fields.map(([name, schema, note]) => {
    const head = `<th scope="row"><code>${escapeHtml(name)}</code></th>`;
    return `<tr>${head}<td>${escapeHtml(typeInWords(schema))}</td><td>${escapeHtml(note)}</td></tr>`;
  });
  return `<table><tbody>${rows.join("")}</tbody></table>`;
}

/** Whether a field must be sent, and what represents it when it is not. */
function whenLeftOut(schema: JsonSchema, isRequired: boolean): string {
  if (isRequired) return "required";
  return schema.default === undefined || schema.default === null
    ? "optional"
    : `${JSON.stringify(schema.default)} if left out`;
}

function objectFields(schema: JsonSchema, isSent: boolean): string {
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0) return `<p>${escapeHtml(typeInWords(schema))}</p>`;
  const required = schema.required ?? [];
  return fieldTable(
    fields.map(([name, field]): Field => [name, field, isSent ? whenLeftOut(field, required.includes(name)) : ""]),
  );
}

function section(method: string, path: string, operation: Operation, example: string): string {
  const done = operation.responses["200"] ?? operation.responses["204"];
  const reply = done?.content?.["application/json"]?.schema;
  const others = Object.keys(done?.content ?? {}).filter((type) => type !== "application/json");
  const withoutFields = others.length > 0 ? `The bytes of a picture: ${others.join(", ")}.` : "204, without a body.";
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const parameters = operation.parameters.map(({ name, in: place, schema, required, description }): Field => [
    place === "header" ? `${name} (header)` : name,
    schema,
    [whenLeftOut(schema, required), description].filter(Boolean).join(". "),
  ]);
  return `<section id="${operation.operationId}" aria-labelledby="${operation.operationId}-title">
<h3 id="${operation.operationId}-title"><span class="method">${method}</span> <code>/api${escapeHtml(path)}</code></h3>
${operation.description ? `<p>${escapeHtml(operation.description)}</p>` : "<p>Anybody may call this.</p>"}
${parameters.length > 0 ? `<h4>Parameters</h4>${fieldTable(parameters)}` : ""}
${body ? `<h4>Body</h4>${objectFields(body, true)}` : ""}
<h4>Reply</h4>${reply ? objectFields(reply, false) : `<p>${withoutFields}</p>`}
<h4>Example</h4><pre tabindex="0"><code>${escapeHtml(example)}</code></pre>
</section>`;
}

/** The reference as one static page: no script, nothing fetched but its style sheet. */
export function referencePage(document: OpenApiDocument, endpoints: readonly Endpoint[]): string {
  const sections = new Map<string, string[]>();
  const links = new Map<string, string[]>();
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
    const operation = document.paths[path]?.[endpoint.method.toLowerCase()];
    if (!operation) throw new Error(`${endpoint.method} ${path} is not described`);
    const tag = operation.tags[0] ?? "";
    sections.set(tag, [...(sections.get(tag) ?? []), section(endpoint.method, path, operation, curlExample(endpoint))]);
    const link = `<li><a href="#${operation.operationId}"><span class="method">${endpoint.method}</span> ${escapeHtml(path)}</a></li>`;
    links.set(tag, [...(links.get(tag) ?? []), link]);
  }
  const nav = [...links].map(([tag, items]) => `<h2>${escapeHtml(tag)}</h2><ul>${items.join("")}</ul>`).join("");
  const main = [...sections].map(([tag, parts]) => `<h2>${escapeHtml(tag)}</h2>${parts.join("")}`).join("");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(document.info.title)}</title>
<link rel="icon" href="/mark.svg">
<link rel="stylesheet" href="/api-reference.css">
</head>
<body>
<nav aria-label="Calls"><p><a href="/">Tracker</a></p>${nav}</nav>
<main>
<h1>${escapeHtml(document.info.title)}</h1>
<p>Send and receive JSON. Every call but log in and register takes <code>Authorization: Bearer …</code> with the token of a
session or a personal token (<code>trk_…</code>). An error is <code>{"error": "…", "details": […]}</code>; 429 comes with
<code>Retry-After</code>. The machine-readable description is <a href="/openapi.json">openapi.json</a>.</p>
<p>The examples run as printed once <code>TRACKER_API</code> (the address of this site and <code>/api</code>),
<code>TRACKER_TOKEN</code> and the ids that they name are set.</p>
${main}
</main>
</body>
</html>
`;
}
