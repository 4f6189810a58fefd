import { addDays, addMonths } from "../../contract/calendar-date.ts";
import type { StepRequest } from "../assistant-model.ts";
import { contentWords, plainWords, stem } from "../words.ts";
import { type Answer, say } from "./answers.ts";
import { END, POLITE, re } from "./commands/rewording.ts";
import { findDates } from "./find-dates.ts";
import { isNamedByMoreThanFirm, isNamedByTitle } from "./named-by-title.ts";
import type { Call, TaskLine } from "./script.ts";
import { isAkin } from "./vocabulary/akin.ts";
import { plain } from "./wording.ts";

const NOUN = "(?: (?:one|thing|job|item|task|reminder|to-?do))?";
const REF = `(?:the |my |our |that )?(?<ref>(?!(?:it|that|this|he|she|they|we|i|you|note|task|reminder)(?!\\p{L}))[^,;:.?!\\n"“”]{2,60}?)${NOUN}(?: (?:for|on|with|of) (?<who>\\p{L}[\\p{L}\\p{M}'’-]*))?`;
const BREAK = "\\s*(?:[:,;…–—-]+)\\s*";
const COUNT = "an?|one|two|three|four|five|six|seven|eight|ten|\\d{1,2}";
const MORE = `(?:another|(?<count>${COUNT})(?: (?:more|extra|further|additional))?|an (?:extra|additional)) (?<unit>day|week|fortnight|month)s?(?: (?:more|extra|longer|on top|yet))?`;
const GIVES =
  "(?:(?:let['’]?s |we['’]ll |i['’]ll |we |i |it |please |could do with |can have |just )*(?:(?<gives>give|allow|add)|gets?|needs?|wants?|could do with|can have)(?: (?:it|that|this|me|us|them))? )";
/** "Skellig review: give it another week", "the oven quote needs two more days". */
const MORE_TIME = [
  re(`^\\W*${POLITE}${REF}${BREAK}${GIVES}?${MORE}${END}`),
  re(`^\\W*${POLITE}${REF} (?:could do with|needs|will need|can have|should get|gets) ${MORE}${END}`),
];
const ONCE =
  "(?:(?:doing it |just |only )*(?:the )?once(?: only)?(?: (?:is|will be|would be|was) (?:enough|plenty|fine|grand))?|one time only|a single time|one-?off)";
const NO_REPEAT =
  "(?:(?:and )?(?:no|not|never|without|stop(?: the)?|don['’]?t|it (?:doesn['’]t|needn['’]t|shouldn['’]t)|no need (?:to|for(?: the)?))(?: (?:more|need to|have to|any))* (?:repeat(?:s|ing|ed)?|recur(?:s|ring)?|repetition)(?: (?:it|that|this|any ?more))*)";
/** "The KYC thing on Hugo - once is enough, no repeating". */
const ONLY_ONCE = re(
  `^\\W*${POLITE}${REF}(?:${BREAK}| (?=no need))(?:${ONCE}(?:[\\s,;–—-]+(?:and )?${NO_REPEAT})?|${NO_REPEAT}(?:[\\s,;–—-]+${ONCE})?)${END}`,
);
const WHENEVER =
  "(?:whenever(?: (?:it|i|we|you)\\b[^,;:.?!\\n]{0,30}| suits| is fine)?|any ?time(?: (?:is|will do|works|at all)(?: (?:fine|ok|okay|grand))?)?|(?:it |that )?(?:can|will) wait|no (?:rush|hurry)|open[- ]ended|it['’]?s not urgent|not urgent|when(?:ever)? i get to it)";
const NO_DAY = "no (?:due |fixed |set )?(?:date|day|deadline)(?: (?:needed|any ?more|at all|for now))?";
/** "No due date on the translation, whenever", "the translation: no deadline, whenever". */
const UNDATED = [
  re(`^\\W*${POLITE}${NO_DAY} (?:on|for) ${REF}${BREAK}${WHENEVER}${END}`),
  re(`^\\W*${POLITE}${REF}${BREAK}${NO_DAY}${BREAK}${WHENEVER}${END}`),
];
const DUE = "(?:due ?date|due day|deadline|date|day)";
/** "Deadline for the solicitors job is Wednesday now". */
const DEADLINE = re(
  `^\\W*${POLITE}(?:the )?(?:new )?(?:due ?date|due day|deadline) (?:for|on|of) (?:the |my |our |that )?(?<ref>[^,;:.?!\\n"“”]{2,60}?) (?:job|thing|item|one|task|reminder|to-?do)(?: (?:now|is|has|been|moved|moves|shifted|changed|becomes|to|goes))+ (?<day>[^,;:?!\\n]{3,30}?)(?: (?:now|instead|please))*[\\s.!]*$`,
);
/** "Change the due date on the Padraic task": to which day, is not said. */
const NO_DAY_SAID = [
  re(
    `^\\W*${POLITE}(?:can you |could you |i (?:need|want) to )?(?:change|move|update|edit|shift|amend|adjust|alter|push|reset|revise|set) (?:the |its )?(?:due ?date|due day|deadline|day|date) (?:on|of|for) ${REF}${END}`,
  ),
  re(
    `^\\W*${POLITE}(?:can you |could you )?(?:give )?${REF} (?:(?:needs|wants|should (?:have|get)|gets) )?an? (?:new|different|another|other|later|earlier) ${DUE}${END}`,
  ),
  re(
    `^\\W*${POLITE}(?:can you |could you )?give ${REF} (?:a few|some|a bit|a couple)(?: of| more| extra)* (?:days|weeks|time)${END}`,
  ),
];

