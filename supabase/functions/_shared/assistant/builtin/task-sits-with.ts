import type { StepRequest } from "../assistant-model.ts";
import { contentWords, plainWords, stem } from "../words.ts";
import { oneMeant } from "./commands/one-meant.ts";
import { END, POLITE, re } from "./commands/rewording.ts";
import type { Call } from "./script.ts";

const NOUN = "(?: (?<noun>one|thing|job|item|task|reminder|to-?do))";
const REF = `(?:the |my |our |that )?(?<ref>(?!(?:it|that|this|he|she|they|we|i|you|note)(?!\\p{L}))[^,;:.?!\\n"“”]{3,60}?)${NOUN}?`;
const NAME = "\\p{L}[\\p{L}\\p{M}'’-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*){0,3}?";
const NOT = `(?:(?:,? (?:and |but )?(?:not(?: (?:with|for|to|on|under))?|instead of|rather than|no longer(?: with)?|and no longer)|,? in place of) (?<was>${NAME}))`;
const BE = "(?:be|sit|go|rest|stay|lie|live|hang|belong|be (?:linked|filed|listed|put|tied|attached))";
const SAID = `(?:(?:should|must|has to|needs to|ought to|is (?:meant|supposed) to|was (?:meant|supposed) to|would better|better) (?:really |rather |actually )?${BE}|(?:really |actually )?(?:belongs|sits|goes)|is (?:really |actually |rather )?(?:meant|intended|there)?|was (?:really |actually |rather )?(?:meant|intended))`;
const LINK = "(?:with|to|on|onto|under|for|against|at)";
/** "The farm task should sit with Ana rather than Leo". */
const SITS = re(`^\\s*${POLITE}${REF} ${SAID} ${LINK} (?<who>${NAME})${NOT}?${END}`);
/** "Put the farm visit on Ana instead of Leo". */
const PUTS = re(
  `^\\s*${POLITE}(?:can you |could you |would you |will you )?(?:put|hang|file|pin|tie|attach|link|shift|switch|move|hand|give|pass)(?: over)? ${REF}(?: over)? ${LINK} (?<who>${NAME})${NOT}${END}`,
);

const OF_TASK = "(?=(?:the|my|our|that) )";
const ASKED_END = "(?: (?:please|pls|now|for me))*[\\s.!?]*$";
/** "Can the farm task go on Ana", "could it be put with Ana": only a verb that moves it, as “could it be for Ana?” asks who it is for. */
const CAN_GO = re(
  `^\\s*${POLITE}(?:can|could|may) ${OF_TASK}${REF} (?:please )?(?:(?:go|sit|rest|move|live|hang|fall|be (?:put|moved|placed|linked|hung|filed|switched|given|assigned)) (?:over )?(?:${LINK} )?(?<who>${NAME})(?:${NOT})?|(?:be )?(?:over )?(?:${LINK} )?(?<other>${NAME})${NOT.replace("<was>", "<wasOf>")})${ASKED_END}`,
);
/** "Can you have the farm task on Ana", "have the farm task with Ana instead of Leo": a task that is called so; “have a task for Ana?” asks for one, or whether there is one. */
const HAVE = re(
  `^\\s*${POLITE}(?:(?:can|could) you )?have ${OF_TASK}${REF} (?:over )?(?:(?:on|onto|under|against) (?<who>${NAME})(?:${NOT})?|${LINK} (?<other>${NAME})${NOT.replace("<was>", "<wasOf>")})${ASKED_END}`,
);

/** What is said of a task by that word: “have the lunch with Ana” is a plan. */
const withNoun = (found: RegExpExecArray | null): RegExpExecArray | null =>
  found?.groups?.["noun"] === undefined ? null : found;

/** A task that is to be with someone instead of with someone else, as the order that links it: the only open one that has the words. Other messages are unchanged. */
export function withTaskSitting(request: StepRequest, call: Call): StepRequest {
  const { message, people } = request;
  if (message.length > 250 || message.includes("\n")) return request;
  const moves = PUTS.exec(message) ?? SITS.exec(message) ?? CAN_GO.exec(message);
  const { ref = "", noun, who, other, wasOf, was = wasOf } = (moves ?? withNoun(HAVE.exec(message)))?.groups ?? {};
  const words = contentWords(ref);
  const person =
    words.length === 0 || (was === undefined && noun === undefined) ? null : oneMeant(who ?? other ?? "", people);
  if (!person) return request;
  const { tasks = [] } = call("list_tasks", { status: "open", due: null, founderId: null, query: null });
  const [task, another] = tasks.filter(({ title, founderName }) => {
    const own = plainWords(`${title} ${founderName ?? ""}`).map(stem);
    const isTheirs = was === undefined || plainWords(was).every((word) => plainWords(founderName ?? "").includes(word));
    return isTheirs && words.every((word) => own.includes(word));
  });
  return !task || another || /["“”]/u.test(task.title)
    ? request
    : { ...request, message: `link the task “${task.title}” to ${person.name}` };
}
