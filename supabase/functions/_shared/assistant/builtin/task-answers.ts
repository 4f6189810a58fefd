import { type Answer, type Answering, say, whom } from "./answers.ts";
import { contentWords } from "../words.ts";
import type { Clause } from "./reading.ts";
import type { Call, TaskLine } from "./script.ts";
import { sentenceCase, taskLine } from "./wording.ts";
import { outcome, withoutPoliteness } from "./outcome.ts";

const LEADS: readonly RegExp[] = [
  /^(?:add|create|make|set(?: up)?|put|new|give me|plan|i (?:want|need))\s+(?:me\s+)?(?:(?:a|an|the|another)\s+)?(?:new\s+)?(?:(?:daily|weekly|monthly|quarterly)\s+)?(?:follow[- ]?up\s+)?(?:task|to-?do|reminder)s?\b\s*(?:(?:for|about|with)\s+(?=\S+(?:\s\S+)?\s*:))?/iu,
  /^(?:new\s+)?(?:task|to-?do|reminder|note to self)\b\s*:?\s*/iu,
  /^(?:remind|ping|nudge) me\b\s*/iu,
  /^let me know\b\s*/iu,
  /^(?:don['’]?t (?:let me )?forget|make sure|remember)(?:\s+(?:that\s+)?i)?\b\s*/iu,
  /^i (?:still )?(?:need|have|want) to\b\s*/iu,
  /^i (?:must|should|want)\b\s*/iu,
  /^(?:add|put) (?:to|on) my (?:to-?do )?(?:list|tasks)\b\s*:?\s*/iu,
  /^(?:add|put|schedule|plan)\b\s+/iu,
];
const TRAILS = /\s*(?:,?\s*add it|(?:on|to) my (?:to-?do )?(?:list|tasks)(?: for)?|please|,?\s*thanks)\s*[.!]*$/iu;

/** What a clause wants done: the words without the asking, the day and the repetition. */
export function titleOf({ text, dates, recurrence, people, mention }: Clause): string {
  let rest = withoutPoliteness(text);
  for (const date of dates) rest = rest.replace(date.text.trim(), " ");
  if (recurrence) rest = rest.replace(recurrence.text, " ");
  rest = rest.replace(/\s+/g, " ").trim();
  for (const lead of LEADS) {
    const after = rest.replace(lead, "");
    if (after !== rest) {
      rest = after.trim();
      break;
    }
  }
  rest = rest
    .replace(TRAILS, "")
    .replace(/^(?:to|that|about|for|called|saying|:|-)\s+/iu, "")
    .replace(/\s+(?:on|by|for|at|due|before|until)\s*$/iu, "")
    .trim();
  const [person] = people;
  const onlyNames = mention !== null && contentWords(rest).every((word) => contentWords(mention).includes(word));
  if (person && (rest === "" || onlyNames)) return `Follow up with ${person.name}`;
  if (person && mention !== null)
    rest = rest.replace(
      new RegExp(`^(?:for|with|about)?\\s*${mention.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}\\s*:\\s*`, "iu"),
      "",
    );
  return sentenceCase(rest);
}

const createTask: Answering = (clause, call) => {
  const title = titleOf(clause);
  if (contentWords(title).length === 0) return say("What is to be done?");
  const [person, another] = clause.people;
  if (another) {
    const named = whom(clause);
    if ("answer" in named) return named.answer;
  }
  const [date] = clause.dates;
  const recurrence = clause.recurrence?.recurrence ?? null;
  if (recurrence !== null && date === undefined)
    return say(`From which day on? For example: “${clause.text.replace(/[.!?]+$/, "")} from Monday”.`);
  const given = {
    title,
    description: null,
    status: null,
    dueDate: date?.date ?? null,
    recurrence,
    founderId: person?.id ?? null,
  };
  return outcome(call("create_task", given), person);
};

const REFERRING =
  /\b(?:please|can you|could you|mark|set|move|push|postpone|reschedule|delay|snooze|shift|bring|delete|remove|complete|finish(?:ed)?|close|cross|check|tick|start(?:ed)?|begin|began|working|doing|cancel|erase|scrap|drop|throw|get|rid|change|make|put|the|my|a|an|task|tasks|reminder|todo|to-do|status|due|date|deadline|as|is|of|off|out|away|back|forward|from|list|done|complete|completed|finished|in|progress|now|i|have|has|did|already|am|to|until|for|on|about|with|it|any|more|don|t|need|this|that|today|tomorrow|begin|ve|m)\b/giu;

/** The task that a clause means: by the words that are left when the asking is gone. */
function taskMeant(clause: Clause, call: Call): { task: TaskLine } | { answer: Answer } {
  const quoted = /["“«]([^"”»]+)["”»]/u.exec(clause.text)?.[1];
  let words = quoted ?? clause.text;
  for (const date of quoted ? [] : clause.dates) words = words.replace(date.text.trim(), " ");
  const reference = contentWords(quoted ?? words.replace(/['’]/g, " ").replace(REFERRING, " "));
  const [person] = clause.people;
  const { tasks = [] } = call("list_tasks", { status: "open", due: null, founderId: null, query: null });
  const scored = tasks
    .map((task) => {
      const own = new Set(contentWords(`${task.title} ${task.founderName ?? ""}`));
      const hits = reference.filter((word) => own.has(word)).length;
      return { task, score: reference.length === 0 ? 0 : hits / reference.length };
    })
    .filter(
      ({ task, score }) =>
        score >= 0.6 || (reference.length === 0 && person !== undefined && task.founderId === person.id),
    );
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const fits = scored.filter(({ score }) => score === best).map(({ task }) => task);
  const [task, another] = fits;
  if (!task) return { answer: say(`I don't find that task among your open tasks.`, ["List my tasks"]) };
  if (another) return { answer: say(["Which task do you mean?", ...fits.slice(0, 5).map(taskLine)].join("\n")) };
  return { task };
}

function onTask(input: (clause: Clause, taskId: string) => { tool: string; input: object } | Answer): Answering {
  return (clause, call) => {
    const meant = taskMeant(clause, call);
    if ("answer" in meant) return meant.answer;
    const wanted = input(clause, meant.task.id);
    return "text" in wanted ? wanted : outcome(call(wanted.tool, wanted.input));
  };
}

const patch = (set: object) => ({
  title: null,
  description: null,
  status: null,
  dueDate: null,
  recurrence: null,
  founderId: null,
  ...set,
});
const setTask = (taskId: string, set: object) => ({
  tool: "update_task",
  input: { taskId, patch: patch(set), clear: [] },
});

export const taskAnswers: Record<string, Answering> = {
  create_task: createTask,
  complete_task: onTask((_, taskId) => setTask(taskId, { status: "done" })),
  start_task: onTask((_, taskId) => setTask(taskId, { status: "in_progress" })),
  reschedule_task: onTask(({ dates }, taskId) => {
    const date = dates.at(-1);
    return date ? setTask(taskId, { dueDate: date.date }) : say("To which day?");
  }),
  delete_task: onTask((_, taskId) => ({ tool: "delete_task", input: { taskId } })),
};