/** The one open task that has all of these words, and those of its person. */
function taskOf(ref: string, who: string | undefined, request: StepRequest, call: Call): TaskLine | null {
  const words = contentWords(`${ref} ${who ?? ""}`);
  const people = request.people.flatMap(({ name, by }) => (by === "name" || by === "part" ? plainWords(name) : []));
  // "Ana needs another week" is told of her.
  const isPerson = plainWords(ref).every((word) => people.includes(word)) && !/(?:one|task|job|thing)\s*$/iu.test(ref);
  if (words.length === 0 || (isPerson && !saysTask(ref, request.message))) return null;
  const { tasks = [] } = call("list_tasks", { status: "open", due: null, founderId: null, query: null });
  const [task, another] = tasks.filter(({ title, founderName }) => {
    const own = plainWords(`${title} ${founderName ?? ""}`).map(stem);
    return words.every((word) => own.some((one) => one === word || isAkin(word, one)));
  });
  // "Term sheet: another week" is said of who is there.
  const isSure = task !== undefined && (saysTask(ref, request.message) || isNamedByTitle(words, task, request));
  return !isSure || another || /["“”]/u.test(task.title) ? null : task;
}

const saysTask = (ref: string, message: string): boolean =>
  /^\s(?:one|task|job|thing|reminder|to-?do)(?!\p{L})/iu.test(message.slice(message.indexOf(ref) + ref.length));

const firstOf = (patterns: readonly RegExp[], message: string) =>
  patterns.map((pattern) => pattern.exec(message)?.groups).find((groups) => groups !== undefined);

type Groups = Record<string, string | undefined>;
interface Said {
  ref: string;
  who: string | undefined;
  /** The order that it is, where the task is named surely enough. */
  order: (task: TaskLine, isSure: boolean) => string | null;
}
const said = ({ ref = "", who }: Groups, order: (task: TaskLine) => string): Said => ({
  ref,
  who,
  order: (task, isSure) => (isSure ? order(task) : null),
});

const NUMBERS = "zero one two three four five six seven eight nine ten".split(" ");
/** A day that is some days, weeks or months later; months are those of the calendar. */
function laterBy(count: number, unit: string, day: string): string {
  if (unit === "month") return addMonths(day, count);
  return addDays(day, count * (unit === "day" ? 1 : unit === "week" ? 7 : 14));
}

/** How much more time a task gets; what is told of it, or said without a verb, becomes a card. */
function moreTime({ ref = "", who, count = "one", unit = "", gives }: Groups, today: string): Said {
  const times = /^an?$/iu.test(count) ? 1 : Math.max(NUMBERS.indexOf(count.toLowerCase()), Number(count) || 0);
  return {
    ref,
    who,
    order: ({ title, dueDate }, isSure) => {
      const one = unit.toLowerCase();
      const day = dueDate === null ? null : laterBy(times, one, dueDate > today ? dueDate : today);
      if (gives === undefined || !isSure) return day && `the task “${title}” goes to ${day}`;
      const [by, units] = one === "fortnight" ? [times * 2, "week"] : [times, one];
      return one === "month" && day !== null
        ? `move the task “${title}” to ${day}`
        : `push the task “${title}” by ${by} ${units}${by === 1 ? "" : "s"}`;
    },
  };
}

/** What is asked for of a task that is named first, with what is to be done to it; null where it is neither. */
function orderIn(message: string, today: string): Said | null {
  const more = firstOf(MORE_TIME, message);
  if (more) return moreTime(more, today);
  const once = ONLY_ONCE.exec(message)?.groups;
  if (once) return said(once, ({ title }) => `stop repeating the task “${title}”`);
  const undated = firstOf(UNDATED, message);
  if (undated) return said(undated, ({ title }) => `no due date on the task “${title}”`);
  const due = DEADLINE.exec(message)?.groups;
  const [day, another] = findDates(due?.["day"] ?? "", today);
  return due && day && !another ? said(due, ({ title }) => `move the task “${title}” to ${day.date}`) : null;
}

/** What is said shortly behind or before a task that is there (more time, only once, no day, its deadline), as the order that it is. Other messages are unchanged. */
export function withTaskSaidShortly(request: StepRequest, call: Call): StepRequest {
  const { message, mode, today } = request;
  if (mode === "ask" || message.length > 160 || message.includes("\n")) return request;
  const found = orderIn(message, today);
  const task = found && found.ref !== "" ? taskOf(found.ref, found.who, request, call) : null;
  if (!found || !task) return request;
  const words = contentWords(`${found.ref} ${found.who ?? ""}`);
  const order = found.order(task, saysTask(found.ref, message) || isNamedByMoreThanFirm(words, task, request, call));
  return order === null ? request : { ...request, message: order };
}

/** "Change the due date on the Padraic task": the question for its day. Null for any other message. */
export function asksWhichDay(request: StepRequest, call: Call): Answer | null {
  const { message, mode, today } = request;
  if (mode === "ask" || message.length > 120 || findDates(message, today).length > 0) return null;
  const { ref, who } = firstOf(NO_DAY_SAID, message) ?? {};
  const task = ref === undefined ? null : taskOf(ref, who, request, call);
  return (
    task && {
      ...say(`To which day do you want to move “${plain(task.title)}”?`),
      completes: `move the task “${task.title}” to`,
    }
  );
}
