import { type Frame, type Problem, reading, type Reading } from "../commands/frames.ts";
import type { OwnColumn } from "../reading.ts";
import { plainWords } from "../../words.ts";
import { sentenceCase } from "../wording.ts";
import { IS_ORDER, NO_NAME, NOUN, unquoted, withoutAround, withoutWhy } from "./column-words.ts";
import { columnAt, masked, type Masked, shown, SIGN, SIGNS } from "./masked-columns.ts";
import { optionEdit } from "./option-edits.ts";

/** What a text orders of columns that are there; null where it orders nothing of them. `isOfPerson`: someone was spoken of before. */
export function editIn(
  text: string,
  columns: readonly OwnColumn[],
  { isOfPerson }: { isOfPerson: boolean },
): Reading | Problem | null {
  const all = masked(withoutAround(text), columns);
  if (all.columns.length === 0) return null;
  return deletion(all, isOfPerson) ?? renaming(all) ?? optionEdit(all);
}

const DELETES = new RegExp(
  `^(?:(?:delete|remove|drop|erase|get rid of|scrap|bin|ditch|axe|retire|chuck|dump|discard|phase out|dispose of|kill|lose|trash|do away with|throw (?:out|away)|take (?:out|away|down)|cut) (?<a>(?:(?:${NOUN}|both|the|all|these|two|columns?),? )*${SIGN}(?:(?:,? and |, | or | & |,? as well as )${SIGN})*)(?: (?:away|out|completely|altogether|entirely|from (?:the )?(?:table|list|people)))?|(?:(?:we|i) )?(?:(?:don['’]?t|do not|no longer) (?:need|use|want)|(?:have )?no (?:more )?(?:need|use) for) (?<b>${SIGN}(?:,? (?:and|or) ${SIGN})*)(?: (?:in|on|as) (?:(?:the|my|our|a) )*(?:table|list|crm|people(?: (?:table|list))?|column))?(?: (?:any ?more|any longer))?|(?<c>${SIGN}(?:,? and ${SIGN})*) (?:can (?:go|be (?:deleted|removed|dropped))|(?:should|must|has to|have to|needs to) (?:go|be (?:deleted|removed|dropped))|should(?:n['’]?t| not) (?:exist|be (?:here|there))|(?:is|are) (?:obsolete|useless|not (?:needed|used)(?: any ?more)?|no longer (?:needed|used|in use))))$`,
  "iu",
);

/** "Get rid of the column X, nobody fills it in". */
function deletion(all: Masked, isOfPerson: boolean): Reading | null {
  const match = DELETES.exec(all.said) ?? DELETES.exec(withoutWhy(all.said));
  if (!match) return null;
  // A value of who was spoken of may be meant.
  if (!all.isColumn && (isOfPerson || match.groups?.["c"] !== undefined)) return null;
  const labels = Array.from(match[0].matchAll(SIGNS), ([sign]) => columnAt(sign, all)?.label ?? "");
  const [frame, ...more] = labels.map((label): Frame => ({ do: "delete_column", label }));
  return frame ? reading(frame, { more }) : null;
}

const NAME_OF = "(?:(?:the )?(?:name|label|title|heading|header|caption) (?:of|for) )?";
const AS_NAME = "(?: as (?:(?:a|an|the|its|new) )*(?:heading|header|title|label|name|caption))?";
const MUST =
  "(?:(?:should|shall|must|needs? to|has to|ought to|will|to|is to)(?: (?:now|just|only|simply|rather|better|really|from now on))* be|is now|is|be)";
const WRONG =
  "(?:the |a )?(?:(?:not|isn['’]?t) (?:quite |really )?(?:the |a )?(?:right|good|best|great)|wrong|bad|poor|odd|silly|stupid|confusing|misleading|terrible|old|clumsy|outdated)(?: (?:word|name|label|title|heading|term|one))?(?: for (?:it|that|this|them|us))?";
