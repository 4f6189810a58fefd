import type { Answer } from "../answers.ts";
import { lastContact } from "./last-contact.ts";
import { answer, type Question } from "./question.ts";

const ASKED = /^\W*who did i contact last(?:,?\s*(?:and|&))\s*(?:how|what about|about what)\?$/iu;

/** "Last person I was in touch with & how": who it was, with that contact. Null for other questions. */
export function lastContacted(question: Question): Answer | null {
  if (!ASKED.test(question.text)) return null;
  const newest = { column: "lastTouchAt", direction: "descending" };
  const { founders = [] } = question.call("query_people", {
    ...{ anyOf: [[{ column: "lastTouchAt", is: "empty", not: true }]], ids: null, search: null },
    ...{ sort: newest, limit: 1, figuresOf: null },
  });
  const [last] = founders;
  if (!last) return answer("Nobody yet: no contact is logged.");
  return lastContact({ ...question, text: `what was my last contact with ${last.name} about?` }, last);
}
