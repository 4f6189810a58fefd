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
/** What of someone is undone. */
const KINDS: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:task|reminder|todo|to do)s?\b/, /_task$/],
  [/\bnotes?\b/, /_note$/],
];
const toolSaid = (words: string): RegExp | null => KINDS.find(([noun]) => noun.test(words))?.[1] ?? null;

/** "Undo the note on Ana", where another person was changed since: hers of an earlier turn, and never the same for her. */
export function undoneOfNamed(
  { text, people: [person, another] }: ReadClause,
  standing: readonly AssistantAction[],
  request: StepRequest,
): EarlierChange[] | Asking | null {
  return !person || another ? null : earlierOf(person, standing, request, toolSaid(plainOf(text)));
}

/** The last change of someone before the last turn, of one kind where that is said; null where the last turn has it. */
function earlierOf(
  { id, name }: KnownPerson,
  standing: readonly AssistantAction[],
  { state }: StepRequest,
  kind: RegExp | null = null,
): EarlierChange[] | Asking | null {
  const isOfKind = (tool: string | undefined) => kind === null || kind.test(tool ?? "");
  const isTheirs = ({ founderId, title }: AssistantAction) => founderId === id || title.includes(name);
  if (standing.some((one) => isTheirs(one) && isOfKind(one.tool))) return null;
  const last = (state?.earlier ?? []).findLast(
    ({ title, personId, madeBy }) => (personId === id || title.includes(name)) && isOfKind(madeBy),
  );
  if (last) return [last];
  return { ask: say(`I changed nothing of ${plain(name)} that I could undo.`), question: null };
}
