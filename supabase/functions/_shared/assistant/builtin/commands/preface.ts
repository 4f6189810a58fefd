import { personLink } from "../wording.ts";
import type { Problem } from "./frames.ts";
import type { Parse } from "./grammar.ts";

/** "I need to change something about Jane": what it is comes next. */
const PREFACE =
  /^\W*(?:(?:ok|okay|so|hi|hey|hello|and|also|now|well)[\s,]+)*(?:i|we)(?:['’](?:d|ve))?(?: would| have| still| also| really)* (?:need|want|like|got|must|ought|should|gotta|to|have)(?: (?:to|got to))* ?(?:change|update|edit|fix|correct|adjust|modify|amend|alter) (?:something|some things|some stuff|a few things|a couple of things|one thing|two things|a thing|a detail|some details|a few details|stuff|things)(?: (?:about|for|on|of|in|with|at|regarding)\b.*)?$/isu;

/** The question which change it is, where a clause says no more than that there is one; null for other words. */
export function preface({ text, tokens }: Parse): Problem | null {
  if (!PREFACE.test(text) || tokens.some(({ code }) => /^[DRT]$/.test(code))) return null;
  const people = tokens.flatMap(({ slot }) => (slot?.is === "person" ? slot.people : []));
  const [person, another] = people;
  return {
    problem: `What do you want me to change${person && !another ? ` about ${personLink(person)}` : ""}? Please name the field and its value.`,
    offers: [],
  };
}
