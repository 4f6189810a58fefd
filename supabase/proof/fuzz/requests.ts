import fc from "fast-check";
import * as z from "zod/mini";
import type { Endpoint, Schema } from "../../functions/_shared/contract/endpoint.ts";
import { type FormField, formsFor } from "./forms.ts";
import type { Tenant } from "../tenants/tenant-rows.ts";

/** A request as it goes out, made from an endpoint's own contract: mostly nearly right, at times nonsense. */
export interface FuzzRequest {
  params: Record<string, string>;
  query: [string, string][];
  body: string;
  /** Null for what travels as JSON; nonsense in JSON is sent to a call with a form too. */
  form: FormField[] | null;
}

interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}

/** What breaks things: NUL, lone surrogates, SQL, paths, sizes at and past every limit, numbers beyond all of them. */
const ODD: unknown[] = [
  ...["", " ", "\0", "a\0b", "\ud800", "🙂", "\u202e", "'; drop table founders; --", "%00", "../..", "{}", "$1", "\\"],
  ...["x".repeat(201), "x".repeat(10_001), "x".repeat(60_000), "2026-02-30", "0000-00-00", "infinity", "NaN"],
  ...[-1, 0, 1e21, -0, 0.1, 2 ** 31, 2 ** 53, null, true, [], {}, [[]], { a: { b: [] } }, [null]],
];
const odd = fc.constantFrom(...ODD);
const words = fc.constantFrom("Ada Lovelace", "Notes on the engine", "x", "Crème brûlée 🙂", "line\nbreak");
// Made once: making a pattern's or a JSON's arbitrary costs more than the request that comes of it.
const slug = fc.stringMatching(/^[a-z0-9]{8,12}$/);
const dates = fc.constantFrom("2026-11-21", "2024-02-29", "2026-11-21T10:00:00Z");
const addresses = slug.map((name) => `https://www.linkedin.com/in/${name}`);
const mails = slug.map((name) => `${name}@example.com`);
const profileUrls = slug.map((name) => `linkedin.com/in/${name}`);
const [anyId, anyJson, anyText] = [fc.uuid(), fc.json(), fc.string({ unit: "binary", maxLength: 40 })];
const [anyWord, someWord] = [fc.string(), fc.string({ minLength: 1 })];

/** Values that fit a JSON schema well enough to be let in often. */
function fitting(schema: JsonSchema, ids: string[]): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => fitting(choice, ids)));
  if (schema.properties) return fittingObject(schema.properties, ids);
  switch (schema.type) {
    case "array":
      return fc.array(fitting(schema.items ?? {}, ids), { maxLength: 3 });
    case "integer":
      return fc.integer({ min: Math.max(schema.minimum ?? 0, -1e6), max: Math.min(schema.maximum ?? 1000, 1e6) });
    case "number":
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "string":
      return fittingText(schema, ids);
    default:
      return fc.oneof(words, odd);
  }
}

function fittingText({ format }: JsonSchema, ids: string[]): fc.Arbitrary<unknown> {
  if (format === "uuid") return fc.oneof(fc.constantFrom(...ids), anyId);
  return fc.oneof(
    { weight: 4, arbitrary: words },
    dates,
    addresses,
    mails,
    fc.constantFrom("UTC", "Lead", "Active", "secret1"),
  );
}

function fittingObject(properties: Record<string, JsonSchema>, ids: string[]): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(properties).map(
    ([name, schema]) => [name, name === "profileUrl" ? profileUrls : fitting(schema, ids)] as const,
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys: Object.keys(properties).slice(0, 2) });
}

/** A fitting body with one thing wrong with it: a field of another kind, or one that nobody asked for. */
function nearlyFitting(properties: Record<string, JsonSchema>, ids: string[]): fc.Arbitrary<unknown> {
  const names = [...Object.keys(properties), "userId", "user_id", "id", "__proto__", "role"];
  return fc
    .tuple(fittingObject(properties, ids), fc.constantFrom(...names), odd)
    .map(([body, name, value]) => ({ ...body, [name]: value }));
}

const jsonSchemaOf = (schema: Schema): JsonSchema =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;

/** The ids that a parameter of this name can have: the caller's own most often, then someone else's, then none at all. */
function parameter(name: string, own: Tenant, other: Tenant): fc.Arbitrary<string> {
  const idOf = ({ ids, userId }: Tenant) =>
    Object.entries(ids).find(
      ([noun]) => name.startsWith(noun) || (noun === "trash" && name.startsWith("entry")),
    )?.[1] ?? userId;
  return fc.oneof(
    { weight: 5, arbitrary: fc.constant(idOf(own)) },
    { weight: 3, arbitrary: fc.constant(idOf(other)) },
    { weight: 1, arbitrary: anyId },
    {
      weight: 1,
      arbitrary: odd.map(plain).filter((text) => text !== "" && text.length < 300),
    },
    { weight: 1, arbitrary: someWord },
  );
}

/** The requests that one user may think of making to an endpoint. */
export function requestsTo(endpoint: Endpoint, own: Tenant, other: Tenant): fc.Arbitrary<FuzzRequest> {
  const ids = [...Object.values(own.ids), ...Object.values(other.ids)].filter((id) => id.includes("-"));
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? "");
  const params = fc.record(Object.fromEntries(names.map((name) => [name, parameter(name, own, other)])));
  const asked = Object.entries(jsonSchemaOf(endpoint.query).properties ?? {});
  const pairs = [...asked, ["unheard_of", {}] as const].map(([name, schema]) =>
    fc.oneof(fitting(schema, ids), odd, anyWord).map((value): [string, string] => [name, plain(value)]),
  );
  const properties = jsonSchemaOf(endpoint.input).properties ?? {};
  const noBody = z.safeParse(endpoint.input, undefined).success;
  const body = fc.oneof(
    {
      weight: 6,
      arbitrary: noBody ? fc.constant("") : fittingObject(properties, ids).map((value) => JSON.stringify(value)),
    },
    { weight: 4, arbitrary: nearlyFitting(properties, ids).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: anyJson },
    { weight: 1, arbitrary: anyText },
  );
  const form =
    endpoint.body === "multipart"
      ? fc.option(formsFor(Object.keys(properties)), { freq: 8, nil: null })
      : fc.constant<FormField[] | null>(null);
  return fc.record({ params, query: fc.array(fc.oneof(...pairs), { maxLength: 3 }), body, form });
}

/** Beyond this a server in front refuses a whole address by itself, in words of its own. */
const LONGEST_IN_ADDRESS = 2_000;

function plain(value: unknown): string {
  return (typeof value === "string" ? value : JSON.stringify(value)).slice(0, LONGEST_IN_ADDRESS);
}
