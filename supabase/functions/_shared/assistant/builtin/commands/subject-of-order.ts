import { plainWords } from "../../words.ts";
import { fieldNamed, type Target } from "../vocabulary/field-names.ts";
import { placeOf } from "../vocabulary/places.ts";
import { ADVERBS } from "./adverbs.ts";
import { isOption, type Lists } from "./values.ts";

/** Whose value an order sets by its own words, as they are written: "Zoltan and Ben" of "set the role of Zoltan and Ben to CFO". */
export interface OrderedFor {
  who: string;
  value: string;
  /** The field that is said to be theirs; null where an option is all that is said: "set Zoltan to Lead". */
  field: Target | null;
  /** Whether a verb says to do it. */
  isOrder: boolean;
}

/** The words of an order behind its verb. */
interface Order {
  verb: string | null;
  words: readonly string[];
}

const LEAD =
  /^\W*(?:(?:them:|they are|please|pls|and|also|plus|ok|okay|so|now|then|but|actually|can you|could you|would you|will you|let['’]?s|i want to|i['’]d like to)[\s,]+)*/iu;
const VERBS = new Set(
  "set move change mark put make update switch bump push shift promote tag flag label classify turn bring take correct fix edit adjust raise lower alter rewrite replace reset drop demote advance upgrade downgrade give assign log record file setze setz stelle verschiebe markiere mets mettez passe déplace marque pon ponga mueve marca cambia pasa".split(
    " ",
  ),
);
const EMPTIES = new Set("clear empty erase wipe remove delete blank unset".split(" "));
/** Behind these, what is "of" is the value: "assign the role of CFO to Ben". */
const HANDS_OVER = new Set(["give", "assign"]);
const JOINS = new Set("to as into = → -> => : is should must from now".split(" "));
const TO_OPTION = new Set(
  "to as in into on at auf nach en à als como comme = → -> => : be under onto is are was should goes go went moved moves gets got has becomes became".split(
    " ",
  ),
);
const SMALL_WORDS = new Set("a an the her his their new stage status now of".split(" "));
const TAIL =
  /(?:[\s,]+(?:please|pls|now|thanks|thank you|too|as well|also|again|instead|for now|ok|okay|today|asap|then|stage|status|all|both))*[\s.!?,]*$/iu;
const AMOUNT = /^[$€£]?\d[\d.,]*[kKmM%]?$/u;
const WORDS_AT_MOST = 40;
const WHO_AT_MOST = 12;
const FIELD_AT_MOST = 6;

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);
const isNames = (words: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => isCapital(word) || /^(?:and|&|,|or)$/iu.test(word));
const plainly = (words: readonly string[]): string[] => plainWords(words.join(" "));

function orderIn(text: string): Order {
  const words = text
    .replace(TAIL, "")
    .replace(LEAD, "")
    .replace(/:(?=\s|$)/gu, " : ")
    .split(/\s+/u)
    .filter((word) => word !== "");
  const first = words[0]?.toLowerCase() ?? "";
  return VERBS.has(first) || EMPTIES.has(first) ? { verb: first, words: words.slice(1) } : { verb: null, words };
}

/** Where a field ends that words begin with, behind an article. */
const endOfField = (words: readonly string[], { columns }: Lists): { end: number; target: Target } | null => {
  const from = /^(?:the|their)$/iu.test(words[0] ?? "") ? 1 : 0;
  const longest = Math.min(from + FIELD_AT_MOST, words.length);
  for (let end = longest; end > from; end -= 1) {
    const label = plainly(words.slice(from, end));
    const named = fieldNamed(label, columns);
    if (named && named.length === label.length) return { end, target: named.target };
  }
  return null;
};

/** "The role of Zoltan to CFO", "role of Zoltan: CFO", "the role of Zoltan from CEO to CFO"; and "the role of Zoltan", to be emptied. */
function ofField({ verb, words }: Order, lists: Lists): OrderedFor | null {
  const named = endOfField(words, lists);
  if (named === null || !/^(?:of|for)$/iu.test(words[named.end] ?? "")) return null;
  const behind = words.slice(named.end + 1);
  const field = named.target;
  if (verb !== null && EMPTIES.has(verb))
    return behind.length === 0 || behind.length > WHO_AT_MOST
      ? null
      : { who: behind.join(" "), value: "", field, isOrder: true };
  const end = behind.findIndex((word) => JOINS.has(word.toLowerCase()));
  const value = behind.slice(end + 1).join(" ");
  if (end < 1 || end > WHO_AT_MOST || value === "") return null;
  return { who: behind.slice(0, end).join(" "), value, field, isOrder: verb !== null };
}

