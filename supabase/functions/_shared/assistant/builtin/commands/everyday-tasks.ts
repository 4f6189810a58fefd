import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { DATE_WORDS } from "./day-words.ts";
import { withFinishedGone } from "./finished-tasks.ts";
import { withLooseDay } from "./loose-days.ts";
import { inWeeks, LOOSE_TASK_CHANGES } from "./loose-task-changes.ts";
import { firstReworded, PLEASE, re } from "./rewording.ts";
import { isNoteLead } from "./split-clauses.ts";
import { TASKS_ASKED_FOR } from "./tasks-asked-for.ts";
import { TASKS_TOLD_OF } from "./tasks-told-of.ts";
import { withWaitedFor } from "./waited-for.ts";

const MOST = 400;
const NAME = "(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*(?: (?:ap |van |de |von |da )?(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*){0,3}";
const GONE = "(?:delete|remove|erase|bin|scrap|get rid of|drop|ditch)";
const DONE =
  "(?:is|are|has been|have been|['’]s)(?: all| now| already| both)* (?:done|finished|completed?|sorted|closed)";
const TOO = "(?: (?:too|as well|also|now))*";

/** "…, and the visa letters are finished as well": news of a task behind an order. */
const TASK_DONE_TOO = re(
  `^(?<head>\\s*${PLEASE}[^;:.?!\\n"“]{6,120}?),? and (?:also )?the (?<task>[^,;:.?!\\n"“]{3,60}?) ${DONE}(?<too>${TOO})[\\s.!]*$`,
);
/** "… goes to Signed", "delete the licence task": what may stand before it. */
const ORDERS = re(
  `^\\s*${PLEASE}(?:${GONE} |(?:everyone|everybody|all|both)(?!\\p{L})[^,]{2,80}(?: (?:goes?|moves?|should|becomes?|can|to|is now|are now)(?!\\p{L}))|(?:move|set|mark|put|make|change|tick|close|add|give|push)(?!\\p{L}))`,
);
/** "Ana done for the day: proof approved; new task get the slot from her by Friday": what is done with someone, and what there is to do. */
const DONE_WITH = re(
  `^\\s*(?<who>${NAME})(?:['’]s| is)?(?: all)? (?:done|finished|sorted)(?: for (?:the day|today|now|this week)| today)?\\s*[:–—-]\\s*(?<done>[^;:.?!\\n"“]{4,80}?)\\s*[;.]\\s*(?:and |also |then )?(?:new task|add a task|task|remind me)(?: for me)?(?: to|:)? (?<next>\\p{L}[^;:?!\\n"“]{4,100}?)[\\s.!]*$`,
);
/** "…, and Ana Diaz can go too, no idea who she is". */
const GOES_TOO = re(
  `^(?<head>\\s*${PLEASE}${GONE} [^,;:.?!\\n"“]{3,80}?),? and (?<who>${NAME}) (?:can|could|may|should|must) (?:also )?(?:go|be (?:deleted|removed|binned))${TOO}(?:[,;.–—-]+ [^,;:?!\\n"“]{3,60})?[\\s.!]*$`,
);
/** Behind an order about one task: why, and nothing else that is asked for. */
const REASON = re(
  `^(?<order>\\s*${PLEASE}(?:(?:take|remove|clear|drop|delete|get rid of|scrap|cancel|bin|erase|reopen|push|move|postpone|stop)(?!\\p{L}))[^,;:.?!\\n"“]{4,90}?)[,;–—-]+ (?<who>${NAME}|no (?:idea|clue)|not sure|not|god knows|who knows)(?<told>[^,;:?!\\n"“]{2,90}?)[\\s.!]*$`,
);
const TO_COME =
  /^\s*(?:(?:will|won['’]?t|would|wouldn['’]?t|can['’]?t|cannot|couldn['’]?t|never|hasn['’]?t|haven['’]?t|isn['’]?t|doesn['’]?t|didn['’]?t|keeps|forgot|is (?:away|ill|off|sick|on (?:leave|holiday)))(?!\p{L})|['’]ll )/iu;
const UNSURE = /^(?:no|not|god|who) ?/iu;
const ALSO_ASKS =
  /(?<!\p{L})(?:please|so|also|then|and)\s+(?:\p{L}+)(?!\p{L})|(?<!\p{L})(?:stage|status|owner)(?!\p{L})/iu;

const isOneOf = (name: string, people: readonly KnownPerson[]): boolean => {
  const words = plainWords(name);
  return (
    words.length > 0 &&
    people.some((person) => person.by !== "near" && words.every((word) => plainWords(person.name).includes(word)))
  );
};

const CONTACTS = "(?:call|ring|phone|email|e-mail|text|send|give|ask|tell|thank|chase|visit|invoice)";
/** "Give Ana a call": what is done. */
const GIVES_CALL = re(
  `(?<![\\p{L}])give (${NAME}) a (call|ring|bell|shout|buzz|phone call)(?![\\p{L}])(?! (?:back|sheet))`,
  "giu",
);
/** "Call Ana tomorrow, give Leo the list on Friday": each a task of its own. */
const TWO_ERRANDS = re(
  `^(?<one>\\s*${PLEASE}${CONTACTS} ${NAME}[^,;:.?!\\n"“]{0,60}? ${DATE_WORDS}),? (?:and |then |and then )?(?<two>${CONTACTS} ${NAME}[^,;:.?!\\n"“]{0,60}? ${DATE_WORDS})[\\s.!]*$`,
);
const GIVES_THING = re(
  `^\\s*${PLEASE}give (?<who>${NAME}) (?<what>(?:the|an?|our|my|some) (?!(?:[\\p{L}-]+ )?(?:reminder|task|to-?do|note|nudge|call|owner|tag|status|stage|priority|score)(?![\\p{L}]))[^,;:.?!\\n"“]{3,60}? ${DATE_WORDS})[\\s.!]*$`,
);

/** "Give Ana a ring on Friday", "give Leo the list tomorrow": what there is to do on a day, for someone who is there. */
function withErrands(message: string, people: readonly KnownPerson[]): string {
  const called = message.replace(GIVES_CALL, (all, who: string) => (isOneOf(who, people) ? `call ${who}` : all));
  const { one, two = "" } = TWO_ERRANDS.exec(called)?.groups ?? {};
  if (one !== undefined) return [one, two].map((errand) => `remind me to ${lowerFirst(errand.trim())}`).join("\n");
  const { who = "" } = GIVES_THING.exec(called)?.groups ?? {};
  return who !== "" && isOneOf(who, people) ? `remind me to ${lowerFirst(called.trim())}` : called;
}
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function inTwo(message: string, people: readonly KnownPerson[]): string | null {
  const gone = GOES_TOO.exec(message)?.groups;
  if (gone && isOneOf(gone["who"] ?? "", people)) return `${gone["head"] ?? ""}\ndelete ${gone["who"] ?? ""}`;
  const told = DONE_WITH.exec(message)?.groups;
  if (told && isOneOf(told["who"] ?? "", people)) {
    const who = told["who"] ?? "";
    return `${who}: ${told["done"] ?? ""}\nnew task: ${(told["next"] ?? "").replace(/(?<!\p{L})(?:him|her|them)(?=$|\s(?:by|on|for|about|next|tomorrow)(?!\p{L}))/iu, who)}`;
  }
  const done = TASK_DONE_TOO.exec(message)?.groups;
  return done && ORDERS.test(done["head"] ?? "")
    ? `${done["head"] ?? ""}\nmark the ${done["task"] ?? ""} as done`
    : null;
}

/** "Take the date off the logo task, Ana will send it when she sends it": the order, without why. */
function withoutWhy(message: string, people: readonly KnownPerson[]): string {
  const { order, who = "", told = "" } = REASON.exec(message)?.groups ?? {};
  if (order === undefined || ALSO_ASKS.test(told)) return message;
  const isWhy = UNSURE.test(who) || (TO_COME.test(told) && isOneOf(who, people));
  return isWhy ? order : message;
}

/** An order about tasks in everyday words, in those in which it is read. Other messages are unchanged. */
export function withEverydayTask(message: string, people: readonly KnownPerson[]): string {
  if (message.length > MOST || message.trim().includes("\n") || isNoteLead(message)) return message;
  const two = inTwo(message, people);
  if (two !== null) return two;
  const changed = firstReworded(withFinishedGone(withLooseDay(inWeeks(message))), LOOSE_TASK_CHANGES);
  const said = withWaitedFor(changed, people);
  return firstReworded(firstReworded(withErrands(withoutWhy(said, people), people), TASKS_ASKED_FOR), TASKS_TOLD_OF);
}
