import type { StepRequest } from "../../assistant-model.ts";
import { saidInTwo } from "../commands/said-in-two.ts";
import { withoutAsides } from "../commands/worded-asides.ts";
import { inReadRhythm } from "../commands/worded-rhythms.ts";
import { withIndirect } from "../indirect-questions.ts";
import { withWordsOfOthers } from "./words-of-others.ts";
import type { Call } from "../script.ts";
import { belowQuote } from "./below-quote.ts";
import { withOtherNamesake } from "./other-namesake.ts";
import { withPlainNo } from "./plain-no.ts";
import { withRewordedCorrection } from "./reworded-corrections.ts";
import { withShortCorrection } from "./short-corrections.ts";
import { withSecondThought } from "./second-thoughts.ts";

/** A longer message is a text, and no order in other words. */
const LONGEST = 600;
const reworded = (request: StepRequest, reword: (message: string, request: StepRequest) => string): StepRequest => {
  const typed = request.message.trim();
  const message = typed.length > LONGEST ? typed : reword(typed, request);
  return message === typed ? request : { ...request, message };
};

/** A message in the words that the rules read, before anything of it is read: who is meant, what is taken back, what is said in two places. */
export function inReadWords(request: StepRequest, call: Call): StepRequest {
  const own = withWordsOfOthers(belowQuote(withOtherNamesake(request, call)));
  const said = [withoutAsides, inReadRhythm, saidInTwo].reduce(reworded, own);
  return withIndirect(withPlainNo(withSecondThought(withShortCorrection(withRewordedCorrection(said)))));
}
