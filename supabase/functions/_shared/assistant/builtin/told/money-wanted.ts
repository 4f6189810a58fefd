import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import type { Change } from "../commands/frames.ts";
import type { OwnColumn } from "../reading.ts";
import { asScaled, scaleOf } from "../vocabulary/label-scale.ts";
import { numberIn } from "../vocabulary/numbers.ts";

const MONEY_LABEL =
  /[€$£]|(?<!\p{L})(?:rais(?:e|ing)|round|funding|ask|ticket|budget|deal|quote|loan|amount|eur|usd|gbp|chf|euros?|dollars?|pounds?)(?!\p{L})/iu;
const SCALE = "(?:k|m|mn|mio|mln|thousand|grand|million)";
const CURRENCY = "(?:[€$£]|euros?|eur|usd|dollars?|gbp|pounds?|chf)";
const WORDED =
  "(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|half a)[ -]){1,2}";
const AMOUNT = String.raw`(?<amount>${CURRENCY}? ?\d[\d.,]*(?: ?${SCALE}(?: ${CURRENCY}|[€$£])?| ?${CURRENCY})|[€$£] ?\d[\d.,]*|${WORDED}(?:thousand|million)(?: ${CURRENCY})?)`;
const NAME = String.raw`(?-i:\p{Lu})[\p{L}\p{M}'’-]*(?:\s[\p{L}\p{M}&'’-]+){0,3}?`;
/** "Ana wants 5.5 million now", "she's looking for €3m in this round". */
const WANTS = new RegExp(
  String.raw`^(?:(?:and|so|also|now|then|but)\s+)*(?<who>s?he|they|${NAME})(?:['’](?:s|re)|\s+(?:is|are))?\s+(?:(?:now|just|also|only|currently|actually)\s+)*(?:wants?|needs?|asks? for|asking for|seeks?|seeking|looking for|looks? for|raises?|raising|going for|after|(?:wants?|hopes?|plans?|aims?|trying|hoping|planning|looking|needs?) to (?:raise|get|find))\s+(?:(?:about|around|only|just|now|up to)\s+)*${AMOUNT}(?:\s+(?:now|instead|currently|this time|today|in total|(?:for|in) (?:the|this|their|her|his) (?:round|raise|seed|next round)))*[\s.!]*$`,
  "iu",
);
/** "… rather than 4", ", not 10": the amount that it was. */
const OLD_AMOUNT = new RegExp(
  String.raw`(?<=\d[^\n]{0,40}|(?:million|thousand)[^\n]{0,20})[\s,]+(?:and )?(?:not|rather than|instead of|no longer|(?:up |down )?from)\s+(?:the )?${CURRENCY}?\s?\d[\d.,]*\s?${SCALE}?(?:\s?${CURRENCY})?(?:\s+any ?more)?(?=\s*[.!]*\s*$)`,
  "iu",
);

/** A text about money without the amount that it no longer is. */
export const withoutOldAmount = (text: string): string => text.replace(OLD_AMOUNT, "");

/** The only column of numbers that holds money; null where there is none, or another. */
export function moneyColumn(columns: readonly OwnColumn[]): OwnColumn | null {
  const [column, another] = columns.filter(
    ({ type, label }) => type === "number" && (scaleOf(label) > 1 || MONEY_LABEL.test(label)),
  );
  return column && !another ? column : null;
}

interface Named {
  name: string;
  company?: string | null;
}
const PRONOUN = /^(?:s?he|they)$/iu;
function isOf(who: string, { name, company }: Named): boolean {
  const theirs = [...plainWords(name), ...plainWords(company ?? "")];
  return PRONOUN.test(who) || plainWords(who).every((word) => theirs.includes(word));
}

/** "Ana wants 5.5 million now": the amount of the only column that holds money, where the piece says nothing else; null otherwise. */
export function moneyWanted(piece: string, person: Named, columns: readonly OwnColumn[]): Change[] | null {
  const { who = "", amount = "" } = WANTS.exec(piece.trim())?.groups ?? {};
  const column = moneyColumn(columns);
  return column && numberIn(amount.trim()) !== null && isOf(who, person) ? [{ column, value: amount.trim() }] : null;
}

/** "Ana raises 5.5 million rather than 4", and nothing else, as what her column is now; other messages are unchanged. */
export function withMoneyTold(message: string, people: readonly KnownPerson[], columns: readonly OwnColumn[]): string {
  if (message.length > 120 || message.includes("\n")) return message;
  const { who = "", amount = "" } = WANTS.exec(withoutOldAmount(message).trim())?.groups ?? {};
  const column = moneyColumn(columns);
  const isKnown = PRONOUN.test(who) || people.some((person) => person.by !== "near" && isOf(who, person));
  if (!column || numberIn(amount.trim()) === null || !isKnown) return message;
  const whose = PRONOUN.test(who) ? (/^she$/iu.test(who) ? "her" : /^he$/iu.test(who) ? "his" : "their") : `${who}'s`;
  return `${whose} ${column.label} is now ${asScaled(amount.trim(), column.label)}`;
}

const LEADS_TO_SUM = String.raw`(?:raising|raises|seeking|seeks|looking for|asking for|wants to raise|trying to raise)`;
const FIRST = new RegExp(
  String.raw`^(?:(?:s?he|they)(?:['’](?:s|re)|\s+(?:is|are))?\s+)?(?:(?:now|currently)\s+)?(?<verb>${LEADS_TO_SUM})\s+(?:(?:about|around|only|up to)\s+)*(?:${AMOUNT}|(?<full>\d{5,12}(?![\d.,:/-]*\d)(?: (?:million|thousand))?))(?:\s+(?:now|currently|in total|this year))*(?=\s*(?:$|[,;.]))`,
  "iu",
);
/**
 * "Raising 3m euros", of someone who is added: the amount of the only column that holds money, the box that says so too, and what is left of
 * the text.
 */
export function moneyFirst(text: string, columns: readonly OwnColumn[]): { changes: Change[]; rest: string } | null {
  const match = FIRST.exec(text);
  const { amount = "", full, verb = "" } = match?.groups ?? {};
  const column = moneyColumn(columns);
  const value = full === undefined ? amount.trim() : `${String((numberIn(full) ?? 0) / 1_000)}k`;
  if (!match || !column || numberIn(value) === null) return null;
  const [box, another] = columns.filter(
    ({ type, label }) => type === "boolean" && plainWords(label).join(" ") === verb.toLowerCase(),
  );
  return {
    changes: [{ column, value }, ...(box && !another ? [{ column: box, value: "yes" }] : [])],
    rest: text.slice(match[0].length),
  };
}

/** "Raising 650k", and nothing else: the amount; null for anything else. */
export function amountRaised(text: string): string | null {
  const match = FIRST.exec(text.trim());
  const amount = match?.groups?.["amount"]?.trim() ?? "";
  return match?.[0].length === text.trim().length && numberIn(amount) !== null ? amount : null;
}
