import type { StepRequest } from "../assistant-model.ts";
import type { Answer } from "./answers.ts";
import type { OpenQuestion } from "./reading.ts";

/** The question that a yes asks, or that a value completes, where an answer asked one back; null where it did not. */
export const askedBack = ({ instead, completes, about }: Answer, request: StepRequest): OpenQuestion | null => {
  const message = instead ?? completes;
  if (message === undefined) return null;
  return {
    ...{ asks: instead === undefined ? "value" : "question", message, mode: request.mode },
    ...{ people: peopleOf(request, about), about: "", choices: [], given: {} },
  };
};

/** Those of the message, and who is meant by a text that only one has. */
function peopleOf(request: StepRequest, about: Answer["about"]): OpenQuestion["people"] {
  const kept = peopleKept(request);
  if (!about || kept.some(({ id, by }) => id === about.id && by === "name")) return kept;
  const meant = { ...about, company: null, stage: null, status: null, by: "name" as const };
  return [meant, ...kept.filter(({ id }) => id !== about.id)];
}

/** The people who a message named, as they are kept with an open question. */
export const peopleKept = ({ people }: StepRequest): OpenQuestion["people"] =>
  people.map(({ id, name, company, stage, status, by }) => ({ id, name, company, stage, status, by }));
