import * as z from "zod/mini";
import type { CustomFieldType } from "./custom-fields.ts";
import { FOUNDERS_MAX_PAGE_SIZE, FOUNDERS_PAGE_SIZE, type Founder, founderSchema } from "./founders.ts";
import { maxCharacters } from "./text.ts";
import { eachField, fieldLabel, fieldsFor, personFieldKeys, personFields } from "./person-fields.ts";

export const FILTERS_AT_MOST = 30;
/** How many people one bulk change takes. */
export const PEOPLE_AT_ONCE = 10_000;

// How the table compares what is in each kind of field.
const comparedAs = {
  text: "text",
  "long-text": "text",
  email: "text",
  url: "text",
  number: "number",
  select: "select",
} as const;

/** The built-in columns of the table that can be filtered and sorted, with their types. A custom field's column is its id. */
export const builtInColumns = {
  ...eachField(personFieldKeys, (key): CustomFieldType => comparedAs[personFields[key].type]),
  /** The latest note. */
  notes: "text",
  /** The summary of the latest post. */
  update: "text",
  lastTouchAt: "date",
  lastPostDate: "date",
  lastRefreshedAt: "date",
  createdAt: "date",
} as const satisfies Record<string, CustomFieldType>;
export type BuiltInColumn = keyof typeof builtInColumns;

/** What each built-in column is called, wherever it is named. */
export const columnLabels: Record<BuiltInColumn, string> = {
  ...eachField(personFieldKeys, fieldLabel),
  notes: "Notes",
  update: "Update",
  lastPostDate: "Posted",
  lastTouchAt: "Last contacted",
  lastRefreshedAt: "Checked",
  createdAt: "Added",
};

/** A built-in column's name or a custom field's id. */
export const columnKeySchema = z.union([
  z.enum(Object.keys(builtInColumns) as [BuiltInColumn, ...BuiltInColumn[]]),
  z.uuid(),
]);
export type ColumnKey = z.infer<typeof columnKeySchema>;

const column = columnKeySchema;
/** The most characters that are searched for, in the list and by a filter. */
export const SEARCH_MAX_LENGTH = 500;
const soughtText = z.string().check(z.minLength(1), maxCharacters(SEARCH_MAX_LENGTH));
const dayBound = z.nullable(z.iso.date());
// Days from today, below zero for those before it.
const daysFromToday = z.nullable(z.int().check(z.minimum(-36_500), z.maximum(36_500)));
const numberBound = z.nullable(z.number());

/**
 * One test of one column; the list shows who passes every one. Text is compared without regard to case. `empty` and `filled` fit
 * every type; days and numbers are inclusive at both ends, and null is no end; null among the options is no value.
 */
export const filterSchema = z.discriminatedUnion("is", [
  z.object({ column, is: z.literal("contains"), text: soughtText }),
  z.object({ column, is: z.literal("equals"), text: soughtText }),
  z.object({ column, is: z.literal("empty") }),
  z.object({ column, is: z.literal("filled") }),
  z.object({ column, is: z.literal("between"), min: numberBound, max: numberBound }),
  z.object({ column, is: z.literal("during"), from: dayBound, to: dayBound }),
  /** As `during`, counted from the day it is on the user's wall when the list is read. */
  z.object({ column, is: z.literal("within"), from: daysFromToday, to: daysFromToday }),
  z.object({
    column,
    is: z.literal("any_of"),
    options: z.array(z.nullable(z.string())).check(z.minLength(1), z.maxLength(100)),
  }),
  /** A stored yes or no; nobody without a value. */
  z.object({ column, is: z.literal("checked"), value: z.boolean() }),
]);
export type Filter = z.infer<typeof filterSchema>;
export type FilterTest = Filter["is"];

/** The tests that fit a column of each type. */
export const filterTests: Record<CustomFieldType, readonly FilterTest[]> = {
  text: ["contains", "equals", "any_of", "empty", "filled"],
  number: ["between", "empty", "filled"],
  date: ["within", "during", "empty", "filled"],
  select: ["any_of", "contains", "empty", "filled"],
  multiselect: ["any_of", "empty", "filled"],
  boolean: ["checked", "empty", "filled"],
};

