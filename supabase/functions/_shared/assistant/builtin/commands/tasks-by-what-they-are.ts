import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";
import { DATE_WORDS } from "./day-words.ts";
import { oneMeant } from "./one-meant.ts";
import { END, POLITE, re } from "./rewording.ts";
import { isNoteLead } from "./split-clauses.ts";

const TASK =
  '(?!(?:it|that|this|he|she|they|we|i|you|everything|everyone|all|anything|who|what|which|when|note|add)(?!\\p{L}))[^,;:.?!\\n"“]{3,60}?';
const NAME = "(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*){0,2}";
const RHYTHM =
  "(?<rhythm>daily|weekly|monthly|quarterly|every (?:day|week|month|quarter)|once an? (?:day|week|month|quarter))";
const REPEATS = "(?:be|go|go out|repeat|be sent|be sent out)(?: just| only)?";
const INSTEAD =
  "(?:instead|rather|from now on|from here on(?: out)?|going forwards?|from today|please|pls|(?:instead of|rather than|and not|not|and no longer|no longer) (?:daily|weekly|monthly|quarterly|every (?:day|week|month|quarter)))";
/** "The check-in on Curtis can be quarterly from now on": what it should be, and not what it may become. */
const CAN_BE = re(
  `^\\s*${POLITE}(?:the |my |our )?(?<task>${TASK}) (?:can|might as well) (?:now )?${REPEATS} ${RHYTHM}(?:[\\s,]+(?:${INSTEAD}|now|again))+[\\s.!]*$`,
);
/** "Can the newsletter go out monthly rather than weekly?". */
const CAN_IT = re(
  `^\\s*${POLITE}(?:can|could) (?:the|my|our) (?<task>${TASK}) (?:please )?${REPEATS} ${RHYTHM}(?:[\\s,]+${INSTEAD})+[\\s.!?]*$`,
);

const COUNT = "(?:an?|one|two|three|four|five|six|seven|ten|a couple(?: of)?|a few|\\d{1,2})";
const UNIT = "(?:day|week|fortnight|month)s?";
const MORE = `(?:(?<count>${COUNT}) (?:more|extra|additional|further) (?<unit>${UNIT})|(?:another|an extra|an additional) (?<again>${COUNT} )?(?<one>${UNIT})|(?<some>${COUNT}) (?<units>${UNIT}) (?:more|extra|longer))`;
/** "Give me 2 more days on the intros", "I need another week on the brief". */
const MORE_TIME = re(
  `^\\s*${POLITE}(?:(?:(?:can|could|may) (?:i|you) (?:please )?)?(?:give|get|allow|grant|have)(?: (?:me|us|myself))?|i(?:['’]ll|['’]d| will)? need) ${MORE} (?:on|to do|to finish) (?<task>(?:the|my|our) ${TASK})[\\s.!?]*(?: please| pls| thanks)*[\\s.!?]*$`,
);

const CHECK = "(?:check|checked|tick|ticked|ticked off|checked off|✓|✔|✅|☑|☑️|✔️)";
/** "Quillhaven debrief, check". */
const CHECKED = re(`^(?:and |the |my |also )*(?<task>${TASK})(?:\\s*[,:;–—-]+\\s*|\\s+(?=[✓✔✅☑]))${CHECK}[\\s.!]*$`);

/** "Career fair booth belongs to Paloma, link it to her". */
const BELONGS = re(
  `^\\s*${POLITE}(?:the |my |our )?(?<task>${TASK})(?: task)? (?:belongs? (?:to|with|under)|(?:is|was|are|were) (?:for|about|with)|goes (?:with|to|under)|should be (?:with|under|on)|is) (?<who>${NAME})(?:['’]s?)?(?: thing| one| task)?\\s*[,.;–—-]+\\s*(?:(?:so|and|please|pls|can you|could you)[\\s,]+)*(?:link|tie|assign|attach|connect|put|hook|pin|move|hang) (?:it|that|this|them|those) (?:up )?(?:to|with|on|onto|under) (?<to>her|him|them|${NAME})${END}`,
);

/** "Profiles went out today so close that, next batch due in a week". */
const NEXT_DUE = re(
  `^(?<order>(?<front>[^;:?!\\n]{3,100}?)(?:,| so| and| -)+ (?:you can )?(?:close|complete|tick off|finish|mark|check off|cross off)(?: (?:that|it|this)(?: one)?)?(?: off| as done| done)?)\\s*[,;.]\\s*(?:and |then )*(?:the )?(?<next>next (?<noun>\\p{L}+)(?: \\p{L}+){0,3}?)(?: is| are| will be| goes out| to be)* (?:due )?(?<day>${DATE_WORDS})[\\s.!]*$`,
);
const PART = /^(?:batch|round|set|lot|version|draft|part|wave|bunch|edition|instal?lment)$/iu;
const SENT =
  /^\W*(?:(?:ok|so|and|the|my|our)\s+)*(?<what>\p{L}[^,;]{2,50}?)\s+(?:(?:have|has|had|just|already|all|finally|were|was|got|are|is)\s+)*(?:went out|gone out|sent|out|done|over|delivered|handed in|handed over)(?!\p{L})/iu;

