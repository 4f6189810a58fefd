import type { AssistantAction } from "../../../contract/assistant.ts";
import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import type { Answer } from "../answers.ts";
import { findDates } from "../find-dates.ts";
import type { Listed } from "../reading.ts";
import type { Call } from "../script.ts";
import { takenBack } from "../taken-back.ts";
import { changedTask } from "./retitled.ts";
import { LEAD } from "./targets.ts";

const PLACES = ["first", "second", "third", "fourth", "fifth"];
const ONE = `(?:the\\s+)?(?<place>${PLACES.join("|")}|last)(?:\\s+(?:one|task|of them))?`;
const END = "(?:\\s+(?:please|then|too|instead|already|now))*[\\s.!]*$";
const IS = "(?:['’]s|is|was|should be|has to be|needs to be|must be)";
/** "The second one by Friday", "the first is due on the 9th". */
const OF_DAY = new RegExp(
  `${LEAD}${ONE}(?:\\s+${IS})?(?:\\s+(?:due|by|on|for|until|till|before|to|moves to|goes to))+\\s+(?<day>\\S.{1,30}?)${END}`,
  "iu",
);
/** "Move the second to Friday". */
const TO_DAY = new RegExp(
  `${LEAD}(?:move|push|set|put|make|shift|schedule|change)\\s+${ONE}\\s+(?:(?:to|for|on|by|until|till)\\s+)?(?<day>\\S.{1,30}?)${END}`,
  "iu",
);
/** "The second is for Maja". */
const OF_PERSON = new RegExp(
  `${LEAD}${ONE}\\s+(?:${IS}\\s+)?(?:actually\\s+)?(?:for|of|about)\\s+\\p{L}[\\p{L}\\p{M}'’-]{1,20}(?:\\s\\p{L}[\\p{L}\\p{M}'’-]{1,20})?(?:\\s+actually)?${END}`,
  "iu",
);
const IS_DONE = new RegExp(
  `${LEAD}(?:mark\\s+)?${ONE}(?:\\s+(?:${IS}|as|already))*\\s+(?:done|finished|completed?)${END}`,
  "iu",
);
const IS_GONE = new RegExp(
  `${LEAD}(?:(?:delete|remove|drop|scrap|cancel|undo|skip|not|without|forget)\\s+${ONE}|${ONE}\\s+(?:isn['’]t|is not|is no longer|['’]s not)\\s+(?:needed|necessary))(?:\\s+(?:any ?more|after all))*${END}`,
  "iu",
);

/** What the last message made, in order; null where it made no tasks, or the answer listed something since. */
function madeTasks({ changes = [], history }: StepRequest): AssistantAction[] | null {
  const standing = changes.filter(({ status }) => status === "executed" || status === "proposed");
  const reply = history.findLast(({ role }) => role === "assistant")?.content ?? "";
  const areTasks = standing.some(({ tool }) => tool === "create_task");
  return standing.length > 1 && areTasks && !/^(?:- |\d\. )/mu.test(reply) ? standing : null;
}

/** "The second one by Friday", "the first is done", after a message that made several tasks: of that one. Null for other words. */
export function ofMadeTask(request: StepRequest, call: Call): Answer | null {
  const message = request.message.trim();
  const made = request.mode === "ask" || message.length > 80 ? null : madeTasks(request);
  if (!made || (request.state?.question ?? null) !== null) return null;
  const done = IS_DONE.exec(message)?.groups?.["place"];
  const gone = IS_GONE.exec(message)?.groups?.["place"];
  const given = OF_PERSON.exec(message)?.groups?.["place"];
  const { place = done ?? gone ?? given, day = "" } = (OF_DAY.exec(message) ?? TO_DAY.exec(message))?.groups ?? {};
  const at = place === undefined ? null : PLACES.indexOf(place.toLowerCase());
  const task = at === null ? undefined : at < 0 ? made.at(-1) : made[at];
  if (task?.tool !== "create_task") return null;
  // The next message may name another of them.
  const listed = made.flatMap(({ recordId, status, params }): Listed[] =>
    status === "executed" && recordId !== null ? [{ kind: "task", id: recordId, name: String(params["title"]) }] : [],
  );
  const among = (answer: Answer): Answer => (listed.length === made.length ? { ...answer, listed } : answer);
  if (gone !== undefined) return takenBack([task], call);
  if (done !== undefined) return among(changedTask(task, { status: "done" }, call));
  const [person, other] = request.people.filter(({ by }) => by === "name" || by === "part");
  if (given !== undefined) return person && !other ? changedTask(task, { founderId: person.id }, call) : null;
  const [found, another] = findDates(day, request.today);
  const isDay = found && !another && plainWords(day.replace(found.text, "")).length === 0;
  return isDay ? among(changedTask(task, { dueDate: found.date }, call)) : null;
}
