import { reading } from "./frames.ts";
import type { Parser } from "./grammar.ts";
import { addTask } from "./new-tasks.ts";

const EVERYONE =
  /^(?:(?<head>.{2,60}?)\s+)?(?:everyone|everybody|(?:each|every)(?: one)? (?:person|contact|founder)|(?:all|each|every)(?: of)?(?: the| my| our)? (?:people|contacts|founders|folks))\b(?<filter>.*)$/iu;

/** "A follow-up with everyone who is in Meeting": a task for each of them, where it is plain who they are. */
export const addTaskForEach: Parser = (parse) => {
  const read = addTask(parse);
  if (read === null || "problem" in read || read.frame.do !== "add_task" || read.more.length > 0) return null;
  const { head = "", filter = "" } = EVERYONE.exec(read.frame.title)?.groups ?? {};
  // "Follow-ups for everyone in Casting": the words before were read as the kind of task.
  const before = head === "" && /\bfollow ?-?ups?\b/iu.test(parse.text) ? "Follow up with" : head;
  if (before === "" || filter.trim() === "") return null;
  return reading({ do: "add_task_each", head: before, filter: filter.trim(), task: read.frame });
};
