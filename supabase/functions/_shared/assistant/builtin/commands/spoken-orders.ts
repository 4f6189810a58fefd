import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";
import { literalWords } from "../literal.ts";
import { isNoteLead } from "./split-clauses.ts";

/** A comma or a full stop that is said aloud, in a message without any mark. */
const SPOKEN_COMMA =
  /(?<=\p{L}|\d)(?<!(?:^|\s)(?:an?|the|with|no|by|each))\s+comma\s+(?!separated|between|or|and\s)(?=\S)/giu;
const SPOKEN_STOP =
  /(?<=\p{L}|\d)(?<!(?:^|\s)(?:an?|the|to))\s+full stop(?=\s+(?:and|then|also|set|put|move|add|note|remind|delete|mark|owner|stage|status|priority)(?!\p{L})|\s*$)/giu;
const MARKS = /[,;:!?"“”\n]|\.(?=\s)/u;

/** "Move the call no wait not the call the slot move the slot to Monday": where the order is begun again after what is not meant, the second one counts. */
const BEGUN_AGAIN =
  /^\W*(?:(?:please|ok|okay|so|can you|could you)[\s,]+)*(?<verb>move|push|shift|set|put|delete|remove|mark|complete|close|tick off|rename|add|change|assign|give|postpone)\s(?<first>[^\n"“”:;?!.…]{3,120}?)(?:\s*(?:…|\.{2,})|[\s,–—-])\s*(?:no|wait|hang on|hold on|oh no|ah no|sorry|scratch that)[\s,…–—-]+(?:(?:no|wait|sorry|hang on|hold on)[\s,…–—-]+)*(?<not>not )?(?<between>[^\n"“”:;?!.]{2,120}?[\s,…–—-])(?<again>\k<verb>\s(?<what>[^\n"“”:;?!]{3,120}))$/iu;
const LITTLE = /^(?:the|an?|that|this|one|my|our|for|of|with|s)$/u;
const tellingWords = (text: string): string[] => plainWords(text).filter((word) => !LITTLE.test(word));

/** The order that is begun again, where what is not meant is what was said first and what is meant instead is said: else both are meant. */
function begunAgain(message: string): string | null {
  const { first = "", not, between = "", again = "", what = "" } = BEGUN_AGAIN.exec(message)?.groups ?? {};
  if (again === "" || /(?<!\p{L})(?:and|her|him|them|it|that|this)(?!\p{L})/iu.test(again)) return null;
  const [undone] = tellingWords(between);
  const before = tellingWords(first);
  const isThatOne = /^(?:that|this) one(?!\p{L})/iu.test(between);
  const isUndone = undone !== undefined && before.includes(undone);
  const object = tellingWords(what.split(/\s(?:to|in|into|on|at|as|by|under|from)\s|,/iu)[0] ?? "");
  const saidBefore = [...before, ...tellingWords(between)];
  if (not === undefined) {
    const isSaidTwice = object.length > 0 && object.join(" ") === tellingWords(between).join(" ");
    return isSaidTwice && !MARKS.test(message) ? again : null;
  }
  if (isThatOne) return again;
  return isUndone && object.length > 0 && object.every((word) => saidBefore.includes(word)) ? again : null;
}

/** "Ana Ruiz put her in First chat": the one who is named first, where the order names them. */
const NAMED_FIRST =
  /^(?<lead>\W*(?:(?:please|ok|okay|so|right|and|now)[\s,]+)*)(?<who>\p{L}[\p{L}\p{M}'’-]*(?:\s\p{L}[\p{L}\p{M}'’-]*){0,2}?),?\s+(?<verb>put|move|stick|set|bump|drop|pop)\s+(?:her|him|them)\s+(?=(?:in|into|to|at|on|down|back|up|under|as)\s)/iu;

function withNamedInOrder(text: string, people: StepRequest["people"]): string {
  const { who = "" } = NAMED_FIRST.exec(text)?.groups ?? {};
  const words = plainWords(who);
  const isName =
    words.length > 0 &&
    people.some(({ name, by }) => by !== "near" && words.every((word) => plainWords(name).includes(word)));
  return isName ? text.replace(NAMED_FIRST, "$<lead>$<verb> $<who> ") : text;
}

/** Whether a word is someone who looks after people: one of those who do, or else a name as names are written. */
function isOwner(who: string, owners: readonly string[], columns: readonly OwnColumn[]): boolean {
  const word = plainWords(who).join(" ");
  const isColumnWord = columns.some(({ label, options }) =>
    [label, ...options].some((one) => plainWords(one).includes(word)),
  );
  if (owners.length === 0) return /^\p{Lu}[\p{Ll}\p{M}'’-]/u.test(who) && !isColumnWord;
  return owners.some((one) => plainWords(one).join(" ") === word || plainWords(one)[0] === word);
}

/** "In First chat under Kim": whose they are, behind a stage. */
function withOwnerNamed(
  text: string,
  { stages, statuses, owners = [] }: StepRequest["user"],
  columns: readonly OwnColumn[],
): string {
  const list = [...stages, ...statuses].map(literalWords).join("|");
  if (list === "" || !/\sunder\s/iu.test(text) || !/(?<!\p{L})(?:put|move|stick|set|pop|place)\s/iu.test(text))
    return text;
  const under = new RegExp(
    String.raw`(?<=(?<!\p{L})(?:${list})),?\s+under\s+(?!(?:the|an?|my|our|review|control|way|pressure|this|that|it|her|him|them|me|us|no|offer|water)(?!\p{L}))(?<who>\p{L}[\p{L}\p{M}'’-]+)(?=[\s,.;]|$)`,
    "giu",
  );
  const owned = text.replace(under, (said: string, ...found) => {
    const { who = "" } = found.at(-1) as Record<string, string>;
    return isOwner(who, owners, columns) ? `, owner ${who},` : said;
  });
  return owned === text ? text : owned.replace(/,(?=\s*(?:[,.;]|$))/gu, "");
}

/** An order as it is dictated in the words in which it is written: its marks, its second beginning, and who it names first. */
export function withSpokenOrder({
  message,
  people,
  user,
  columns = [],
}: Pick<StepRequest, "message" | "people" | "user" | "columns">): string {
  if (message.length > 400 || message.includes("\n") || isNoteLead(message)) return message;
  const meant = begunAgain(message) ?? message;
  const marked = MARKS.test(meant) ? meant : meant.replace(SPOKEN_COMMA, ", ").replace(SPOKEN_STOP, ".");
  return withOwnerNamed(withNamedInOrder(marked, people), user, columns);
}
