import { LEAD, re } from "../commands/rewording.ts";

/** An order of which someone is left out: what stands before it, the order, what leads to it, who it is in words, and what is behind. */
export interface Exception {
  before: string;
  head: string;
  /** The word for the group: "everyone", "them". */
  group: string;
  lead: string;
  who: string;
  tail: string;
}

const SET_VERB =
  "(?:set|put|move|change|mark|make|give|update|switch|shift|bump|raise|lower|promote|assign|hand|pass|tag|turn|add|clear|remove)";
const CROWD =
  "(?:people|ppl|folks?|guys|ones|lot|team|crew|crowd|gang|bunch|contacts|leads|clients|customers|founders|pair)";
/** Several people who are not named: "everyone", "all leads", "the three at Kelp", "the Kelp people". */
const GROUP = `(?:every(?:one|body)|all|both|each|those|these|whoever|any(?:one|body)|people|contacts|them|the (?:two|three|four|five|six|others|rest|whole \\p{L}+|${CROWD})|the (?:\\S+ ){1,3}?${CROWD})(?!\\p{L})`;
const OF_GROUP = re(`(?<!\\p{L})${GROUP}`);
const ORDER = re(`${LEAD}${SET_VERB}\\s`);
/** "Everyone at Kelp goes to Lead", and no news of them. */
const GROUP_FIRST = re(
  `${LEAD}${GROUP}[^:?!]{0,60}?(?:\\s(?:goes?|moves?|to be moved) to\\s|\\s(?:should|must|needs? to|has to|have to)(?: now)? (?:be|go|move|get|have|become)\\s|\\sgets? (?:the )?(?:stage|status|priority|owner|\\d)|:\\s)`,
);
/** What is no field of people. */
const OTHER_THINGS =
  /(?<!\p{L})(?:tasks?|overdue|reminders?|to-?dos?|notes?|comments?|remarks?|posts?|columns?|options?)(?!\p{L})/iu;
/** "Add a note to everyone at Kelp", "a task for all the leads". */
const TO_EACH = re(
  `${LEAD}(?:(?:add|create|make|write|leave|put|log|jot|set)(?: down| up)? )?(?:(?:an?|the|one|this|new|quick|short) )*(?<thing>notes?|comments?|remarks?|tasks?|to-?dos?|reminders?) (?:to|for|on|about|with|under|against) (?:all of )?(?=${GROUP})`,
);

const AND = "(?:(?:and|but|though|only|just|please|oh|no|while)[\\s,]+)*";
const JOINT = `(?:\\s*[,;.(–—]+\\s*${AND}|\\s+-+\\s+${AND}|\\s+${AND})`;
/** Words that leave someone out, whatever is behind them; after "but", "not" and "without" only a person is left out. */
const SURE =
  "except(?:ing)?(?: for)?|excluding|exclude|apart from|aside from|other than|save for|with the exception of|leaving out|leave out|not including|not counting|skipping|skip|omitting|omit|sparing|spare|leave|keep|(?:don['’]?t|do not|never) (?:touch|change|move|update|include)|no changes? (?:to|for)";
const WEAK = "not|without|minus|besides|bar|but";
const LEADS = `(?<lead>(?:${SURE}|${WEAK})(?: for)?)`;
const AS_THEY_ARE =
  "(?:\\s+(?:(?:as|where|how|the way)\\s+(?:he|she|they|it)(?:\\s+(?:is|are|was|were)|['’](?:s|re))|alone|be|out(?: of (?:it|this|that))?|unchanged|untouched|there|in there|though|please|for now))*(?<place>\\s+(?:in|at|on|with)\\s(?!the\\s)[\\p{L} ]{2,30}?(?=\\s*[.!)]*$|\\s*[,;]|\\s+(?:and|then)\\s))?";
const WHO =
  "(?<who>[\\p{L}][^,;:.!?()\\n]{0,60}?(?:(?:,| and|, and| or| nor)\\s(?:the\\s)?\\p{L}[^,;:.!?()\\n]{0,30}?){0,3}?)";
const BEHIND =
  "(?<tail>\\s*[.!)]*\\s*$|\\s*[,)]\\s*(?=to\\s|as\\s|in\\s|on\\s|at\\s|into\\s|under\\s)|\\s+(?=(?:to|as|into)\\s)|\\s*:\\s*|\\s*(?:[,;.]|\\s[–—-])\\s*(?=\\p{L})|\\s+(?=(?:and|then)\\s+(?:then\\s+|also\\s+)?(?:remind|add|set|put|move|note|tell|make|create|mark|change|delete|give)\\s))";
const EXCEPTION = re(`(?<=\\S)(?<joint>${JOINT})${LEADS}\\s+${WHO}${AS_THEY_ARE}${BEHIND}`);
/** "…, the CEO stays", "…, the sales guy excluded". */
const STAYING = re(
  `(?<=\\S)(?<joint>\\s*[,;.(–—]+\\s*${AND}|\\s+-+\\s+${AND}|\\s+(?:but|and|while|with)\\s+)(?!(?:not|except|leave|keep|without|excluding|all|just|he|she|they|it|that|this|his|her|their|we|i)(?!\\p{L}))(?<who>(?:(?:the|our|my)\\s)?\\p{L}[^,;:.!?()\\n]{0,60}?)\\s+(?:(?:should|can|must|will|to|just|is|are)\\s+)*(?<lead>stay(?:s|ing)?|remain(?:s|ing)?|keeps?\\s+(?:his|hers|theirs|it|(?:his|her|their)\\s\\p{L}+)|excluded|excepted|exempt|not included|left out)${AS_THEY_ARE}${BEHIND}`,
);
const MOST = 300;

