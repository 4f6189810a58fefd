import { DIGITS } from "../vocabulary/numbers.ts";
import { type Answer, say } from "../answers.ts";
import type { Call } from "../script.ts";
import { changedIn } from "../commands/like-the-last.ts";
import { plain } from "../wording.ts";
import { type InFull, type Known, LEAD, targetOf, typeOf } from "./targets.ts";

/** "Ok then 100", after a number that the field does not take. */
const A_NUMBER =
  /^(?:(?:ok|okay|oh|ah|oops|fine|then|so|well|right|sorry|all right|alright|make it|let['’]?s say|say)[\s,.]+)*(?<no>\d[\d.,]*)(?:\s+(?:then|instead|please))*[\s.!]*$/iu;
function ofRefused({ request }: Known): InFull | null {
  const number = A_NUMBER.exec(request.message)?.groups?.["no"];
  const [asked, answer] = request.history.slice(-2);
  if (number === undefined || asked?.role !== "user" || answer?.role !== "assistant") return null;
  if (!/^That did not work: [^.]* (?:must be|takes) /u.test(answer.content)) return null;
  const numbers = asked.content.match(/\d[\d.,]*/gu) ?? [];
  return numbers.length === 1
    ? { message: asked.content.replace(/\d[\d.,]*/u, number), people: peopleIn(request) }
    : null;
}
const peopleIn = ({ state }: Known["request"]) => (state?.person ? [state.person] : []);

/** "Delete it again", right after something was added. */
const AGAIN = new RegExp(
  String.raw`${LEAD}(?:delete|remove|erase|drop|take|throw)\s+(?:it|that|this|the note|that note)(?:\s+(?:out|off|away))?\s+again[\s.!]*$`,
  "iu",
);
function takenOutAgain({ request }: Known): InFull | null {
  const last = (request.changes ?? []).findLast(({ status }) => status === "executed" || status === "proposed");
  return AGAIN.test(request.message) && last?.tool.startsWith("create_") ? { message: "undo that", people: [] } : null;
}

const ORDINALS = ["first", "second", "third", "fourth", "fifth"];
const OF_PLACE = new RegExp(
  String.raw`${LEAD}(?:(?:raise|lower|set|bump|change|put|drop|move|increase|reduce|make|update)\s+(?:up\s+|down\s+)?(?:the\s+)?(?<place>first|second|third|fourth|fifth|last|latter|former)(?:\s+one(?:['’]s)?)?\s+(?:up\s+|down\s+)?(?:to|at|on)|give\s+(?:the\s+)?(?<given>first|second|third|fourth|fifth|last|latter|former)(?:\s+one)?)\s+(?<value>[$€£]?${DIGITS})(?:\s+(?:please|now|then|instead))*[\s.!]*$`,
  "iu",
);
/** "Raise the second one to 45", after the same field of several was told. */
function ofToldPlace({ request, columns }: Known): InFull | null {
  const { fields = [] } = request.state?.thread ?? {};
  const { given = "", place = given, value = "" } = OF_PLACE.exec(request.message)?.groups ?? {};
  if (fields.length < 2 || place === "") return null;
  const at = /^(?:last|latter)$/iu.test(place) ? fields.length - 1 : Math.max(0, ORDINALS.indexOf(place.toLowerCase()));
  const field = fields[at];
  if (!field) return null;
  const target = targetOf(field.label, columns);
  // A number is no status: which field is meant is asked.
  const of = target === null || typeOf(target) === "number" ? `${field.label} of ` : "";
  return { message: `Set ${of}${field.person.name} to ${value}`, people: [field.person] };
}

const OTHER_TASK = new RegExp(
  String.raw`${LEAD}(?:(?:move|push|set|put|bring|shift|postpone)\s+)?(?:the\s+)?other(?:\s+(?:one|task))?\s+(?:(?:goes|moves?|push|shift|put|set|(?:can|should|could|may)\s+(?:go|move|wait|be)|is|gets?|waits)\s+)?(?<to>(?:to|on|until|till|by|for)\s+\S.{1,30}?)[\s.!]*$`,
  "iu",
);
/** "And the other one to Tuesday", after one task of a list of two was moved. */
function otherTask({ request, call }: Known): InFull | null {
  const to = OTHER_TASK.exec(request.message)?.groups?.["to"];
  const { list = [] } = request.state?.thread ?? {};
  const tasks = list.filter(({ kind }) => kind === "task");
  const [last] = request.changes ?? [];
  if (to === undefined || last?.tool !== "update_task") return null;
  const told = tasks.length === 0 ? tasksTold(request, call) : tasks.length === 2 ? tasks : [];
  const [other, another] = told.filter(({ id }) => id !== last.recordId);
  return other && !another ? { message: `move the task “${plain(other.name)}” ${to}`, people: [] } : null;
}

/** The open tasks that the last answers told of. */
function tasksTold({ history }: Known["request"], call: Call): { id: string; name: string }[] {
  const said = history.flatMap(({ role, content }) => (role === "assistant" ? [content] : [])).slice(-3);
  const { tasks = [] } = call("list_tasks", { status: "open", due: null, founderId: null, query: null });
  return tasks.flatMap(({ id, title }) => (said.some((text) => text.includes(title)) ? [{ id, name: title }] : []));
}

/** "And the other one to Tuesday", where more than one other is in the list. */
export function unclearOther({ state, changes = [], message }: Known["request"]): Answer | null {
  const isOfPeople =
    changes.length > 0 && changes.every(({ tool }) => /^(?:update_founder|set_custom_value)$/u.test(tool));
  const people = (state?.thread?.list ?? []).filter(({ kind }) => kind === "person");
  const changed = new Set(changes.map(({ founderId }) => founderId ?? ""));
  if (isOfPeople && people.length > 0 && people.every(({ id }) => changed.has(id)) && THE_OTHERS.test(message))
    return say("Who do you mean by the others? Please name them.");
  const gone = new Set([...changed, ...(state?.thread?.spoken ?? [])]);
  const others = people.filter(({ id }) => !gone.has(id));
  if (isOfPeople && others.length > 1 && others.length < people.length && isOfOne(message))
    return say("Who do you mean by the other one? There are several others in that list: please name the person.");
  const tasks = (state?.thread?.list ?? []).filter(({ kind }) => kind === "task");
  return OTHER_TASK.test(message) && tasks.length > 2 && changes[0]?.tool === "update_task"
    ? say("Which task do you mean? There are several others in that list: please say some words of its title.")
    : null;
}

const THE_OTHERS = new RegExp(
  String.raw`${LEAD}(?:(?:set|give|put|move|assign|make)\s+)?(?:all\s+)?(?:the\s+)?(?:others?(?:\s+(?:ones?|two|three|four|five))?|rest)\s+(?:(?:go|goes|get|gets|to|in|into|on|at|are|is|should be)\s+)+(?<value>\S.{0,40}?)(?:\s+please)?[\s.!]*$`,
  "iu",
);
/** "The other one", and not "the other ones" or "the other two". */
const isOfOne = (message: string): boolean =>
  THE_OTHERS.test(message) && /\bother(?:\s+one)?\s+(?!ones?\b|two\b|three\b|four\b|five\b)/iu.test(message);
/** "And the others to Ewan", after some of a list were given to someone else. */
function otherPeople({ request, columns }: Known): InFull | null {
  const value = THE_OTHERS.exec(request.message)?.groups?.["value"];
  const { list = [], spoken = [] } = request.state?.thread ?? {};
  const changes = (request.changes ?? []).filter(({ status }) => status === "executed" || status === "proposed");
  const [changed, another] = changedIn(changes.at(-1), columns);
  const gone = new Set([...spoken, ...changes.map(({ founderId }) => founderId ?? "")]);
  const people = list.filter(({ kind }) => kind === "person");
  const others = people.filter(({ id }) => !gone.has(id));
  const isOfList = changes.length > 0 && changes.every(({ founderId }) => people.some(({ id }) => id === founderId));
  if (value === undefined || !changed || another || !isOfList || others.length === 0 || others.length > 8) return null;
  if (others.length > 1 && isOfOne(request.message)) return null;
  const names = others.map(({ name }) => name);
  const said = names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}` : (names[0] ?? "");
  return { message: `Set ${changed.label} of ${said} to ${value}`, people: others };
}

/** What goes on from the last answer or change in a few words, in full; null for other words. */
export const ofTheLast = (known: Known): InFull | null =>
  ofRefused(known) ?? takenOutAgain(known) ?? ofToldPlace(known) ?? otherTask(known) ?? otherPeople(known);
