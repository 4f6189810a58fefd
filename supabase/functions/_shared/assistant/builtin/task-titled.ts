import type { StepRequest } from "../assistant-model.ts";
import { plainWords } from "../words.ts";
import type { Call } from "./script.ts";

const POLITE = "(?:(?:please|pls|can you|could you|ok|okay|and|now|then)[\\s,]+)*";
const OF_TASK = "(?:(?:the|my|our) )?(?:task|reminder|to-?do)(?: (?:called|named|titled))?[:,]? ";
const RENAMES = new RegExp(`^\\W*${POLITE}(?:rename|retitle) ${OF_TASK}(?<rest>[^"“”\\n]{3,400}?)[\\s.!]*$`, "iu");
const CALLS = new RegExp(
  `^\\W*${POLITE}(?:call|name) (?<ref>(?:the|my|our) (?:task|reminder|to-?do)(?: (?:for|about|with|on|to) [^"“”\\n:]{2,60}?)?|[^"“”\\n:]{2,60}? (?:task|reminder)) (?<title>["“][^"“”\\n]{2,200}["”])(?: (?:please|pls|instead|now))*[\\s.!]*$`,
  "iu",
);
const DELETES = new RegExp(
  `^\\W*(?<verb>${POLITE}(?:delete|remove|drop|complete|finish|tick off|reopen)) ${OF_TASK}(?<rest>[^"“”\\n]{3,200}?)[\\s.!]*$`,
  "iu",
);
const THEN_OFF =
  /^(?<title>.+?),? and (?:also |please )*(?:take|remove|unlink|drop) (?<who>\p{L}[\p{L}\p{M}'’ -]{1,40}?) (?:off|from)(?: of)? (?:it|that|there|the task)$/iu;

/** Where a title ends that a text begins with; -1 where it begins otherwise. */
function endOf(title: string, text: string): number {
  const words = plainWords(title).join(" ");
  for (const { index } of text.matchAll(/\s|$/gu))
    if (plainWords(text.slice(0, index)).join(" ") === words) return index;
  return -1;
}

/**
 * "Rename the task get bread and go to Rome to Get bread": the old title is the whole title of a task, and the new one stands behind it;
 * what is to be deleted is the task that is called exactly so. Other messages are unchanged.
 */
export function withTaskTitled(request: StepRequest, call: Call): StepRequest {
  const { message } = request;
  if (message.length > 450 || !/(?<!\p{L})(?:task|reminder|to-?do)(?!\p{L})/iu.test(message)) return request;
  const called = CALLS.exec(message)?.groups;
  if (called) return { ...request, message: `rename ${called["ref"] ?? ""} to ${called["title"] ?? ""}` };
  const renamed = RENAMES.exec(message)?.groups?.["rest"];
  const deleted = DELETES.exec(message)?.groups;
  const rest = renamed ?? deleted?.["rest"];
  if (rest === undefined) return request;
  const { tasks = [] } = call("list_tasks", { status: "open", due: null, founderId: null, query: null });
  const found = tasks
    .map(({ title }) => ({ title, end: endOf(title, rest) }))
    .filter(({ end }) => end > 0)
    .sort((one, other) => other.end - one.end);
  const [longest] = found;
  if (!longest || /["“”]/u.test(longest.title)) return request;
  const behind = rest.slice(longest.end).trim();
  if (deleted)
    return behind === "" ? { ...request, message: `${deleted["verb"] ?? ""} the task “${longest.title}”` } : request;
  const said = /^(?:to|into|as|:|->)\s+(?<title>\S.+)$/iu.exec(behind)?.groups?.["title"];
  if (said === undefined) return request;
  const { title = said, who } = THEN_OFF.exec(said)?.groups ?? {};
  return {
    ...request,
    message: `rename the task “${longest.title}” to “${title}”${who === undefined ? "" : `. Take ${who.toLowerCase()} off the task`}`,
  };
}
