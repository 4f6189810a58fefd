import { peopleCalled } from "../by-name.ts";
import { WHO } from "../commands/rewording.ts";
import { type InFull, type Known, LEAD } from "./targets.ts";

const STATE = "(?<state>done|completed?|finished|closed|open|pending|unfinished)";
const TASK = "(?:task|to-?do|reminder|one)";
const ACT = "(?<act>delete|remove|erase|bin|get rid of|drop|reopen|mark|complete|close|move|push|rename)";
/** "Delete Ana's done task", "remove the finished task of Ana". */
const WAYS = [
  `${ACT}\\s+(?<who>${WHO})['’]s?\\s+(?:only\\s+|one\\s+)?${STATE}\\s+${TASK}`,
  `${ACT}\\s+the\\s+(?:one\\s+)?${STATE}\\s+${TASK}\\s+(?:of|for|with|from|on)\\s+(?<who>${WHO})`,
].map((way) => new RegExp(`${LEAD}${way}(?<rest>(?:\\s[^?\\n"“]{1,60})?)$`, "iu"));

/** The only task of someone that is done, or that is open, by its title. Null where they have none or several so. */
export function taskByState({ request, call }: Known): InFull | null {
  const message = request.message.trim().replace(/[\s.!]+$/u, "");
  const found = WAYS.map((way) => way.exec(message)?.groups).find((groups) => groups !== undefined);
  const { act = "", who = "", state = "", rest = "" } = found ?? {};
  const [person, another] = who === "" ? [] : peopleCalled(who, request.people);
  if (!person || another) return null;
  const { tasks = [] } = call("list_tasks", { status: "any", due: null, founderId: person.id, query: null });
  const isDone = /^(?:done|complete|finish|closed)/iu.test(state);
  const [task, more] = tasks.filter((one) => one.founderId === person.id && (one.status === "done") === isDone);
  if (!task || more || /["“”]/u.test(task.title)) return null;
  return { message: `${act} the task "${task.title}"${rest}`, people: [person] };
}
