import { CALENDAR, EVERYDAY } from "../../nobodys-names.ts";
import { RIGHT_WORDS } from "../../right-words.ts";
import { plainWords, stem } from "../../words.ts";
import { fieldNamed } from "../vocabulary/field-names.ts";
import { type OrderedFor, orderedFor } from "./subject-of-order.ts";
import { ADVERBS } from "./adverbs.ts";
import { isOption, type Lists } from "./values.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));
/** Words for who was spoken of, for many, or for one of a list: other rules know who these are. */
const POINTING = words(
  "i me my myself mine it its this that these those them their theirs they he she him his her hers himself herself themselves you your us our we everyone everybody every each all any anyone anybody both either others other another rest same who whoever whom whose which someone somebody anything everything something nothing first second third fourth fifth last next latter former two three four five six seven eight nine ten one ones people contacts whole entire only just no not sie ihn ihr ihm er es ella el la lo le les elle elles lui leur eux ellos ellas alle todos tous",
);
/** Nouns for the person or the record that was spoken of, with no word beside them that says which. */
const OF_LAST = words(
  "person guy man woman lady girl gentleman chap contact record profile entry account card client customer deal opportunity relationship conversation conversations file row lead prospect thing candidate founder guys friend",
);
/** What is set and is nobody. */
const THINGS = words(
  "task todo reminder note column field option list tab view stage status value meeting call lunch dinner appointment event post message mail email company firm deadline date day time week month year title name number project conversation reply follow pipeline table sheet order level default tag label state progress everything priority owner",
);
/** What is in some state without being someone: "Outcome: Passed", "the pitch is in Meeting". */
const IN_A_STATE = words(
  "outcome result verdict decision category segment rating score budget funnel kickoff kick contract talk plan phase step bucket group type kind class mark grade answer feedback offer pitch demo review trial pilot proposal invoice payment process thread chat document doc price amount size count office city address phone link website industry headcount revenue funding round negotiation discussion account journey situation intro introduction referral relation relationship partnership sale business work",
);
/** Endings of such words: "Negotiations". */
const OF_A_THING = /(?:tion|ment|ness|ing|ance|ence|ity|ship|sion)s?$/u;
/** What stands before an option where nothing is ordered: "new stage", "yes, to Meeting". */
const BEFORE_OPTION = words(
  "yes no new next not ok okay sorry update current final latest previous old actually rename call create show list find sort filter merge copy undo",
);
const NAMES_AT_MOST = 5;
const ARTICLE = /^(?:the|our|my|his|her|their|its|that|this|a|an|some|those|these)\s+/iu;

