import type { Frame, Problem, TaskChange } from "../commands/frames.ts";
import { withoutDayIn } from "../commands/title-of.ts";
import { findDates } from "../find-dates.ts";
import type { Turn } from "../ready.ts";
import { sentenceCase } from "../wording.ts";
import { saidShift } from "../commands/said-shift.ts";
import { dayIn, rhythmIn, shiftIn } from "./days-in.ts";
import type { Intent } from "./intents.ts";
import { tasksIn } from "./task-refs.ts";
import { inSlot, type SlotWords, type Understood } from "./understood.ts";
import { whoIn } from "./who-in.ts";

const WHEN: Problem = { problem: "To which day?", offers: [], asks: { asks: "date", about: "" } };
const FROM: Problem = { problem: "From which day on?", offers: [], asks: { asks: "date", about: "" } };
const RHYTHM: Problem = {
  problem: "Tasks repeat daily, weekly, monthly or quarterly. Which of these do you want?",
  offers: [],
};

/** What a text wants of tasks; null where a slot that it needs is not there. */
export function taskFrame(
  intent: Intent,
  slots: readonly SlotWords[],
  read: Understood,
  turn: Turn,
): Frame | Problem | Frame[] | null {
  if (intent === "add_task") return newTasks(slots, read, turn);
  const [who = null] = whoIn(slots, read);
  const change = changeOf(intent, slots, read, turn);
  const tasks = tasksIn(slots, read, intent === "task_person" ? null : who, turn);
  if (tasks.length === 0 || change === null) return null;
  if (intent === "task_delete") return { do: "delete_task", tasks };
  if ("problem" in change) return change;
  return { do: "change_task", tasks, change: withText(change, intent, slots) };
}

/** One task, or one for each title where each has a day of its own: "on Thursday … and on Friday …". */
function newTasks(slots: readonly SlotWords[], read: Understood, turn: Turn): Frame | Problem | Frame[] | null {
  const titles = inSlot(slots, "title");
  const days = inSlot(slots, "date");
  const [first] = titles;
  if (titles.length < 2 || titles.length !== days.length) return titles.length > 1 ? null : newTask(slots, read, turn);
  const isDayFirst = (days[0]?.from ?? 0) < (first?.from ?? 0);
  const frames = titles.map((title, no) => {
    const from = isDayFirst ? (days[no]?.from ?? 0) : title.from;
    const to = (isDayFirst ? days[no + 1]?.from : titles[no + 1]?.from) ?? read.text.length;
    return newTask(
      slots.filter((slot) => slot.from >= from && slot.to <= to),
      read,
      turn,
    );
  });
  const problem = frames.find((frame) => frame !== null && "problem" in frame);
  return problem ?? frames.filter((frame): frame is Frame => frame !== null && !("problem" in frame));
}

function newTask(slots: readonly SlotWords[], read: Understood, turn: Turn): Frame | Problem | null {
  const [title] = inSlot(slots, "title").map((slot) => inQuotes(slot, read));
  const [who = null] = whoIn(slots, read);
  if (!title) return null;
  const days = inSlot(slots, "date").flatMap((slot) => dayIn(slot, read) ?? []);
  const said = inSlot(slots, "date").length > 0;
  const [date = days[0] ?? null] = [turn.given["date:"]];
  const [rhythm] = inSlot(slots, "repeat");
  const recurrence = rhythm ? rhythmIn(rhythm) : null;
  if (rhythm && recurrence === null) return RHYTHM;
  if (date === null && (said || recurrence)) return recurrence ? FROM : WHEN;
  const times = inSlot(slots, "time").map(({ words }) => words);
  const inTitle = read.tokens.find(({ code, from, to }) => code === "P" && from >= title.from && to <= title.to);
  const person = inTitle?.slot?.is === "person" ? inTitle.slot.people : [];
  // A day that the title has kept is its own: "12 June dentist invoice".
  const [kept, another] = date === null ? findDates(title.words, read.today, read.language) : [];
  const day = kept && !another && kept.date > read.today ? kept : null;
  const named = day ? withoutDayIn(title.words, day.text) : title.words;
  return {
    do: "add_task",
    title: sentenceCase([(named === "" ? title.words : named).replace(ENDS, ""), ...times].join(" ")),
    date: day?.date ?? date,
    recurrence,
    who: who ?? (person.length > 0 ? { people: person, said: read.text.slice(inTitle?.from, inTitle?.to) } : null),
    ...(inSlot(slots, "state").length > 0 && { status: "in_progress" as const }),
  };
}

