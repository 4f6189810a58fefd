import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { PLEASE, re } from "./rewording.ts";

/** "Same comment for both Acme people please: …". */
const SAME = re(
  `^\\s*${PLEASE}(?:add |leave |put |make )?(?:(?:the |an? )?(?:same|one|identical|this) )?(?:comment|remark|note|line|entry) (?:for|on|to|against|about) (?<who>(?:both|all)(?: of)?(?: the)? (?!(?:of )?(?:them|these|those|us|both|all)(?![\\p{L}]))[^,;:?!\\n"“]{2,50}?|[^,;:?!\\n"“]{2,30}? and [^,;:?!\\n"“]{2,30}?),?(?: please| pls)?\\s*:\\s*(?=\\S)`,
);
const CROWD = /(?<=\p{L}\s)(?:lot|crowd|folks?|guys|gang|bunch|ones|contacts)$/iu;
/** "Add to Ana - lawyer back on the 19th". */
const ADD_TO = re(
  `^\\s*${PLEASE}(?:add|put) (?:this |that )?(?:to|on|under|against) (?<who>\\p{L}[\\p{L}\\p{M}'’ -]{1,40}?)(?:['’]s (?:notes?|record|page))?\\s+[-–—]\\s+(?=\\p{L})`,
);

/** A note that several are to have, or that is added to someone behind a dash, as a plain one. Other messages are unchanged. */
export function withSameComment(message: string, people: readonly KnownPerson[]): string {
  const several = SAME.exec(message);
  if (several && !/^(?:the )?note on /iu.test(message))
    return `Note for ${(several.groups?.["who"] ?? "").replace(/^(both|all) of (?:the )?/iu, "$1 ").replace(CROWD, "people")}: ${message.slice(several[0].length)}`;
  const added = ADD_TO.exec(message);
  const words = plainWords(added?.groups?.["who"] ?? "");
  const isKnown = people.some(({ name }) => words.every((word) => plainWords(name).includes(word)));
  return added && words.length > 0 && isKnown
    ? `note on ${added.groups?.["who"] ?? ""}: ${message.slice(added[0].length)}`
    : message;
}
