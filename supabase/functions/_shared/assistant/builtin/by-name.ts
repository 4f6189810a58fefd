import type { KnownPerson } from "../assistant-model.ts";
import { plainWords } from "../words.ts";

/** A person as one who the message names, with nothing else known of them. */
export const byName = ({ id, name }: Pick<KnownPerson, "id" | "name">): KnownPerson => ({
  ...{ id, name, company: null, stage: null, status: null },
  by: "name",
});

/** Someone who a message names by the company only, with their name in plain words. */
export const namedIn =
  (message: string) =>
  (person: KnownPerson): KnownPerson =>
    person.by === "company" && message.includes(person.name) ? { ...person, by: "name" } : person;

/** A person that was found, as one who the message names. */
export const asKnown = ({
  id,
  name,
  company,
  stage = null,
  status = null,
}: Pick<KnownPerson, "id" | "name" | "company"> & Partial<Pick<KnownPerson, "stage" | "status">>): KnownPerson => ({
  ...{ id, name, company, stage, status, by: "name" },
});

/** The people of a message who some words name: those whose name has each of the words. */
export function peopleCalled(said: string, people: readonly KnownPerson[]): KnownPerson[] {
  const words = plainWords(said);
  return people.filter(({ name, by }) => by !== "near" && words.every((word) => plainWords(name).includes(word)));
}
