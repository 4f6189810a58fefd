import { remembering } from "../../remembering.ts";
import { slipsBetween } from "../../spelling.ts";
import { bothDone, dictated, withNewcomer } from "./dictation.ts";
import { withStoryNoted } from "./noted.ts";
import { withRhythmLast } from "./rhythm-first.ts";
import { isAction } from "./task-leads.ts";
import { inOneWay } from "./worded.ts";
import { isNoteLead, startsCommand } from "./split-clauses.ts";
import { isQuoted } from "./quoted.ts";

const NUMBER = /(?<=^|\s)(?:\(?(?<no>\d|[a-h])\)|(?<dot>\d)\.)\s+(?=\p{L})/gu;
const isNo = ({ groups }: RegExpMatchArray, no: number): boolean =>
  [String(no + 1), "abcdefgh"[no]].includes(groups?.["no"] ?? groups?.["dot"] ?? "");
const HEAD =
  /^(?:(?:please|pls|hi|hey|hello|ok|okay|so|also|and|now|can|could|would|you|do|for|me|the|these|following|this|a|few|couple|of|some|two|three|four|five|my|things?|updates?|changes?|requests?|points?|today|here|are|is|quick|list|to|all)(?![\p{L}])[\s,:–-]*)*$/iu;

/** "1) … 2) … 3) …" in one line: each point on a line of its own. */
function numbered(text: string): string {
  const marks = Array.from(text.matchAll(NUMBER)).filter(({ index }) => !isQuoted(text, index));
  const isCounted = marks.length > 1 && marks.every(isNo);
  if (!isCounted) return text;
  const head = text.slice(0, marks[0]?.index);
  const points = marks.map(({ 0: mark, index }, no) =>
    text
      .slice(index + mark.length, marks[no + 1]?.index)
      .trim()
      .replace(/[,;]?(?:\s+and)?$/iu, ""),
  );
  return [...(HEAD.test(head) ? [] : [head.trim()]), ...points].join("\n");
}

const FIRST =
  /^\s*(?:(?:please|ok|okay|so|two things|three things|a few things)[\s,:–-]+)*(?:first(?:ly)?|first of all)[\s,:–-]+(?=\p{L})/iu;
const NEXT =
  /(?:\s*[,;.]|\s+and)*\s+(?:and\s+)?(?:second(?:ly)?|third(?:ly)?|fourth(?:ly)?|finally|lastly|last but not least|after that|then)[\s,:–-]+(?=\p{L})(?!one\b)/giu;

/** "First …, second …, finally …": each on a line of its own, as a task where all are what one does oneself. */
function ordered(text: string): string {
  if (!FIRST.test(text) || /^\s*first one\b/iu.test(text)) return text;
  const points = text.replace(FIRST, "").replace(NEXT, "\n").split("\n");
  // "First call stage, priority 40": a first without a second counts nothing.
  if (points.length < 2) return text;
  const areTasks = points.length > 1 && points.every((point) => isAction(`${point} `) && !startsCommand(point));
  return points.map((point) => (areTasks ? `add a task: ${point}` : point)).join("\n");
}

const TASK_NUMBER =
  /(?<=^|[\s,.])(?:and\s+)?(?:task|reminder|to-?do)\s+(?:number\s+)?(?<no>one|two|three|four|five|[1-5])[\s,:.–-]+(?=\p{L})/giu;
const COUNTED = ["one", "two", "three", "four", "five"];

/** "Task one … task two …": a task each. */
function countedTasks(text: string): string {
  const marks = Array.from(text.matchAll(TASK_NUMBER));
  const isCounted =
    marks.length > 1 &&
    marks.every(({ groups }, no) => [COUNTED[no], String(no + 1)].includes(groups?.["no"]?.toLowerCase() ?? ""));
  if (!isCounted) return text;
  const head = text.slice(0, marks[0]?.index).trim();
  return [
    ...(HEAD.test(head) || head === "" ? [] : [head]),
    ...marks.map(
      ({ 0: mark, index }, no) =>
        `add a task: ${text.slice(index + mark.length, marks[no + 1]?.index).replace(/[\s,;]+$/u, "")}`,
    ),
  ].join("\n");
}

const THINGS =
  /^\s*(?:(?:ok|okay|so|hi|hey|hello)[\s,]+)*(?:a few|two|three|four|five|\d|some|a couple of|couple of|several)\s+(?:quick\s+|small\s+)?(?:things|updates|changes|points|bits)(?:\s+(?:today|for you|please))?\s*[:,.–-]\s*/iu;