const SOMETHING = re(
  `^\\s*${POLITE}(?:(?:can|could|would|will) you (?:please )?)?(?:set|put|get|make|arrange|create|schedule|have) (?:something|sth|a thing|some kind of reminder|things)(?: (?:up|in|in place|going|recurring))?(?: (?:in|on) (?:the|my|our) (?:calendar|diary|system|tracker|list))? (?:so|so that|so as that|that makes sure|to make sure|which makes sure)(?: that)? (?:i|we) (?:can |will |always |do |don['’]t forget to |remember to )?(?<act>\\p{L}[^;:?!\\n]{3,100}?)[\\s.!?]*$`,
);
const WHEN =
  /(?<!\p{L})(?:each|every|daily|weekly|monthly|quarterly|once an?|starting|tomorrow|next|on \p{L}+day|by \p{L}+day|in (?:a|an|two|three|\d+) (?:day|week|month)s?)(?!\p{L})/iu;

/** "In two weeks nudge me about Otto, we've never spoken". */
const NUDGES = re(
  `^(?<lead>\\s*${POLITE})(?:(?<day>${DATE_WORDS}),? )?(?:nudge|ping|poke|prod|remind) (?<who>me about ${NAME})(?!\\p{L})`,
);

/** ", we've never spoken": why, which goes with the task. */
const WHY =
  /\s*[,;–—]\s*(?=(?:i|we|nobody|no one)(?:['’]ve(?!\p{L})|['’]s never|\s(?:have(?:n['’]t)?|has(?:n['’]t)?|never|still|did(?:n['’]t)?|had(?:n['’]t)?)(?!\p{L})))/iu;

const said = (pattern: RegExp, text: string) => pattern.exec(text)?.groups;

function checkedOff(message: string, people: readonly KnownPerson[]): string {
  const parts = message
    .split(/(?<=[.!✓✔✅☑])\s+|\n|[;]\s+/u)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const tasks = parts.map((part) => said(CHECKED, part)?.["task"]?.trim());
  // "The papers reached me by mail yesterday, tick" tells of it, and is no name of a task.
  const isName = (task: string) => plainWords(task).length > 1 && plainWords(task).length < 5;
  const isAll = tasks.every((task) => task !== undefined && isName(task) && !oneMeant(task, people));
  return isAll && tasks.length > 0 ? tasks.map((task) => `Mark the ${task ?? ""} as done.`).join(" ") : message;
}

/** What is said of tasks by what they are: more time for one, its rhythm, that it is done, whose it is; as the plain order. Other messages are unchanged. */
export function withTasksByWhatTheyAre(
  message: string,
  people: readonly KnownPerson[],
  columns: readonly OwnColumn[],
): string {
  if (message.length > 240 || isNoteLead(message)) return message;
  const checked = checkedOff(message, people);
  if (checked !== message || message.trim().includes("\n")) return checked;
  const { task: repeated, rhythm = "" } = said(CAN_BE, message) ?? said(CAN_IT, message) ?? {};
  if (repeated !== undefined && isTask(repeated, people, columns))
    return `Make the ${repeated} ${rhythm.replace(/^once an? /iu, "every ")}`;
  const more = said(MORE_TIME, message);
  if (more) {
    const count = (more["count"] ?? more["again"] ?? more["some"] ?? "1")
      .trim()
      .replace(/^an?(?: couple(?: of)?)$/iu, "2");
    return `Move ${more["task"] ?? ""} ${/^an?$/iu.test(count) ? "1" : count} ${more["unit"] ?? more["one"] ?? more["units"] ?? "days"} later`;
  }
  const { task: owned = "", who = "", to = "" } = said(BELONGS, message) ?? {};
  const isTheirs = /^(?:her|him|them)$/iu.test(to) || oneMeant(to, people) === oneMeant(who, people);
  const person = owned === "" || !isTheirs ? null : oneMeant(who, people);
  if (person && isTask(owned, people, columns)) return `Link the ${owned} task to ${person.name}`;
  const next = said(NEXT_DUE, message);
  if (next) return withNextOne(next);
  if (NUDGES.test(message)) return message.replace(NUDGES, reminded).replace(WHY, " because ");
  const { act } = said(SOMETHING, message) ?? {};
  return act !== undefined && WHEN.test(act) ? `Remind me to ${act}` : message;
}

function reminded(...found: unknown[]): string {
  const { lead = "", day, who = "" } = found.at(-1) as Record<string, string | undefined>;
  return `${lead}remind ${who}${day === undefined ? "" : ` ${day.charAt(0).toLowerCase()}${day.slice(1)}`}`;
}

const isTask = (words: string, people: readonly KnownPerson[], columns: readonly OwnColumn[]): boolean =>
  oneMeant(words, people) === null &&
  !columns.some(({ label }) => plainWords(label).join(" ") === plainWords(words).join(" "));

function withNextOne(next: Record<string, string | undefined>): string {
  const what = PART.test(next["noun"] ?? "") ? SENT.exec(next["front"] ?? "")?.groups?.["what"] : undefined;
  const title = `${next["next"] ?? ""}${what === undefined ? "" : ` of ${what}`}`;
  return `${next["order"] ?? ""}. Add a task “${title.charAt(0).toUpperCase()}${title.slice(1)}” due ${next["day"] ?? ""}`;
}
