import * as z from "zod/mini";
import { customFieldTypeSchema, customValueSchema } from "./custom-fields.ts";
import { duplicateReasonSchema } from "./duplicates.ts";
import { eachField, personFieldKeys, type PersonFieldKey, personFields, type PersonValues } from "./person-fields.ts";

/** How many rows one file may have, and how many go to the server and are taken in at once. */
export const IMPORT_ROWS_AT_MOST = 50_000;
export const IMPORT_CHUNK = 500;
/** Fetching more new people's posts than this at once is asked about first. */
export const IMPORT_REFRESH_ASK = 200;

/** How many options a list can have; an import that would add more is refused. */
export const OPTIONS_AT_MOST = 50;
/** In `values`, how a row names a column that the import itself adds. */
export const newColumnKey = (label: string) => `new:${label.trim().toLowerCase()}`;

// A number may be as the file has it: the server reads it, and reports what is none.
type ImportedValue<Key extends PersonFieldKey> = PersonValues[Key] extends number | null ? number | string : string;
const importedField = (key: PersonFieldKey) =>
  z.optional(z.nullable(personFields[key].type === "number" ? z.union([z.number(), z.string()]) : z.string()));

/** One row of a file as it is taken in; what a file does not have is missing or null. What does not fit its column is left out and reported. */
export const importDocumentSchema = z.object({
  ...(eachField(personFieldKeys, (key) => importedField(key)) as {
    [Key in PersonFieldKey]: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniType<ImportedValue<Key>>>>;
  }),
  /** For someone new who has no name: it never replaces one. */
  guessedName: z.optional(z.nullable(z.string())),
  /** When the person was last contacted: a day (yyyy-mm-dd) or a moment in ISO form. It is logged as a touch of that day. */
  lastTouchAt: z.optional(z.nullable(z.string())),
  note: z.optional(z.nullable(z.string())),
  /** Cells that are kept in a note, by what they are called. */
  kept: z.optional(z.record(z.string(), z.string())),
  /** By custom field's id, or by `newColumnKey` of a column that the import adds. */
  values: z.optional(z.record(z.string(), customValueSchema)),
});
export type ImportDocument = z.infer<typeof importDocumentSchema>;

/** What became of a row, or in a dry run what would. */
export const importOutcomeSchema = z.enum(["created", "updated", "unchanged", "skipped", "refused"]);
export type ImportOutcome = z.infer<typeof importOutcomeSchema>;

/** What happens to people who are followed already: empty fields are filled, all is taken over, or nothing. */
export const knownPeopleSchema = z.enum(["fill", "replace", "leave"]);
export type KnownPeople = z.infer<typeof knownPeopleSchema>;

/** What an import adds when it runs: options of the user's lists, by `stage`, `status` or a custom field's id, and custom columns. */
export const importAdditionsSchema = z.object({
  options: z.optional(z.record(z.string(), z.array(z.string()))),
  fields: z.optional(
    z.array(z.object({ label: z.string(), type: customFieldTypeSchema, options: z.array(z.string()) })),
  ),
});
export type ImportAdditions = z.infer<typeof importAdditionsSchema>;

export const importStateSchema = z.enum(["uploading", "ready", "running", "done", "cancelled"]);

const counts = z.partialRecord(importOutcomeSchema, z.int());
export const importProgressSchema = z.object({
  state: importStateSchema,
  total: z.int(),
  /** Rows that the server has; the rest must be sent again from the file. */
  uploaded: z.int(),
  /** Rows not taken in yet. */
  left: z.int(),
  outcomes: counts,
  /** Of the dry run. */
  expected: counts,
  /** Whether new people's posts are fetched. */
  refresh: z._default(z.boolean(), false),
});
export type ImportProgress = z.infer<typeof importProgressSchema>;

export const importSchema = z.object({
  id: z.uuid(),
  fileName: z.string(),
  rowCount: z.int(),
  knownPeople: knownPeopleSchema,
  refresh: z.boolean(),
  state: importStateSchema,
  /** SHA-256, in hex, of all its rows; null of an import from before there was one. */
  digest: z.nullable(z.string()),
  createdAt: z.string(),
});
export type Import = z.infer<typeof importSchema>;

/** A cell that is in no column: it does not fit and is kept in a note (`noted`) or nowhere (`invalid`), or the person has another value (`own`). */
export const leftOutKindSchema = z.enum(["invalid", "noted", "own"]);
export const leftOutSchema = z.object({
  field: z.string(),
  label: z.string(),
  value: z.nullable(z.string()),
  /** The end of a sentence that begins with the label and the value, such as "is not a valid email address". */
  reason: z.string(),
  kind: leftOutKindSchema,
  /** What the person has instead, for `own`. */
  own: z.nullish(z.string()),
});
export type LeftOut = z.infer<typeof leftOutSchema>;

export const importRowSchema = z.object({
  row: z.int(),
  name: z.nullable(z.string()),
  profileUrl: z.nullable(z.string()),
  outcome: z.nullable(importOutcomeSchema),
  expected: z.nullable(importOutcomeSchema),
  reason: z.nullable(z.string()),
  /** Cells that are in no column, each with the reason. */
  skippedFields: z.array(leftOutSchema),
  founderId: z.nullable(z.uuid()),
});
export type ImportRow = z.infer<typeof importRowSchema>;

/** What was refused or left out, for one reason. */
export const importProblemSchema = z.object({
  kind: z.enum(["refused", ...leftOutKindSchema.options]),
  field: z.string(),
  label: z.string(),
  reason: z.nullable(z.string()),
  /** How many cells or rows. */
  count: z.int(),
  /** How many different values. */
  distinct: z.int(),
  /** The five most frequent values. */
  values: z.array(z.object({ value: z.nullable(z.string()), count: z.int() })),
  /** The rows where they are first. */
  rows: z.array(z.int()),
});
export type ImportProblem = z.infer<typeof importProblemSchema>;

/** What happens with a row that would add someone who is most likely there already. */
export const importDecisionSchema = z.enum(["update", "add", "skip"]);
export type ImportDecision = z.infer<typeof importDecisionSchema>;

const twinPerson = {
  name: z.nullable(z.string()),
  company: z.nullable(z.string()),
  email: z.nullable(z.string()),
  profileUrl: z.nullable(z.string()),
};
export const importTwinSchema = z.object({
  row: z.int(),
  ...twinPerson,
  reason: duplicateReasonSchema,
  decision: importDecisionSchema,
  /** One of the user's people, or of the file when it has a `row`. */
  twin: z.object({
    ...twinPerson,
    id: z.nullable(z.uuid()),
    row: z.nullable(z.int()),
    createdAt: z.nullable(z.string()),
  }),
});
export type ImportTwin = z.infer<typeof importTwinSchema>;
export const importTwinsSchema = z.object({ total: z.int(), rows: z.array(importTwinSchema) });