/** "…, the dairy backed out": why, and nobody who the order is for. */
const REASON =
  /\s*,\s*(?:(?:the|our|my|his|her|their|its|that|this|he|she|it|they|we|i)\s+)(?:\S+\s+)*?(?:is|are|was|were|has|have|had|did|do|does|left|went|got|said|says|wants?|needs?|gave|quit|fell|broke|lost|stays?|keeps?|\p{L}{3,}ed|\p{L}+n['’]t)(?!\p{L})[^]*$/iu;

/** Those who an order is for, one by one: "Zoltan and the intern". */
const partsOf = (who: string): string[] =>
  who
    .replace(REASON, "")
    .split(/\s*,\s*(?:and\s+)?|\s+(?:and|or|plus|as well as)\s+|\s*[&+]\s*/iu)
    .map((part) => part.replace(/^(?:both|either|for|of|(?:a|à)(?=\s(?-i:\p{Lu})))\s+|^@|['’]s$/giu, "").trim())
    .filter((part) => part !== "" && plainWords(`${part} `.replace(ARTICLE, "")).length > 0);

/** Whether words name nobody by themselves: a field, an option, a day, a thing. */
function isNobodys(part: string, { columns, ...lists }: Lists): boolean {
  const plain = plainWords(part.replace(ARTICLE, ""));
  const options = [...lists.stages, ...lists.statuses, ...columns.flatMap(({ options }) => options)];
  const known = new Set([...options, ...columns.map(({ label }) => label)].flatMap(plainWords).map(stem));
  const label = fieldNamed(plain, columns);
  return (
    plain.length === 0 ||
    plain.length > NAMES_AT_MOST ||
    /\d|["“„«]|\S@|:\/\//u.test(part) ||
    isOption(part, { columns, ...lists }) ||
    label?.length === plain.length ||
    plain.some((word) => CALENDAR.has(word) || known.has(stem(word)) || THINGS.has(word) || THINGS.has(stem(word)))
  );
}

/** A word in small letters, with no article, that may be a name typed in haste: no adverb and no word of every day. */
const isHastyName = (plain: readonly string[]): boolean =>
  plain.length <= 2 && !plain.some((word) => ADVERBS.has(word) || EVERYDAY.has(word) || RIGHT_WORDS.has(word));

/** Whether words are of the person who was spoken of, as far as they say: "the guy", "this contact". */
export function isOfLast(part: string): boolean {
  const [noun = "", more] = plainWords(part.replace(ARTICLE, ""));
  return more === undefined && OF_LAST.has(stem(noun));
}

/** "Nobody", said where an order says who it is for. */
export const NOBODY = /^(?:nobody|no one|no-one|none)(?: at all| of (?:them|these|those))?$/iu;

/** Whether words are of someone who they name or describe, and not of who was spoken of last. */
function isSomeone(part: string, ordered: OrderedFor, lists: Lists): boolean {
  const plain = plainWords(part.replace(ARTICLE, ""));
  if (NOBODY.test(part)) return true;
  if (isNobodys(part, lists) || plain.some((word) => POINTING.has(word))) return false;
  // "The role of the guy": who that is is asked, so that "guy to CFO" is no role.
  if (isOfLast(part)) return ordered.field !== null;
  if (ordered.field !== null) return true;
  if (plain.some((word) => IN_A_STATE.has(word) || IN_A_STATE.has(stem(word)) || OF_A_THING.test(word))) return false;
  if (ARTICLE.test(part)) return true;
  const isCapital = part.split(/\s+/u).every((word) => /^\p{Lu}/u.test(word));
  const isBegun =
    plain.some((word) => ADVERBS.has(word) || BEFORE_OPTION.has(word) || /(?:ed|ly|ing)$/u.test(word)) ||
    (!ordered.isOrder && plain.every((word) => EVERYDAY.has(word) || RIGHT_WORDS.has(word)));
  return isCapital ? !isBegun : isHastyName(plain);
}

const PIECES = /\s*[,;]\s*(?:and\s+)?|\s+and\s+/iu;
const PIECES_AT_MOST = 8;
/** The orders in a text: each piece by itself where all are some ("Zoltan to Contacted and Ben to Meeting"), the whole, or what it begins with. */
function ordersIn(text: string, lists: Lists): OrderedFor[][] {
  const pieces = text.split(PIECES, PIECES_AT_MOST).filter((piece) => piece !== "");
  const each = pieces.map((piece) => orderedFor(piece, lists));
  const whole = orderedFor(text, lists);
  const all = each.flatMap((one) => one ?? []);
  const [first] = each;
  return [
    pieces.length > 1 && all.length === pieces.length ? all : [],
    whole === null ? [] : [whole],
    first?.isOrder === true && pieces.length > 1 ? [first] : [],
  ];
}

/** "Add Robert Paulson from Acme as a Lead": of someone who is to be added. */
const ADDS =
  /^\W*(?:(?:please|pls|ok|okay|and|also|so|hey|can you|could you|i want to|i['’]d like to|let['’]s|them:)[\s,]+)*(?:add|create|register|enter|import|save|track|follow|throw|include|new|meet)(?!\p{L})/iu;

/** Those who an order names or describes by its own words, be they known or not; null where it may be about who was spoken of last. */
export function othersOrdered(
  text: string,
  lists: Lists,
): { ordered: OrderedFor; others: string[]; all: string[] } | null {
  if (ADDS.test(text)) return null;
  for (const orders of ordersIn(text, lists)) {
    const others = orders.flatMap((one) => partsOf(one.who).filter((part) => isSomeone(part, one, lists)));
    const [ordered] = orders;
    if (ordered && others.length > 0) return { ordered, others, all: orders.flatMap(({ who }) => partsOf(who)) };
  }
  return null;
}
