import type { Answer } from "../answers.ts";
import { can } from "./items.ts";
import { answerPeople } from "./people-answer.ts";
import { readPeopleQuestion } from "./people-question.ts";
import { answerPerson } from "./person-question.ts";
import { leftOver, type Question } from "./question.ts";
import { knowEachOther } from "./written-of-both.ts";

/** "Emails of Jane and Omar": what is asked, of each; null when it can't be said of one of them. */
export function aboutEach(question: Question, people: readonly { id: string; name: string }[]): Answer | null {
  const ofBoth = knowEachOther(question, people);
  if (ofBoth) return ofBoth;
  const answers = people.map((person) =>
    answerPerson({ ...question, items: question.items.map((item) => ({ ...item, used: false })) }, person),
  );
  const told = answers.flatMap((one) => (one ? [one.text] : []));
  return told.length === people.length
    ? { text: told.join("\n"), listed: people.map((person) => ({ kind: "person" as const, ...person })) }
    : null;
}

/** What is asked about the people who fit some conditions; null when a word is left over, or nothing is asked. */
export function aboutPeople(question: Question): Answer | null {
  const asked = readPeopleQuestion(question);
  if (!asked || leftOver(question.items).length > 0) return null;
  const { items } = question;
  const isAboutPeople =
    items.some((item) => can(item, "noun.person", "ask.who")) ||
    asked.pieces.length > 0 ||
    asked.sort !== null ||
    asked.extremes.length > 0 ||
    asked.lacksNumber ||
    asked.asked.length > 0 ||
    asked.groupBy !== null;
  // A question of small words only says nothing: "show me".
  if (
    !isAboutPeople ||
    (asked.pieces.length === 0 &&
      asked.asked.length === 0 &&
      asked.sort === null &&
      asked.extremes.length === 0 &&
      !asked.lacksNumber &&
      !items.some((item) => can(item, "noun.person")))
  )
    return null;
  const unasked =
    items.some((item) => can(item, "ask.when", "ask.where", "ask.why") && !can(item, "filler")) &&
    asked.pieces.length === 0 &&
    asked.asked.length === 0;
  return unasked ? null : answerPeople(question, asked);
}
