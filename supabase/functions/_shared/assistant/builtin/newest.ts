import type { AssistantAction } from "../../contract/assistant.ts";
import type { StepRequest } from "../assistant-model.ts";
import { plainWords } from "../words.ts";
import { say } from "./answers.ts";
import type { ReadClause } from "./commands/read-clauses.ts";
import type { EarlierChange } from "./reading.ts";
import type { Asking } from "./resolve.ts";

const COURTESY =
  /^(?:thanks?|thank you|thx|cheers|ok|okay|great|cool|nice|perfect|super|good|hi|hey|hello|hm+|oh|ah|oops|sorry|wait|danke|gracias|merci)(?: \p{L}+){0,3}$/u;

/** Whether another turn came after the one with these changes: what was asked or answered in it is newer than they are. */
export function isOlderTurn(changes: readonly AssistantAction[], { state }: StepRequest): boolean {
  const earlier = new Set((state?.earlier ?? []).map(({ id }) => id));
  return changes.length > 0 && changes.every(({ id }) => earlier.has(id));
}

/** "Make it", "it should be": names the change, where "no, I meant warm" names nothing. */
const OF_CHANGE =
  /(?<!\p{L})(?:make|change|set|move|put|push|mark)\s+(?:it|that|this)(?!\p{L})|(?<!\p{L})(?:it|that|this)\s+should(?!\p{L})/iu;

const NOT_HER = /^(?:(?:no|oh|wait|sorry|oops) )*not (?:her|him|them)(?: (?:but )?(?:her|him|them))?$/u;

/** Whether a correction has a value that such a change could have: a day of a task, an option, a number. */
function fits(
  { tool }: AssistantAction,
  { text, dates, recurrence, people, tokens }: ReadClause,
  options: readonly string[],
) {
  // "Not her, him" names nobody else.
  const isNamed = tokens.some(({ slot }) => slot?.is === "person" && !slot.isPronoun);
  if (!isNamed && NOT_HER.test(plainWords(text).join(" "))) return false;
  if (people.some(({ by }) => by === "name" || by === "part") || OF_CHANGE.test(text)) return true;
  if (/_task$/.test(tool)) return dates.length > 0 || recurrence !== null;
  if (/_note$/.test(tool)) return false;
  const said = ` ${plainWords(text).join(" ")} `;
  return /\d/u.test(text) || options.some((option) => said.includes(` ${plainWords(option).join(" ")} `));
}

/**
 * Returns the changes that a correction may be about. Behind an open question it is about that; of an earlier turn no card that still
 * waits is meant, and nothing that its value could not be of.
 */
export function correctable(
  standing: AssistantAction[],
  clause: ReadClause,
  request: StepRequest,
  options: readonly string[],
): AssistantAction[] {
  if (!isOlderTurn(standing, request)) return standing;
  const { state, history } = request;
  const before = history.findLast(({ role }) => role === "user")?.content ?? "";
  if (COURTESY.test(plainWords(before).join(" "))) return standing;
  // What completes an order is read with it, and may be about what that order changes.
  if (state?.question?.asks === "value") return standing;
  if (state?.question && state.question.asks !== "question") return [];
  return standing.filter(
    (action) => action.status !== "proposed" && fits(action, clause, options) && !isOfOthersAsked(action, request),
  );
}

const ASKS =
  /\?\s*$|^\W*(?:(?:and|so|ok|okay|but)[\s,]+)*(?:what|who|which|when|where|how|whose|is|are|does|do|did|has|have|list|show|tell)(?!\p{L})/iu;

/** "When's that due?" asks of what was just changed. */
const OF_IT =
  /^\W*(?:(?:and|so|ok|okay|but)[\s,]+)*(?:when|what|where|who|how)(?:['’]?s| is| was)? (?:it|that|this)(?: one| task)?(?: (?:due|for|on|at|again|called|about|set|now|to))*[\s?.!]*$/iu;

/** "Set it to Meeting", after a question about others than the one who was changed, or about nobody who is there: not of that change. */
export function isOfOthersAsked({ founderId, params }: AssistantAction, { history }: StepRequest): boolean {
  const asked = history.findLast(({ role }) => role === "user")?.content ?? "";
  const reply = history.findLast(({ role }) => role === "assistant")?.content ?? "";
  const own = founderId ?? params["founderId"];
  if (typeof own !== "string" || !ASKS.test(asked) || OF_IT.test(asked)) return false;
  const told = new Set([...reply.matchAll(/\]\(\/people\/([0-9a-f-]{36})\)/gu)].map(([, id]) => id));
  return told.size !== 1 || !told.has(own);
}

export const WHAT_TO_CHANGE: Asking = {
  ask: say("I am not sure what that corrects, so I changed nothing. What should I change, and for who?"),
  question: null,
};

/** The changes before those that were taken back already, of earlier turns, the last first: "undo" once more. */
export function furtherBack({ changes = [], state }: StepRequest): EarlierChange[] {
  const gone = new Set(changes.filter(({ status }) => status === "undone").map(({ id }) => id));
  if (gone.size === 0) return [];
  return (state?.earlier ?? []).filter(({ id, isWaiting }) => !gone.has(id) && isWaiting !== true).reverse();
}
