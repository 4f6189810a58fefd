import { plainWords } from "../../words.ts";
import type { Part } from "./split-clauses.ts";
import { re } from "./rewording.ts";
import type { Lists } from "./values.ts";

const ALL = "(?:everyone|everybody|all|each(?: one)?|any(?:one|body))";
const PEOPLE = "(?:people|contacts|founders)";
const LEAD = "\\W*(?:(?:and|please|so|ok|also)\\s+)*";
const END = "(?:\\s+(?:now|please|from now(?: on)?|as of (?:now|today)|from today(?: on)?))*[\\s.!]*$";
const ASKS =
  /^\W*(?:(?:and|so|ok)\s+)*(?:who(?!ever)|what(?!ever)|which|whose|how|when|where|is|are|was|were|does|do|did|has|have|show|list|count|tell|find|give me)(?!\p{L})|\?\s*$/iu;
const KEEPS_WORDS = /["“”]|^\W*(?:note|remember|jot|log|remind)(?!\p{L})/iu;

const WITHOUT = re(
  `(?<all>(?<!\\p{L})(?:${ALL}|${PEOPLE}))\\s+without\\s+(?!(?:an?\\s+|any\\s+)?owner)(?:an?\\s+|any\\s+|the\\s+)?(?=\\p{L})`,
);
const WHOEVER = /(?<!\p{L})(?:whoever|whomever)\s+(?=(?:has|is|lives|works|speaks|sits)(?!\p{L}))/giu;
const YET = /(?<=\bno \p{L}{2,30}(?: \p{L}{2,30})?) yet(?=\s*[:,;–-])/giu;
/** "Both French contacts get priority 35": all of them, however many they are. */
const BOTH_OF = re(
  `^(?<lead>${LEAD})(?:both|the two)\\s+(?:of\\s+)?(?:the\\s+|my\\s+|our\\s+)?(?=(?:\\p{L}+\\s+){0,2}${PEOPLE}(?!\\p{L}))`,
);
/** "The leads should all have priority 30". */
const SHOULD_ALL = re(
  `^(?<lead>${LEAD})(?:the|my|our|these|those)\\s+(?<who>\\p{L}+(?:\\s+${PEOPLE})?)\\s+(?<do>should|must|shall|need to|have to|can)\\s+all\\s+`,
);
/** "People in Meeting → Closed": from one choice to another. */
const ARROW = re(
  `^(?<who>\\W*(?:${ALL}|${PEOPLE}|those)(?!\\p{L})[^:,;→]{0,60}?)\\s*(?:→|->|=>|>>)\\s*(?<value>\\p{L}[^→:,;]{0,40}?)${END}`,
);
/** "All contacts in Lead, priority 20": what they become behind a comma. */
const COMMA = re(
  `^(?<who>${LEAD}(?:${ALL}|${PEOPLE})(?!\\p{L})[^:,;]{2,60}?)\\s*(?:,|;|\\s[–—-])\\s+(?=(?:priority|prio|stage|status|owner|set|put|make|give|move)(?!\\p{L}))`,
);
/** "Everyone at Kelp is on hold": said, and not asked. */
const IS_NOW = re(
  `^(?<whole>${LEAD}(?:everyone|everybody)\\s+(?:at|in|from|with)\\s[^:,;]{2,40}?\\s(?:is|are))\\s+(?:in\\s+|a\\s+)?(?<is>\\p{L}[^:,;]{1,30}?)${END}`,
);
/** "Bump everyone in Lead by 5": by how much the priority of each changes. */
const STEP = re(
  `^(?<lead>${LEAD})(?<verb>bump|raise|lower|increase|decrease)\\s+(?:the\\s+priority\\s+of\\s+)?(?<who>(?:everyone|everybody|each(?: one)?)(?!\\p{L})[^:,;]{0,60}?)(?:['’]s priority)?\\s+(?:up\\s+|down\\s+)?by\\s+(?<no>\\d{1,2})(?:\\s+points?)?${END}`,
);

/** "Give Kim everyone in Lead": who they go to comes first. */
const GIVES = re(
  `^(?<lead>${LEAD})(?:give|hand(?: over)?(?: to)?|pass(?: on)?(?: to)?|transfer(?: to)?|let)\\s+(?!me(?!\\p{L})|us(?!\\p{L})|him(?!\\p{L})|her(?!\\p{L})|them(?!\\p{L}))(?<to>\\p{L}[\\p{L}\\p{M}'’-]*(?:\\s\\p{Lu}[\\p{L}\\p{M}'’-]*)?)\\s+(?:have\\s+|take\\s+|over\\s+)?(?<who>(?:everyone|everybody|all(?:\\s+(?:of\\s+)?(?:the|my|our|those))?\\s+${PEOPLE})(?!\\p{L})[^:,;]{3,60}?)${END}`,
);

/** Orders about a whole group of people, with the group first and in the words of a filter: "whoever has no tier", "people in Meeting → Closed". */
export function withGroups(part: Part, { stages, statuses, owners }: Lists): Part {
  const { text } = part;
  if (ASKS.test(text) || KEEPS_WORDS.test(text)) return part;
  const said = text
    .replace(GIVES, (whole, lead: string, to: string, who: string) =>
      owners && !owners.some((one) => same(one, to)) ? whole : `${lead}assign ${asEveryone(who)} to ${to}`,
    )
    .replace(BOTH_OF, "$<lead>all ")
    .replace(SHOULD_ALL, "$<lead>all $<who> $<do> ")
    .replace(WITHOUT, "$<all> with no ")
    .replace(WHOEVER, "everyone who ")
    .replace(YET, "");
  return said === text && !FIRST.test(text) ? part : { ...part, text: withChange(said, stages, statuses) };
}
const FIRST = re(`^${LEAD}(?:(?:bump|raise|lower|drop|increase|decrease)\\s|${ALL}|${PEOPLE}|those)`);

function withChange(said: string, stages: readonly string[], statuses: readonly string[]): string {
  const { who = "", value = "" } = ARROW.exec(said)?.groups ?? {};
  const stage = stages.find((one) => same(one, value));
  const choice = stage ?? statuses.find((one) => same(one, value));
  if (who !== "" && choice !== undefined) return `${stage ? "move" : "put"} ${asEveryone(who)} to ${choice}`;
  const step = STEP.exec(said)?.groups;
  if (step) {
    const isDown = /^(?:lower|drop|decrease)$/iu.test(step["verb"] ?? "");
    return `${step["lead"] ?? ""}${step["who"] ?? ""}: priority ${isDown ? "down" : "up"} ${step["no"] ?? ""}`;
  }
  const { whole = "", is = "" } = IS_NOW.exec(said)?.groups ?? {};
  const state = stages.find((one) => same(one, is)) ?? statuses.find((one) => same(one, is));
  if (state !== undefined) return `${whole} now ${state}`;
  return said.replace(COMMA, (_, group: string) => `${asEveryone(group)}: `);
}

const asEveryone = (who: string): string =>
  who.trim().replace(re(`^(?:all(?: of)?(?: the| my| our| those)? )?(?:${PEOPLE}|those)(?!\\p{L})`), "everyone");
const same = (one: string, other: string): boolean => plainWords(one).join(" ") === plainWords(other).join(" ");
