import { isNoteLead } from "../commands/split-clauses.ts";
import { WHERE_I_AM } from "./only-asked.ts";
import { re } from "./spoken-words.ts";
import type { Wordings } from "../commands/rewording.ts";

const BEFORE = "^\\W*(?:(?:so|and|but|ok|okay|sorry|hey|hi|hm+|oh|argh|ugh|please|pls)[\\s,]+)*";
const FORGOT =
  "(?:i|we)(?:['’]ve| have)?(?: (?:just|completely|totally|always|keep|clean|kind of))* (?:forgot(?:ten)?|forget(?:ting)?|blanked on|lost track of)|(?:i|we) (?:can['’]?t|cannot|can not|don['’]?t|do not|never)(?: (?:really|quite|for the life of me))? (?:remember|recall|think of|know|tell)(?: (?:any ?more|now|off ?hand))?|(?:i['’]?m|i am|we['’]re|we are) (?:not (?:quite |really |entirely |too )?sure|unsure)(?: any ?more)?|not (?:quite |really )?sure(?: any ?more)?|no (?:idea|clue)|(?:any|have you any|do you have any|got any) (?:idea|clue)|(?:it|that) (?:slipped|escapes) (?:my mind|me)|help me (?:remember|out)";
const ASKS_YOU =
  "do you (?:happen to |by any chance )?(?:know|remember|recall)|does (?:anyone|anybody|tracker) know|(?:can|could|would) you (?:please |quickly )?(?:tell me|say|remind me|look up|find out|check|see|let me know)|(?:i|we)(?:['’]d| would)? (?:just |really )?(?:wonder|(?:was|am|were|are) (?:just )?wondering|(?:need|want|like|love) to know)|(?:just )?(?:wondering|curious)";
const LOOKS =
  "(?:please |quickly |can you |could you )*(?:tell me|check|find out|look up|see|verify|double[- ]?check|look)";
const WH =
  "(?:who(?:se|m)?|what|when|where|which|how (?:many|much|big|large|high|long|old|often))(?!\\p{L}|\\s+(?:to|someone|somebody|anyone|anybody)\\s)";

/** "I forgot where Ana works": what is asked stands behind it. */
const FORGOTTEN = re(`${BEFORE}(?:${FORGOT}|${ASKS_YOU})[\\s,:–-]+(?=${WH})`);
const WHETHER = re(
  `${BEFORE}(?<lead>${FORGOT}|${ASKS_YOU}|${LOOKS})[\\s,]+(?:if|whether)\\s+(?<said>\\S.{4,100}?)[\\s?.!]*$`,
);
const IS_LOOKING = re(`^(?:${LOOKS})$`);

/** "Out of all my contacts, who sails". */
const OUT_OF = re(
  `${BEFORE}(?:out of|of|from|among|amongst) (?:all )?(?:of )?(?:my|our|the) (?:people|contacts|customers|clients|list|network|investors|leads),? (?=who(?:se)?(?!\\p{L}))`,
);

/** What is asked in a few words that are no sentence, and the question that it is. */
const SHORT: Wordings = [
  // "Everyone with the same owner as Sven".
  [
    re(
      `${BEFORE}(?:(?:list|show|find|get|give)(?: me)? )?(?:everyone|everybody|people|all|anyone|anybody|contacts|customers|clients|those|leads)(?: (?:people|contacts|those|others))?(?: (?:who|that) (?:have|has|got|share|are (?:in|at|on))| with| in| at| on| sharing)? the same (\\p{L}[\\p{L} ]{1,30}?) (?:as|like) (\\S.{1,40}?)[\\s?.!]*$`,
    ),
    "who has the same $1 as $2?",
  ],
  // "The total budget and how many people in Lyon": both are of Lyon.
  [
    re(
      `${BEFORE}(?:(?:what(?:['’]s| is)|tell me|show me|give me|show|list) )?(?:the )?(total|sum|average|mean) (?:of )?(?:the )?(\\p{L}[\\p{L} -]{1,30}?),? and (?:also )?how many (?:(people|contacts|customers|clients|leads|investors) )?(?:of them )?(?:(?:are there|there are|are|do (?:we|i) have|(?:we|i) have|live|work|sit) )?((?:in|at|from|near) \\p{L}[\\p{L}' -]{1,30}?)[\\s?.!]*$`,
    ),
    "what is the $1 $2 of $3 $4? How many $3 are $4?",
  ],
  // "What tasks have I got today and is anything late".
  [
    re(
      `${BEFORE}((?:what|which|how many|any|show|list)(?: me)? (?:[^,?]{0,20} )?(?:tasks?|to-?dos?|things|due|on|is on|do)(?: [^,?]{2,40})?),? and (?:also )?(?:(?:is|are) (?:there )?|do (?:i|we) have )(?:anything|any(?: of them| tasks?)?|something)(?: is| are)? (?:late|overdue|past due|behind)[\\s?.!]*$`,
    ),
    "$1? Which tasks are overdue?",
  ],
  // "The difference in budget between Ana and Leo".
  [
    re(
      `${BEFORE}(?:(?:what(?:['’]s| is)|tell me|show me|give me) )?(?:the )?(?:difference|gap) in (\\p{L}[\\p{L} ]{1,30}?) between (\\S.{1,30}?) and (\\S.{1,30}?)[\\s?.!]*$`,
    ),
    "who has the higher $1, $2 or $3?",
  ],
  // "A quick refresher on Ana before I call".
  [
    re(
      `${BEFORE}(?:(?:i need|i could use|i['’]?d like|can i (?:have|get)|could i (?:have|get)|give me|get me) )?(?:(?:an?|the|quick|short|brief|little|fast) )*(?:refresher|primer|scoop|skinny|crib sheet|cliff ?notes|run[- ]?through|(?:who['’]?s who|debrief)) (?:on|about|of|for) (\\S.{1,40}?)(?:,? (?:before|as|because|since|for) .{2,60})?[\\s?.!]*$`,
    ),
    "tell me about $1?",
  ],
];

