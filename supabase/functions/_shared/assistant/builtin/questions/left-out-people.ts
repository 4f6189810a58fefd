import type { Answer } from "../answers.ts";
import { can } from "./items.ts";
import { answerPeople } from "./people-answer.ts";
import { readPeopleQuestion } from "./people-question.ts";
import type { Piece } from "./pieces.ts";
import { leftOver, type Question } from "./question.ts";

const LEAVES_OUT =
  /^\W*(?:(?:and|but|ok|okay|so|just|the same)\s+)*(?:without|except(?: for)?|excluding|not counting|not including|leaving out|minus|ohne|au(?:ß|ss)er|sin|excepto|sans|sauf)\s/iu;

/** "Without Ada and Ben", after a list of people: a condition for each of them. Null where anything else is said. */
export function leftOutIn({ text, items }: Question): Piece[] | null {
  if (!LEAVES_OUT.test(text)) return null;
  const named = items.filter(({ people }) => people.length > 0);
  const isOnly = items.every(
    (item) => item.people.length === 1 || can(item, "say.not", "filler", "join.and", "comma", "prep.of"),
  );
  if (named.length === 0 || !isOnly) return null;
  return named.map(({ people, at }): Piece => {
    const name = people[0]?.name ?? "";
    return {
      anyOf: [[{ column: "name", is: "contains", text: name, not: true }]],
      ...{ said: `without ${name}`, about: `name ${name}`, columns: [], isNegated: true, join: "and", at },
    };
  });
}

const EXCEPT =
  /^(?<asked>.{6,}?),? (?<tail>(?:except(?: for)?|excluding|not counting|without|leaving out|not including|leave out|ohne|au(?:ß|ss)er|sin|excepto|sans|sauf)\s+\S.{0,60})$/iu;

/** "Who is in Milan except Luca": the question before it, without those who are named. */
export function exceptSomeone({ text }: Question, ask: (words: string) => Question): Answer | null {
  const { asked = "", tail = "" } = EXCEPT.exec(text.replace(/[\s?.!]+$/u, ""))?.groups ?? {};
  const leftOut = tail === "" ? null : leftOutIn(ask(tail));
  if (!leftOut) return null;
  const question = ask(`${asked}?`);
  const people = question.items.some((item) => item.people.length > 0) ? null : readPeopleQuestion(question);
  if (!people || leftOver(question.items).length > 0) return null;
  return answerPeople(question, { ...people, pieces: [...people.pieces, ...leftOut] });
}
