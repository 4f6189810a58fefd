import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { oneMeant } from "./one-meant.ts";
import { re } from "./rewording.ts";
import { isNoteLead } from "./split-clauses.ts";

const NAME = "(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*){0,3}";

/** "Take Ana off Paused and put her back in Sourcing": only where she goes is a change. */
const OFF_AND_ON = re(
  `(?<=^|[.!,;]\\s+|\\s(?:and|so|please)\\s+)(?:please )?(?:take|pull|get|move|bring|shift|remove) (?<who>${NAME}|her|him|them) (?:off|out of|from|out from)(?: the)? (?<off>\\p{L}[^,;:.?!\\n]{1,30}?)(?:,? and| then|,)+ (?:then )?(?:put|move|place|drop|stick|get|bring|set|shift|add) (?:her|him|them) (?:back )?(?:in(?:to)?|on(?:to)?|to|under|at)(?: the)? (?<on>\\p{L}[^,;:.?!\\n]{1,30}?)(?=\\s*[,;.!]|\\s+and\\s|\\s*$)`,
);
/** "Oyelaran filled! mark placed, …": what is told says who it is about, and the order names nobody. */
const TOLD_THEN = re(
  `^\\s*(?:(?:so|ok|okay|fyi|news|great news|good news|yay|update)[\\s,:!]+)*(?<who>${NAME})(?<told>(?: (?!and\\s)[\\p{L}'’-]+){1,4})\\s*[!.,;–—-]+\\s*(?:(?:so|please|pls|can you|and)[\\s,]+)*(?<verb>mark|set|put|move|change|flip|make|switch)(?: (?:it|her|him|them|that))?(?: (?:as|to|in|into|down as|over to))? (?<to>\\p{L}[^,;:.?!\\n]{1,30}?)(?<rest>\\s*(?:[,;][^?\\n]{2,80})?)[\\s.!]*$`,
);

/** News that names a second person, who may be the one that the order means: "recommended Hannah", "called her", "knows a founder". */
const SECOND_ONE =
  /(?<!\p{L})(?:\p{Lu}|(?:him|her|them|us|me|you|his|their|someone|somebody|an?|the|with|that|if|not|never|may|might|could|should|would|almost|nearly|maybe|recommend(?:s|ed)?|mention(?:s|ed)?|introduced?|introduces|suggest(?:s|ed)?|refer(?:s|red)|called|met|told|asked|emailed|knows|says|said|thinks)(?=\s\p{L}))/u;

/** Whether the news is of the one who is named first, and of nobody else. */
function isOfThemAlone(told: string, who: string, people: StepRequest["people"]): boolean {
  const words = plainWords(told);
  const others = people.flatMap(({ name }) => plainWords(name)).filter((word) => !plainWords(who).includes(word));
  const ends = /(?<!\p{L})(?:him|her|them|us|me|you|someone|somebody|not|never)$/u;
  return !SECOND_ONE.test(told) && !ends.test(told.trim()) && !others.some((word) => words.includes(word));
}

/** The lists that hold an option: stages, statuses and those of columns, each by its own name. */
function listsWith({ user, columns = [] }: StepRequest, option: string): string[] {
  const words = plainWords(option).join(" ");
  const lists = [
    ["stage", user.stages],
    ["status", user.statuses],
    ...columns.map(({ label, options }) => [label, options] as const),
  ] as const;
  return lists.flatMap(([name, options]) => (options.some((one) => plainWords(one).join(" ") === words) ? [name] : []));
}

/** An order for a state in which the state before it is named too, or where only the news before it names the person. Other messages are unchanged. */
export function withStateTold(request: StepRequest): string {
  const { message, people } = request;
  if (message.length > 300 || message.includes("\n") || isNoteLead(message)) return message;
  const moved = message.replace(OFF_AND_ON, (said: string, ...found) => {
    const { who = "", off = "", on = "" } = found.at(-1) as Record<string, string>;
    const before = listsWith(request, off);
    return listsWith(request, on).some((list) => before.includes(list)) ? `move ${who} to ${on}` : said;
  });
  if (moved !== message) return moved;
  const { who = "", told = "", verb = "", to = "", rest = "" } = TOLD_THEN.exec(message)?.groups ?? {};
  const isState =
    to !== "" && listsWith(request, to).length > 0 && !/^(?:done|complete|completed|finished)$/iu.test(to);
  if (!isState || /['’]s?$/u.test(who) || !oneMeant(who, people) || !isOfThemAlone(told, who, people)) return message;
  const news = told.trim().split(" ").length < 3 ? "" : `${who}${told}. `;
  const order = `${/^(?:mark|make)$/iu.test(verb) ? `mark ${who}` : `move ${who} to`} ${to}`;
  return `${news}${order}${rest}`;
}
