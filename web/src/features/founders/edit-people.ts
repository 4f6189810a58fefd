import type { PersonRow } from "@contract/founder-list";
import { type FounderPatch, founderPatchSchema } from "@contract/founders";
import { isPersonField } from "@contract/person-fields";
import * as z from "zod/mini";
import type { CellChange, Refusal } from "@/components/data-grid/cell-change";
import { isSameValue, valueInWords } from "@/components/data-grid/cell-values";
import { eachLimited } from "@/lib/each-limited";
import { hasFailed } from "@/lib/reason-or";
import { ownValueOf, valueOf, withValue } from "./person-values";

export const NOTE_NOT_SAVED = "Failed to save note. Please try again.";
const NOT_SAVED = "Failed to save. Please try again.";
export const GONE = "This person is not in your list any more.";
const AT_ONCE = 6;

/** What editing needs of the world. */
export interface PeopleEditWorld {
  /** Those of these people who are on screen or were. */
  loaded: (ids: readonly string[]) => PersonRow[];
  /** These people from the server; somebody deleted is left out. */
  read: (ids: readonly string[]) => Promise<PersonRow[]>;
  /** Changes the rows on screen. */
  show: (change: (row: PersonRow) => PersonRow) => void;
  /** Stops reads under way, which would put the old state back. */
  hold: () => Promise<unknown>;
  /** What is read from now on leaves these changes on screen. Gives how to tell that some are sent, and then whether they were saved. */
  begin: (changes: readonly CellChange[]) => (unit: readonly CellChange[]) => (isSaved: boolean) => void;
  /** Saves changes that are made or refused together. */
  save: (person: PersonRow, changes: readonly CellChange[]) => Promise<unknown>;
  /** Gives the note's id. */
  addNote: (person: PersonRow, content: string) => Promise<string>;
  now: () => Date;
}

export interface EditOutcome {
  refused: Refusal[];
  /** The changes that take the made ones back, and the notes that came with them. */
  inverse: CellChange[];
  noteIds: string[];
}

/** Changes of a person's own fields as they are stored. Throws what is wrong with them, as a sentence. */
export function patchOf(changes: readonly CellChange[]): FounderPatch {
  const fields = Object.fromEntries(changes.map(({ columnId, value }) => [columnId, value]));
  const parsed = z.safeParse(founderPatchSchema, fields);
  if (parsed.success) return parsed.data;
  throw new Error(parsed.error.issues[0]?.message ?? "This value cannot be stored.");
}

/** Makes changes to people: shown at once, saved person by person; what is refused is put back, with the reason. */
export async function editPeople(world: PeopleEditWorld, changes: readonly CellChange[]): Promise<EditOutcome> {
  const outcome: EditOutcome = { refused: [], inverse: [], noteIds: [] };
  const people = await peopleOf(world, changes, outcome);
  await world.hold();
  const byPerson = Map.groupBy(changes, ({ rowId }) => rowId);
  const send = world.begin(people.flatMap(({ id }) => byPerson.get(id) ?? []));
  world.show((row) =>
    (byPerson.get(row.id) ?? []).reduce(
      (now, { columnId, value }) => withValue(now, columnId, value, world.now()),
      row,
    ),
  );
  await eachLimited(people, AT_ONCE, async (person) => {
    for (const unit of unitsOf(byPerson.get(person.id) ?? [])) {
      const [only] = unit;
      const isNote = only?.columnId === "notes";
      const end = send(unit);
      end(await (isNote ? addNote(world, person, only, outcome) : save(world, person, unit, outcome)));
    }
  });
  return outcome;
}

/** The people whom changes are about. Changes of somebody who is not there, or could not be read, are refused. */
async function peopleOf(world: PeopleEditWorld, changes: readonly CellChange[], outcome: EditOutcome) {
  const ids = [...new Set(changes.map(({ rowId }) => rowId))];
  const people = world.loaded(ids);
  const known = new Set(people.map(({ id }) => id));
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length === 0) return people;
  let reason = GONE;
  try {
    people.push(...(await world.read(missing)));
  } catch (error) {
    reason = reasonOf(error);
  }
  const found = new Set(people.map(({ id }) => id));
  for (const { rowId, columnId, value } of changes) {
    if (!found.has(rowId)) outcome.refused.push({ rowId, columnId, text: valueInWords(value), reason });
  }
  return people;
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : "An error occurred");

/** Changes as they are saved: a person's own fields in one go, a note and each custom value by itself. */
function unitsOf(changes: readonly CellChange[]): CellChange[][] {
  const own = changes.filter(({ columnId }) => isPersonField(columnId));
  const others = changes.filter(({ columnId }) => !isPersonField(columnId)).map((change) => [change]);
  return own.length > 0 ? [own, ...others] : others;
}

/** Whether the changes were saved. */
async function save(world: PeopleEditWorld, person: PersonRow, changes: CellChange[], outcome: EditOutcome) {
  try {
    await world.save(person, changes);
  } catch (error) {
    const reason = hasFailed(error) ? NOT_SAVED : reasonOf(error);
    for (const change of changes) putBack(world, person, change, reason, outcome);
    return false;
  }
  outcome.inverse.push(...changes.map((change) => ({ ...change, value: ownValueOf(person, change.columnId) })));
  return true;
}

/** Whether the note was saved. */
async function addNote(world: PeopleEditWorld, person: PersonRow, change: CellChange, outcome: EditOutcome) {
  try {
    outcome.noteIds.push(await world.addNote(person, valueInWords(change.value)));
    return true;
  } catch {
    putBack(world, person, change, NOTE_NOT_SAVED, outcome);
    return false;
  }
}

function putBack(world: PeopleEditWorld, person: PersonRow, change: CellChange, reason: string, outcome: EditOutcome) {
  const { columnId, value, rowId } = change;
  const before = valueOf(person, columnId);
  // What was changed once more meanwhile stays.
  world.show((row) =>
    row.id === person.id && isSameValue(valueOf(row, columnId), value)
      ? withValue(row, columnId, before, world.now())
      : row,
  );
  outcome.refused.push({ rowId, columnId, text: valueInWords(value), reason });
}
