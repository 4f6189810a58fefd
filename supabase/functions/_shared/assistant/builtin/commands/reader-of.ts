import type { KnownPerson, StepRequest } from "../../assistant-model.ts";
import { remembering } from "../../remembering.ts";
import { plainWords } from "../../words.ts";
import { findDates } from "../find-dates.ts";
import { NEWCOMER } from "../ready.ts";
import type { Language, OwnColumn } from "../reading.ts";
import { findRecurrence } from "../vocabulary/recurrence.ts";
import { hasEnglish, languageOf } from "./lexicon.ts";
import { listedPeople } from "./references.ts";
import { newcomerName } from "../referring/of-newcomer.ts";
import { spokenOf } from "./spoken-of.ts";
import type { Reader } from "./tokens.ts";
import type { Lists } from "./values.ts";

/** The language of a message; a few words are in that of the message before. */
export function languageIn(message: string, { history }: StepRequest): Language {
  const own = languageOf(message);
  const before = history.findLast(({ role }) => role === "user")?.content;
  if (own !== "en" || before === undefined || plainWords(message).length > 5 || hasEnglish(message)) return own;
  return languageOf(before);
}

/** What a clause is read with: the user's people, words and lists, and what the conversation is about. */
export function readerOf(
  request: StepRequest,
  columns: readonly OwnColumn[],
  language: Language,
  last: readonly KnownPerson[],
): Reader {
  const { people, described = [], user, today } = request;
  const words = [...user.stages, ...user.statuses, ...columns.flatMap(({ label, options }) => [label, ...options])];
  return {
    people,
    described,
    last,
    listed: listedPeople(request),
    isOfTasks: spokenOf(request, last).isTasks,
    spelled: words.filter(saysWhen),
    today,
    language,
    known: new Set(words.flatMap((word) => [plainWords(word).join(" "), ...plainWords(word)])),
  };
}

/** "Monthly volume", "May budget": a name of several words with a rhythm or a day in it. */
const saysWhen = remembering(
  (name) =>
    /\S\s+\S/u.test(name) && (/\d/u.test(name) || findRecurrence(name) !== null || findDates(name, ANY_DAY).length > 0),
);
const ANY_DAY = "2030-01-01";

/** Someone who is being added, for "her" in what follows. */
export const newcomer = (name: string): KnownPerson => ({
  ...{ id: `${NEWCOMER}${name}`, name, company: null, stage: null, status: null, by: "name" },
});
export const listsOf = ({ user, today }: StepRequest, columns: readonly OwnColumn[]): Lists => ({
  ...{ stages: user.stages, statuses: user.statuses, columns, owners: user.owners ?? [], today },
});

/** Returns the person that "her" means: the one that the last message was about. */
export function lastPeople({ state, people, changes }: StepRequest): KnownPerson[] {
  const adding = newcomerName({ state, changes });
  if (adding !== null) return [newcomer(adding)];
  if (!state?.person) return [];
  const { id, name } = state.person;
  return [
    people.find((person) => person.id === id) ?? { id, name, company: null, stage: null, status: null, by: "name" },
  ];
}
