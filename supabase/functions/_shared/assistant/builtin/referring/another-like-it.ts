import type { StepRequest } from "../../assistant-model.ts";
import { contentWords, plainWords } from "../../words.ts";
import { oneMeant } from "../commands/one-meant.ts";
import { re } from "../commands/rewording.ts";
import { isNoteLead, startsCommand } from "../commands/split-clauses.ts";
import { findDates } from "../find-dates.ts";
import { literal } from "../literal.ts";
import { withoutOptionsMovedTo } from "./options-moved-to.ts";
import { nameInstead } from "../name-instead.ts";
import { otherDay } from "../other-day.ts";
import type { Call, TaskLine } from "../script.ts";

const MAKES =
  "(?:make|add|create|set up|schedule|put in|book|do|open|start|plan|arrange|have|get|log|pop in|stick in)(?: me| us)?";
const ONE = "(?:(?:an?|the) (?:new|second|similar|further) one|another(?: one)?|one more|a second|same again)";
/** "…, and make a new one with Hugo the day after": what stands before it, and who and when behind it. */
const BEHIND = re(
  `^(?<first>\\S.*?)(?:[\\s,.;–—-]+(?:and|then|plus|also|please)(?:[\\s,]+(?:then|also|please))*[\\s,]+(?<makes>${MAKES} )?|[,.;–—-]+\\s+(?<does>${MAKES} ))${ONE} (?:for|with|about) (?<tail>\\p{L}[^:?!\\n"“”]{1,70}?)[\\s.!]*$`,
);
/** "Make a new one with Hugo the day after", as a message of its own. */
const ALONE = re(
  `^\\W*(?:(?:and|also|plus|oh|ok|okay|then|please|can you|could you)[\\s,]+)*(?:${MAKES} )?${ONE} (?:for|with|about) (?<tail>\\p{L}[^:?!\\n"“”]{1,70}?)[\\s.!]*$`,
);
const STEP =
  /[\s,]+(?:on |for |due )?(?<step>the (?:next|following) (?:day|week)|the (?:day|week) after(?: that)?|the same (?:day|date)|same (?:day|date)|(?:an?|one|two|three|four|five|six|seven|\d{1,2}) (?:day|week)s? (?:later|after|earlier|before)(?: that)?)(?:[\s,]+(?:please|too|as well))*$/iu;
const LEADS_TO_DAY = /(?:[\s,]+(?:on|by|for|due|this|next|coming|the|please|too))*[\s,]*$/iu;
/** What is made first, by an order of its own: "remind me to call Ana on Friday". */
const FIRST_MADE =
  /^\W*(?:(?:please|can you|could you)[\s,]+)*(?:remind me to|(?:add|make|create|set up) an? (?:new )?(?:task|reminder|to-?do)(?:\s*:|\s+to)?|(?:task|reminder|to-?do)\s*:|(?=(?:book|schedule|arrange|plan|set up) ))\s*(?<what>\S.*)$/iu;

/** Who a new one is with, and when: a day, or how far behind the first one. */
interface Other {
  who: StepRequest["people"][number];
  day: string | null;
  step: string | null;
}

function otherOf(tail: string, { people, today }: StepRequest): Other | null {
  const step = STEP.exec(tail);
  const [found, more] = step ? [] : findDates(tail, today);
  if (more || (found && tail.slice(found.index + found.text.length).replace(/[\s,.]|please|too/giu, "") !== ""))
    return null;
  const named = step ? tail.slice(0, step.index) : tail.slice(0, found?.index).replace(LEADS_TO_DAY, "");
  const known = people.filter(({ by }) => by === "name" || by === "part");
  const who = oneMeant(named, known);
  return who && { who, day: found?.date ?? null, step: step?.groups?.["step"]?.toLowerCase() ?? null };
}

/** What one is like: its title, the person of it and its day. */
interface Model {
  title: string;
  of: string | null;
  due: string | null;
}

const modelOf = ({ title, founderName, dueDate }: TaskLine): Model => ({ title, of: founderName, due: dueDate });

const SAYS_ONE = /(?<!\p{L})(?:ones?|tasks?|both|reminders?|to-?dos?)(?!\p{L})/iu;
/** The one open task that the words before name best. */
function namedBefore(before: string, not: string, request: StepRequest, call: Call): TaskLine | null {
  const first = withoutOptionsMovedTo(before, request);
  const said = new Set(contentWords(first));
  const { tasks = [] } = call("list_tasks", { status: "open", due: null, founderId: null, query: null });
  const scored = tasks
    .filter(({ founderId }) => founderId !== not)
    .map((task) => ({
      task,
      score: [...new Set(contentWords(`${task.title} ${task.founderName ?? ""}`))].filter((word) => said.has(word))
        .length,
      // "Move Ana to Lead" speaks of her, and "move the Ana one" of what is hers.
      inTitle: contentWords(task.title).some(
        (word) => said.has(word) && (SAYS_ONE.test(first) || !contentWords(task.founderName ?? "").includes(word)),
      ),
    }))
    .filter(({ score, inTitle }) => score > 0 && inTitle);
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const [only, another] = scored.filter(({ score }) => score === best);
  return only && !another ? only.task : null;
}

