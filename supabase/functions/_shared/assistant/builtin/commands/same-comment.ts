import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { oneMeant } from "./one-meant.ts";
import { PLEASE, re } from "./rewording.ts";

/** "Same comment for both Acme people please: …". */
const SAME = re(
  `^\\s*${PLEASE}(?:add |leave |put |make )?(?:(?:the |an? )?(?:same|one|identical|this) )?(?:comment|remark|note|line|entry) (?:for|on|to|against|about) (?<who>(?:both|all)(?: of)?(?: the)? (?!(?:of )?(?:them|these|those|us|both|all)(?![\\p{L}]))[^;:?!\\n"“]{2,70}?|[^,;:?!\\n"“]{2,30}? and [^,;:?!\\n"“]{2,30}?),?(?: please| pls)?\\s*:\\s*(?=\\S)`,
);
const CROWD = /(?<=\p{L}\s)(?:lot|crowd|folks?|guys|gang|bunch|ones|contacts)$/iu;
/** "Add to Ana - lawyer back on the 19th". */
const ADD_TO = re(
  `^\\s*${PLEASE}(?:add|put) (?:this |that )?(?:to|on|under|against) (?<who>\\p{L}[\\p{L}\\p{M}'’ -]{1,40}?)(?:['’]s (?:notes?|record|page))?\\s+[-–—]\\s+(?=\\p{L})`,
);

/** "Add to Ana that her lease ends", "put on Ana that …". */
const ADD_THAT = re(
  `^\\s*${PLEASE}(?:add|put|write|stick|log|jot)(?: (?:this|it))?(?: down)? (?:to|on|under|against|for|in)(?: the)? (?<who>\\p{L}[\\p{L}\\p{M}'’ -]{1,40}?)(?:['’]s? (?:notes?|record|page|profile|file|card))?,? that (?=\\p{L})`,
);
/** "Both energy lads Ana and Leo": what they are, before their names. */
const NAMED_BEHIND =
  /^(?:both|all(?: (?:two|three|four|five))?)(?: of)?(?: the| our| my)?\s(?:[\p{Ll}'’-]+\s){0,4}(?:of )?(?<names>\p{Lu}[^,;:?!\n]*?(?:,\s[^,;:?!\n]+?){0,4},?\sand\s[^,;:?!\n]+)$/u;
const ALL_THREE = /^(?:(?:both|all)(?: (?:two|three|four|five))?)(?: of)?\s+(?=\p{Lu}[^\n]*\sand\s)/u;

/** The names of several people without what they are: "Ana and Leo" of "both energy lads Ana and Leo". */
function namesIn(who: string, people: readonly KnownPerson[]): string {
  const names = NAMED_BEHIND.exec(who)?.groups?.["names"] ?? who.replace(ALL_THREE, "");
  const areKnown = names.split(/,? and |, /u).every((name) => oneMeant(name.trim(), people) !== null);
  return areKnown && plainWords(names).length > 1 ? names : who;
}

/** A note that several are to have, or that is added to someone behind a dash, as a plain one. Other messages are unchanged. */
export function withSameComment(message: string, people: readonly KnownPerson[]): string {
  const told = ADD_THAT.exec(message);
  const whose = told && oneMeant(told.groups?.["who"] ?? "", people);
  if (told && whose) return `note on ${whose.name}: ${message.slice(told[0].length)}`;
  const several = SAME.exec(message);
  if (several && !/^(?:the )?note on /iu.test(message))
    return `Note for ${namesIn(several.groups?.["who"] ?? "", people)
      .replace(/^(both|all) of (?:the )?/iu, "$1 ")
      .replace(CROWD, "people")}: ${message.slice(several[0].length)}`;
  const added = ADD_TO.exec(message);
  const words = plainWords(added?.groups?.["who"] ?? "");
  const isKnown = people.some(({ name }) => words.every((word) => plainWords(name).includes(word)));
  return added && words.length > 0 && isKnown
    ? `note on ${added.groups?.["who"] ?? ""}: ${message.slice(added[0].length)}`
    : message;
}
