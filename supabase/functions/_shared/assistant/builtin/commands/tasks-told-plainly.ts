import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { oneMeant } from "./one-meant.ts";
import { PLEASE, re } from "./rewording.ts";
import { isNoteLead } from "./split-clauses.ts";

const NAME = "\\p{L}[\\p{L}\\p{M}'’-]*(?:\\s(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*){0,3}";
/** "Make sure I do", "don't let me forget": asks for what was said before it. */
const SURE =
  /[\s,;.!–—-]+(?:(?:so|and|please|pls|but|can you|could you)[\s,]+)*(?:(?:(?:make|be) (?:\p{L}+ )?sure|see(?: to it)?|ensure|check)(?: that)? (?:i|we) (?:(?:really|actually|definitely) )?(?:do|will)(?: (?:it|that|this|so))?|hold me to (?:it|that)|(?:do not|don['’]?t) let me forget(?: (?:it|that|to|this|about (?:it|that)))?|remind me(?: (?:of|about) (?:it|that)| then| please)?)[\s.!]*$/iu;
const PROMISE = re(
  `^\\W*(?:(?:so|ok|okay|and|hey)[\\s,]+)*(?:(?:i|we)(?:['’]ve| have)? )?(?:(?:just|already|also) )*(?:told|promised|assured|said to|offered|agreed with|swore to) (?:my |our |the )?(?<who>${NAME})(?: that)?,? (?:i|we)(?:['’]d|['’]ll| would| will) (?<act>\\p{L}[^;:?!\\n"“]{2,90}?)\\s*$`,
);
const THEM = /(?<!\p{L})(?:him|her|them)(?= |$)(?! (?:new|own)(?!\p{L}))/iu;

/** "Ana asked for a quote, need it done by Friday". */
const NEEDED_BY = re(
  `^\\W*(?:(?:so|ok|okay|and|hey)[\\s,]+)*(?<who>${NAME})(?: (?:has|just|also|now))* (?:asked(?: us| me)? for|wants?|wanted|requested|needs|would like|is asking for|asks(?: us| me)? for) (?:an?|the|our|some|a copy of|another) (?<thing>\\p{L}[^,;:.?!\\n"“]{2,60}?)\\s*[,;.–—-]+\\s*(?:(?:and|so|please|i|we|that|it|this)[\\s,]+)*(?:(?:need|needs|have|has|must|want|got|gotta)(?: to)?(?: (?:get|have))?(?: (?:it|that|this|them))?(?: to)?(?: be)?|(?:get|have) (?:it|that|this|them)|(?:it['’]s|is)) ?(?:done|ready|sent|finished|out|over|due)(?: to (?:him|her|them))? (?:by|for|before|on)? ?(?<day>[^,;:.?!\\n"“]{3,30}?)[\\s.!]*$`,
);

const EACH: Readonly<Record<string, string>> = { daily: "day", weekly: "week", monthly: "month", quarterly: "quarter" };
/** "Need a daily thing: clear the inbox. Start tomorrow". */
const RHYTHM_THING = re(
  `^\\s*${PLEASE}(?:(?:i|we)(?:['’]d like| would like)? )?(?:need|want|set up|set|give me|add|make(?: me)?|create|put in)?\\s*(?:an?\\s+)?(?<rhythm>daily|weekly|monthly|quarterly)(?: (?:thing|task|reminder|to-?do|habit|item|job|one|nudge|chore))\\s*(?: to |[:,]\\s*|\\s[–—-]\\s*)(?<what>\\p{L}[^;:?!\\n"“]{2,80}?)\\s*[.,;–—-]+\\s*(?:(?:and|please)\\s+)*(?:start(?:ing|s)?|begin(?:ning|s)?|from|first (?:one|time))(?: is| it| on| from| with)* (?<day>[^,;:.?!\\n"“]{3,30}?)[\\s.!]*$`,
);

/** "Add 'draft the plan' for Ana, due in 10 days, already working on it": a title between single marks. */
const IN_MARKS = re(
  `^(?<lead>\\s*${PLEASE}(?:add|create|make|new|put in|set up)(?: (?:me )?(?:an? |the )?(?:new )?(?<noun>task|to-?do|reminder))?)\\s*:?\\s+(?:['‘](?<single>[^'’"\\n]{2,80})['’]|["“](?<double>[^"”\\n]{2,80})["”])(?<rest>\\s*,?\\s+(?:for|with|due|by|on|in|i['’]m|already)(?!\\p{L})[^\\n:?]{3,100})$`,
);
const DUE = /(?<!\p{L})due(?!\p{L})|(?<!\p{L})(?:already|in progress|started|working on)(?!\p{L})/iu;
const OTHER_THING = /(?<!\p{L})(?:notes?|columns?|fields?|options?|choices?|list)(?!\p{L})/iu;
const AT_WORK =
  /(?:\s*[,;.–—-]+\s*|\s+)(?:(?:and|but)\s+)?(?:(?:i['’]?m|i am|we['’]?re|we are)\s+)?(?:already\s+|currently\s+)+(?:working on (?:it|that)|on (?:it|that)|at it|doing (?:it|that)|busy with (?:it|that)|under ?way|begun|in the works|in motion)(?=[\s.!]*$)/iu;

const TO_SEND =
  /(?:report|sheet|quote|deck|study|studies|copy|contract|proposal|list|specs?|pricing|prices?|invoice|samples?|brochure|catalogue|details|figures|numbers|estimate|draft|agreement|document|file|link|references?|letter|summary|plan|photos?|video)(?! \p{L})|^copy of/iu;
/** By their first name, where nobody else has it. */
const called = ({ name }: KnownPerson, people: readonly KnownPerson[]): string => {
  const first = name.split(" ")[0] ?? name;
  return people.some((other) => other.name !== name && plainWords(other.name).includes(plainWords(first)[0] ?? ""))
    ? name
    : first;
};
const toGet = (thing: string, first: string): string =>
  TO_SEND.test(thing) ? `send ${first} the ${thing}` : `${thing} for ${first}`;

/** "Finish all but the report": one is left out, and not the one that is meant. */
const ALL_BUT =
  /^(?:\W*(?:(?:please|pls|ok|okay|and|so|now|can you|could you)[\s,]+)*)(?:finish|close|complete|tick off|check off|mark)\s+(?:all|everything)(?:\s+(?:as\s+)?done)?\s+but\s+(?=(?:the|my)\s)/iu;
/** "No date on the quote please, waiting on finance": why it has none. */
const NO_DATE_WHY =
  /(?<=^\W*(?:(?:please|ok|and)\s+)*no\s+(?:due\s+)?(?:date|day|deadline)\s+(?:on|for)\s+[^,;:?!\n]{3,60}?)(?:\s+(?:please|pls))?\s*[,;–—-]+\s*(?:(?:i['’]m|we['’]re|it['’]s|still|it)\s+)*(?:waiting|depends|pending|tbd|not sure|unsure|because|since|as|until|on hold)(?!\p{L})[^?\n]{0,80}$/iu;

function promised(message: string, people: readonly KnownPerson[]): string {
  const sure = SURE.exec(message);
  if (!sure) return message;
  const front = message.slice(0, sure.index).trim();
  const { who = "", act = "" } = PROMISE.exec(front)?.groups ?? {};
  const person = act === "" ? null : oneMeant(who, people);
  if (person) return `Add a task for ${person.name}: ${act.replace(THEM, () => called(person, people))}`;
  if (act !== "" && !/^(?:he|she|they|it)$/iu.test(who)) return `remind me to ${act}`;
  return /(?:do|will)(?: (?:it|that|this|so))?[\s.!]*$/iu.test(sure[0]) && plainWords(front).length > 2
    ? front
    : message;
}

/** What is to be done, told around in everyday words: as the plain order for a task. Other messages are unchanged. */
export function withTaskToldPlainly(
  message: string,
  people: readonly KnownPerson[],
  listed: readonly object[] = [],
): string {
  if (message.length > 240 || message.trim().includes("\n") || isNoteLead(message)) return message;
  const { who = "", thing = "", day = "" } = NEEDED_BY.exec(message)?.groups ?? {};
  const person = thing === "" ? null : oneMeant(who, people);
  if (person) return `Add a task for ${person.name}, due ${day}: ${toGet(thing, called(person, people))}`;
  const { rhythm = "", what = "", day: from = "" } = RHYTHM_THING.exec(message)?.groups ?? {};
  if (what !== "") return `every ${EACH[rhythm.toLowerCase()] ?? "week"}: ${what}, starting ${from}`;
  const { noun, single, double, rest = "" } = IN_MARKS.exec(message)?.groups ?? {};
  const title = single ?? double;
  if (title !== undefined && (noun !== undefined || DUE.test(rest)) && !OTHER_THING.test(rest))
    return `new task "${title}"${rest.replace(AT_WORK, ", already started")}`;
  // Of what was just listed it is about that.
  const isOfList = listed.length > 0;
  const whole = (isOfList ? message : message.replace(ALL_BUT, "close all tasks except ")).replace(NO_DATE_WHY, "");
  return promised(whole, people);
}