/** What is made in the words before, which no task is called yet. */
function madeBefore(first: string, not: string, { people, today }: StepRequest): Model | null {
  const what = FIRST_MADE.exec(first)?.groups?.["what"];
  if (what === undefined || /[;:\n]/u.test(what)) return null;
  const [day, more] = findDates(what, today);
  const [who, other] = people.filter(
    ({ id, by, name }) =>
      id !== not &&
      (by === "name" || by === "part") &&
      plainWords(name).some((word) => plainWords(what).includes(word)),
  );
  if (more || other || (day && what.slice(day.index + day.text.length).trim() !== "")) return null;
  const title = what.slice(0, day?.index).replace(LEADS_TO_DAY, "");
  return title === "" ? null : { title, of: who?.name ?? null, due: day?.date ?? null };
}

/** The task that was made or changed last, or the only one that was listed. */
function spokenOf({ changes = [], state }: StepRequest, call: Call): Model | null {
  const standing = changes.filter(({ status }) => status === "executed" || status === "proposed");
  const [last, more] = standing;
  const [listed, other] = state?.list ?? [];
  const only = listed?.kind === "task" && !other ? listed.id : null;
  if (more || (last && !/^(?:create|update)_task$/u.test(last.tool))) return null;
  const id = last?.recordId ?? last?.params["taskId"] ?? only;
  const { tasks = [] } = call("list_tasks", { status: "any", due: null, founderId: null, query: null });
  const task = tasks.find((one) => one.id === id);
  const { dueDate } = (last?.params["patch"] ?? last?.params ?? {}) as { dueDate?: unknown };
  const moved = typeof dueDate === "string" ? dueDate : null;
  return task ? { ...modelOf(task), due: moved ?? task.dueDate } : null;
}

function dayOf({ day, step }: Other, due: string | null): string | null {
  if (day !== null || step === null || due === null) return day ?? (step === null ? due : null);
  if (/same/u.test(step)) return due;
  return otherDay(step.replace(/^the (?:next |following )?(day|week)(?: after)?/u, "a $1 later"), due);
}

/** The title with the other one's name where it names the first. */
const titleWith = ({ title, of }: Model, who: string): string =>
  (of === null ? title : nameInstead(title, of, who)).replace(
    new RegExp(`(?<!\\p{L})(?:a |the )?(?:new|another|second) (?=${literal(who)})`, "iu"),
    "",
  );

/**
 * "The Padraic lunch goes to the 24th, and make a new one with Hugo the day after": one more task like the one that was just spoken of, for
 * someone else, by its title; no change of another task of theirs. Other messages are unchanged.
 */
export function withAnotherLikeIt(request: StepRequest, call: Call): StepRequest {
  const { message } = request;
  if (request.mode === "ask" || message.length > 300 || message.includes("\n")) return request;
  const alone = ALONE.exec(message)?.groups?.["tail"];
  const said = alone === undefined ? BEHIND.exec(message)?.groups : { tail: alone };
  const { first = "", tail = "", makes, does } = said ?? {};
  // "Ana wants a tasting and another one with Tom" is told.
  const isOrder =
    alone !== undefined || (makes ?? does) !== undefined || startsCommand(first) || FIRST_MADE.test(first);
  const other = tail === "" || !isOrder || isNoteLead(message) ? null : otherOf(tail, request);
  if (!other || (alone !== undefined && other.day === null && other.step === null)) return request;
  const model = first === "" ? spokenOf(request, call) : modelBefore(first, other, request, call);
  // Who it is for, of nothing that is known: at most a new task is meant.
  if (!model) return first === "" && other.step !== null ? { ...request, message: "add a task" } : request;
  const due = dayOf(other, model.due);
  const title = titleWith(model, other.who.name);
  if (/["“”\n]/u.test(title) || (other.step !== null && due === null)) return request;
  const order = `add the task "${title}" for ${other.who.name}${due === null ? "" : ` on ${due}`}`;
  return { ...request, message: first === "" ? order : `${first.replace(/[\s,;.–—-]+$/u, "")}. ${order}` };
}

function modelBefore(first: string, { who }: Other, request: StepRequest, call: Call): Model | null {
  const task = namedBefore(first, who.id, request, call);
  const [day, more] = findDates(first, request.today);
  const made = madeBefore(first, who.id, request);
  return made ?? (task && { ...modelOf(task), due: day && !more ? day.date : task.dueDate });
}
