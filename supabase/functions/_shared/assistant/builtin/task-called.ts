import type { StepRequest } from "../assistant-model.ts";
import { contentWords, plainWords, stem } from "../words.ts";
import { POLITE, re } from "./commands/rewording.ts";
import type { Call } from "./script.ts";
import { withTaskSaidShortly } from "./task-said-shortly.ts";
import { withTasksAndFates } from "./tasks-and-their-fates.ts";
import { withTaskSitting } from "./task-sits-with.ts";
import { withTaskTitled } from "./task-titled.ts";

const NOUN = "(?: (?<noun>one|thing|job|item|task|reminder|to-?do))";
const REF = "(?:the |my |our |that )(?<ref>[^\"“”‘'\\n:]{2,60}?)";
const END = "(?: (?:please|pls|instead|now|from now on))*[\\s.!]*$";
/** "Call the Kelp one "Review the forecast"": a title in quotes. */
const IN_QUOTES = re(
  `^\\s*${POLITE}(?:can you |could you )?(?:call|name|rename|retitle|title|entitle|label|relabel) ${REF}${NOUN}?,?(?: (?:to|as|into))?:? ["“‘'](?<title>[^"“”\\n]{2,200})["”’']${END}`,
);
/** "Rename the Kelp one to Review the forecast", "call the flyers task Print posters". */
const WITHOUT = re(
  `^\\s*${POLITE}(?:can you |could you )?(?:(?:rename|retitle) ${REF}${NOUN} (?:to|as|into) |(?:call|name|title) ${REF.replace("<ref>", "<other>")}(?: (?:task|reminder|to-?do)) (?=(?-i:\\p{Lu})))(?<title>[^"“”\\n:?]{2,120}?)${END}`,
);

/** A task that is to be called otherwise, and of which one word or two are said, by its own title: the only open one that has those words. */
function withTaskCalled(request: StepRequest, call: Call): StepRequest {
  const { message, people } = request;
  const said = message.length > 350 ? undefined : (IN_QUOTES.exec(message) ?? WITHOUT.exec(message))?.groups;
  const ref = said?.["ref"] ?? said?.["other"] ?? "";
  const words = contentWords(ref);
  if (!said || words.length === 0) return request;
  const isOfPerson = people.some(
    ({ name, by }) =>
      by !== "near" && by !== "company" && plainWords(name).some((word) => plainWords(ref).includes(word)),
  );
  // "Call the venue "about the piano"" names no task.
  const isTask = said["noun"] !== undefined || said["other"] !== undefined || (words.length > 1 && !isOfPerson);
  if (!isTask) return request;
  const { tasks = [] } = call("list_tasks", { status: "open", due: null, founderId: null, query: null });
  const [task, another] = tasks.filter(({ title }) => {
    const own = plainWords(title).map(stem);
    return words.every((word) => own.includes(word));
  });
  return !task || another || /["“”]/u.test(task.title)
    ? request
    : { ...request, message: `rename the task “${task.title}” to “${said["title"] ?? ""}”` };
}

/** An order about a task in the words that name it as a whole, where it is to be called otherwise, linked to someone else, or deleted. */
export const withOwnTitle = (request: StepRequest, call: Call): StepRequest =>
  withTasksAndFates(
    withTaskSaidShortly(withTaskTitled(withTaskSitting(withTaskCalled(request, call), call), call), call),
    call,
  );
