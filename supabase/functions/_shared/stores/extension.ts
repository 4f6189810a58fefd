import * as z from "zod/mini";
import {
  type FoundPerson,
  foundPersonSchema,
  type PersonCard,
  personCardSchema,
  type SeenPerson,
} from "../contract/extension.ts";
import type { Db } from "./db.ts";
import { replyOf, run } from "./rows.ts";
import { rowsOrThrow } from "./store-error.ts";

const accountSchema = z.object({ id: z.uuid(), email: z.string(), name: z.nullable(z.string()) });
const savedSchema = z.object({ person: personCardSchema, isNew: z.boolean() });

/** Whose token this is. Throws StoreError. */
export const getAccount = (db: Db) => replyOf(accountSchema, db.rpc("extension_account"));

/** The person who the caller follows at this address; null when nobody. Throws StoreError. */
export async function readPersonCard(db: Db, profileUrl: string): Promise<PersonCard | null> {
  const { data, error } = await db.rpc("extension_person", { address: profileUrl });
  // Null is an answer here, where other reads take it for nothing found.
  if (!error && data === null) return null;
  return z.parse(personCardSchema, rowsOrThrow(data, error));
}

/** Throws StoreError. */
export const findSavedPeople = (db: Db, search: string): Promise<FoundPerson[]> =>
  replyOf(z.array(foundPersonSchema), db.rpc("extension_people", { sought: search }));

/** Adds the person of a page unless the caller follows them. Throws StoreError. */
export const savePerson = (db: Db, person: SeenPerson) =>
  replyOf(savedSchema, db.rpc("extension_save", { given: person }));

/** Adds a note, once for each id. Throws StoreError: 404 when the founder is not the caller's. */
export const addCardNote = (db: Db, founderId: string, { id, content }: { id: string; content: string }) =>
  replyOf(personCardSchema, db.rpc("extension_note", { note_id: id, founder_id: founderId, words: content }));

/** Adds a task, once for each id. Throws StoreError: 404 when the founder is not the caller's. */
export const addCardTask = (
  db: Db,
  founderId: string,
  { id, title, dueOn }: { id: string; title: string; dueOn: string | null },
) =>
  replyOf(
    personCardSchema,
    db.rpc("extension_task", {
      task_id: id,
      founder_id: founderId,
      words: title,
      ...(dueOn !== null && { due: dueOn }),
    }),
  );

/** Keeps a code that the caller gave the extension. Throws StoreError. */
export const keepCode = (db: Db, code: { hash: string; challenge: string; name: string }): Promise<void> =>
  run(db.rpc("keep_extension_code", code));

/** Keeps a token of the extension's own. Throws StoreError: 403 for a token that may not write. */
export const addExtensionToken = (db: Db, token: { name: string; hash: string }): Promise<void> =>
  run(db.rpc("add_extension_token", token));