/** "Add that the review passed", "for Mark, can you put down that …": a note. */
const ADD_THAT =
  /^\s*(?:(?:hey|ok|okay|so|and|also|please|then|hi|uh+|um+)[\s,]+)*(?:(?:for|about|on)\s+(?<who>\S+(?:\s+\p{Lu}\S*){0,3}?)[\s,]+)?(?:(?:can|could|would) you\s+|please\s+)*(?:add|mention|include|put down|write down|jot down|write)(?:\s+(?:in|to|on|under) (?:her|his|their|the) notes?)?\s+that\s+(?:(?:uh+|um+)[\s,]+)?(?=\p{L})/iu;
/** A company that has another name, which is none of the person's. */
const RENAMED =
  /\b(?<what>company|firm|startup|employer)(?:['’]s)?\s+(?:has\s+|was\s+)?(?:changed (?:its|their) name|been renamed|renamed(?: itself)?|is (?:now )?called)\s+(?:to\s+)?/giu;

const ON_EACH =
  /\b(?<verb>put|add|create|make|set) an?\s+(?<what>task|reminder|to-?do) on (?<who>(?:each|all|both|every)(?: one)?(?: of them)?|them)\b/giu;
/** "Bump her up to 75": the one number of everyone that goes up and down. */
const UP_TO =
  /\b(?:(?:[Bb]ump|raise|lower|drop|put|move|push|[Bb]ring|knock|pull) (?<who>her|him|them|\p{Lu}[\p{L}\p{M}'’-]*) (?:up|down) to|[Bb]ump (?<other>her|him|them|\p{Lu}[\p{L}\p{M}'’-]*) to) (?<no>\d{1,3})(?![\p{L}\p{N}.:])/gu;

const ORDERS =
  "move|push|postpone|reschedule|delay|shift|change|set|put|mark|tick(?: off)?|close|complete|finish|delete|remove|cancel|drop|reopen|rename|assign|link|make|snooze|bump|update|give";
/** "The task with the venue, that one please move it to Friday". */
const BEFORE_ITS_VERB = new RegExp(
  `^(?<polite>(?:(?:please|ok|okay|so|and|um+|uh+|hey)[\\s,]+)*)(?<what>(?!(?:that|this)\\s+(?:was|is|were)\\b)(?:the|that|this|my|our)\\s+[^,;:.?!]{3,70}?)[\\s,–-]+(?:(?:that|this)(?: one| task)?[\\s,–-]+)?(?:(?:please|can you|could you|you can|just)\\s+)*(?<verb>${ORDERS})\\s+(?:it|that|this|that one|them)(?![\\p{L}])(?<rest>.*)$`,
  "isu",
);
const called = (what: string): string =>
  what.replace(
    /^(?:the|that|this|my|our)\s+(?:task|one|reminder|to-?do)\s+(?:with|about|for|on|of|where|to)\s+/iu,
    "the task about ",
  );

const HESITATES = "(?:…|\\.{3,}|\\s[–—-]\\s|,)?\\s*";
/** "… and I own… no sorry Greta owns her": what someone breaks off. */
const BROKEN_OFF = new RegExp(
  `(?:^|(?<joint>[,;]\\s+(?:and\\s+|but\\s+)?|\\s+and\\s+))(?:(?!,|;|\\band\\b)[^.!?…\\n]){1,40}?\\s*(?:…|\\.{3,}|\\s[–—]\\s)${HESITATES}(?:no|wait|sorry|scratch that|hang on|hold on|i mean|actually|oops)(?:[\\s,]+(?:no|wait|sorry|scratch that|i mean|actually|rather))*[\\s,]+(?=\\p{L})`,
  "iu",
);

/** "Add Jane Doe …, and a task to quote her": an order of its own. */
const AND_TASK =
  /(?<=\S\s\S[^"“”:]*?)[,;]?\s+(?:and|plus|also|then|with)(?:\s+(?:also|then|please))*\s+an?\s+(?:new\s+)?(?<what>task|reminder|to-?do)\s+(?=(?:to|that|due|called)\s|for\s[^:]{1,40}:)/iu;

/** "If it's not too much trouble" is no condition. */
const IF_YOU_CAN =
  /[\s,]+if (?:(?:it|that)(?:['’]?s| is| would be)|you (?:can|could|have (?:a|the) (?:minute|moment|time)|get (?:a chance|time)|don['’]?t mind|would|wouldn['’]?t mind))(?: (?:not too much|no|not a|not any)(?: (?:trouble|bother|hassle|problem))?| ok(?:ay)?| all ?right| possible| fine)?(?: (?:for|with) you)?(?=[\s,.!]*$|[\s,]+(?:please|thanks|thank you|ta|cheers)\b)/iu;
/** "Scaffold task for him on 7 December": a new one. */
const TASK_OF =
  /(?<joint>^\s*|[,;.]\s+(?:and\s+)?)(?<what>(?!(?:add|create|make|new|an?|the|my|her|his|our|set|put|another|one|delete|remove|mark|move|open|close|last|first|next|overdue|any|complete|finish|rename|change|push|this|that|which|what|whose|no|follow|every|each)\b)[\p{L}-]{3,}(?:\s[\p{L}-]+)?) (?:task|reminder) for (?<who>him|her|them|\p{Lu}[\p{L}\p{M}'’-]*)(?=\s(?:on|by|due|next|tomorrow|today)\b)/iu;

const TASKS_BEFORE = /\b(?:task|reminder|to-?do|remind me|tick|check off|intro|done|due)\b/iu;
/** "… and then another one for Wednesday", "put a new one for him": one more task. */
const ANOTHER =
  /(?<joint>[,;.]\s+|\s+)(?:(?:and|then|also|plus)[\s,]+)*(?:(?:add|create|make|put|set up|set|give me)\s+(?:in\s+)?)?(?:(?:another|a new|one more|a second|a different)\s+one\b|(?:another|one more)\s+for\s+(?:myself|me)\b)/giu;
const ADD_ONE =
  /(?<joint>[,;.]\s+(?:(?:and|then|also)\s+)*|\s+(?:and|then)\s+(?:then\s+)?)(?:add|create|make|put in|set up)\s+(?:a new\s+)?one\s+(?=(?:to|for|about|called|named|titled|saying)\b)/giu;

/** "Remind me to check on that monday": what is to be checked, and then the day; "that monday meeting" is one thing. */
const ON_THAT =
  /(?<act>(?<!\p{L})(?:check(?: up)?|follow up|check in|decide|report back|report|work|get back to (?:me|him|her|them)) on (?:that|it))\s+(?=(?:on |next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|afternoon|evening))?(?:\s*(?:$|[,.!?;:\n])|\s(?:and|at|by|before|please|pls|thanks|then|with|for|if|when|because|so|instead)(?!\p{L})))/giu;

/** "Remind me tonight to call Ana": when it is to be done is behind what is to be done. */
const REMIND_EARLY =
  /^(?<lead>(?:(?:please|ok|so|and|also|hey|can you|could you)[\s,]+)*remind (?:me|us)) (?<when>tonight|this (?:evening|afternoon|morning)) to (?!.*(?<!\p{L})(?:and|then|by|at|on|until|for|due|tomorrow|today|next|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?!\p{L}))(?<what>[^.,;:!?\n\d]+?)(?=[\s.!]*$)/iu;

/** "Remind me this evening to prepare for Friday": the other day is no day of the reminder. */
const REMIND_TODAY =
  /^(?<lead>(?:(?:please|ok|so|and|also|hey|can you|could you)[\s,]+)*remind (?:me|us)) (?<when>this (?:evening|afternoon|morning)) to (?!.*(?<!\p{L})(?:and|then)(?!\p{L}))(?<what>[^.,;:!?\n]+?)(?=[\s.!]*$)/iu;

/** "Her role should read senior broker", "her title should say founder". */
const SHOULD_READ =
  /(?<=\bshould )(?:now )?read(?= \p{L})|(?<=\b(?:(?:title|role|position|company|location|email)|[RrPpCcLl](?:ole|osition|ompany|ocation) (?:of|for) \p{Lu}[\p{L}\p{M}'’-]*(?: \p{Lu}[\p{L}\p{M}'’-]*)?) should )(?:now )?say(?= \p{L})/gu;

/** "…, Aino stays where she is": nothing is to change about her. */
const STAYS =
  /(?<=\S)\s*(?:[,;]|\.(?=\s))?\s+(?:(?:and|but|while)\s+)?\p{Lu}[\p{L}\p{M}'’-]*(?:\s+\p{Lu}[\p{L}\p{M}'’-]*)?\s+(?:stays?|remains?|keeps?)(?:\s+(?:put|the same|unchanged|as (?:is|(?:s?he|they) (?:is|are|was|were))|(?:right )?where (?:s?he|they) (?:is|are)|with (?:her|him|them|me|us)))?[\s.!]*$/u;

/** "Can you move …, delete … and give …?" asks for all of it. */
const CAN_YOU =
  /^(?<asked>\s*(?:(?:hey|hi|ok|please)[\s,]+)*(?:can|could|would|will) you\s+(?:please\s+)?(?:move|set|put|add|create|make|mark|delete|remove|give|assign|change|update|note|remind|tick|rename|clear|push|postpone)\s[^?]*[,\s](?:and|,)\s[^?]*)\?\s*$/iu;
/** "Could you give Ana the rent 400?" asks for a change, and "give me" for an answer. */
const CAN_YOU_GIVE =
  /^(?<asked>\s*(?:(?:hey|hi|ok|please)[\s,]+)*(?:can|could|would|will) you\s+(?:please\s+)?give\s+(?!me\s|us\s|(?:an?|the|some|any|more|details?|info|information|everything)\s|all of\s)(?![^?]*['’]s?(?:\s|\?))[^?\n]{4,120})\?\s*$/iu;
/** "Take 3 off Ana's commission and …": by how much a number falls, among other orders. */
const OFF_ITS =
  /(?<![\p{L}])(?:take|knock|shave|cut)\s+(?<no>\d[\d.,]*)\s+(?:(?:points?|euros?|percent|%)\s+)?off\s+(?<what>(?:\p{L}[\p{L}\p{M}’'-]*['’]s|her|his|their)\s+\p{L}+(?:\s+(?!and\b|but\b|please\b)\p{L}+){0,2}?)(?=\s*(?:,|;|\sand\s|\sbut\s))/giu;
/** "February, the 28th". */
const MONTH_THE =
  /\b(?<month>january|february|march|april|may|june|july|august|september|october|november|december),? the (?<day>\d{1,2}(?:st|nd|rd|th))\b/giu;
/** "She wants 39 a page now, update that too": what is told is the change. */
const UPDATE_THAT =
  /(?<=\S\s\S[^:"“”]*?)(?:\s*[,;.–-]+\s*|\s+)(?:(?:so|and|please|can you|could you)\s+)*(?:(?:update|change|correct|adjust|fix|rename)\s+(?:that|it|this|where\s+(?:he|she|they)(?:['’](?:s|re)|\s+is|\s+are)(?:\s+now)?\s+(?:based|living|located))|(?:change|update|adjust|fix|correct)\s+(?:the\s+)?(?:name of the (?:column|field)|(?:column|field)(?:['’]s)?\s+(?:name|title|label|heading))|rename the (?:column|field))(?:\s+(?:too|as well|also|please|accordingly|for (?:her|him|them)|in (?:tracker|here|the table)))*(?<end>[\s.!]*)$/iu;

/** A message with what people say in a roundabout way said plainly: counted points, a task before its verb, what is broken off. */
export const saidPlainly = remembering((given) => {
  const said = inOneWay(withRhythmLast(given));
  if (isNoteLead(said) && !ADD_THAT.test(said)) return said;
  const message = withNewcomer(bothDone(dictated(withStoryNoted(said))));
  const lines = ordered(numbered(countedTasks(message.replace(THINGS, "")))).split("\n");
  return lines.map(plainly).join("\n");
});

/** "Pelase" at either end is please. */
const withPlease = (line: string): string =>
  line.replace(/^\s*\p{L}{4,8}(?=[\s,])|(?<=[\s,])\p{L}{4,8}(?=[\s.!?]*$)/gu, (word) =>
    /^(?:pleased|pleases|lease|tease|peas)$/iu.test(word.trim()) ||
    slipsBetween(word.trim().toLowerCase(), "please") > 1
      ? word
      : word.replace(/\S+/u, "please"),
  );

const SLIPS: Readonly<Record<string, string>> = {
  ...{ teh: "the", adn: "and", nad: "and", fro: "for", taks: "task", tsak: "task" },
};

function plainly(said: string): string {
  const line = withPlease(said)
    .replace(/(?<=\b(?:follow[- ]?ups?|catch[- ]?up|check in|touch base|sync)\s)w(?:\/\s?|\s)(?=\p{L})/giu, "with ")
    .replace(/\s+(?:pls|plz|thx|tnx|thnx)(?=[\s,.!]|$)/giu, "")
    .replace(/(?<![\p{L}\p{N}'’@.-])(?:teh|adn|nad|fro|taks|tsak)(?![\p{L}\p{N}'’@-])/gu, (word) => SLIPS[word] ?? word)
    .replace(
      /(?<![\p{L}'’])(?<who>s?he|they)(?<is>s|re)(?= (?:an?|the|now|in|at|from|with|based|called|working|our|my|head|not)\b)/giu,
      "$<who>'$<is>",
    )
    .replace(ADD_THAT, (...given: unknown[]) => {
      const { who } = given.at(-1) as { who?: string };
      return who === undefined ? "note that " : `note for ${who} that `;
    })
    .replace(/(?<=(?<!\p{L})rem(?:ind)?\s+(?:me|us)\s+)2(?=\s\p{L})/giu, "to")
    .replace(ON_THAT, "$<act>, ")
    .replace(REMIND_EARLY, "$<lead> to $<what> $<when>")
    .replace(REMIND_TODAY, "$<lead> today to $<what> $<when>")
    .replace(SHOULD_READ, "be")
    .replace(
      /(?<=\p{L})\s+like (?=(?:on|by|next|this) (?:\p{L}+ )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|tomorrow\b)/giu,
      " ",
    )
    .replace(
      /^(\s*(?:(?:so|ok|okay|hey|well|and)[\s,]+)*)like[\s,]+(?=(?:remind|add|set|put|move|mark|note|create|make|can you|could you)\b)/iu,
      "$1",
    )
    .replace(/(?<=\p{L})['’]s (?=(?:already |now |just )?(?:been|gone|got)\b)/giu, " has ")
    .replace(
      /(?<=[\p{Ll}\d]) & (?=(?:her|his|their|set|put|move|add|note|give|make|ping|call|mark|remind|delete|write|jot|tick|move|change|assign|remove)\s\p{L})/gu,
      " and ",
    )
    .replace(/(?<=^\s*(?:(?:hey|hi|ok|so|and|please)[\s,]+)*(?:can|could|would|will)) u(?=\s)/iu, " you")
    .replace(CAN_YOU, "$<asked>")
    .replace(CAN_YOU_GIVE, "$<asked>")
    .replace(OFF_ITS, "lower $<what> by $<no>")
    .replace(MONTH_THE, "$<month> $<day>")
    .replace(UPDATE_THAT, "$<end>")
    .replace(STAYS, "")
    .replace(IF_YOU_CAN, "")
    .replace(/^(\s*)(?:nots|noet|ntoe|notte|onte)(?=\s(?:for|on|about|to|that)\s)/iu, "$1note")
    .replace(/\b((?:can|could|would|will) you) (?:possibly|perhaps|maybe|kindly|quickly)\b/giu, "$1")
    .replace(/[\s,]+(?:thanks|thank you|ta) (?:ever so|so|very)(?: much)?[\s.!]*$/iu, "")
    .replace(/^\s*(?:schedule|plan|diary|to-?do)\s*:\s*(?=\p{L})/iu, "add a task: ")
    .replace(/(?<!\p{L})un[- ](?=(?:tick|check|do|mark|archive|snooze)(?!\p{L}))/giu, "un")
    .replace(/\b(stage|status) back to\b/giu, "$1 to")
    .replace(TASK_OF, "$<joint>add a task: $<what> for $<who>")
    .replace(ON_EACH, "$<verb> a $<what> for $<who>")
    .replace(UP_TO, "set the priority of $<who>$<other> to $<no>")
    .replace(RENAMED, "$<what> is now ");
  const broken = BROKEN_OFF.exec(line);
  const text =
    broken && !isQuoted(line, broken.index)
      ? line.slice(0, broken.index) + (broken.groups?.["joint"] ?? "") + line.slice(broken.index + broken[0].length)
      : line;
  if (startsCommand(text) && AND_TASK.test(text)) return text.replace(AND_TASK, "\nadd a $<what> ");
  const { what, verb, rest } = BEFORE_ITS_VERB.exec(text)?.groups ?? {};
  if (what !== undefined && verb !== undefined && !/["“”]/u.test(what)) return `${verb} ${called(what)}${rest ?? ""}`;
  if (!TASKS_BEFORE.test(text)) return text;
  const another = (words: string, ...given: unknown[]) => {
    const [at, all] = given.slice(-3) as [number, string];
    return TASKS_BEFORE.test(all.slice(0, at)) && !isQuoted(all, at)
      ? "\nadd a task" + (/\s$/u.test(words) ? " " : "")
      : words;
  };
  return text.replace(ANOTHER, another).replace(ADD_ONE, another);
}
