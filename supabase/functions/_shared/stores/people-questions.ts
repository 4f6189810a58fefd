import * as z from "zod/mini";
import { columnKeySchema, type PersonRow, sortSchema } from "../contract/founder-list.ts";
import type { Json } from "./database.types.ts";
import type { Db } from "./db.ts";
import { listedRowSchema, toPersonRow } from "./founder-list.ts";
import { replyOf } from "./rows.ts";

const askedColumnSchema = z.union([columnKeySchema, z.enum(["noteCount", "postCount", "openTaskCount"])]);
/** A column of the table, a custom field's id, or something that is counted. */
export type AskedColumn = z.infer<typeof askedColumnSchema>;

const column = askedColumnSchema;
const day = z.nullable(z.iso.date());
const not = z._default(z.boolean(), false);

/**
 * One condition; with `not` it fits the others. Numbers and days are inclusive, and null is no end. `annual` compares days without their year;
 * `has` asks for a task (by the day it is due, or was done on), note or post of those days.
 */
export const conditionSchema = z.discriminatedUnion("is", [
  z.object({ column, is: z.enum(["contains", "equals"]), text: z.string(), not }),
  z.object({ column, is: z.enum(["empty", "filled"]), not }),
  z.object({ column, is: z.literal("between"), min: z.nullable(z.number()), max: z.nullable(z.number()), not }),
  z.object({ column, is: z.enum(["during", "annual"]), from: day, to: day, not }),
  z.object({ column, is: z.literal("any_of"), options: z.array(z.nullable(z.string())), not }),
  z.object({ column, is: z.literal("checked"), value: z.boolean(), not }),
  z.object({
    is: z.literal("has"),
    what: z.enum(["task", "note", "post"]),
    status: z.nullable(z.enum(["open", "done", "in_progress"])),
    from: day,
    to: day,
    not,
  }),
]);
export type Condition = z.infer<typeof conditionSchema>;

/** Which people: those who fit every condition of one of the lists; no list is everyone. */
export type AnyOf = Condition[][];

export const peopleQuestionSchema = z.object({
  anyOf: z.array(z.array(conditionSchema)),
  ids: z._default(z.nullable(z.array(z.uuid())), null),
  sort: z._default(z.nullable(z.object({ column: askedColumnSchema, direction: sortSchema.shape.direction })), null),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(200)), 20),
  /** A column whose figures and most frequent values are wanted too. */
  figuresOf: z._default(z.nullable(askedColumnSchema), null),
});
export type PeopleQuestion = z.input<typeof peopleQuestionSchema>;

const figure = z.nullable(z.number());
const answerSchema = z.object({
  rows: z.array(listedRowSchema),
  total: z.int(),
  figures: z.optional(z.object({ filled: z.int(), sum: figure, average: figure, least: figure, most: figure })),
  /** How many notes, posts or open tasks each person shown has, where they are sorted by that. */
  counts: z.optional(z.record(z.string(), z.number())),
  groups: z.optional(z.array(z.object({ value: z.nullable(z.string()), people: z.int() }))),
});
export type PeopleAnswer = Omit<z.infer<typeof answerSchema>, "rows"> & { people: PersonRow[] };

/** The caller's people by conditions, with figures of a column. Throws StoreError. */
export async function queryPeople(db: Db, asked: PeopleQuestion): Promise<PeopleAnswer> {
  const { rows, ...rest } = await replyOf(answerSchema, db.rpc("query_people", { asked: asked as unknown as Json }));
  return { ...rest, people: rows.map(toPersonRow) };
}

const foundValuesSchema = z.array(z.object({ phrase: z.string(), column: z.string(), values: z.array(z.string()) }));
/** Where a phrase occurs as whole words: a column of the table or a custom field's id, with some of the values. */
export type FoundValue = z.infer<typeof foundValuesSchema>[number];

/** Which columns of the caller's people hold these phrases. Throws StoreError. */
export async function findValues(db: Db, phrases: string[]): Promise<FoundValue[]> {
  if (phrases.length === 0) return [];
  return replyOf(foundValuesSchema, db.rpc("find_values", { phrases }));
}
