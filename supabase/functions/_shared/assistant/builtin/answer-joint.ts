import type { StepRequest } from "../assistant-model.ts";
import { namingParts } from "../name-parts.ts";
import { plainWords } from "../words.ts";
import { findDates } from "./find-dates.ts";
import type { OpenQuestion } from "./reading.ts";

/** "Move the cones", of which the day is asked. */
const MOVES =
  /^(?:(?:please|can you|could you|and|ok)\s+)*(?:move|push|postpone|reschedule|delay|shift|snooze|bring)\s/iu;
/** "Of Fatou", "to 77": goes on in the sentence that the question was about. */
const GOES_ON = /^(?:of|for|to|is|as|on|by|at|about)\s/iu;

const isName = (text: string, people: StepRequest["people"]): boolean => {
  const words = plainWords(text);
  return people.some(({ name, by }) => by !== "near" && namingParts(name).some((part) => words.includes(part)));
};

/** What stands between the sentence that a question was about and the answer: "move the cones" to "Friday", "set the stage" for "Ana". */
export function jointBefore(answer: string, { message, people: asked }: OpenQuestion, request: StepRequest): string {
  if (GOES_ON.test(answer)) return " ";
  if (MOVES.test(message) && findDates(answer, request.today).length === 1) return " to ";
  return isName(answer, request.people) && !isName(message, [...request.people, ...asked]) ? " for " : ": ";
}
