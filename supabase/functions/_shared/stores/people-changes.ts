import type { PostgrestSingleResponse } from "@supabase/supabase-js";
import * as z from "zod/mini";
import type { ColumnKey } from "../contract/founder-list.ts";
import {
  type BulkValue,
  changeStepSchema,
  type ChangedPeople,
  changedPeopleSchema,
  type CellsChanged,
  cellsChangedSchema,
  NOTES_KEY,
  type PeopleChange,
  peopleChangeSchema,
  type PeopleCount,
  peopleCountSchema,
  type QueuedPeople,
  queuedPeopleSchema,
  type Undone,
  undoStepSchema,
} from "../contract/people-changes.ts";
import type { Cadence } from "../contract/person-sources.ts";
import { isPersonField } from "../contract/person-fields.ts";
import type { Json } from "./database.types.ts";
import type { Db } from "./db.ts";
import { toStoredChoice } from "./founder-list.ts";
import { replyOf, run } from "./rows.ts";
import { rowsOrThrow, toStoreError } from "./store-error.ts";

function stored(people: ChangedPeople) {
  const { except, ...choice } = z.parse(changedPeopleSchema, people);
  return { ...toStoredChoice(choice), except };
}

/** How many people a choice means, and what hangs on them. Throws StoreError: 413 past PEOPLE_AT_ONCE. */
export async function countPeople(db: Db, choice: ChangedPeople): Promise<PeopleCount> {
  return replyOf(peopleCountSchema, db.rpc("count_people", { choice: stored(choice) }));
}

interface Reply {
  status: number;
}

// The connection broke, or a gateway gave up waiting: whether the step was made is not known.
const isUnanswered = ({ status }: Reply) => status === 0 || status === 502 || status === 504;

/** Retries once without a response. The step may have been made, so it must be safe to repeat. */
async function askedAgain<Answer extends Reply>(
  step: () => PromiseLike<Answer>,
): Promise<[reply: Answer, isSecond: boolean]> {
  const reply = await step();
  return isUnanswered(reply) ? [await step(), true] : [reply, false];
}

/** What a change of many did. Broken off it is not whole, and more may be changed than it counts when its last step has no answer. */
export type SteppedChange = PeopleChange & { isWhole: boolean; isExact: boolean };

type Progress = (done: number, of: number) => void;

/**
 * A change in several steps under one undo id, which is chosen here: a step whose answer was lost is undone with the others. Throws
 * StoreError, unless some people are changed or may be: then it tells of them.
 */
async function inSteps(
  db: Db,
  begin: (undoId: string) => PromiseLike<PostgrestSingleResponse<Json>>,
  onProgress: Progress,
): Promise<SteppedChange> {
  const change: SteppedChange = { count: 0, undoId: null, isWhole: true, isExact: true };
  const undoId = crypto.randomUUID();
  const goOn = async () => db.rpc("continue_change", { undo_id: undoId });
  for (let step = async () => begin(undoId); ; step = goOn) {
    const [reply] = await askedAgain(step);
    const isExact = !isUnanswered(reply);
    if (reply.error && (change.count > 0 || !isExact)) return { ...change, undoId, isWhole: false, isExact };
    const done = z.parse(changeStepSchema, rowsOrThrow(reply.data, reply.error));
    change.count = done.all;
    change.undoId = done.undoId;
    if (done.left === 0) return change;
    onProgress(done.all, done.all + done.left);
  }
}

const quietly: Progress = () => undefined;

/**
 * Moves people to the trash: just those who are chosen when it begins, and nobody when they are others than were `counted`. Throws
 * StoreError, 412 for the latter, unless some have or may have gone: then it tells of them.
 */
export const deletePeople = (
  db: Db,
  choice: ChangedPeople,
  onProgress = quietly,
  counted: PeopleCount["mark"] | null = null,
): Promise<SteppedChange> =>
  inSteps(db, (undoId) => db.rpc("delete_people", { choice: { ...stored(choice), undoId, counted } }), onProgress);

/**
 * Sets one column of many people; `count` is of those who had another value. Throws StoreError, 400 when the value does not fit, unless
 * some have or may have it: then it tells of them.
 */
export const setPeople = (
  db: Db,
  choice: ChangedPeople,
  column: ColumnKey,
  value: BulkValue,
  onProgress = quietly,
): Promise<SteppedChange> =>
  inSteps(
    db,
    (undoId) => db.rpc("set_people", { choice: { ...stored(choice), undoId }, column_name: column, given: { value } }),
    onProgress,
  );

