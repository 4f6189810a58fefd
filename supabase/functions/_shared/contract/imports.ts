import * as z from "zod/mini";
import { customValueSchema } from "./custom-fields.ts";

/** How many rows one file may have, and how many go to the server and are taken in at once. */
export const IMPORT_ROWS_AT_MOST = 50_000;
export const IMPORT_CHUNK = 500;
/** Fetching more new people's posts than this at once is asked about first. */
export const IMPORT_REFRESH_ASK = 200;

/** One row of a file as it is taken in; what a file does not have is missing or null. */
export const importDocumentSchema = z.object({
  name: z.optional(z.nullable(z.string())),
  /** For somebody new who has no name: it never takes the place of one. */
  guessedName: z.optional(z.nullable(z.string())),
  profileUrl: z.optional(z.nullable(z.string())),
  company: z.optional(z.nullable(z.string())),
  roleTitle: z.optional(z.nullable(z.string())),
  industry: z.optional(z.nullable(z.string())),
  location: z.optional(z.nullable(z.string())),
  email: z.optional(z.nullable(z.string())),
  /** A number; text that is none makes the row one that is refused. */
  followerCount: z.optional(z.nullable(z.union([z.number(), z.string()]))),
  stage: z.optional(z.nullable(z.string())),
  status: z.optional(z.nullable(z.string())),
  owner: z.optional(z.nullable(z.string())),
  priorityScore: z.optional(z.nullable(z.union([z.number(), z.string()]))),
  meetingSummaries: z.optional(z.nullable(z.string())),
  note: z.optional(z.nullable(z.string())),
  /** By custom field's id. */
  values: z.optional(z.record(z.string(), customValueSchema)),
});
export type ImportDocument = z.infer<typeof importDocumentSchema>;

/** What became of a row, or in a dry run what would. */
export const importOutcomeSchema = z.enum(["created", "updated", "unchanged", "skipped", "refused"]);
export type ImportOutcome = z.infer<typeof importOutcomeSchema>;

/** What happens to people who are followed already: empty fields are filled, all is taken over, or nothing. */
export const knownPeopleSchema = z.enum(["fill", "replace", "leave"]);
export type KnownPeople = z.infer<typeof knownPeopleSchema>;

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

export const importRowSchema = z.object({
  row: z.int(),
  name: z.nullable(z.string()),
  profileUrl: z.nullable(z.string()),
  outcome: z.nullable(importOutcomeSchema),
  expected: z.nullable(importOutcomeSchema),
  reason: z.nullable(z.string()),
  founderId: z.nullable(z.uuid()),
});
export type ImportRow = z.infer<typeof importRowSchema>;
