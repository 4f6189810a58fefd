import type { StepRequest } from "../assistant-model.ts";
import type { Answer } from "./answers.ts";
import type { OpenQuestion } from "./reading.ts";

/** The question that a yes asks, where an answer asked one back; null where it did not. */
export const askedBack = ({ instead }: Answer, request: StepRequest): OpenQuestion | null =>
  instead === undefined
    ? null
    : {
        ...{ asks: "question", message: instead, mode: request.mode, people: peopleKept(request) },
        ...{ about: "", choices: [], given: {} },
      };

/** The people who a message named, as they are kept with an open question. */
export const peopleKept = ({ people }: StepRequest): OpenQuestion["people"] =>
  people.map(({ id, name, company, stage, status, by }) => ({ id, name, company, stage, status, by }));
