import * as z from "zod/mini";
import { type ColumnKey, type PeopleChoiceInput, peopleChoiceSchema } from "../contract/founder-list.ts";
import {
  type BulkValue,
  type PeopleChange,
  peopleChangeSchema,
  type PeopleCount,
  peopleCountSchema,
  type Undone,
  undoneSchema,
} from "../contract/people-changes.ts";
import type { Db } from "./db.ts";
import { toStoredChoice } from "./founder-list.ts";
import { rowsOrThrow } from "./store-error.ts";

const stored = (choice: PeopleChoiceInput) => toStoredChoice(z.parse(peopleChoiceSchema, choice));

/** How many people a choice means, and what hangs on them. Throws StoreError: 413 past PEOPLE_AT_ONCE. */
export async function countPeople(db: Db, choice: PeopleChoiceInput): Promise<PeopleCount> {
  const { data, error } = await db.rpc("count_people", { choice: stored(choice) });
  return z.parse(peopleCountSchema, rowsOrThrow(data, error));
}

/** Moves people to the trash in one transaction. Throws StoreError. */
export async function deletePeople(db: Db, choice: PeopleChoiceInput): Promise<PeopleChange> {
  const { data, error } = await db.rpc("delete_people", { choice: stored(choice) });
  return z.parse(peopleChangeSchema, rowsOrThrow(data, error));
}

/** Sets one column of many people in one transaction; `count` is of those who had another value. Throws StoreError: 400 when the value does not fit. */
export async function setPeople(
  db: Db,
  choice: PeopleChoiceInput,
  column: ColumnKey,
  value: BulkValue,
): Promise<PeopleChange> {
  const { data, error } = await db.rpc("set_people", {
    choice: stored(choice),
    column_name: column,
    given: { value },
  });
  return z.parse(peopleChangeSchema, rowsOrThrow(data, error));
}

/** Queues a refresh of people; gives how many were not queued yet. Throws StoreError. */
export async function refreshPeople(db: Db, choice: PeopleChoiceInput): Promise<number> {
  const { data, error } = await db.rpc("refresh_people", { choice: stored(choice) });
  return z.parse(z.object({ count: z.int() }), rowsOrThrow(data, error)).count;
}

/** Takes a change back. Throws StoreError: 404 when it was taken back already or is too old. */
export async function undoChange(db: Db, undoId: string): Promise<Undone> {
  const { data, error } = await db.rpc("undo", { undo_id: undoId });
  return z.parse(undoneSchema, rowsOrThrow(data, error));
}
