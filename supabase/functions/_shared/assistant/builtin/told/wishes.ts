import { plainWords, stem } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";

/** What someone wants, in the words of the four languages; a continuation behind a comma needs none of them. */
const WANTS =
  /(?:^|\s)(?:wants|want|needs|need|ordered|orders|ordering|ask(?:s|ed|ing)? for|takes|took|take|taking|would like(?: to have)?|would love|would prefer|prefers|chose|chooses|picked|picks|opted for|opts for|went for|goes for|goes with|go ahead with|goes ahead with|went ahead with|go with|go for|went with|going (?:for|with)|decided on|settled on|requested|requests|requires|booked|books|bought|buys|gets|is getting|is after|is having|confirmed|signed up for|switch(?:ed|es|ing)? to|changed to|said yes to|says yes to|agreed (?:on|to)|starts? (?:off )?with|starting (?:off )?with|begins? with|(?:going|goes|went|gone|moving|moved|climbing|climbed|coming|came) (?:up|down) to|upped (?:it |the order |their order |her order |his order )?to|down to|up to|now at|now has|makes it|mochte|braucht|nimmt|bestellt|hatte gern|quiere|necesita|pidio|ha pedido|prefiere|se queda con|veut|voudrait|a besoin de|a commande|prend|prefere)(?=\s|$)/u;
const SUBJECT =
  /^(?:(?:and|but|so|also|that|well|ok|okay|um|uh|today|yesterday|just|now|then|finally|turns out|heard back|und|y|et|says|tell tracker that)\s+)*(?:they|she|he|sie|er|ella|el|elle|il)?(?: 's)?(?: (?:has|have|had|is|are|will|also|now|just|already|finally|really|still|only|definitely|would|ha|hat|a|ya|jetzt|auch|noch|therefore))*\s*$/u;
/** "We agreed on enamel". */
const TOGETHER =
  /^(?:(?:and|but|so|in the end|finally|now|then)\s+)*(?:we|they and i|we both|she and i|he and i)(?: (?:have|now|then|finally|both|all|just))*\s*$/u;
/** "Wants to know", "needs us to call": an act, and no thing. */
const AN_ACT =
  /^\s*(?:(?:me|us|you|someone|they|him|her|them)\s+)?to\s+(?!(?:have|take|order|buy|book|get|go (?:for|with)|switch to|change to)(?:\s|$))/u;
/** "A quote for 20 helmets": what is told of them is a wish for the quote. */
const A_QUOTE =
  /^\s*(?:(?:an?|the|our|some|another)\s+)?(?:\p{L}+\s+)?(?:quotes?|quotations?|prices?|price list|offer|estimate|proposal|invoice|catalogue|brochure|angebot|presupuesto|devis)\s+(?:for|of|on|about|fur|uber|para|de|pour)\s/u;
const REJECTED =
  /(?<=^|\s)(?:instead of|rather than|not|no longer|in place of|over|statt|anstatt|nicht|en vez de|en lugar de|au lieu de|plutot que|up from|down from|from|von|de)\s+(?:the |a |an |her |his |their |any |of )*/u;
const NEGATED = /(?:^|\s)(?:not|never|no longer|nicht|kein\w*|nie|ne|pas|jamais|nunca|no|without|nor)(?=\s|$)/u;
const PAST =
  /(?:^|\s)(?:last (?:year|month|season|time)|ago|used to|back then|previously|originally|cancel\w*|before that|would have|had wanted|per (?:week|month|year)|each|every|next (?:year|season|time)|(?:some|one) day|eventually|later on)(?=\s|$)/u;

/** The words of a piece that say what someone wants; null where it says something else. */
export function wishIn(
  { plain, isListed }: { plain: string; isListed: boolean },
  isGoingOn: boolean,
  columns: readonly OwnColumn[],
): string | null {
  if (PAST.test(withoutLabels(plain, columns))) return null;
  const verb = WANTS.exec(plain);
  const isTheirs =
    verb !== null &&
    (SUBJECT.test(`${plain.slice(0, verb.index)} `) ||
      (TOGETHER.test(plain.slice(0, verb.index)) && /(?:agreed|decided|settled) on/u.test(verb[0])));
  const rest = verb ? plain.slice(verb.index + verb[0].length) : plain;
  if (verb && (!isTheirs || AN_ACT.test(rest))) return null;
  if (verb && A_QUOTE.test(rest)) return null;
  // "Ordered 6 hulls from Freya": she is not the one who wants them.
  if (verb && isTheirs && /\bthey\b/u.test(rest) && !/\b(?:they|she|he)\b/u.test(plain.slice(0, verb.index)))
    return null;
  if (!verb && !((isGoingOn || isListed) && isBare(plain, columns, isGoingOn ? 1 : 0))) return null;
  const wish = withoutRejected(` ${rest} `, columns);
  return NEGATED.test(` ${verb ? plain.slice(0, verb.index) : ""} ${wish}`) ? null : wish;
}

/** "26 units per month", of a column that is called so. */
const withoutLabels = (plain: string, columns: readonly OwnColumn[]): string =>
  columns.reduce((rest, { label }) => {
    const words = plainWords(label).join(" ");
    return words.includes(" ") ? rest.replace(words, "") : rest;
  }, plain);

const SMALL =
  /^(?:also|about|around|only|just|now|ideally|preferably|still|an?|the|in|with|of|for|and|as|well|too|some|her|his|their|new|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|half|hundred|\p{L}+teen|\p{L}+ty|cm|mm|m|kg|sqm|m2|square|metres?|meters?|feet|ft|\d.*)$/u;
/** "Two wigs", "in cedar", "with a cover": things without a verb of their own; one word more may be among those that go on. */
const isBare = (plain: string, columns: readonly OwnColumn[], othersMost: number): boolean => {
  const own = new Set(columns.flatMap(({ label, options }) => [label, ...options].flatMap(plainWords).map(stem)));
  const words = plain.split(/[^\p{L}\p{N}.]+/u).filter((word) => word !== "");
  const others = words.filter((word) => !SMALL.test(word) && !own.has(stem(word)));
  return words.length <= 7 && others.length <= othersMost && others.length < words.length;
};

/** Without the choice or the number that is given up: "mohair, not human", "20 instead of 18". */
function withoutRejected(wish: string, columns: readonly OwnColumn[]): string {
  let rest = wish;
  for (let found = REJECTED.exec(rest); found !== null;) {
    const at = found.index + found[0].length;
    const gone = [...columns.flatMap(({ options }) => options.map((one) => plainWords(one).join(" "))), ""]
      .filter((one) => one !== "" && new RegExp(`^${one}(?![\\p{L}\\p{N}])`, "u").test(rest.slice(at)))
      .sort((one, other) => other.length - one.length)[0];
    const number = /^\d[\d.,]*/u.exec(rest.slice(at))?.[0];
    const length = gone?.length ?? number?.length ?? null;
    if (length === null) break;
    rest = `${rest.slice(0, found.index)}${rest.slice(at + length)}`;
    found = REJECTED.exec(rest);
  }
  return rest;
}