/** Queues a refresh of people who are not queued yet. Throws StoreError. */
export async function refreshPeople(db: Db, choice: ChangedPeople): Promise<QueuedPeople> {
  return replyOf(queuedPeopleSchema, db.rpc("refresh_people", { choice: stored(choice) }));
}

/** Sets how often the schedule checks the posts of people, null leaving it to whether they post. Throws StoreError. */
export const setCadence = (db: Db, choice: ChangedPeople, cadence: Cadence | null): Promise<PeopleChange> =>
  replyOf(peopleChangeSchema, db.rpc("set_cadence", { choice: stored(choice), ...(cadence !== null && { cadence }) }));

/**
 * Undoes a change, many people in several steps; broken off, it goes on from there when it is asked for again. Throws StoreError: 404
 * when it was undone already or is too old.
 */
export async function undoChange(db: Db, undoId: string, onProgress = quietly): Promise<Undone> {
  const undone: Undone = { count: 0, of: 0, leftAlone: {}, undoId };
  for (;;) {
    const [{ data, error }, isSecond] = await askedAgain(() => db.rpc("undo", { undo_id: undoId }));
    // The first answer was lost, and with it what it said: it is undone.
    if (isSecond && error?.code === "PT404") return { ...undone, undoId: await undoOf(db, undoId) };
    const step = z.parse(undoStepSchema, rowsOrThrow(data, error));
    undone.count += step.count;
    undone.of += step.of;
    // Of all steps so far.
    undone.leftAlone = step.leftAlone;
    undone.undoId = step.undoId;
    if (step.left === 0) return undone;
    onProgress(undone.of, undone.of + step.left);
  }
}

/** Undoes one entry of the trash, of the deletion that brought it there. Throws StoreError: 404 when it is not in the trash. */
export const undoEntry = (db: Db, batchId: string, entryId: string): Promise<z.infer<typeof undoStepSchema>> =>
  replyOf(undoStepSchema, db.rpc("undo", { undo_id: batchId, entry_id: entryId }));

/** The batch that undid another; that one's own id where there is none. */
export async function undoOf(db: Db, batchId: string): Promise<string> {
  const { data } = await db.from("batches").select("undo_id").eq("id", batchId).maybeSingle();
  return data?.undo_id ?? batchId;
}

/** What of one person is changed. */
export interface PersonChange {
  id: string;
  /** Fields by key, or values by their field's id; null clears. Text under NOTES_KEY is added as a note. */
  fields: Record<string, BulkValue>;
  /** What they were seen to be: where something else is stored by now, the cell is a conflict and keeps that. */
  seen?: Record<string, BulkValue>;
}

const PERSON_GONE = "Founder not found";

/**
 * Changes fields of up to PEOPLE_CHANGED_AT_ONCE people in one transaction and under one batch; sent again under the same batch it
 * changes nothing twice. A cell that is refused costs no other one. Throws StoreError.
 */
export async function changePeople(
  db: Db,
  changes: PersonChange[],
  batchId: string = crypto.randomUUID(),
): Promise<CellsChanged> {
  const given = { changes: changes as unknown as Json, batch_id: batchId };
  const { columns, conflicts, refused, ...done } = await replyOf(cellsChangedSchema, db.rpc("change_people", given));
  const idAt = (at: number) => changes[at]?.id ?? "";
  const isKnown = (key: string) => isPersonField(key) || key === NOTES_KEY || columns.includes(key);
  return {
    ...done,
    conflicts: conflicts.map(({ at, key, value }) => ({ id: idAt(at), key, value })),
    refused: refused.flatMap(({ at, key, code, message }) => {
      // Either the person is not there, or some columns are not.
      const isPerson = message === PERSON_GONE;
      const missing = Object.keys(changes[at]?.fields ?? {}).filter((one) => isKnown(one) === isPerson);
      const reason = toStoreError({ code, message }).message;
      return (key === null ? missing : [key]).map((one) => ({ id: idAt(at), key: one, code, message: reason }));
    }),
  };
}

/** Changes fields of one person, all of them or none. Throws StoreError: 404 when the person is not the caller's. */
export async function changePerson(db: Db, id: string, fields: PersonChange["fields"]): Promise<void> {
  await run(db.rpc("change_people", { changes: [{ id, fields }], whole: true }));
}
