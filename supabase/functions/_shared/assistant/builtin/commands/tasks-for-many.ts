import { reading } from "./frames.ts";
import type { Parser } from "./grammar.ts";
import { addTask } from "./new-tasks.ts";

const EVERYONE =
  /^(?<head>.{2,60}?)\s+(?:everyone|everybody|(?:each|every)(?: one)? (?:person|contact|founder)|(?:all|each|every)(?: of)?(?: the| my| our)? (?:people|contacts|founders|folks))\b(?<filter>.*)$/iu;

/** "A follow-up with everyone who is in Meeting": a task for each of them, where it is plain who they are. */
export const addTaskForEach: Parser = (parse) => {
  const read = addTask(parse);
  if (read === null || "problem" in read || read.frame.do !== "add_task" || read.more.length > 0) return null;
  const { head = "", filter = "" } = EVERYONE.exec(read.frame.title)?.groups ?? {};
  if (head === "" || filter.trim() === "") return null;
  return reading({ do: "add_task_each", head, filter: filter.trim(), task: read.frame });
};
