import type { StepRequest } from "../assistant-model.ts";
import { askedOtherwise } from "./asked-otherwise.ts";
import { byName } from "./by-name.ts";
import type { OwnColumn } from "./reading.ts";
import { ofListed } from "./referring/listed-text.ts";

/** "2" after a list of people or tasks as the question that it asks. */
export function withListed(request: StepRequest): StepRequest {
  const listed = ofListed(request);
  if (!listed) return request;
  const { message, person } = listed;
  return { ...request, message, people: person ? [byName(person)] : request.people };
}

/** "No, I mean her email" as the question that it corrects. */
export function withQuestion(request: StepRequest, columns: readonly OwnColumn[]): StepRequest {
  const message = askedOtherwise(request, columns);
  const person = request.state?.person;
  if (message === null || !person) return request;
  return { ...request, message, people: [byName(person), ...request.people.filter(({ id }) => id !== person.id)] };
}
