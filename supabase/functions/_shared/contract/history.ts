import * as z from "zod/mini";

/** How long a change can be undone. */
export const UNDO_DAYS = 30;

/** What made a change: a session, a personal token, the browser extension, the assistant, an import, a merge, a post source, a schedule, or undo and redo. */
export const changeSourceSchema = z.enum([
  "you",
  "token",
  "assistant",
  "import",
  "merge",
  "source",
  "system",
  "undo",
  "redo",
  "extension",
]);
export type ChangeSource = z.infer<typeof changeSourceSchema>;

export const changeKindSchema = z.enum(["added", "changed", "deleted", "moved"]);
export type ChangeKind = z.infer<typeof changeKindSchema>;

/** A value of a line that is longer is cut here, and ends with "…". */
export const SHOWN_VALUE_LENGTH = 200;

/** One line of a batch. `was` and `became` are cut to SHOWN_VALUE_LENGTH characters. */
export const changeLineSchema = z.object({
  /** Of the change, by which the whole values are read. */
  id: z.int(),
  /** The table of the record, such as founders or notes. */
  noun: z.string(),
  kind: changeKindSchema,
  record: z.uuid(),
  founderId: z.nullable(z.uuid()),
  /** The person's name; null when they are not there any more. */
  name: z.nullable(z.string()),
  /** The task's title, the beginning of an added note, the current name of the column or view, or the name of an added person who was deleted. */
  title: z.nullable(z.string()),
  count: z.int(),
  /** The column, or the id of the custom field; null for what was added, deleted or moved. */
  field: z.nullable(z.string()),
  /** The custom field's label. */
  label: z.nullable(z.string()),
  was: z.unknown(),
  /** Of something deleted, what it was called. */
  became: z.unknown(),
});
export type ChangeLine = z.infer<typeof changeLineSchema>;

/** How much an undo left alone, by reason. */
export const leftAloneSchema = z.partialRecord(z.enum(["edited", "attached", "taken", "gone", "refused"]), z.int());
export type LeftAlone = z.infer<typeof leftAloneSchema>;

/** One thing that was done, with how many records of each kind it touched and the first of its lines. */
export const historyBatchSchema = z.object({
  id: z.uuid(),
  source: changeSourceSchema,
  /** The token's name, the import's file, or what the assistant did. */
  title: z.nullable(z.string()),
  at: z.string(),
  /** What an undo or redo is about: the batch that was there first. */
  undone: z.nullable(z.object({ source: changeSourceSchema, title: z.nullable(z.string()) })),
  isUndone: z.boolean(),
  isBeingUndone: z.boolean(),
  canUndo: z.boolean(),
  leftAlone: z.nullable(leftAloneSchema),
  /** The first people that an undo left alone because something was done with them since. */
  stayed: z.array(z.string()),
  /** How many people it touched. */
  people: z.int(),
  counts: z.array(z.object({ noun: z.string(), kind: changeKindSchema, count: z.int() })),
  lines: z.array(changeLineSchema),
});
export type HistoryBatch = z.infer<typeof historyBatchSchema>;

/** Where a page of the history ends. */
export const historyPlaceSchema = z.object({ at: z.string(), id: z.uuid() });
export const historyPageSchema = z.object({
  batches: z.array(historyBatchSchema),
  next: z.nullable(historyPlaceSchema),
});
export type HistoryPage = z.infer<typeof historyPageSchema>;

export const historySizeSchema = z.object({ bytes: z.int(), most: z.int() });
export type HistorySize = z.infer<typeof historySizeSchema>;

/** The values of one change as they are stored. */
export interface WholeChange {
  was: unknown;
  became: unknown;
}
