import type { StepRequest } from "../../assistant-model.ts";
import { saidInTwo } from "../commands/said-in-two.ts";
import { withIndirect } from "../indirect-questions.ts";
import { withWordsOfOthers } from "./words-of-others.ts";
import type { Call } from "../script.ts";
import { belowQuote } from "./below-quote.ts";
import { withOtherNamesake } from "./other-namesake.ts";
import { withPlainNo } from "./plain-no.ts";
import { withSecondThought } from "./second-thoughts.ts";

/** A message in the words that the rules read, before anything of it is read: who is meant, what is taken back, what is said in two places. */
export const inReadWords = (request: StepRequest, call: Call): StepRequest =>
  [belowQuote, withWordsOfOthers, saidInTwo, withSecondThought, withPlainNo, withIndirect].reduce(
    (said, reword) => reword(said),
    withOtherNamesake(request, call),
  );
