import type { AssistantAction } from "../../contract/assistant.ts";
import type { KnownPerson, StepRequest } from "../assistant-model.ts";
import { contentWords } from "../words.ts";
import { say } from "./answers.ts";
import { plainOf } from "./commands/clause-kind.ts";
import type { ReadClause } from "./commands/read-clauses.ts";
import type { EarlierChange } from "./reading.ts";
import type { Asking } from "./resolve.ts";
import { namingWordsIn } from "./which-change.ts";
import { plain } from "./wording.ts";

const UNDO_FOR = /\b(?:undo|revert|cancel)(?: (?:it|that|this|those))? (?:only |just )?(?:for|of) /;
/** "Undo that for Oskar", who was changed in an earlier turn. */
export function undoneOf(
  clause: ReadClause,
  standing: readonly AssistantAction[],
  request: StepRequest,
): EarlierChange[] | Asking | null {
  const [person, another] = clause.people;
  const own = namingWordsIn(clause.text);
  const isNamed = person !== undefined && own.every((word) => contentWords(person.name).includes(word));
  if (!person || another || (!isNamed && !UNDO_FOR.test(plainOf(clause.text)))) return null;
  return earlierOf(person, standing, request);
}

/** What is undone is named, and nobody else is meant instead. */
export const UNDO_NAMED =
  /^(?:(?:please|can you|could you|no|oops|sorry|ok|and|now) )*(?:undo|revert|reverse|cancel|take back) (?!(?:that|it|this|those|them)\b)(?!.*\b(?:meant?|instead|wrong|rather)\b)/;
/** "Undo the note on Ana", where another person was changed since: hers of an earlier turn, and never the same for her. */
export function undoneOfNamed(
  { people: [person, another] }: ReadClause,
  standing: readonly AssistantAction[],
  request: StepRequest,
): EarlierChange[] | Asking | null {
  return !person || another ? null : earlierOf(person, standing, request);
}

/** The last change of someone before the last turn; null where the last turn changed them. */
function earlierOf(
  { id, name }: KnownPerson,
  standing: readonly AssistantAction[],
  { state }: StepRequest,
): EarlierChange[] | Asking | null {
  if (standing.some(({ founderId, title }) => founderId === id || title.includes(name))) return null;
  const last = (state?.earlier ?? []).findLast(({ title }) => title.includes(name));
  return last ? [last] : { ask: say(`I changed nothing of ${plain(name)} that I could undo.`), question: null };
}
