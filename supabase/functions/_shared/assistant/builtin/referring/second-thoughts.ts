import type { StepRequest } from "../../assistant-model.ts";
import { slipsBetween } from "../../spelling.ts";

const OH = "(?:(?:oh|ah|hm+|no|nope|wait|sorry|oops|actually|hang on|hold on)[\\s,.!–-]+)*";
/** "Oh wait, not that, the kick-off call": another task than the last change was of. */
const NOT_THAT = new RegExp(
  `^${OH}not (?:that|this|it)(?: one| task)?\\s*[,.;–-]+\\s*(?<other>the \\p{L}[^,;:?!]{2,60})$`,
  "iu",
);
/** "Actually forget it, don't create it": what was just made is not wanted. */
const NOT_MADE = new RegExp(
  `^${OH}(?:(?:forget (?:it|that|about it)|never ?mind|scrap (?:it|that)|leave it)[\\s,.;!–-]+)?(?:and )?(?:please )?(?:don['’]?t|do not) (?<what>create|add|make|put in|save|store|keep) (?:it|that|this|the task|that task|the note|that note)(?: (?:after all|at all|please|now|then|any ?more))*[\\s.!]*$`,
  "iu",
);
/** "Hmm forget it, not yet": what was just done is not to be. */
const NOT_YET = new RegExp(
  `^${OH}(?:(?:forget (?:it|that|about it)|never ?mind|scrap (?:it|that)|undo (?:it|that))[\\s,.;!–-]+)(?:not yet|too early|too soon|maybe later|later|not now|for now|i changed my mind|changed my mind)(?: (?:after all|though|actually))*[\\s.!]*$`,
  "iu",
);
/** "Delete that task", after its day was changed: the task, and not the change. */
const DELETES_TASK = new RegExp(
  `^${OH}(?:please )?(?:delete|remove|erase) (?:that|this) (?:task|to-?do|reminder)[\\s.!]*$`,
  "iu",
);
/** "Take the note back", after something else was changed. */
const KIND_BACK = new RegExp(`^${OH}(?:please )?take the (?<kind>note|task|reminder) back[\\s.!]*$`, "iu");
const SAYS_DONE = /^(?:the )?task (?<title>[^:;?!,]{2,80}?) is (?:now |already )?(?<state>\p{L}{3,10})[\s.!]*$/iu;
const DONE = ["done", "finished", "completed", "complete"];

/** A message that takes the last change back, or misspells that a task is done, in the words that are read. */
export function withSecondThought(request: StepRequest): StepRequest {
  const message = request.message.trim();
  if (message.length > 120 || message.includes("\n")) return request;
  const { title = "", state = "" } = SAYS_DONE.exec(message)?.groups ?? {};
  const word = state.toLowerCase();
  if (title !== "" && !DONE.includes(word) && DONE.some((one) => slipsBetween(word, one) === 1))
    return { ...request, message: `the task ${title} is ${state}` };
  const last = (request.changes ?? []).filter(({ status }) => status === "executed" || status === "proposed").at(-1);
  if (!last) return request;
  const other = NOT_THAT.exec(message)?.groups?.["other"];
  if (other !== undefined && /_task$/.test(last.tool)) return { ...request, message: `no not that one, ${other}` };
  if (NOT_YET.test(message) && (request.state?.question ?? null) === null) return { ...request, message: "undo that" };
  if (DELETES_TASK.test(message) && last.tool === "update_task") return { ...request, message: "delete the task" };
  const kind = KIND_BACK.exec(message)?.groups?.["kind"];
  if (kind !== undefined) return { ...request, message: `take back the ${kind}` };
  const what = NOT_MADE.exec(message)?.groups?.["what"];
  if (what === undefined) return request;
  // A day that was set since then goes with the task that was made.
  const isMade = last.tool === "update_task" && /^(?:create|add|make|put in)$/iu.test(what);
  return { ...request, message: isMade ? "delete that task" : "undo that" };
}
