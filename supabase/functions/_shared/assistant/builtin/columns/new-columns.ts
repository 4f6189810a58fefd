import type { OwnColumn } from "../reading.ts";
import { sentenceCase } from "../wording.ts";
import { ADJECTIVES, ASKS, BEGINS, CALL_IT, LEAD, apart, hintedIn, saysColumn } from "./asks-for-column.ts";
import { labelBehind, typeBehind } from "./label-behind.ts";
import { optionsSaid } from "./options-said.ts";
import {
  isLabel,
  itemsOf,
  NOUN,
  PLAIN_TYPE,
  TYPE,
  typeCalled,
  typeNamed,
  UNIT,
  unquoted,
  withoutAround,
  withoutWhy,
} from "./column-words.ts";

/** A column that is to be made. */
export interface NewColumn {
  label: string;
  type: OwnColumn["type"];
  options: string[];
}

/** What is known of it while its words are taken off one after the other. */
interface Draft {
  said: string;
  type: OwnColumn["type"] | null;
  options: string[];
  /** Whether a word for a column was found. */
  isColumn: boolean;
}

/** "…, so please make a column X": what comes before says why. */
const PREFACE = new RegExp(
  `^[^:]*?(?:[,.?!;]|\\s[–—-])\\s+(?:so |and |then |please |can you |could you )*(?=${ASKS} )`,
  "iu",
);

/** "…, no, make that a number column". */
const RETYPED = new RegExp(
  `[\\s,;.–-]+(?:(?:no|wait|actually|sorry|oh|hmm?|oops|scratch that|rather|i mean)[\\s,;.–-]+)+(?:(?:please|let['’]?s|rather) )*(?:(?:make|turn|change) (?:that|it|this)(?: into| to| be)? )?(?:as )?(?:an? )?(?<type>${TYPE})(?: ${NOUN}| type)?[\\s.!]*$`,
  "iu",
);
const HESITATES = /(?<!(?<!\p{L})yes[\s,.–-]{0,3})(?:[\s,.–-]+(?:no|wait|actually|sorry|oh|hmm?|oops))+[\s,.]*$/iu;
/** "… where several can be picked". */
const SEVERAL =
  /[\s,;(]+(?:(?:where|which|that|so that|in which|and|with|allowing|it can|you can|i can|we can)\b[^,;:()]{0,40}?)?\b(?:several|more than one|multiple|many|any number)\b(?! (?:columns|fields))(?:(?!\s[-–—]\s)[^,;:()]){0,40}\)?/iu;
