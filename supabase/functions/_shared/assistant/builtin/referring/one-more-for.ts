import type { StepRequest } from "../../assistant-model.ts";
import type { Call } from "../script.ts";
import { withAnotherLikeIt } from "./another-like-it.ts";

const AND = "(?:(?:and|also|plus|oh|ok|okay|then|please|can you|could you|add|make|create|set)[\\s,]+)*";
/** "And also one for Ana same day", "another one for Ana on Friday". */
const ONE_FOR = new RegExp(
  `^\\W*${AND}(?:(?:an?|the) )?(?:another one|one more|another|one|same one|similar one|second one)(?: (?:too|also))? (?:for|with|about) (?<who>\\p{L}[\\p{L}\\p{M}'’. -]{1,40}?)(?:,? (?:(?:on|for|due) )?(?:the )?same (?:day|date|time|week)| too| as well| also| please| pls)*[\\s.!]*$`,
  "iu",
);
/** "Him too: Leo to Lead": what is set for him is said behind it. */
const HIM_TOO =
  /^\W*(?:(?:and|oh|ok|okay|also)[\s,]+)*(?:him|her|them|that one|this one|one more)(?: (?:too|also|as well))?\s*[:–—]\s*(?=\p{L})/iu;

/** "One more for Ana", after a task: the same task for her. "Him too: …" is what stands behind it. Other messages are unchanged. */
function withOneMoreFor(request: StepRequest): StepRequest {
  const { message, changes = [] } = request;
  if (message.length > 120) return request;
  const told = message.replace(HIM_TOO, "");
  if (told !== message) return { ...request, message: /\s/u.test(told.trim()) ? told : `${told} too` };
  const last = changes.findLast(({ status }) => status !== "undone" && status !== "cancelled");
  const who = last && /^(?:create|update)_task$/u.test(last.tool) ? ONE_FOR.exec(message)?.groups?.["who"] : undefined;
  return who === undefined ? request : { ...request, message: `same for ${who}` };
}

/** One more task like the one that was spoken of, for someone else, however it is asked for. */
export const withOneMore = (request: StepRequest, call: Call): StepRequest =>
  withOneMoreFor(withAnotherLikeIt(request, call));