const ENDS = /[\s,;:–-]+(?:and|or|then|due|by|on|for|und|y|et)?$/iu;
/** A title in quotation marks is all that is between them. */
function inQuotes(slot: SlotWords, { tokens }: Understood): SlotWords {
  const quote = tokens.find((token) => token.slot?.is === "quote" && token.from < slot.to && token.to > slot.from);
  return quote?.slot?.is === "quote" ? { ...slot, from: quote.from, to: quote.to, words: quote.slot.words } : slot;
}

/** "Save the deadline" keeps a day: one is taken off only by a word that says so. */
const TAKES_DAY_OFF =
  /(?<!\p{L})(?:no|not|none|never|without|nothing|n['’]?t|\p{L}+n['’]t|dont|doesnt|isnt|cannot|whenever|any ?time|some ?day|open|off|out|away|from|remov\p{L}*|clear\p{L}*|drop\p{L}*|delet\p{L}*|eras\p{L}*|wip\p{L}*|cancel\p{L}*|strip\p{L}*|tak\p{L}*|unset\p{L}*|undate\p{L}*|los\p{L}*|go|goes|gone|scrap\p{L}*|forget|kill|ditch|empty|blank|lift\p{L}*|rid|relax\p{L}*|un\p{L}+|kein\p{L}*|nicht|ohne|entfern\p{L}*|lösch\p{L}*|weg|egal|sin|quita\p{L}*|borra\p{L}*|elimin\p{L}*|ya|sans|enl[eè]v\p{L}*|supprim\p{L}*|retir\p{L}*|plus|pas)(?!\p{L})/iu;

function changeOf(
  intent: Intent,
  slots: readonly SlotWords[],
  read: Understood,
  turn: Turn,
): TaskChange | Problem | null {
  const [title] = inSlot(slots, "title");
  const [rhythm] = inSlot(slots, "repeat");
  const [who] = whoIn(slots, read);
  switch (intent) {
    case "task_done":
      return { status: "done" };
    case "task_start":
      return { status: "in_progress" };
    case "task_reopen":
      return { status: "todo" };
    case "task_delete":
      return {};
    case "task_due":
      return dueOf(slots, read, turn);
    case "task_undated":
      return TAKES_DAY_OFF.test(read.text) ? { dueDate: null } : null;
    case "task_repeat": {
      const recurrence = rhythm ? rhythmIn(rhythm) : null;
      return recurrence ? { recurrence } : RHYTHM;
    }
    case "task_once":
      return { recurrence: null };
    case "task_rename":
      return title ? { title: sentenceCase(title.words) } : null;
    case "task_person":
      return who ? { who } : null;
    case "task_add_text":
      return inSlot(slots, "text").length > 0 ? {} : null;
    default:
      return null;
  }
}

function dueOf(slots: readonly SlotWords[], read: Understood, turn: Turn): TaskChange | Problem {
  const said = inSlot(slots, "date");
  const given = turn.given["date:"];
  if (given !== undefined) return { dueDate: given };
  const shift = said.length > 0 ? saidShift(read.text) : null;
  if (shift !== null) return { later: shift };
  for (const slot of said) {
    const later = shiftIn(slot, read);
    if (later !== null) return { later };
    const day = dayIn(slot, read);
    if (day !== null) return { dueDate: day };
  }
  return WHEN;
}

/** What is added to a task's text. */
function withText(change: TaskChange, intent: Intent, slots: readonly SlotWords[]): TaskChange {
  const [added] = inSlot(slots, "text");
  return intent === "task_add_text" && added ? { addition: sentenceCase(added.words) } : change;
}
