import { literal } from "../literal.ts";
import { plainWords } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";
import { isOfOneRoot, isRelated } from "../vocabulary/related-words.ts";
import { bare, END, LEAD, onlyOne, partsOf, re, WHO } from "./spoken-words.ts";
import { withDoneOption, withoutOthersPeriod, withPaidNumber } from "./said-of-options.ts";
import { withDebt, withDone, withOnlyOption } from "./spoken-done.ts";
import { withTimes } from "./spoken-times.ts";
import { withWages } from "./wages.ts";
import { withWantedAmount } from "./wanted-amounts.ts";

const ITS = "(?:(?:a|an|the|their|his|her|its|that|any|our|some) )?";

/** A label that says of itself that something is not there: a yes in "Deposit outstanding" is what is owed. */
const IS_OWED =
  /\b(?:outstanding|due|open|owing|owe[ds]?|missing|pending|unpaid|unsigned|late|overdue|not|no|lacks?)\b/iu;
const OWES = re(
  `^(?<who>${LEAD}${WHO})(?: still| yet)* (?:(?:owes?|owing|lacks?)(?: (?:us|me))?(?: for)?|(?:is|are) (?:still )?(?:missing|lacking|due (?:to (?:send|give|return|sign))(?: us| me)?)|(?:has|have)(?: still)? yet to (?:send|give|return|sign|hand in|pay|provide|get|receive|bring)(?: us| me)?)(?: still)? ${ITS}(?<what>[^,?]{2,40}?)(?: (?:back|still|so far|yet|to us))*${END}`,
);
const WHOSE = re(
  `^(?<who>${LEAD})whose (?<what>[^,?]{2,40}?) (?:is|are) (?:still )?(?:missing|outstanding|pending|owed|not (?:in|back) yet)${END}`,
);

const HAS_TO = re(
  `^(?<who>${LEAD}${WHO}) (?:still )?(?:(?:has|have|needs?|are|is|ought|got) (?:still )?(?:got )?(?:yet )?to|must(?: still)?) (?<verb>\\p{L}{3,})(?: ${ITS}(?<what>\\p{L}[^,?]{1,30}?))?${END}`,
);
/** "Who still has to sign": nobody who has ticked that it is signed. */
function withStillToDo(said: string, columns: readonly OwnColumn[]): string {
  const { who = "", verb = "", what = "" } = HAS_TO.exec(said)?.groups ?? {};
  const word = plainWords(verb).join("");
  if (word === "") return said;
  const things = plainWords(what).filter((one) => one.length > 2);
  const column = onlyOne(
    columns.filter(
      (one) =>
        one.type === "boolean" &&
        partsOf(one).some((part) => isRelated(part, word)) &&
        things.every((thing) => partsOf(one).some((part) => isOfOneRoot(part, thing))),
    ),
  );
  return column && !IS_OWED.test(column.label)
    ? `${who.replace(/(?<=who)['’](?:s|ve)/iu, "")} has no ${bare(column.label)}?`
    : said;
}

