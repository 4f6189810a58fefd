import * as z from "zod/mini";
import { customValueSchema } from "./custom-fields.ts";
import { PEOPLE_AT_ONCE, peopleChoiceSchema } from "./founder-list.ts";
import { leftAloneSchema } from "./history.ts";
import { fieldsFor } from "./person-fields.ts";

/** The built-in columns that can be set for many people at once; a custom field's column can be set too. */
export const bulkColumns = fieldsFor("bulk");

/** Who a change is about: a choice of people, but for some of them. */
export const changedPeopleSchema = z.extend(peopleChoiceSchema, {
  except: z._default(z.array(z.uuid()).check(z.maxLength(PEOPLE_AT_ONCE)), []),
});
export type ChangedPeople = z.input<typeof changedPeopleSchema>;

/** What a change did. The undo id takes it back, for 30 days; null when nothing changed. */
export const peopleChangeSchema = z.object({ count: z.int(), undoId: z.nullable(z.uuid()) });
export type PeopleChange = z.infer<typeof peopleChangeSchema>;
/** The same of one call, which does no more than surely fits into its time; `all` are changed by now, and `left` are for the next one. */
export const changeStepSchema = z.extend(peopleChangeSchema, { all: z.int(), left: z.int() });

/** How much of a change was undone, and by which batch, which can be undone in turn: that is redo. */
export const undoneSchema = z.object({
  count: z.int(),
  of: z.int(),
  leftAlone: leftAloneSchema,
  undoId: z.uuid(),
});
export type Undone = z.infer<typeof undoneSchema>;
/** The same of one call, which does no more than surely fits into its time; `left` are for the next one. */
export const undoStepSchema = z.extend(undoneSchema, { left: z.int() });

/** What came of changing fields of several people: cells that hold another value than was seen, and those that were refused. */
export const cellsChangedSchema = z.object({
  /** The batch, by which it is undone; null when nothing changed. */
  batchId: z.nullable(z.uuid()),
  changed: z.int(),
  /** The custom fields among the keys. */
  columns: z.array(z.uuid()),
  /** `at` is the place in what was sent. */
  conflicts: z.array(z.object({ at: z.int(), key: z.string(), value: z.unknown() })),
  /** Without a key, the person or the columns that are not there. */
  refused: z.array(z.object({ at: z.int(), key: z.nullable(z.string()), code: z.string(), message: z.string() })),
});
/** The same by person: cells that were not written. */
export interface CellsChanged {
  batchId: string | null;
  changed: number;
  conflicts: { id: string; key: string; value: unknown }[];
  refused: { id: string; key: string; code: string; message: string }[];
}
/** The cell of a person whose text is added as a note, and is undone with the other cells. */
export const NOTES_KEY = "notes";
/** At most so many people are changed in one call. */
export const PEOPLE_CHANGED_AT_ONCE = 1_000;

/** What hangs on some people, for the question that comes before a deletion. */
export const peopleCountSchema = z.object({
  ...{ people: z.int(), notes: z.int(), posts: z.int(), tasks: z.int() },
  /** Represents just these people. */
  mark: z.string(),
});
export type PeopleCount = z.infer<typeof peopleCountSchema>;

/** A value for many people; null clears it. */
export const bulkValueSchema = z.nullable(customValueSchema);
export type BulkValue = z.infer<typeof bulkValueSchema>;

/** What came of asking for the refresh of many: those who waited for one already are not counted. */
export const queuedPeopleSchema = z.object({ count: z.int(), jobIds: z.array(z.int()) });
export type QueuedPeople = z.infer<typeof queuedPeopleSchema>;
