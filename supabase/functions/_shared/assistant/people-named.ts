import { ownersAmong } from "../stores/founder-names.ts";
import type { Db } from "../stores/db.ts";
import type { KnownPerson } from "./assistant-model.ts";
import { peopleMeant } from "./spelling.ts";
import { plainWords } from "./words.ts";

/**
 * Those of the people found who a text really names. A word that is the name of an owner is nobody else's name with slips in it: Marit is no
 * María. Where owners cannot be read it may be one all the same, which waits for the user.
 */
export async function peopleNamed<Person extends KnownPerson>(
  db: Db,
  found: readonly Person[],
  text: string,
): Promise<Person[]> {
  const people = peopleMeant(found, text);
  const written = people.flatMap(({ misspelt }) => misspelt?.written.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []);
  const owners = written.length === 0 ? [] : await ownersAmong(db, written).catch(() => []);
  return owners.length === 0 ? people : peopleMeant(found, text, new Set(owners.flatMap(plainWords)));
}