/** "Who still owes us a deck" asks who has no tick in Deck sent, or nothing in a text or day. */
function withOwed(said: string, columns: readonly OwnColumn[]): string {
  const found = OWES.exec(said) ?? WHOSE.exec(said);
  const { who = "", what = "" } = found?.groups ?? {};
  const words = plainWords(what).filter((word) => word.length > 2);
  if (words.length === 0) return said;
  const isOf = (column: OwnColumn) => words.every((word) => partsOf(column).some((part) => isOfOneRoot(part, word)));
  const column = onlyOne(columns.filter((one) => one.type !== "number" && one.options.length === 0).filter(isOf));
  if (!column || IS_OWED.test(column.label)) return said;
  const people = WHOSE.test(said) ? `${who}who` : who.replace(/(?<=who)['’](?:s|ve)/iu, "");
  return `${people} has no ${bare(column.label)}?`;
}

const BOSS = /^(?:manager|boss|supervisor|foreman|chief|superior|chef|jefe|jefa|vorgesetzter?|responsable|head)$/;
const UNDER = re(
  `^(?<who>${LEAD}${WHO}) (?:works?|working|is|are)? ?(?:under|reports? to|reporting to|answers? to|(?:is |are )?(?:managed|supervised|led) by) (?<whose>(?-i:\\p{Lu})[\\p{L}'’ -]{1,40}?)${END}`,
);
const THE_BOSS = /(?<!\p{L})(?:line manager|manager|boss|supervisor|foreman|superior)(?!\p{L})/iu;

const DONE_BY = re(
  `^(?<who>${LEAD}${WHO}) (?:is|are|was|were|gets?|being) (?<verb>\\p{L}{3,}ed) by (?<whose>(?-i:\\p{Lu})[\\p{L}'’ -]{1,40}?)${END}`,
);
/** "Who is mentored by Leif": whose Mentor he is. */
function withDoer(said: string, columns: readonly OwnColumn[]): string {
  const { verb = "", whose = "" } = DONE_BY.exec(said)?.groups ?? {};
  const word = plainWords(verb).join("");
  const isOf = (one: OwnColumn) =>
    one.type === "text" && !/\bby$/iu.test(one.label) && partsOf(one).some((part) => isOfOneRoot(part, word));
  const column = word === "" ? null : onlyOne(columns.filter(isOf));
  return column ? `Whose ${bare(column.label)} is ${whose}?` : said;
}

/** "Who works under Hazel", "who is Luz's boss": by the one column of who manages someone. */
function withBoss(said: string, columns: readonly OwnColumn[]): string {
  const column = onlyOne(columns.filter((one) => one.type === "text" && partsOf(one).some((part) => BOSS.test(part))));
  if (!column) return said;
  const label = bare(column.label);
  const { whose = "" } = UNDER.exec(said)?.groups ?? {};
  if (whose !== "") return `Whose ${label} is ${whose}?`;
  const isNamed = ` ${plainWords(said).join(" ")} `.includes(` ${plainWords(label).join(" ")} `);
  return isNamed || !/^\W*(?:who|wer|what|and)\b/iu.test(said) ? said : said.replace(THE_BOSS, label);
}

const LEADS = re(
  `^(?<lead>${LEAD})who (?:leads|led|is leading|heads) (?<what>(?!(?:in|at|from|with|are|to)\\b)[^,?]{2,50}?)${END}`,
);
/** "Who leads Frostgrid's round": the one text of who leads, and nobody whose stage is Lead. */
function withLeader(said: string, columns: readonly OwnColumn[]): string {
  const { lead = "", what = "" } = LEADS.exec(said)?.groups ?? {};
  if (what === "") return said;
  const column = onlyOne(
    columns.filter((one) => one.type === "text" && partsOf(one).some((part) => /^lead(?:er|s)?$/.test(part))),
  );
  return column
    ? `${lead}what is the ${bare(column.label)} of ${what.replace(/['’]s? .*$/u, "")}?`
    : `${lead}who heads ${what}?`;
}

const MUST_NOT =
  "(?:must not|mustn['’]?t|can['’]?t|cannot|can not|may not|shouldn['’]?t|should not|(?:is|are) not allowed(?: to)?|(?:is|are)n['’]?t allowed(?: to)?|doesn['’]?t|does not|don['’]?t|do not)";
const NOT_EATEN = re(
  `^(?<who>${LEAD}${WHO}) ${MUST_NOT} (?:eat|have|touch|drink|tolerate|be given|get|take) (?:any )?(?<what>\\p{L}[^,?]{1,30}?)${END}`,
);
const NOT_EATEN_BY = re(
  `^${LEAD}what (?:must|can['’]?t|can|may|should|shouldn['’]?t|does) (?<whose>[^,?]{2,40}?) not eat${END}`,
);
const NOT_EATEN_SHORT = re(`^${LEAD}what (?:mustn|can|shouldn|doesn)['’]?t (?<whose>[^,?]{2,40}?) (?:eat|have)${END}`);

/** "Who must not eat gluten": who has it in Allergies. */
function withNotEaten(said: string, columns: readonly OwnColumn[]): string {
  const column = onlyOne(columns.filter(({ label }) => /\b(?:allerg|intoleran|unvertr)/iu.test(label)));
  if (!column) return said;
  const label = bare(column.label);
  const { who = "", what = "" } = NOT_EATEN.exec(said)?.groups ?? {};
  if (what !== "") return `${who} has ${label} ${what}?`;
  const { whose = "" } = (NOT_EATEN_BY.exec(said) ?? NOT_EATEN_SHORT.exec(said))?.groups ?? {};
  return whose === "" ? said : `What are the ${label} of ${whose}?`;
}

const PRICED = "(?:charges?|costs?|asks?|takes?|pays?|wants?|bills?|gets?)";
/** "Who is cheapest per kilo", "how much does she charge a kilo": the one number that is counted per kilo. */
function withPerUnit(said: string, columns: readonly OwnColumn[]): string {
  for (const { type, label } of columns) {
    const unit = /\b(?:per|a|an|each)\s+(\p{L}{2,})$/iu.exec(bare(label))?.[1];
    if (type !== "number" || unit === undefined) continue;
    if (!/\b(?:price|cost|charge|fee|rate|tariff)\b/iu.test(label)) continue;
    const per = `(?:per|an?|each|every) ${literal(unit)}s?(?!\\p{L})`;
    const asked = re(
      `^${LEAD}(?:how much|what) (?:does|do|did|will|would) (?<whose>[^,?]{2,50}?) ${PRICED}(?: us| me| for it)? ${per}${END}`,
    );
    const { whose } = asked.exec(said)?.groups ?? {};
    if (whose !== undefined) return `What is the ${bare(label)} of ${whose}?`;
    const most = re(`(?:(?:the )?(?:most expensive|dearest|priciest)|${PRICED} (?:us )?(?:the )?most) ${per}`);
    const least = re(`(?:(?:the )?(?:cheapest|least expensive)|${PRICED} (?:us )?(?:the )?least) ${per}`);
    for (const [pattern, end] of [
      [most, "highest"],
      [least, "lowest"],
    ] as const)
      if (pattern.test(said)) {
        const text = said.replace(pattern, `has the ${end} ${bare(label)}`);
        return text.replace(/^has the/iu, "the").replace(/\b(?:is|are) has the\b/iu, "has the");
      }
  }
  return said;
}

const BRINGS = re(
  "(?<who>(?:^|\\b)who(?:['’]s)?) (?:brings?(?: in)?|earns?|makes?|gets?|generates?|yields?|pays?|spends?|ships?|produces?|contributes?|runs?|\\p{L}{3,}ed|lost|sold|bought|took|made|won|gave|sent|got|brought|spent|paid)(?: us)? (?:the )?(?<most>most|least|fewest) (?=\\p{L})",
);
const BRINGS_ABROAD = re(
  "^(?<who>\\W*qui[eé]n(?:es)?) (?:gana|trae|aporta|vende|pide|compra|produce|hace|consume)n? (?<most>m[aá]s|menos) (?=\\p{L})",
);
/** "Who brings in the most commission": who has the most of it, where a number is called so. */
function withMostOf(said: string, columns: readonly OwnColumn[]): string {
  const found = BRINGS.exec(said) ?? BRINGS_ABROAD.exec(said);
  if (!found) return said;
  const [first = ""] = plainWords(said.slice(found.index + found[0].length));
  const isOf = (column: OwnColumn) =>
    column.type === "number" && partsOf(column).some((part) => isRelated(part, first));
  if (!columns.some(isOf)) return said;
  const { who = "who", most = "most" } = found.groups ?? {};
  const has = BRINGS.test(said) ? "has the" : "tiene";
  return `${said.slice(0, found.index)}${who.replace(/['’]s$/u, "")} ${has} ${most} ${said.slice(found.index + found[0].length)}`;
}

const AVERAGE_OF = /\b(average|mean|avg\.?|typical) (?:number|amount|count|quantity) of (?=\p{L})/iu;
const PER_ONE = re(
  `\\b(average|mean|avg\\.?) (?<what>\\p{L}[^,?]{1,30}?) (?:per|for each|for every) (?<one>\\p{L}{4,})${END}`,
);
/** "Average number of pianos per regular": of the regulars. */
function withAveragePer(text: string, columns: readonly OwnColumn[]): string {
  const said = text.replace(AVERAGE_OF, "$1 ");
  const { what = "", one = "" } = PER_ONE.exec(said)?.groups ?? {};
  const isNumber = (column: OwnColumn) =>
    column.type === "number" &&
    plainWords(what).every((word) => partsOf(column).some((part) => isOfOneRoot(part, word)));
  const isLabel = columns.some((column) => partsOf(column).some((part) => isOfOneRoot(part, plainWords(one).join(""))));
  if (one === "" || isLabel || /^(?:stage|status|owner|company|city|location|country|month|week|year)$/iu.test(one))
    return said;
  if (!columns.some(isNumber)) return said;
  const isAnyone = /^(?:person|head|contact|capita|each|one)$/iu.test(one);
  return said.replace(PER_ONE, `$1 ${what}${isAnyone ? "" : ` of ${one.endsWith("s") ? one : `${one}s`}`}?`);
}

const ALTOGETHER =
  "(?:altogether|in total|overall|in all|all in all|all told|combined|all together|added up|summed up)";
const EVERYONE =
  "(?:,? (?:across|over|for|of|from|counting|among) (?:everyone|everybody|them all|(?:all|all of)(?: (?:my|our|the))? (?:people|contacts|customers|clients|records|accounts|partners|suppliers|them)))";
const SUM_BEHIND = re(
  `^(?<lead>${LEAD})(?:(?:our|my|the) )?(?<what>\\p{L}[^,?]{1,40}?),? ${ALTOGETHER},?(?<all>${EVERYONE})?${END}`,
);

/** "Berths altogether, over all contacts": the sum of a number that begins the question. */
function withSumBehind(said: string, columns: readonly OwnColumn[]): string {
  const { lead = "", what = "" } = SUM_BEHIND.exec(said)?.groups ?? {};
  const words = plainWords(what);
  const isNumber = columns.some(
    (column) =>
      column.type === "number" && words.every((word) => partsOf(column).some((part) => isOfOneRoot(part, word))),
  );
  return words.length > 0 && isNumber ? `${lead}total ${what}?` : said;
}

/** "Con NDA sin firmar": without the tick of NDA signed. */
const UNDONE = re(
  "\\bcon (?:el |la |los |las |un |una )?(\\p{L}+(?: \\p{L}+)?) sin (?:firmar|pagar|enviar|entregar|confirmar|recibir)(?!\\p{L})",
);
const withUndone = (said: string): string => said.replace(UNDONE, "sin $1");

/** A question over the user's own columns in everyday words, as one that names them. */
export const withSpokenColumns = (said: string, columns: readonly OwnColumn[]): string =>
  [
    ...[
      withoutOthersPeriod,
      withDoneOption,
      withPaidNumber,
      withUndone,
      withDebt,
      withOnlyOption,
      withDone,
      withOwed,
      withStillToDo,
      withTimes,
      withBoss,
      withDoer,
      withLeader,
    ],
    ...[withNotEaten, withPerUnit, withMostOf, withWages, withWantedAmount, withAveragePer, withSumBehind],
  ].reduce((text, read) => read(text, columns), said);
