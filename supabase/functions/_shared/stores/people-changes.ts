import * as z from "zod/mini";
import type { ColumnKey } from "../contract/founder-list.ts";
import {
  type BulkValue,
  type ChangedPeople,
  changedPeopleSchema,
  deletionStepSchema,
  type PeopleChange,
  peopleChangeSchema,
  type PeopleCount,
  peopleCountSchema,
  type QueuedPeople,
  queuedPeopleSchema,
  type Undone,
  undoStepSchema,
} from "../contract/people-changes.ts";
import type { Db } from "./db.ts";
import { toStoredChoice } from "./founder-list.ts";
import { rowsOrThrow } from "./store-error.ts";

function stored(people: ChangedPeople) {
  const { except, ...choice } = z.parse(changedPeopleSchema, people);
  return { ...toStoredChoice(choice), except };
}

/** How many people a choice means, and what hangs on them. Throws StoreError: 413 past PEOPLE_AT_ONCE. */
export async function countPeople(db: Db, choice: ChangedPeople): Promise<PeopleCount> {
  const { data, error } = await db.rpc("count_people", { choice: stored(choice) });
  return z.parse(peopleCountSchema, rowsOrThrow(data, error));
}

interface Reply {
  status: number;
}

// The connection broke, or a gateway gave up waiting: whether the step was made is not known.
const isUnanswered = ({ status }: Reply) => status === 0 || status === 502 || status === 504;

/** Asks once more where no answer came. The step may have been made nonetheless, so it is one that can be made again. */
async function askedAgain<Answer extends Reply>(
  step: () => PromiseLike<Answer>,
): Promise<[reply: Answer, isSecond: boolean]> {
  const reply = await step();
  return isUnanswered(reply) ? [await step(), true] : [reply, false];
}

/** What a deletion did. Broken off it is not whole, and more may have gone than it counts when its last step has no answer. */
export type Deletion = PeopleChange & { isWhole: boolean; isExact: boolean };

/**
 * Moves people to the trash, many in several steps that come back together: just those who are chosen when it begins, and nobody when
 * they are others than were `counted`. Throws StoreError, 412 for the latter, unless some have or may have gone: then it tells of them.
 */
export async function deletePeople(
  db: Db,
  choice: ChangedPeople,
  onProgress: (done: number, of: number) => void = () => undefined,
  counted: PeopleCount["mark"] | null = null,
): Promise<Deletion> {
  const deletion: Deletion = { count: 0, undoId: null, isWhole: true, isExact: true };
  // Chosen here: a step whose answer was lost is taken back with the others.
  const undoId = crypto.randomUUID();
  const begin = async () => db.rpc("delete_people", { choice: { ...stored(choice), undoId, counted } });
  const goOn = async () => db.rpc("delete_more_people", { undo_id: undoId });
  for (let step: typeof begin | typeof goOn = begin; ; step = goOn) {
    const [reply] = await askedAgain(step);
    const isExact = !isUnanswered(reply);
    if (reply.error && (deletion.count > 0 || !isExact)) return { ...deletion, undoId, isWhole: false, isExact };
    const done = z.parse(deletionStepSchema, rowsOrThrow(reply.data, reply.error));
    deletion.count = done.all;
    deletion.undoId = done.undoId;
    if (done.left === 0) return deletion;
    onProgress(done.all, done.all + done.left);
  }
}

/** Sets one column of many people in one transaction; `count` is of those who had another value. Throws StoreError: 400 when the value does not fit. */
export async function setPeople(
  db: Db,
  choice: ChangedPeople,
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

/** Queues a refresh of people who are not queued yet. Throws StoreError. */
export async function refreshPeople(db: Db, choice: ChangedPeople): Promise<QueuedPeople> {
  const { data, error } = await db.rpc("refresh_people", { choice: stored(choice) });
  return z.parse(queuedPeopleSchema, rowsOrThrow(data, error));
}

/**
 * Takes a change back, many people in several steps; broken off, it goes on from there when it is asked for again. Throws StoreError: 404
 * when it was taken back already or is too old.
 */
export async function undoChange(
  db: Db,
  undoId: string,
  onProgress: (done: number, of: number) => void = () => undefined,
): Promise<Undone> {
  const undone = { count: 0, of: 0 };
  for (;;) {
    const [{ data, error }, isSecond] = await askedAgain(() => db.rpc("undo", { undo_id: undoId }));
    // The first answer was lost, and with it what it said: it is taken back.
    if (isSecond && error?.code === "PT404") return undone;
    const { count, of, left } = z.parse(undoStepSchema, rowsOrThrow(data, error));
    undone.count += count;
    undone.of += of;
    if (left === 0) return undone;
    onProgress(undone.of, undone.of + left);
  }
}