const AS_COLUMN = new RegExp(
  `[\\s,;(–-]+as (?:(?:an?|new|custom|own|simple) )*(?:(?<type>${TYPE}) (?:${NOUN}|list|type)|(?<noun>${NOUN})|(?<bare>${TYPE}))(?![\\p{L}])\\)?`,
  "iu",
);
const NAMED =
  /^(?:[\s,:–-]|(?:called|named|titled|labell?ed|about|to track|to hold|to store|to record|to note|to keep|to write down|to remember|for|with the name|by the name of|it|that|we(?:['’]ll)? call|which is|which we call|name)(?=[\s:"“'‘,]))+/iu;
const PLACE =
  /\s+(?:(?:to|on|in|for) (?:(?:the|my|our|all|each|every|of) )*|per )(?:people|contacts?|persons?|founders?|table|list|everyone|everybody|profiles?|records?)(?: (?:table|list|page|screen))?(?![\p{L}])|\s+(?:for|per) (?:each|every) (?:one|account|bakery|business|clients?|clinic|club|company|customer|farm|firm|guest|investor|lead|member|partner|patient|restaurant|school|shop|store|student|studio|supplier|tenant|donor|volunteer)(?![\p{L}])/iu;
const TYPED_BEHIND = new RegExp(
  `(?:(?:\\s*[,;:(–-]+\\s*|\\s+)(?:(?:it['’]?s|its|it|is|as|of|type|that|which|holding|holds|being|should be|just|for|with|an?|the) )*(?<type>${TYPE})(?: (?:type|values?|only|${NOUN}))?|\\s+(?<plain>${PLAIN_TYPE})(?: ${NOUN})?)\\s*\\)?$`,
  "iu",
);
/** What joins a type to the name before it; without it "Boot size number" ends in a word of the name. */
const JOINS_TYPE = /^\s*[,;:(–-]|\b(?:it|it['’]?s|its|is|as|type|holding|holds|being)\b/iu;

/** The columns that a text asks to be made; none where it asks for something else. */
export function newColumnsIn(text: string): NewColumn[] {
  const named = text.replace(CALL_IT, ", called ");
  const retyped = RETYPED.exec(named);
  const own = withoutAround((retyped ? named.slice(0, retyped.index) : named).replace(HESITATES, ""));
  const preface = PREFACE.exec(own);
  const behind = columnsIn(preface ? own.slice(preface[0].length) : own);
  // "…, I'd like to see who owes us" says why.
  const columns = behind.length > 0 || !preface ? behind : columnsIn(own);
  if (columns.length === 0 || columns.some(({ label }) => !isLabel(label))) return [];
  const type = retyped ? typeCalled(retyped.groups?.["type"]) : hintedIn(preface?.[0], columns);
  return type === null ? columns : columns.map((column) => ({ ...column, type: fitting(type, column.options) }));
}

const columnsIn = (said: string): NewColumn[] => apart(said).flatMap((part) => columnsOf(part));
const fitting = (type: NewColumn["type"], options: readonly string[]): NewColumn["type"] =>
  options.length > 0 && type !== "multiselect" ? "select" : type;

function columnsOf(part: string): NewColumn[] {
  const lead = LEAD.exec(part);
  const draft: Draft = { said: part, type: null, options: [], isColumn: false };
  takeSeveral(draft);
  takeAs(draft);
  const isAsked =
    lead?.groups?.["asks"] !== undefined ||
    /\b(?:an?|another|new|more|one)\b/iu.test(lead?.groups?.["adjectives"] ?? "");
  const head = takeHead(draft, isAsked);
  if (head === null) return [];
  if (head.isPlural) return manyOf(draft);
  draft.type ??= UNIT.test(draft.said.trim()) ? "number" : null;
  draft.said = draft.said.trim().replace(UNIT, "");
  takeOptions(draft);
  takeBehind(draft);
  takeType(draft);
  const label = labelOf(draft);
  return label === "" ? [] : [made(label, draft)];
}

const made = (label: string, { type, options }: Pick<Draft, "type" | "options">): NewColumn => ({
  label: sentenceCase(label),
  type: type === null ? (options.length > 0 ? "select" : typeNamed(label)) : fitting(type, options),
  options,
});

function takeSeveral(draft: Draft): void {
  const found = SEVERAL.exec(draft.said);
  // "Several columns" and a name before any word of a column say nothing of choices.
  if (!found || found.index === 0) return;
  draft.said = `${draft.said.slice(0, found.index)}${draft.said.slice(found.index + found[0].length)}`;
  draft.type = "multiselect";
}

const IS_PLAIN = new RegExp(`^${PLAIN_TYPE}$`, "iu");
function takeAs(draft: Draft): void {
  const found = AS_COLUMN.exec(draft.said);
  if (!found || found.index === 0) return;
  const { type, noun, bare } = found.groups ?? {};
  // Several columns have a type each.
  if (bare !== undefined && /\b(?:columns|fields)\b/iu.test(draft.said)) return;
  const rest = draft.said.slice(found.index + found[0].length);
  draft.said = `${draft.said.slice(0, found.index)}${rest}`;
  draft.type ??= typeCalled(type ?? bare);
  draft.isColumn = type !== undefined || noun !== undefined || IS_PLAIN.test(bare ?? "");
}

const HEADS = {
  noun: new RegExp(`^(?:(?<type>${TYPE}) )?(?<noun>${NOUN})(?![\\p{L}])`, "iu"),
  plain: new RegExp(`^(?<type>${PLAIN_TYPE}|select(?! few))(?![\\p{L}])`, "iu"),
  behind: new RegExp(
    `^(?<label>(?:(?!(?:to|for|in|on|of|note|task|option|options|value|choice|reminder|column|field)\\b)[\\p{L}\\p{N}/&'’-]+ ){1,4}?)(?:(?<type>${TYPE}) )?(?<noun>${NOUN})(?![\\p{L}])(?=\\s*(?:$|[,:;(–-]|with\\b|where\\b|to\\b|for\\b|on\\b|in\\b))`,
    "iu",
  ),
};

/** "New column, number, Herd size". */
const TYPE_AHEAD = new RegExp(
  `^\\s*(?:[,:(–-]|(?:(?:of|with)(?: the)? )?type)\\s*(?:an? )?(?<type>${TYPE})(?:\\s*[,:)–-]\\s*(?=\\S)|\\s+(?=(?:called|named|titled|labelled|for)\\s))`,
  "iu",
);

const POLITE = /^[\s,]*(?:please|pls|plz)(?=[\s:,])/iu;
/** Takes off how the order begins, up to the name; null where it asks for no column. */
function takeHead(draft: Draft, isAsked: boolean): { isPlural: boolean } | null {
  const rest = draft.said.replace(BEGINS, "").replace(new RegExp(`^${ADJECTIVES}`, "iu"), "");
  const noun = HEADS.noun.exec(rest);
  if (noun) {
    const after = rest.slice(noun[0].length);
    const isField = /^(?:fields?|propert|attribute)/iu.test(noun.groups?.["noun"] ?? "");
    if (
      !isAsked &&
      (/^\s*$|^\s+(?:should|is|are|was|(?-i:needs?)|has|have|must|can|may|will|to)\b/iu.test(after) ||
        (isField && !noun.groups?.["type"]))
    )
      return null;
    draft.type ??= typeCalled(noun.groups?.["type"]);
    const ahead = TYPE_AHEAD.exec(after);
    draft.type ??= typeCalled(ahead?.groups?.["type"]);
    draft.said = ahead ? after.slice(ahead[0].length) : after.replace(POLITE, "");
    return { isPlural: /s$/iu.test(noun.groups?.["noun"] ?? "") || /^(?:two|three) /iu.test(rest) };
  }
  const plain = HEADS.plain.exec(rest);
  if (plain && (isAsked || saysColumn(rest, plain[0]))) {
    draft.type ??= typeCalled(plain.groups?.["type"]);
    draft.said = rest.slice(plain[0].length).replace(POLITE, "");
    return { isPlural: false };
  }
  if (draft.isColumn) {
    draft.said = rest;
    return { isPlural: false };
  }
  const behind = isAsked ? HEADS.behind.exec(rest) : null;
  if (!behind) return null;
  draft.type ??= typeCalled(behind.groups?.["type"]);
  draft.said =
    `${(behind.groups?.["label"] ?? "").replace(/\s(?:an?|the|as)\s*$/iu, " ")}${rest.slice(behind[0].length)}`.trim();
  return { isPlural: false };
}

const NAME_AND_TYPE = new RegExp(
  `^(?<label>.+?)\\s*(?:[(:–-]|\\bas\\b|\\bis\\b)?\\s*(?:an?\\s+)?(?<type>${TYPE})\\s*\\)?$`,
  "iu",
);
const ALL_OF_TYPE = new RegExp(`[\\s,;(–-]+(?:both|all)(?: of)?(?: them)?(?: are| as)? (?<type>${TYPE})\\)?$`, "iu");

/** "Columns: Fax (text) and Visit (date)". */
function manyOf(draft: Draft): NewColumn[] {
  const all = ALL_OF_TYPE.exec(draft.said);
  if (all) draft.type ??= typeCalled(all.groups?.["type"]);
  const list = (all ? draft.said.slice(0, all.index) : draft.said).replace(NAMED, "");
  return itemsOf(withoutWhy(list)).map((item) => {
    const typed = NAME_AND_TYPE.exec(item);
    const type = typeCalled(typed?.groups?.["type"]);
    const isJoined = /[(:–]|\b(?:as|is)\b|-\s/iu.test(item.slice((typed?.groups?.["label"] ?? "").length));
    const own = type !== null && isJoined ? typed?.groups?.["label"] : undefined;
    return made(unquoted(own ?? item), { type: own === undefined ? draft.type : type, options: [] });
  });
}

function takeOptions(draft: Draft): void {
  const found = optionsSaid(draft.said.replace(NAMED, ""));
  if (!found) return;
  draft.options = found.options;
  draft.said = found.before;
}

function takeBehind(draft: Draft): void {
  const labelled = labelBehind(draft.said);
  if (labelled) {
    const type = TYPED_BEHIND.exec(labelled.before);
    draft.type ??= typeCalled(type?.groups?.["type"] ?? type?.groups?.["plain"]);
    draft.said = labelled.rest;
  }
  const typed = typeBehind(draft.said.trim());
  if (!typed) return;
  draft.type ??= typed.type;
  draft.said = typed.before;
}

function takeType(draft: Draft): void {
  const all = draft.said.trim();
  const isLast = TYPED_BEHIND.test(all);
  const text = isLast ? all : withoutWhy(all);
  const found = TYPED_BEHIND.exec(text);
  const words = found?.groups?.["type"] ?? found?.groups?.["plain"];
  if (!found || words === undefined || text.slice(0, found.index).replace(NAMED, "").trim() === "") return;
  if (!IS_PLAIN.test(words) && !JOINS_TYPE.test(found[0])) return;
  draft.type ??= typeCalled(words);
  draft.said = text.slice(0, found.index);
}

const labelOf = ({ said }: Draft): string =>
  unquoted(
    withoutWhy(said.replace(NAMED, ""))
      .replace(PLACE, "")
      .replace(
        /\s+(?:for (?:it|them|that|this|those|these)|to (?:track|record|note|hold|keep|store|write|log|see|know|remember)\s.+)$/iu,
        "",
      )
      .replace(/^(?:the|a|an|(?:each|every) (?:person|founder|contact)['’]s)\s+/iu, "")
      .replace(/(?:[\s,;:(–-]|\s(?:and|with|for|where)(?=\s*$))+$/iu, ""),
  );
