import type { StepRequest } from "../../assistant-model.ts";
import { NOTHING_SAID } from "../reading.ts";

const ASKS_REASON =
  /^\W*(?:(?:and|but|so)\s+)?(?:why (?:did|have|had|were) (?:we|i)|what(?:['’]s| was| is| were| are) (?:the|our|my) reasons? (?:(?:that|why) )?(?:we|i)) (?:\p{L}+\s?){1,4}\W*$/iu;
/** Whether it is asked why something was done with the one who is spoken of: "what was the reason we passed?". */
export const asksReason = (text: string): boolean => ASKS_REASON.test(text);

/** A question for a reason, behind an order in the same message, is about who the order was about. */
export function ofSpoken(text: string, request: StepRequest, personId: string | null): StepRequest {
  const person = personId === null || !asksReason(text) ? undefined : request.people.find(({ id }) => id === personId);
  return person === undefined
    ? request
    : { ...request, state: { ...(request.state ?? NOTHING_SAID), person: { id: person.id, name: person.name } } };
}