/** "The intern's stage to Lead", "zoltan's role". */
function ofOwner({ verb, words }: Order, lists: Lists): OrderedFor | null {
  const at = words.findIndex((word) => /\p{L}(?:['’]s|s['’])$/u.test(word));
  if (verb === null || at < 0 || at > FIELD_AT_MOST) return null;
  const named = endOfField(words.slice(at + 1), lists);
  if (named === null) return null;
  const who = words
    .slice(0, at + 1)
    .join(" ")
    .replace(/['’]s?$/u, "");
  return { who, value: words.slice(at + 1 + named.end).join(" "), field: named.target, isOrder: true };
}

/** "For Zoltan, set the stage to Lead", "as for Zoltan: stage Lead". */
function forBefore({ words }: Order, lists: Lists): OrderedFor | null {
  const from = /^as$/iu.test(words[0] ?? "") ? 1 : 0;
  if (!/^(?:for|about|regarding|re)$/iu.test(words[from] ?? "")) return null;
  const behind = words.slice(from + 1, from + 1 + WHO_AT_MOST);
  const end = behind.findIndex((word, no) => /[,:]$/u.test(word) || !isNames([behind[no + 1] ?? ""]));
  const who = behind.slice(0, end + 1).map((word) => word.replace(/[:,]+$/u, ""));
  const [joint = "", ...more] = behind.slice(end + 1);
  const rest = joint === ":" ? more : [joint, ...more];
  const verb = rest[0]?.toLowerCase() ?? "";
  const isOrder = VERBS.has(verb) || EMPTIES.has(verb);
  const named = end < 0 || !isNames(who) ? null : endOfField(isOrder ? rest.slice(1) : rest, lists);
  return named && { who: who.join(" "), value: rest.slice(named.end).join(" "), field: named.target, isOrder };
}

const isText = (target: Target): boolean =>
  "column" in target
    ? target.column.type === "text"
    : /^(?:roleTitle|company|industry|location|name|about|meetingSummaries)$/u.test(target.field);

/** "The role to CFO for Zoltan": who it is for stands at the end; "Head of Sales for Europe" is a role. */
function forBehind({ verb, words }: Order, lists: Lists): OrderedFor | null {
  const at = words.findLastIndex((word) => /^for$/iu.test(word));
  const who = words.slice(at + 1);
  const named = endOfField(words, lists);
  if (verb === null || at < 0 || named === null || at <= named.end || !isNames(who)) return null;
  if (isText(named.target) && placeOf(plainly(who).join(" "))) return null;
  const value = words.slice(named.end, at);
  return {
    who: who.join(" "),
    value: value.slice(JOINS.has(value[0] ?? "") ? 1 : 0).join(" "),
    field: named.target,
    isOrder: true,
  };
}

/** An option, with the words before it that say of what: "to the tier Gold", "in Meeting"; behind a name a number, or a field with any value. */
function optionIn(words: readonly string[], lists: Lists, isNamed: boolean, isOrder: boolean) {
  let [rest, isJoined, isLabelled] = [words, false, false];
  const isOpen = isOrder || words[0] === ":";
  for (let [first] = rest; rest.length > 1 && first !== undefined; [first] = rest) {
    if (isOption(rest.join(" "), lists)) break;
    const label = fieldNamed(plainly(rest), lists.columns);
    if (TO_OPTION.has(first.toLowerCase())) isJoined = true;
    else if (label !== null && label.length < rest.length) {
      rest = rest.slice(label.length);
      isLabelled = true;
      continue;
    } else if (!SMALL_WORDS.has(first.toLowerCase())) break;
    rest = rest.slice(1);
  }
  const value = rest.join(" ");
  const isValue =
    isOption(value, lists) ||
    (isNamed && (AMOUNT.test(value) ? isJoined || isLabelled : isLabelled && isJoined && isOpen));
  return isValue && rest.length > 0 ? { value, isJoined } : null;
}

/** "Zoltan to Lead", "mark Zoltan as Lead", "give Zoltan the tier Gold", "Zoltan is in Meeting now". */
function toOption({ verb, words }: Order, lists: Lists): OrderedFor | null {
  for (let at = 1; at < words.length && at <= WHO_AT_MOST; at += 1) {
    const from = words.slice(0, at).findIndex((word) => word.toLowerCase() === "from");
    const who = words.slice(0, from < 0 ? at : from).map((word) => word.replace(/[:,]+$/u, ""));
    while (who.length > 1 && ADVERBS.has(who.at(-1)?.toLowerCase() ?? "")) who.pop();
    const isNamed = isNames(who.slice(/^(?:the|our|my)$/iu.test(who[0] ?? "") ? 1 : 0, 2));
    const option = optionIn(words.slice(at), lists, isNamed, verb !== null);
    if (option === null || who.length === 0) continue;
    const isMeant = (verb !== null && option.isJoined) || isNames(who) || (isNamed && who.length < 5);
    return isMeant ? { who: who.join(" "), value: option.value, field: null, isOrder: verb !== null } : null;
  }
  return null;
}

/** Whose value an order sets, where it says so: "the FIELD of WHO to VALUE", "WHO's FIELD", "WHO to OPTION"; null for other words. */
export function orderedFor(text: string, lists: Lists): OrderedFor | null {
  const order = orderIn(text);
  if (order.words.length < 2 || order.words.length > WORDS_AT_MOST) return null;
  const named = order.verb !== null && HANDS_OVER.has(order.verb) ? null : ofField(order, lists);
  if (named !== null || (order.verb !== null && EMPTIES.has(order.verb))) return named ?? ofOwner(order, lists);
  return ofOwner(order, lists) ?? forBefore(order, lists) ?? forBehind(order, lists) ?? toOption(order, lists);
}
