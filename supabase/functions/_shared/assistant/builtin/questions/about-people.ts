import type { Answer } from "../answers.ts";
import { asksForSame, asksOfBoth, bothOwners, ofBoth } from "./both-of-them.ts";
import { comparePeople } from "./comparing.ts";
import { can } from "./items.ts";
import { answerPeople } from "./people-answer.ts";
import { readPeopleQuestion } from "./people-question.ts";
import { answerPerson } from "./person-question.ts";
import { leftOver, type Question } from "./question.ts";
import { ofEvery } from "./quantified.ts";
import { knowEachOther } from "./written-of-both.ts";

/** "Emails of Jane and Omar": what is asked, of each; null when it can't be said of one of them. */
export function aboutEach(question: Question, people: readonly { id: string; name: string }[]): Answer | null {
  const unread = (): Question => ({ ...question, items: question.items.map((item) => ({ ...item, used: false })) });
  const together = comparePeople(unread(), people) ?? knowEachOther(question, people) ?? ofBoth(unread(), people);
  if (together) return together;
  if (people.length > 1 && asksForSame(question.text)) return null;
  const answers = people.map((person) => answerPerson(unread(), person));
  const told = answers.flatMap((one) => (one ? [one.text] : []));
  return told.length === people.length
    ? { text: told.join("\n"), listed: people.map((person) => ({ kind: "person" as const, ...person })) }
    : null;
}

/** What is asked about the people who fit some conditions; null when a word is left over, or nothing is asked. */
export function aboutPeople(question: Question): Answer | null {
  const isOfBoth = asksOfBoth(question.text);
  const owners = isOfBoth ? bothOwners(question) : null;
  if (owners) return owners;
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
  // "Is everyone in Rome and happy?" is not answered by someone who is.
  return unasked || (isOfBoth && asked.wants === "yes") || ofEvery(question.text)
    ? null
    : answerPeople(question, asked);
}