export const sortSchema = z.object({ column, direction: z.enum(["ascending", "descending"]) });
export type Sort = z.infer<typeof sortSchema>;

/** Which people a list, a bulk change or an export is about. */
export const peopleChoiceSchema = z.object({
  /** Only these people; null for everybody. */
  ids: z._default(z.nullable(z.array(z.uuid()).check(z.maxLength(PEOPLE_AT_ONCE))), null),
  filters: z._default(z.array(filterSchema).check(z.maxLength(FILTERS_AT_MOST)), []),
  /** Words in the person, a note or a post, misspelt or not; blank finds everybody. */
  search: z._default(z.string().check(maxCharacters(SEARCH_MAX_LENGTH)), ""),
});
export type PeopleChoice = z.output<typeof peopleChoiceSchema>;

/** A place in a list: the sorted value of the row before it, as text, and its id. It belongs to one sort and carries no filter. */
export const listCursorSchema = z.object({ key: z.nullable(z.string()), id: z.uuid() });
export type ListCursor = z.infer<typeof listCursorSchema>;

export const peopleQuerySchema = z.extend(peopleChoiceSchema, {
  /** Without one, or by a column that is not there any more: best match first in a search, else newest first. Empty values come last. */
  sort: z._default(z.nullable(sortSchema), null),
  cursor: z._default(z.nullable(listCursorSchema), null),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(FOUNDERS_MAX_PAGE_SIZE)), FOUNDERS_PAGE_SIZE),
});
/** What may be left out is. */
export type PeopleQueryInput = z.input<typeof peopleQuerySchema>;

/** The state of a person's posts; `never` was not checked yet. */
export const freshnessStateSchema = z.enum(["queued", "running", "fresh", "failed", "no_source", "never"]);
export const freshnessSchema = z.object({
  state: freshnessStateSchema,
  /** Why the last refresh failed. */
  error: z.nullable(z.string()),
  /** The last successful check for posts, whatever the state is now. */
  checkedAt: z.nullable(z.string()),
});
export type Freshness = z.infer<typeof freshnessSchema>;

/** What is under way for someone, or else what came of their last refresh. */
export function freshnessOf(
  founder: Pick<Founder, "lastRefreshOutcome" | "lastRefreshError" | "lastRefreshedAt">,
  underWay: "queued" | "running" | null,
): Freshness {
  const { lastRefreshOutcome, lastRefreshError, lastRefreshedAt } = founder;
  const checkedAt = lastRefreshedAt;
  if (underWay !== null) return { state: underWay, error: null, checkedAt };
  if (lastRefreshOutcome === "failed") return { state: "failed", error: lastRefreshError, checkedAt };
  if (lastRefreshOutcome === "unknown_profile") return { state: "no_source", error: null, checkedAt };
  return { state: lastRefreshOutcome === null ? "never" : "fresh", error: null, checkedAt };
}

/** Where a search found a person: the field that has most of its words, and a piece of its text, cut where words were found. */
export const searchMatchSchema = z.object({
  field: z.enum([...fieldsFor("searched"), "notes", "posts"]),
  excerpt: z.array(z.object({ text: z.string(), isFound: z.boolean() })),
});
export type SearchMatch = z.infer<typeof searchMatchSchema>;
export const matchLabel = (field: SearchMatch["field"]): string =>
  field === "notes" ? "Note" : field === "posts" ? "Post" : fieldLabel(field);

/** A row of the table: a founder with the latest note only, and in a search with where it found them. */
export const personRowSchema = z.extend(founderSchema, {
  freshness: freshnessSchema,
  match: z.nullable(searchMatchSchema),
});
export type PersonRow = z.infer<typeof personRowSchema>;

export const peoplePageSchema = z.object({
  rows: z.array(personRowSchema),
  /** Null at the end of the list. */
  nextCursor: z.nullable(listCursorSchema),
  /** How many people pass, on all pages. */
  total: z.int(),
});
export type PeoplePage = z.infer<typeof peoplePageSchema>;