/** Whether words leave someone out for sure, be it someone who is not known: "except Zoltan", "not the intern". */
export const isSureException = ({ lead, who, head }: Exception): boolean =>
  re(`^(?:${SURE})`).test(lead) ||
  !re(`^(?:${WEAK})`).test(lead) ||
  (/^not$/iu.test(lead) && (/^the\s/iu.test(who) || (/^\p{Lu}/u.test(who) && !OF_TEXT.test(head))));
/** "The location of all to Oslo, not Bergen" may say another value. */
const OF_TEXT = /(?<!\p{L})(?:location|company|role|industry|city|place|firm|title|job)(?!\p{L})/iu;

/** The exception that an order about a group makes; null for questions, stories and orders about something else. */
export function exceptionIn(message: string): (Exception & { isToEach: boolean }) | null {
  if (message.length > MOST || /["“”«»?]|\n.*\n/u.test(message)) return null;
  const behind = [...message.matchAll(isNoteHead(message) ? NEXT_SENTENCE : NEXT_ORDER)];
  for (const at of [0, ...behind.map(({ index, 0: joint }) => index + joint.length)]) {
    const found = ofOrder(message.slice(at));
    if (found) return { ...found, before: message.slice(0, at) };
  }
  return null;
}
/** Where the next order begins; what a note says goes on to the end of its sentence. */
const NEXT_SENTENCE = re(`[.;]\\s+(?:(?:and|also|then|please)\\s+)*(?=${SET_VERB}\\s)`, "giu");
const NEXT_ORDER = re(
  `(?:[.;,]\\s+|\\s)(?:(?:and|also|then|please)\\s+)+(?=${SET_VERB}\\s)|[.;]\\s+(?=${SET_VERB}\\s)`,
  "giu",
);

function ofOrder(message: string): Omit<Exception & { isToEach: boolean }, "before"> | null {
  const toEach = TO_EACH.exec(message);
  const group = OF_GROUP.exec(message);
  if (!group || (!toEach && !ORDER.test(message) && !GROUP_FIRST.test(message))) return null;
  // What a note says is not read.
  const colon = message.indexOf(":");
  const from = group.index + group[0].length;
  const behind = message.slice(from - 1);
  const found = STAYING.exec(behind) ?? EXCEPTION.exec(behind);
  if (!found?.groups) return null;
  const at = from - 1 + found.index;
  const head = message.slice(0, at);
  if (toEach && (colon < 0 || at > colon)) return null;
  if (!toEach && (OTHER_THINGS.test(head) || (colon >= 0 && colon < at && isNoteHead(head)))) return null;
  const { lead = "", who = "", tail = "", place = "" } = found.groups;
  // "Leave Ana a note: …" is an order of its own.
  if (GIVES.test(who)) return null;
  // "Those in Oslo" says who, "leave Ana in Lead" where she stays, and "all except Ana in Lead" where the others go.
  const isWhere = place !== "" && SOME.test(who.trim());
  const isValue = place !== "" && !isWhere && !/^(?:leave|keep|spare|stay|remain)/iu.test(lead);
  const rest = message.slice(at + found[0].length);
  const joined = (isValue ? place : "") + (tail.trim() === ":" ? `: ${rest}` : `${tail}${rest}`);
  // "To Ana, not Bo", of an owner: who has them no more.
  if (/^not$/iu.test(lead) && TO_OWNER.test(head)) return null;
  return {
    head,
    group: group[0],
    lead,
    who: `${who}${isWhere ? place : ""}`.trim(),
    tail: joined.replace(COMMA_TO, " ").replace(STAYS_BEHIND, ""),
    isToEach: toEach !== null,
  };
}
const GIVES =
  /\s(?:an?|the|this|that|one|another)\s(?:(?:quick|short|new|little|nice|voice)\s)*(?:notes?|messages?|voicemail|tasks?|to-?dos?|reminders?|comments?|remarks?|line|call|review|tip|feedback)$/iu;
/** "…, not the CEO, to Oslo": the value goes on. */
const COMMA_TO = /^\s*\)\s*|^\s*,\s*(?=(?:to|as|in|on|at|into|under)\s)/iu;
/** "…, not the CEO, she stays in Lead". */
const STAYS_BEHIND =
  /^\s*[,;–-]+\s*(?:he|she|they) (?:(?:should|can|just) )*(?:stays?|remains?|keeps? (?:his|hers|theirs|it))(?: (?:put|there|(?:in|at|on|with) [\p{L} ]{2,30}|(?:as|where) (?:he|she|they) (?:is|are)))?[\s.!]*$/iu;
const SOME = /^(?:those|people|everyone|everybody|anyone|anybody|whoever|the (?:ones?|people|folks|guys?|others))$/iu;
const TO_OWNER = re(`(?<!\\p{L})owners?(?!\\p{L})|${LEAD}(?:assign|hand|pass|give|transfer)\\s.*\\sto\\s`);
const isNoteHead = (head: string): boolean => /(?<!\p{L})(?:note|notes|remember|fyi|log)(?!\p{L})/iu.test(head);