/** What is told or ordered behind it is more than a question. */
const GOES_ON =
  /[.!;:\n]\s*\S|[,–-]\s*(?:and |so |then |please |but )*(?:remind|add|set|put|move|note|call|write|ask|send|delete|make|mark|schedule|create|let me|tell|ping|text|i['’]?ll|i will|we['’]?ll|we will|i need|we need)(?!\p{L})|\sand (?:then )?(?:remind|tell|ask|add|set|note|let|ping|text|call|send|write|move)(?!\p{L})/iu;
/** Of days that are to come, of the user or of the world: nothing that is stored. */
const NOT_STORED =
  /^(?:i|we|it|this|that|you)\s+(?:can|could|may|should|must|will|would|need|want|is|was|works?)(?!\p{L})|(?<!\p{L})(?:will|would|could|should|might)(?!\p{L})/iu;
const WHO_IT_WAS = /(?<!\p{L})(who|what|which one)(?:['’]s| is| was)? (?:it|that) (?:is|was) (?:that|who|which)?\s*/iu;

/** A question that is asked without asking, "I can't remember which boat she has", plainly; null for any other message. */
export function askedIndirectly(message: string): { question: string; isSure: boolean } | null {
  const text = message.trim().replace(WHERE_I_AM, "");
  if (text.length > 140 || GOES_ON.test(text.replace(/[\s?.!]+$/u, ""))) return null;
  const among = OUT_OF.exec(text)?.[0];
  if (among !== undefined) return { question: asked(text.slice(among.length)), isSure: true };
  const plain = SHORT.reduce(
    (said, [pattern, instead]) =>
      said.replace(pattern, (...found: (string | undefined)[]) =>
        instead.replace(/\$(\d)/gu, (_, no: string) => found[Number(no)] ?? "people"),
      ),
    text,
  );
  if (plain !== text) return { question: plain, isSure: true };
  const lead = FORGOTTEN.exec(text)?.[0];
  if (lead !== undefined) return { question: withPlainWho(asked(text.slice(lead.length))), isSure: true };
  const { lead: how = "", said } = WHETHER.exec(text)?.groups ?? {};
  if (said === undefined || NOT_STORED.test(said)) return null;
  const question = yesOrNo(said);
  return question === null ? null : { question, isSure: !IS_LOOKING.test(how) };
}

/** What is kept as it was said, or ordered, is no question. */
const IS_ASKED = re(
  `^(?:${BEFORE.slice(1)}(?:(?:can|could|would|will|do) you )?(?:please )?(?:(?:tell|remind) (?:me|us)(?: again)?|say|know|remember|recall)?\\s*(?:who|what|which one)(?!\\p{L})|(?!.*[:\\n]).*\\?\\s*$)`,
);
/** "Remind me who it was that sails": who sails. */
export const plainWho = (text: string): string =>
  IS_ASKED.test(text) && !isNoteLead(text) ? withPlainWho(text) : text;
const withPlainWho = (text: string): string =>
  text.replace(WHO_IT_WAS, (_, who: string) => (/^what$/iu.test(who) ? "what " : "who "));

const asked = (text: string): string => `${text.replace(/(?:[\s,]+(?:again|now|any ?more))*[\s?.!]*$/iu, "")}?`;

const IS = "is|are|was|were|has|have|had|does|do|did";
const STATED = re(
  `^(?<who>(?:anyone|anybody|someone|somebody|there|we|i|\\S+(?: \\S+){0,4}?))(?:['’](?:s|ve|re))? ?(?<=\\s)(?<verb>${IS}) (?<not>not )?(?<rest>\\S.*)$`,
);
const HERS = /^(?<who>there|\p{Lu}\S*)['’]s (?<not>not )?(?<rest>(?:an?|any|some|in|at|from|still|already|on)\s.*)$/u;
const DOES = re(
  "^(?<who>(?:anyone|anybody|someone|we|i|\\S+(?: \\S+){0,4}?)) (?:already |still |ever |also |actually )?(?<verb>ends?|expires?|runs?|works?|lives?|takes?|likes?|speaks?|wants?|needs?|pays?|knows?|owns?|uses?|drinks?|prefers?|covers?|sells?|buys?|comes?|belongs?|sits?|posts?|mentions?|got|signed|received|paid|posted|said|mentioned|asked|moved)(?<rest> .*|$)",
);
const DONE = /^(?:got|signed|received|paid|posted|said|mentioned|asked|moved)$/iu;

/** "Luca is a gold customer" as the question whether it is so. */
function yesOrNo(said: string): string | null {
  const hers = HERS.exec(said)?.groups;
  if (hers) return `is ${hers["who"] ?? ""} ${hers["not"] ?? ""}${hers["rest"] ?? ""}?`;
  const stated = STATED.exec(said)?.groups;
  if (stated) {
    const { who = "", verb = "", not = "", rest = "" } = stated;
    return `${verb.toLowerCase()} ${who} ${not}${rest}?`;
  }
  const { who, verb = "", rest = "" } = DOES.exec(said)?.groups ?? {};
  if (who === undefined) return /^(?:we|i) have\s/iu.test(said) ? `do ${said}?` : null;
  return DONE.test(verb)
    ? `${/^(?:i|we)$/iu.test(who) ? "have" : "has"} ${who} ${verb}${rest}?`
    : `${/^(?:i|we)$/iu.test(who) ? "do" : "does"} ${who} ${verb.replace(/(?<!s)s$/iu, "")}${rest}?`;
}