const BEFORE_NAME = "(?:call|name|title|label|rename)(?: (?:it|that|this|(?:that|this|the) (?:column|field)))?(?: to)?";
/** Orders that rename; `sure` ones can mean nothing else. What is `behind` a comma may be no name at all. */
const RENAMES: readonly { pattern: RegExp; isSure: boolean; isBehind?: boolean }[] = [
  // "It should be renamed, Y is better".
  {
    isSure: true,
    isBehind: true,
    pattern: new RegExp(
      `^(?<c>${SIGN}) ${MUST} (?:re-?named|relabell?ed|called (?:something else|differently)|changed)\\s*[,;.:–-]+\\s*(?:to )?(?<v>\\S.*)$`,
      "iu",
    ),
  },
  // "X is the wrong word, that column should be titled Y".
  {
    isSure: true,
    isBehind: true,
    pattern: new RegExp(
      `^(?<c>${SIGN})(?: (?:is|was|sounds(?: like)?|seems)|['’]s)? ${WRONG}\\s*[,;.:–-]+\\s*(?:(?:please|pls|so|rather|better) )*(?:(?:(?:it|that|this|(?:that|this|the) (?:column|field)) )?(?:${MUST} )(?:called |named |titled |labell?ed |headed )?|${BEFORE_NAME} )\\s*(?<v>\\S.*)$`,
      "iu",
    ),
  },
  // "We say Y now, not X, change the column's name".
  {
    isSure: true,
    pattern: new RegExp(
      `^(?:we|everyone|everybody|people|they|you) (?:all )?(?:say|call (?:it|that|this)|write|use|prefer)(?: now)? (?<v>\\S[^,;]*?)(?: now| these days)?\\s*,?\\s+(?:not|instead of|rather than|and not|no longer) (?<c>${SIGN})(?: (?:any ?more|any longer))?(?:[\\s,;.].*)?$`,
      "iu",
    ),
  },
  {
    isSure: true,
    pattern: new RegExp(
      `^(?:re-?name|relabel|retitle) ${NAME_OF}(?<c>${SIGN})(?:['’]s (?:name|label|title|heading))?\\s*(?:to|into|as|in|→|->|=>|:|,)?\\s+(?<v>\\S.*)$`,
      "iu",
    ),
  },
  {
    isSure: true,
    pattern: new RegExp(
      `^(?:(?:i|we)(?:['’]d| would)? (?:want|like|prefer) )?(?<c>${SIGN}) (?:${MUST} )?(?:just |now |only )?(?:called|named|renamed(?: to)?|labell?ed|titled|headed|known as)\\s*:?\\s+(?<v>\\S.*)$`,
      "iu",
    ),
  },
  { isSure: true, pattern: new RegExp(`^(?:call|name|label|title) (?<c>${SIGN}) (?<v>\\S.*)$`, "iu") },
  {
    isSure: true,
    pattern: new RegExp(
      `^(?:change|update|turn|edit|set) (?:(?:the )?(?:name|label|title|heading|header|caption) (?:of|for) (?<c>${SIGN})|(?<d>${SIGN})['’]s (?:name|label|title|heading|header))\\s*(?:to|into|from|→|->|:)\\s+(?<v>\\S.*)$`,
      "iu",
    ),
  },
  {
    isSure: true,
    pattern: new RegExp(
      `^(?:(?:the )?(?:name|label|title|heading|header) (?:of|for) (?<c>${SIGN})|(?<d>${SIGN})['’]s (?:name|label|title|heading|header)) ${MUST}\\s+(?<v>\\S.*)$`,
      "iu",
    ),
  },
  {
    isSure: true,
    pattern: new RegExp(
      `^(?:(?:give|let) )?(?<c>${SIGN})(?: (?:needs?|gets?|should (?:get|have)|deserves))?(?: (?:a|an|the))?(?: (?:new|better|other|different|clearer))* (?:name|label|title|heading)\\s*[:,–-]?\\s+(?<v>\\S.*)$`,
      "iu",
    ),
  },
  {
    isSure: false,
    pattern: new RegExp(
      `^(?:change|turn|update|make|switch) (?<c>${SIGN})\\s*(?:to|into|→|->)\\s+(?<v>\\S.*?)(?<as>${AS_NAME})$`,
      "iu",
    ),
  },
];

/** "…, Equipment is better". */
const BETTER =
  /\s+(?:is|would be|sounds|fits|seems|reads)(?: (?:much|a lot|far|way))? (?:better|clearer|nicer|best|more (?:accurate|fitting)|right|the right (?:word|name|term))[\s.!]*$/iu;

/** "Nightly fee and get rid of Y": another order behind the new name. */
const AND_MORE =
  /^(?<label>\S.*?)\s*(?:[,;]|\s(?:and|then|but|plus))\s+(?:(?:and|then|also|please|just)\s+)*(?<rest>\S.*)$/iu;

/** "The column X should rather be called Y". */
function renaming(all: Masked): Reading | null {
  for (const { pattern, isSure, isBehind = false } of RENAMES) {
    const match = pattern.exec(all.said);
    const column = columnAt(match?.groups?.["c"] ?? match?.groups?.["d"], all);
    if (!match || !column) continue;
    const isName = (match.groups?.["as"] ?? "") !== "";
    if (!isSure && !isName && !all.isColumn) continue;
    const given = match.groups?.["v"] ?? "";
    const isAfterComma = /[,;.–-]\s*$/u.test(match[0].slice(0, match[0].length - given.length));
    if (isBehind && (!/^[“"']?\p{L}/u.test(given) || (isAfterComma && NO_NAME.test(given)))) continue;
    const behind = AND_MORE.exec(given)?.groups;
    const gone = behind ? deletion({ ...all, said: behind["rest"] ?? "", isColumn: true }, false) : null;
    const said = gone ? (behind?.["label"] ?? "") : given;
    const own = shown(withoutWhy(said.replace(BETTER, "")), all).replace(
      new RegExp(`${AS_NAME.slice(0, -1)}$`, "iu"),
      "",
    );
    const label = sentenceCase(unquoted(own.replace(/^(?:the )?(?:column|field|name) /iu, "")));
    const isOption = /^(?:the )?(?:option|choice|value)s? /iu.test(label);
    const isLabel =
      !isOption && plainWords(label).length > 0 && label.split(/\s+/u).length <= 6 && !IS_ORDER.test(label);
    if (
      !isLabel ||
      ((!isSure || isBehind) && column.options.some((option) => option.toLowerCase() === label.toLowerCase()))
    )
      return null;
    const more = gone ? [gone.frame, ...gone.more] : [];
    return reading({ do: "change_column", column, label, added: [], removed: [] }, { more });
  }
  return null;
}
