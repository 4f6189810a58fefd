import { isPromise } from "./own-promises.ts";
import type { KnownPerson } from "../../assistant-model.ts";
import type { Who } from "./frames.ts";
import type { ReadClause } from "./read-clauses.ts";
import { othersOrdered } from "./other-subject.ts";
import { FILLS_IN } from "./retakes.ts";
import type { Part } from "./split-clauses.ts";
import { codesOf } from "./tokens.ts";
import { SEVERAL } from "./several-words.ts";
import type { Lists } from "./values.ts";

const SETS = /^\W*(?:(?:please|ok|and|also|then|now|so|can you|could you)[\s,]+)*(?:set|update)(?!\p{L})/iu;

/** "Omar: note …; priority 80": what follows is about the one who the message begins with. */
export function ofSubject(
  part: Part,
  read: (part: Part) => ReadClause,
  first: ReadClause | undefined,
  last: readonly KnownPerson[],
  lists: Lists,
): ReadClause {
  const clause = read(part);
  // "Fill in: status waiting, owner Sam", for the person that the last answer was about.
  const [spoken, other] = last;
  const isOpen = clause.people.length === 0 && !isWhole(clause) && othersOrdered(part.text, lists) === null;
  if (FILLS_IN.test(part.text) && spoken && !other && isOpen) {
    const filled = read({ ...part, text: part.text.replace(FILLS_IN, "them: ") });
    // "Set everyone at Kelp to Gone" is an order that is not understood, and no note.
    const isNote = filled.readings.some((one) => "frame" in one && one.left.length === 0 && one.frame.do === "note");
    if (isWhole(filled) && !(isNote && SETS.test(part.text)) && !SEVERAL.test(part.text)) return filled;
  }
  const subject = first && /^P (?::|-)/.test(codesOf(first.tokens)) ? first.mention : null;
  const [person, another] = first?.people ?? [];
  if (subject === null || !person || another || clause.people.length > 0) return clause;
  const who: Who = { people: [person], said: subject };
  const readings = clause.readings.map((one) =>
    "frame" in one && one.frame.do === "add_task" && one.frame.who === null
      ? { ...one, frame: { ...one.frame, who } }
      : one,
  );
  if (isWhole(clause)) return { ...clause, readings };
  const named = read({ ...part, text: `${subject}: ${part.text}` });
  return isWhole(named) ? named : clause;
}

/** Neither a request, nor a question, nor about someone who is named. */
export const goesOnTelling = (clause: ReadClause): boolean =>
  /^(?:report|out_of_scope)$/.test(clause.kind) &&
  !isWhole(clause) &&
  !clause.isForbidden &&
  !isPromise(clause.text) &&
  !clause.tokens.some(({ slot }) => slot?.is === "person" && !slot.isPronoun);

/** Whether a reading uses every word and leaves no doubt. */
export const isWhole = ({ readings }: ReadClause): boolean =>
  readings.some((one) => "frame" in one && one.left.length === 0 && one.doubt === null);

/** Whether a reading uses every word, though it may wait for a Confirm. */
export const isComplete = ({ readings }: ReadClause): boolean =>
  readings.some((one) => "frame" in one && one.left.length === 0);
