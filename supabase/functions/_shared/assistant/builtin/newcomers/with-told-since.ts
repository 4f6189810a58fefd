import { plainWords } from "../../words.ts";
import type { Lists } from "../commands/values.ts";
import type { Language } from "../reading.ts";
import type { Change } from "../commands/frames.ts";
import type { Newcomer } from "./newcomer.ts";
import { readPeople } from "./read-people.ts";

/** What a change sets. */
const targetOf = (change: Change): string => ("field" in change ? change.field : change.column.id);

/**
 * Reads those a story introduces, with what was answered since: an address, or more facts. Of only one it is read by itself, beside their
 * name, so that it changes nothing of how the story is read; the newer value goes first.
 */
export function readWithToldSince(text: string, told: string, lists: Lists, language: Language): Newcomer[] {
  const people = readPeople(text, lists, language);
  if (told === "") return people;
  const [only, another] = people;
  const [more, other] = only && !another ? readPeople(`${only.name}, ${told}`, lists, language) : [];
  const own = plainWords(only?.name ?? "");
  // "in/sofia-l" is of Sofia Lindqvist.
  if (!only || !more || other || !plainWords(more.name).every((word) => own.includes(word)))
    return readPeople(`${text.replace(/[\s.]+$/u, "")}, ${told}`, lists, language);
  const newer = new Set(more.changes.map(targetOf));
  return [
    {
      ...only,
      changes: [...only.changes.filter((change) => !newer.has(targetOf(change))), ...more.changes],
      told: [...only.told, ...more.told],
      left: [...only.left, ...more.left.filter((word) => !plainWords(word).every((part) => own.includes(part)))],
      guesses: [...only.guesses, ...more.guesses],
    },
  ];
}
