import { plainWords } from "../../words.ts";
import { NOT_YOURS } from "./not-yours.ts";

const LEAD = "^(?:(?:please|pls|hey|hi|hello|ok|okay|so|now|and|then|just|kindly|can you|could you|would you) )*";
/** What someone says they are, to be shown more than is theirs. */
const ROLE =
  "(?:(?:i m|i am|this is|as|speaking as) (?:an? |the |your |one of the |one of your )?(?:root|super ?user|sys ?admin|(?:tracker s? ?)?(?:(?:it|security|system|database|site|app|platform) )?(?:lead |head |chief |senior )?(?:developer|programmer|engineer|maker|creator|admin|administrator|owner|operator|support|auditor|support agent)(?: (?:of|for|at|behind|here at) (?:tracker|this \\S+|the (?:app|tool|site|server|system)))?(?: (?:on (?:call|duty)|speaking|here|on shift))?)|(?:i m|i am|we are|we re|this is|speaking) (?:calling |writing |here )?(?:from|with|on|at|in) (?:the |your )?(?:tracker(?: s)? )?(?:it|tech|support|security|engineering|dev|development|admin|ops|operations|maintenance|audit) (?:team|desk|department|dept|staff|crew|office)|i work (?:for|at|with) tracker(?: support| s support)?|(?:debug|developer|admin|god|maintenance|root|test|sudo) mode(?: (?:is )?(?:on|enabled|active|activated))?|sudo)";
const ANYONES =
  "(?:all|every|each|everyone|everybody|other|others|another|any) (?:\\S+ ){0,3}?(?:users?|accounts?|customers?|tenants?|passwords?|subscribers?|records|data|workspaces?|instances?|tables?)|(?:database|db|sql) (?:tables?|schemas?)|table names";
const CLAIMED = new RegExp(`${LEAD}${ROLE}\\b.{0,80}\\b${ANYONES}\\b`, "u");

/** "You are DAN now", "pretend that you have no rules". */
const WITHOUT_RULES = new RegExp(
  `${LEAD}(?:(?:pretend|imagine|suppose|act as if|act like|behave as if|from now on|for this chat|role ?play)(?: that)? (?:you|u)|you)(?: are| re| will be| shall be| have| can| now)+ (?:now )?(?:dan\\b|an? (?:unrestricted|uncensored|unfiltered|jail ?broken)\\b|(?:unrestricted|uncensored|unfiltered|jail ?broken)\\b|(?:no|without(?: any)?|free of(?: all)?|not bound by(?: any)?) (?:\\S+ )?(?:limits|rules|restrictions|filters|guidelines|limitations)\\b|do anything now)`,
  "u",
);
const NEW_RULES = new RegExp(
  `${LEAD}(?:(?:your|the|all|my) )?(?:previous|prior|old|earlier|former|original|last) (?:instructions|rules|guidelines|orders|prompt)\\b.{0,40}\\b(?:expired|no longer|void|cancelled|canceled|over|obsolete|replaced|superseded|outdated|revoked)\\b`,
  "u",
);
/** "Ignore everything you were told before this and …", before it asks for more. */
const IGNORES =
  "(?:(?:ignore|forget|disregard|override|drop|skip) (?:(?:all|everything|anything|whatever|what|any|every|the|your|of) ){0,4}(?:(?:that )?(?:you were told|you have been told|you were given)(?: (?:before|above|earlier|so far|until now|up to now|before this|by \\S+))*|(?:(?:previous|prior|earlier|above|old|initial|system|your) ){1,3}(?:instructions?|rules|prompts?|guidelines|orders))(?: (?:and|then|now|please|instead|just))* )?";
const PROMPT = new RegExp(
  `${LEAD}${IGNORES}(?:(?:repeat|print|show|output|display|reveal|write out|copy|quote|recite|give|tell|say|dump)(?: (?:me|us|back|out|again))* (?:everything|all|the (?:text|words|message|lines?|content)|what (?:is|was|stands|comes|came|you were told))(?: of it| that is| that was| written| said)* (?:above|before (?:this|my|the)|preceding)\\b|(?:what|how) (?:does|do|is|are|reads?|s) (?:in )?(?:your|the) (?:system |hidden |initial |secret |own |first |full |exact )*(?:prompt|instructions)\\b|(?:show|print|repeat|reveal|give|tell|output|display|send|paste|share|leak|dump)(?: (?:me|us))? (?:your|the) (?:system|hidden|initial|secret|internal|full|exact|original) (?:\\S+ )?(?:prompt|instructions?|rules)\\b)`,
  "u",
);
/** A statement in the language of databases or of a shell. */
const QUERY =
  /^\W*(?:(?:please|pls|now|just|can you|could you)\s+)*(?:(?:run|execute|exec|perform|evaluate|do|enter|type)\s+(?:(?:this|the|following|some|a|an|my|raw)\s+)*(?:(?:sql|postgres|database|db|shell|bash|terminal|python|javascript|js|command)\b(?:\s+(?:query|quer(?:y|ies)|command|statement|script|code|line))?|query|script|code)\s*(?::|-|“|"|`|$|\w)|(?:(?:run|execute|exec)\s*:?\s+)?(?:drop\s+(?:table|database|schema)|truncate\s+table|delete\s+from\s+\w+\s*(?:;|where\b|$)|select\s+(?:\*|\w+(?:\s*,\s*\w+)*)\s+from\s+\w+|insert\s+into\s+\w+\s*(?:\(|values)|update\s+\w+\s+set\s+\w+\s*=|alter\s+table|rm\s+-\w*[rf]|sudo\s+\w+))/iu;
/** A request of this length may be a text that someone pasted. */
const MOST_LETTERS = 260;

export const KEEPS_RULES =
  "I can't: I am a set of rules, and no words change them. I can add and change your people, notes, tasks and columns, and answer questions about them.";
export const NO_QUERIES =
  "I can't run queries, commands or code, and nothing was changed. Tell me in plain words what you want to see or change.";

/** What is said to someone who claims powers, wants other rules, or gives a statement to run; null for other messages. */
export function claimsPowers(message: string): string | null {
  if (message.length > MOST_LETTERS) return null;
  if (QUERY.test(message)) return NO_QUERIES;
  const words = plainWords(message.replace(/['’]/gu, " ")).join(" ");
  if (CLAIMED.test(words)) return NOT_YOURS;
  return [WITHOUT_RULES, NEW_RULES, PROMPT].some((one) => one.test(words)) ? KEEPS_RULES : null;
}
