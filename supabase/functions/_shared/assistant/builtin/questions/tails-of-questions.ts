import type { OwnColumn } from "../reading.ts";
import { plainWords } from "../../words.ts";
import { literalWords } from "../literal.ts";
import { eachReworded, re, type Wordings } from "../commands/rewording.ts";

const ASKS =
  /^\W*(?:(?:so|and|ok|hey|hi|please|can you|could you)[\s,]+)*(?:who|which|what|how many|list|show|give me|name|anyone|any|have|has|had|did|do|does|is|are|tell me|total|sum|add up|work out)(?!\p{L})/iu;
const MEASURED =
  /(?<!\p{L})(?:more than|less than|fewer than|over|under|above|below|at least|at most|up to)\s+\p{L}?[\d.,]+/iu;
const EACH = /\s+(?:an?|per|each|every)\s+(year|month|week|day)(?=[\s?.!]*$)/iu;
const PERIODS: Readonly<Record<string, readonly string[]>> = {
  year: ["annual", "annually", "yearly", "year", "arr"],
  month: ["monthly", "month", "mrr"],
  week: ["weekly", "week"],
  day: ["daily", "day"],
};

const TAILS: Wordings = [
  // "Have we ever written to Ana, or not yet?"
  [
    re(
      "^(\\W*(?:(?:so|and|ok|hey|remind me)[\\s,]+)*(?:have|has|had|did|do|does|is|are)\\s[^?\\n:]{4,100}?)(?:\\s+(?:yet|already))?,?\\s+or (?:not(?: yet| so far| at all)?|never|not really)[\\s?.!]*$",
    ),
    "$1?",
  ],
  // "… over all of our contacts"
  [
    re(
      '^([^\\n:"“]{0,60}?(?<!\\p{L})(?:total|sum|add|average|combined|altogether)(?!\\p{L})[^\\n:"“]{2,60}?)\\s+(?:over|across|for|of|from|among|between)\\s+(?:all|every(?:one|body)) of (?:our|my|the|these) (?:contacts|people|founders|partners|clients|customers|records)[\\s?.!]*$',
    ),
    "$1 of everyone?",
  ],
  // "Who did I meet at the fair I forget the name"
  [
    re(
      "^(\\W*(?:\\p{L}+[\\s,]+){0,2}?who\\s[^?\\n:\"“]{8,90}?),?\\s+i (?:forget|forgot|can['’]?t remember|don['’]?t remember|can['’]?t recall|don['’]?t recall) (?:the|his|her|their) (?:first |last )?name[\\s?.!]*$",
    ),
    "$1?",
  ],
];

/** "10,000 tonnes a year", where the only such column is by the year itself. */
function withoutPeriod(message: string, columns: readonly OwnColumn[]): string {
  const period = MEASURED.test(message) ? EACH.exec(message)?.[1]?.toLowerCase() : undefined;
  if (period === undefined) return message;
  const said = plainWords(message.replace(EACH, ""));
  const named = columns.filter(
    ({ label, type }) => type === "number" && plainWords(label).some((word) => said.includes(word)),
  );
  const [only, another] = named;
  const isSo = only && !another && plainWords(only.label).some((word) => PERIODS[period]?.includes(word));
  return isSo ? message.replace(EACH, "") : message;
}

/** "Everyone in Alberta, going by the provinces column": the value is of that column. */
function withValueOf(message: string, columns: readonly OwnColumn[]): string {
  const labels = [...columns.map(({ label }) => literalWords(label)), "location"].join("|");
  if (!/(?<!\p{L})(?:column|field)(?!\p{L})/iu.test(message)) return message;
  const going = re(
    `^\\W*(?:(?:please|can you|could you|ok|so|give me|show me|list|show|tell me|find)[\\s,]+)*(?:(?<many>how many(?: people| of them)?(?: are)?)|(?:who(?:['’]s| is| are)?|which people are|everyone|everybody|all(?: the)?(?: people| founders| contacts)?|people|anyone)(?: who(?:['’]s| is| are)?)?) (?:in|on|at|with|from|under) (?<value>\\p{L}[^,;:.!?\\n"“]{1,30}?),? (?:going by|judging by|according to|as per|per|based on|if (?:you|we|i) go by|by) (?:the |our |my )?["“]?(?<label>${labels})["”]? (?:column|field)[\\s?.!]*$`,
  );
  const { many, value = "", label } = going.exec(message)?.groups ?? {};
  return label === undefined
    ? message
    : `${many === undefined ? "who has" : "how many people have"} ${label} ${value}?`;
}

/** A question without what only ends it ("or not yet", "a year"), and with the column that it names at its end. */
export function withoutTails(message: string, columns: readonly OwnColumn[] = []): string {
  if (message.length > 200 || !ASKS.test(message)) return message;
  return withoutPeriod(eachReworded(withValueOf(message, columns), TAILS), columns);
}
