import type { TaskChange } from "../commands/frames.ts";
import { findDates } from "../find-dates.ts";
import { findRecurrence } from "../vocabulary/recurrence.ts";

/** What an order says of a task that the words before it name. */
export interface TaskComment {
  /** What of the task it changes: where those words say so themselves, it says nothing more. */
  changes: keyof TaskChange | "deleted";
  /** The order in plain words, about the task that is called `it`. */
  order: (it: string) => string;
  /** The order could be of a person, a note or a column as well. */
  isOpen?: boolean;
  /** The words before it tell which task it is, and ask for nothing. */
  isTold?: boolean;
}

const IT = "(?:it|that|this|them|(?:that|this|the) (?:one|task|to-?do|reminder|whole thing))";
const LEAD = String.raw`^\s*(?:(?:please|pls|plz|so|and|but|then|just|also|can you|could you|you can|we can|you may|let['’]?s|better|now|ok|okay|again)[\s,]+)*`;
const END = String.raw`(?:[\s,]+(?:please|pls|again|then|now|for me|thanks|too|as well|after all|for now|for good|altogether|completely|entirely))*[\s.!]*$`;
const whole = (words: string): RegExp => new RegExp(`${LEAD}(?:${words})${END}`, "iu");

const DATE = "(?:due )?(?:date|deadline|day)";
const UNDATES = whole(
  `(?:take|leave|strip|drop|remove|clear|delete|wipe|erase|cross|lose|scrap|get rid of) (?:the|its|that|any|this|his|her) ${DATE}(?: (?:out|off|away|open|empty|blank|from it|of it|on it))*|(?:leave|keep|make) ${IT} (?:undated|open|(?:without|with no) (?:an? |any )?${DATE})|(?:it|that) (?:needs|has|gets) no ${DATE}|no ${DATE}(?: (?:needed|necessary))?`,
);
const MOVES = "(?:move|push|postpone|shift|bump|put|set|make|bring|reschedule|delay|snooze|pull|change|slide)";
/** "…, with the 1st as its due date" behind another change. */
const AND_DUE = String.raw`(?:,? (?:and |with )+(?:(?:make|set|have) it )?(?:due (?:date )?(?:on |by |is )?|(?:an? )?(?:new )?${DATE}(?: (?:of|on|is|to))? |for |by )?(?<when>\S.{1,40}?)(?: as (?:the|its|a) (?:new )?${DATE})?)?`;
const LIST = String.raw`(?:the |my |our )*(?:list|board|to-? ?dos?(?: list| column)?|open(?: (?:ones|tasks|list))?|tasks|plate|agenda)`;
/** It may also take the last change back. */
const BRINGS_BACK = whole(`(?:put|bring|get) ${IT} back`);
const REOPENS = whole(
  `(?:re-?open|reactivate|revive|resume|untick|uncheck)(?: ${IT})?${AND_DUE}|open ${IT} again${AND_DUE}|(?:put|set|move|bring|get|turn|take|mark|change) ${IT} (?:back|again)(?: (?:on|onto|to|in|into|as|among) ${LIST})${AND_DUE}|(?:set|mark|change|turn|switch) ${IT} (?:to|as) (?:to-? ?do|open|not done|undone)${AND_DUE}|back (?:to|on|onto) ${LIST}(?: with it)?${AND_DUE}`,
);
const FINISHES = whole(
  `(?:tick|check|cross|strike) ${IT} off(?: (?:the|my) list)?|(?:tick|check) ${IT}|(?:mark|set|put) ${IT} (?:as |to )?(?:done|completed?|finished|closed)|(?:close|complete|finish) ${IT}|${IT} can be (?:ticked off|closed|checked off)`,
);
const STARTS = whole(
  `(?:start|begin) ${IT}|(?:mark|set|put|move|change) ${IT} (?:as |to |in |into )*(?:in progress|started|doing|under way|underway|begun)`,
);
const DELETES = whole(
  `(?:bin|delete|scrap|drop|remove|cancel|ditch|kill|lose|chuck|trash|erase|axe|get rid of|take|throw) ${IT}(?: (?:off|out|away))*(?: (?:(?:from|off) )?(?:the|my|our) (?:list|board|tasks))?|${IT} can (?:go|be (?:deleted|removed|binned|scrapped|dropped))`,
);
const NAMES_TASK = /(?<!\p{L})(?:task|to-?do|reminder|thing|one|list|board)s?(?!\p{L})/iu;
const IS_OF_DATE =
  /(?<!\p{L})(?:(?:no|without|not? an?y?)(?: more)? (?:due )?(?:date|deadline|day)|(?:does|do)(?: not|n['’]?t) (?:need|have|want)(?: an?| the| any)? (?:due )?(?:date|deadline|day)|(?:due (?:date|day)|deadline) (?:of|on|for|from))(?!\p{L})/iu;
/** "The report has no due date": it has none that could be taken off. */
const HAS_NO_DATE =
  /(?<!\p{L})(?:has|have|had|got|is|are|was)(?: currently| still| just)?(?: got| left)? (?:no|without(?: an?y?)?)(?: more)? (?:due )?(?:date|deadline|day)(?!\p{L})|(?<!\p{L})(?:has|have|had|does|do)(?: not|n['’]?t) (?:got |have )?(?:an?|any) (?:due )?(?:date|deadline|day)(?!\p{L})/iu;
const MOVED = new RegExp(
  `${LEAD}(?<verb>${MOVES}) (?:(?:${IT}|(?:the|its) ${DATE})(?: (?<way>back|forward|out|up|due|ahead))?(?: (?:to|until|till|by|on|for|due|be due|into))*|(?:back |forward )?(?:to|until|till|by|on)) (?<when>(?!.*\\band\\b)[^\\s,;:"“”][^,;:"“”]{1,40}?)${END}`,
  "iu",
);
const OTHER_RHYTHM = whole(
  `(?:change|fix|adjust|update|correct|adapt|set) (?:how often (?:it|that) (?:repeats|recurs|comes back|comes round|goes out|happens|is due)|(?:the|its|that) (?:rhythm|recurrence|frequency|interval|repetition|cycle|repeat)s?)(?: accordingly)?`,
);
const NO_RHYTHM = whole(
  `(?:stop|end|cancel) (?:it|that|this)(?: from)? (?:repeating|recurring|coming back)|(?:it|that) (?:should(?:n['’]?t| not| stop)|(?:need|does)(?:n['’]?t| not)|must(?:n['’]?t| not)) (?:repeat|recur|repeating|recurring|come back)(?: any ?more)?|(?:stop|end|drop|remove|cancel) (?:the|its) (?:repetition|recurrence|repeat|repeating|rhythm)|no more repeating|make (?:it|that|this) (?:a )?one-? ?off`,
);
const RENAMES = new RegExp(
  `${LEAD}(?:(?:rename|retitle|call|name) ${IT}(?: to| into| as)?|(?:change|set|update) (?:the|its) (?:title|name|wording) to) (?<name>\\S[^\\n]{1,80}?)(?: instead| now| please)*[\\s.!]*$`,
  "iu",
);
const DESCRIBES =
  /^\s*(?:(?:please|pls|and|also|then)[\s,]+)*(?:(?:add|put|write|set|use|enter)(?: (?:it|that|this))? (?:as|to|in|into|for|under)(?: (?:the|a|its))? (?:description|details)(?: of (?:it|that|this|(?:the|that) task)(?=\s*:))?\s*[:,]?\s*(?!of\s)|(?:add|put|write|set) (?:the |a )?(?:description|details)\s*[:,]\s*|(?:the |its )?(?:description|details)\s*(?:[:,]|is|=)\s*)(?<text>\S[^\n]{2,300}?)\s*$/iu;

/** "Make it due Friday" moves it. */
const moved = (verb: string, it: string, way: string | undefined, when: string): string =>
  way === undefined || way === "due" || /^(?:make|set|put|change)$/iu.test(verb)
    ? `move ${it} to ${when}`
    : `${verb} ${it} ${way} to ${when}`;

const at = (words: string, when: string | undefined): string =>
  when === undefined ? words : `${words}. move it to ${when}`;

/** What an order says of the task that is spoken of: "reopen it", "take the date out", "change how often it repeats"; null for other words. */
export function taskComment(text: string, topic: string, today: string): TaskComment | null {
  const isDay = (words: string): boolean =>
    findDates(words, today).length > 0 || /\b(?:day|week|month)s?\b/iu.test(words);
  if (UNDATES.test(text)) return { changes: "dueDate", order: (it) => `remove the due date of ${it}` };
  const reopened = REOPENS.exec(text)?.groups;
  const day = reopened?.["when"];
  if (reopened && (day === undefined || isDay(day)))
    return { changes: "status", order: (it) => at(`reopen ${it}`, day) };
  if (BRINGS_BACK.test(text)) return { changes: "status", isOpen: true, order: (it) => `reopen ${it}` };
  if (FINISHES.test(text)) return { changes: "status", order: (it) => `mark ${it} as done` };
  if (STARTS.test(text)) return { changes: "status", order: (it) => `start ${it}` };
  const isUndated = HAS_NO_DATE.test(topic);
  // "No deadline for the report, take it off": the day goes, and not the task.
  if (DELETES.test(text) && !NAMES_TASK.test(text) && IS_OF_DATE.test(topic) && !isUndated)
    return { changes: "dueDate", order: (it) => `remove the due date of ${it}` };
  if (DELETES.test(text))
    return {
      changes: "deleted",
      isOpen: !isUndated,
      isTold: isUndated,
      order: (it) => (it === "it" ? "delete it" : `delete the task ${it}`),
    };
  if (NO_RHYTHM.test(text)) return { changes: "recurrence", order: (it) => `make ${it} not repeat` };
  if (OTHER_RHYTHM.test(text)) {
    const rhythm = findRecurrence(topic);
    return rhythm === null ? null : { changes: "recurrence", order: (it) => `make ${it} ${rhythm.recurrence}` };
  }
  const { when, verb = "", way } = MOVED.exec(text)?.groups ?? {};
  if (when !== undefined && isDay(when) && !/^(?:done|in progress|to-?do)\b/iu.test(when))
    return { changes: "dueDate", isOpen: true, order: (it) => moved(verb, it, way, when) };
  const name = RENAMES.exec(text)?.groups?.["name"];
  if (name !== undefined) return { changes: "title", isOpen: true, order: (it) => `rename ${it} to ${name}` };
  const said = DESCRIBES.exec(text)?.groups?.["text"];
  return said === undefined
    ? null
    : {
        changes: "description",
        order: (it) => `add to the description of ${it}: ${said.replace(/^["“'‘](.*)["”'’]$/u, "$1")}`,
      };
}
