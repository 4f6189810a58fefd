import { plainWords } from "../../words.ts";
import { findDates } from "../find-dates.ts";
import { isNoteLead, type Part, startsCommand } from "./split-clauses.ts";
import { isAction } from "./task-leads.ts";

const LEAD = "^\\s*(?:(?:please|pls|ok|okay|so|and|also|then|oh|hey|btw|right|well|guys|team)[\\s,]+)*";
const MUST =
  "(?:(?:really|still|also)\\s+)?(?:needs?\\s+to|has\\s+to|have\\s+to|had\\s+better|has\\s+got\\s+to|['’]s\\s+got\\s+to|ought\\s+to|(?:must|should|could|will\\s+have\\s+to|is\\s+to|are\\s+to)(?!\\s+have(?!\\p{L})))\\s+(?:(?:really|also|please|quickly)\\s+)?";
const NO_ACT =
  "(?!(?:be|have|know|think|believe|see|hear|not|never|admit|wait|stay|feel|like|want|own|take over|get the|go to|belong)(?!\\p{L})|(?:look after|take care of|handle|cover|take on|take|get|manage|deal with)\\s+(?-i:\\p{Lu}))";
/** "Someone should give Ana a ring", "can anybody check the oven?": nobody is named who is to do it. */
const ANYONE = new RegExp(
  `${LEAD}(?:(?:someone|somebody|some one|one of us|anyone|anybody)\\s+${MUST}|(?:can|could|would|will)\\s+(?:someone|somebody|anyone|anybody|one of us)\\s+(?:please\\s+)?)${NO_ACT}(?<what>\\p{L}.{3,}?)[\\s.?!]*$`,
  "iu",
);
/** "No need to call Leo" is nobody's duty. */
const NAME =
  "(?-i:(?!(?:No|Not|None|Nobody|Nothing|Never|There|Who|What)(?!\\p{L}))\\p{Lu}[\\p{L}\\p{M}'’-]+(?:\\s\\p{Lu}[\\p{L}\\p{M}'’-]+){0,2})";
const ROLE =
  "(?:the|our|my)\\s+(?:intern|interns|team|office|boss|accountant|assistant|lawyers?|designers?|developers?|printer|caterer|apprentice|trainee|secretary|agency|bookkeeper|colleagues?|warehouse|kitchen|front desk|reception|driver|plumber|electrician|carpenter|gardener|supplier|landlord|bank|courier|photographer)";
const OTHER = `(?<who>${NAME}|${ROLE})`;
/** "Kim has to pick up the keys": someone who is none of the user's people. */
const OTHERS = new RegExp(`${LEAD}${OTHER}\\s+${MUST}${NO_ACT}(?<what>\\p{Ll}.{3,}?)[\\s.!]*$`, "iu");
/** "Tell Kim to ring Ana", "let the team know that …", "have Beate check the boiler". */
const TELLS = new RegExp(
  `${LEAD}(?:(?:can|could|would|will)\\s+you\\s+)?(?:(?:tell|remind|instruct|beg|urge)\\s+${OTHER}\\s+(?:not\\s+)?(?:to|that|about|whether|if)\\s|let\\s+${OTHER.replace("who", "informed")}\\s+know\\s|(?<act>have|let|make)\\s+${OTHER.replace("who", "helper")}\\s+(?<does>\\p{Ll}.+))`,
  "iu",
);
const TELL_BEGINS = /^.*?(?=(?:tell|remind|instruct|beg|urge|let|have|make)\s)/iu;
/** "The oven has to be serviced by June", "the roof needs painting": what is to be done with a thing. */
const THINGS =
  /^\s*(?:(?:please|ok|okay|so|and|also|oh|btw)[\s,]+)*(?<what>(?:the|our|my|these|those|all the)\s+[^,;:.?!]{3,50}?\s+(?:(?:still|really|also)\s+)?(?:(?:needs?|has|have|must|should|ought|is|are)\s+(?:to\s+)?be\s+\p{L}{3,}(?:ed|en|t|d|de|ut|aid|ought|ent)|needs?\s+\p{L}{3,}ing)(?!\p{L}).*?)[\s.!]*$/iu;

/** What others are to do is a task to confirm; what is told of the user's own people stays as it is. */
export function withOthersDuties(part: Part, today: string, names: readonly string[]): Part[] {
  const { text } = part;
  if (isNoteLead(text) || /["“«„\n]|(?<!\p{L})(?:if|unless|when|because)(?!\p{L})/iu.test(text)) return [part];
  const each = callsTo(text, names);
  if (each) return each.map((call) => ({ text: call, isGuessed: true }));
  const task = dutyOf(text, today, new Set(names.flatMap(plainWords)));
  return [task === null ? part : { text: `add a task: ${task}`, isGuessed: true }];
}

const ERRANDS: Readonly<Record<string, string>> = {
  call: "call",
  ring: "ring",
  visit: "visit",
  reminder: "remind",
  nudge: "nudge",
};
const BOTH_NEED =
  /^\s*(?:(?:and|also|so|then)[\s,]+)*(?:both\s+)?(?<who>\p{Lu}[^,:;]{1,40}?(?:,\s+\p{Lu}[^,:;]{1,40}?)*,?\s+and\s+\p{Lu}[^,:;]{1,40}?|both(?: of them)?|they(?: both| all)?|all (?:of them|two|three))\s+(?:both\s+|all\s+)?(?:need|want|should get|must get|should have)\s+an?\s+(?<what>call|ring|visit|reminder|nudge)(?!\p{L})(?<rest>.*)$/iu;
/** "Ana and Leo both need a call on Friday": a task for each. */
function callsTo(text: string, names: readonly string[]): string[] | null {
  const { who = "", what = "", rest = "" } = BOTH_NEED.exec(text)?.groups ?? {};
  const isOfAll = /^(?:both|they|all)(?!\p{L})/iu.test(who);
  const people = isOfAll ? names : who.split(/,\s+(?:and\s+)?|\s+and\s+/u);
  if (who === "" || people.length < 2 || people.length > 5 || (/both|two/iu.test(who) && people.length !== 2))
    return null;
  return people.map((name) => `remind me to ${ERRANDS[what.toLowerCase()] ?? what} ${name}${rest}`);
}

function dutyOf(text: string, today: string, own: ReadonlySet<string>): string | null {
  const anyone = ANYONE.exec(text)?.groups?.["what"];
  if (anyone !== undefined) return anyone;
  if (/\?\s*$/u.test(text)) return null;
  const isOwn = (who: string | undefined): boolean =>
    who !== undefined && plainWords(who).some((word) => own.has(word));
  const hasDay = findDates(text, today).some(({ date }) => date > today);
  const { who, what } = OTHERS.exec(text)?.groups ?? {};
  if (who !== undefined && what !== undefined && !isOwn(who) && (hasDay || isAction(`${what} `)))
    return `${who.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())} to ${what}`;
  const told = TELLS.exec(text)?.groups;
  if (told) {
    const other = told["who"] ?? told["informed"] ?? told["helper"];
    const isDone = told["act"] === undefined || isAction(`${told["does"] ?? ""} `);
    return isOwn(other) || !isDone ? null : text.replace(TELL_BEGINS, "").replace(/[\s.!]+$/u, "");
  }
  const thing = THINGS.exec(text)?.groups?.["what"];
  return thing !== undefined && hasDay && !startsCommand(text) ? thing : null;
}
