import type { KnownPerson } from "../assistant-model.ts";
import type { Listed } from "./reading.ts";

const PLACES = ["first", "second", "third", "fourth", "fifth", "sixth"];
const THE_ONE = new RegExp(`(?<!\\p{L})the (?<place>${PLACES.join("|")}|last) (?:one|person|contact)(?!\\p{L})`, "iu");

/** "Call the first one", after a list of people: the title with their name, and who it is; null where the title names nobody of the list. */
export function withListedOne(title: string, list: readonly Listed[]): { title: string; person: KnownPerson } | null {
  const place = THE_ONE.exec(title)?.groups?.["place"]?.toLowerCase();
  const people = list.filter(({ kind }) => kind === "person");
  if (place === undefined || people.length < list.length) return null;
  const person = place === "last" ? people.at(-1) : people[PLACES.indexOf(place)];
  if (!person) return null;
  const { id, name } = person;
  return {
    title: title.replace(THE_ONE, () => name),
    person: { id, name, company: null, stage: null, status: null, by: "name" },
  };
}
