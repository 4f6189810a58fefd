import type { StepRequest } from "../../assistant-model.ts";
import { withTypeBeforeNoun } from "../columns/type-behind-name.ts";
import { withoutTails } from "../questions/tails-of-questions.ts";
import { withPlainMoves } from "./moves-roundabout.ts";
import { withOneAndOne } from "./one-and-one.ts";
import { withRegionsByCode } from "./regions-by-code.ts";
import { withTasksSaidRoundly } from "./tasks-said-roundly.ts";

/** "Fyi Ana is leaving, Leo told me": a word before what is told by someone else. */
const FYI =
  /^\s*fyi[\s,:–—-]+(?=\p{L}[^\n"“:]{8,160}, \p{L}+(?: \p{L}+)? (?:told|mentioned|said|heard|wrote|texted|says)(?!\p{L}))/iu;

/** What is asked and ordered in a roundabout way, in plain words. Other messages are unchanged. */
export function saidRoundly(request: StepRequest): string {
  const { people, columns = [] } = request;
  const told = request.message.replace(FYI, "");
  const tasks = withTasksSaidRoundly(withOneAndOne(told), people);
  const moved = withTypeBeforeNoun(withPlainMoves(tasks, request));
  return withRegionsByCode(withoutTails(moved, columns), columns);
}
