import { plainWords } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";
import { isOfOneRoot, isRelated } from "../vocabulary/related-words.ts";
import { bare, END, LEAD, onlyOne, partsOf, re, WHO } from "./spoken-words.ts";
import { eachReworded, type Wordings } from "../commands/rewording.ts";

const TIME =
  /^(?:days?|weeks?|hours?|months?|minutes?|mins?|hrs?|time|times|terms?|tage?|wochen?|stunden?|dias?|semanas?|horas?|jours?|semaines?|heures?|duration|period|delay)$/;
const LONGER = "(?:the )?(?:longest|most time|slowest|latest)";
const SHORTER = "(?:the )?(?:shortest|least time|fastest|quickest|soonest|quickly|promptest)";
const TAIL = "(?: (?:us|me|back|up|their|our|the|an?|its|his|her|invoices?|bills?|orders?|on average|usually))*";
const TAKES = [
  re(
    `^${LEAD}how (?:long|many days|much time) (?:does|do|did|will|would) (?<whose>[^,?]{2,50}?) (?:usually |normally |typically |always |generally )?(?:take|takes|need|needs|give|gives|allow|allows|grant)(?: us)? (?:to|until (?:they|she|he)|for|before (?:they|she|he)) (?<verb>\\p{L}{3,})${TAIL}${END}`,
  ),
  re(
    `^${LEAD}how (?:fast|quick|quickly|slow|slowly|promptly|soon) (?:does|do|did|will|would|is|are) (?<whose>[^,?]{2,50}?) (?:usually |normally |typically |always )?(?:at |in |with |to )?(?<verb>\\p{L}{3,})${TAIL}${END}`,
  ),
  re(
    `^${LEAD}wie lange (?:braucht|brauchen) (?<whose>[^,?]{2,50}?),? (?:um|bis|zum)(?: zu)? ?(?<verb>\\p{L}{3,})${END}`,
  ),
  re(`^\\W*cu[aá]nto (?:tiempo )?(?:tarda|tardan|demora) (?<whose>[^,?¿]{2,50}?) en (?<verb>\\p{L}{3,})${END}`),
  re(
    `^\\W*combien de (?:temps|jours) (?:met|mettent|prend|faut[- ]il [àa])? ?(?<whose>[^,?]{2,50}?) (?:pour|[àa]) (?<verb>\\p{L}{3,})${END}`,
  ),
];
const TAKES_MOST: Wordings = (["highest", "lowest"] as const).flatMap((end) => {
  const word = end === "highest" ? LONGER : SHORTER;
  return [
    [
      re(
        `^(?<who>${LEAD}${WHO}) (?:takes?|needs?|took)(?: us)? ${word} (?:to|for|until (?:they|she|he)|in|with) (?<verb>\\p{L}{3,})${TAIL}${END}`,
      ),
      end,
    ],
    [re(`^(?<who>${LEAD}${WHO}) (?<verb>\\p{L}{3,})(?: us)? ${word}${END}`), end],
    [re(`^(?<who>${LEAD}${WHO}) (?:is|are) ${word} (?:to|at|in|with) (?<verb>\\p{L}{3,})${TAIL}${END}`), end],
  ] as const;
});

const asksFor = (said: string, label: string, whose: string): string =>
  /^\W*wie(?!\p{L})/iu.test(said)
    ? `Wie hoch ist ${label} von ${whose}?`
    : /^\W*cu/iu.test(said)
      ? `¿Cuál es ${label} de ${whose}?`
      : /^\W*combien/iu.test(said)
        ? `Quel est ${label} de ${whose} ?`
        : `What is the ${label} of ${whose}?`;

/** "How long does Ana take to pay" asks for Payment days: the one number of days or hours that is called after it. */
function withTimeTaken(said: string, columns: readonly OwnColumn[]): string {
  const lastsOf = (verb: string): OwnColumn | null => {
    const word = plainWords(verb).join("");
    return onlyOne(
      columns.filter(
        (column) =>
          (column.type === "number" || column.type === "text") &&
          plainWords(column.label).some((part) => TIME.test(part)) &&
          partsOf(column).some((part) => part.length > 2 && isRelated(part, word)),
      ),
    );
  };
  for (const pattern of TAKES) {
    const { whose = "", verb = "" } = pattern.exec(said)?.groups ?? {};
    const column = verb === "" ? null : lastsOf(verb);
    if (column) return asksFor(said, bare(column.label), whose);
  }
  for (const [pattern, end] of TAKES_MOST) {
    const { who = "", verb = "" } = pattern.exec(said)?.groups ?? {};
    const column = verb === "" ? null : lastsOf(verb);
    if (column) return `${who} has the ${end} ${bare(column.label)}?`;
  }
  return said;
}

const HAPPENS = re(
  `^(?<who>${LEAD}(?:${WHO}|who|how many(?: of (?:them|our \\p{L}+|the \\p{L}+))?(?: \\p{L}{3,})?|list (?:all |the )*\\p{L}{3,}|any \\p{L}{3,})(?: (?:that|who|which))?) (?:(?:will|do|does|are|is|going to|due to|still) )*(?<verb>open(?:s|ing)?|clos(?:e|es|ing)|start(?:s|ing)?|begin(?:s|ning)?|finish(?:es|ing)?|end(?:s|ing)?) (?=(?:before|after|in|on|by|between|from|since|until|till|this|next|within|during|over|around|later|earlier|sometime)\\b)`,
);
/** "Which ones open before April 2027": those with a day before then in the one column that is called after it, whatever tasks are open. */
function withDayOfVerb(said: string, columns: readonly OwnColumn[]): string {
  const found = HAPPENS.exec(said);
  const { who = "", verb = "" } = found?.groups ?? {};
  if (!found || /\b(?:tasks?|to-?dos?|reminders?|jobs?|things)\b/iu.test(who)) return said;
  const word = plainWords(verb).join("");
  const isNamedAfter = (column: OwnColumn) => isOfOneRoot(partsOf(column)[0] ?? "", word);
  const column = onlyOne(columns.filter(({ type }) => type === "date").filter(isNamedAfter));
  if (!column) return said;
  // "Deals" is a number of the user's own before it is anybody who has one.
  if (/\bdeals?$/iu.test(who)) return `${who} ${bare(column.label)} ${said.slice(found[0].length)}`;
  const has = /^\W*(?:.*\s)?(?:who|anyone|anybody|whoever)(?:['’]s)?$/iu.test(who) ? "has" : "have";
  return `${who.replace(/['’]s$/iu, "")} ${has} ${bare(column.label)} ${said.slice(found[0].length)}`;
}

const NEXT = re(
  `^${LEAD}(?:who|whose \\p{L}+|where)(?:['’]s| (?:do|will|should|shall|must|are|am|can|is|does))? (?:(?:we|i|the) )?(?:going to |due to |have to |need to )?(?<verb>\\p{L}{4,}) next${END}`,
);
/** "Who do we visit next" asks for the first day in Next visit. */
export function withNext(said: string, columns: readonly OwnColumn[]): string {
  const word = plainWords(NEXT.exec(said)?.groups?.["verb"] ?? "").join("");
  const isNext = (column: OwnColumn) => {
    const [first] = partsOf(column);
    const isOf = partsOf(column).some((part) => part.length > 3 && isRelated(part, word));
    return column.type === "date" && first !== "last" && isOf;
  };
  const column = word === "" ? null : onlyOne(columns.filter(isNext));
  if (!column) return said;
  return /^next\b/iu.test(column.label) ? `${bare(column.label)}?` : `who is next for ${bare(column.label)}?`;
}

const NEXT_ABROAD = /(?<!\p{L})(?:pr[óo]xim[oa]s?|n[äa]chste[nrsm]?|prochaine?s?)\s+(\p{L}{4,})(?!\p{L})/iu;
/** "La próxima visita" is Next visit. */
function withNextAbroad(said: string, columns: readonly OwnColumn[]): string {
  const [all = "", what = ""] = NEXT_ABROAD.exec(said) ?? [];
  const word = plainWords(what).join("");
  const column = onlyOne(
    columns.filter(
      (one) => partsOf(one)[0] === "next" && partsOf(one).some((part) => part.length > 3 && isRelated(part, word)),
    ),
  );
  return all !== "" && column ? said.replace(all, bare(column.label)) : said;
}

const COMES_NEXT = re(
  `^${LEAD}(?:whose (?<whose>\\p{L}[^,?]{2,30}?) (?:is|are|comes?|expires?|ends?|runs? out|falls?|starts?|begins?|lapses?)(?: up| due| out)? (?:up )?(?:next|soonest|the soonest)|(?:(?:what|when)(?:['’]s| is) )?(?:the |our |my )?next (?<what>\\p{L}[^,?]{2,30}?))${END}`,
);
/** "Whose wedding is next" asks for the earliest Wedding date that is still to come. */
function withSoonest(said: string, columns: readonly OwnColumn[]): string {
  const { whose, what } = COMES_NEXT.exec(said)?.groups ?? {};
  const words = plainWords(whose ?? what ?? "");
  const isOf = (column: OwnColumn) =>
    column.type === "date" &&
    !/^(?:next|last)\b/iu.test(column.label) &&
    words.every((word) => partsOf(column).some((part) => isOfOneRoot(part, word)));
  const column = words.length === 0 ? null : onlyOne(columns.filter(isOf));
  return column ? `who is next for ${bare(column.label)}?` : said;
}

const DID_LAST = re(
  `^(?<who>${LEAD}${WHO}) (?<not>(?:has|have|did)(?:n['’]?t| not) )?(?:has |have |did )?(?<verb>\\p{L}{4,})(?: anything| something| from us)? (?<when>(?:since|in|before|after|last|this|during|within|on|today|yesterday|lately|recently|at all)\\b.*|last)$`,
);
/** "Who ordered in May", "who hasn't ordered since March": of the day in Last order. */
function withLastDay(said: string, columns: readonly OwnColumn[]): string {
  const { who = "", not, verb = "", when = "" } = DID_LAST.exec(said.replace(/[\s?.!]+$/u, ""))?.groups ?? {};
  const word = plainWords(verb).join("");
  const isLast = (column: OwnColumn) => {
    const [last, ...what] = partsOf(column);
    return column.type === "date" && last === "last" && what.some((part) => part.length > 3 && isOfOneRoot(part, word));
  };
  const column = word === "" ? null : onlyOne(columns.filter(isLast));
  // "Last tuned" is said as it is spelled.
  if (!column || partsOf(column).includes(word)) return said;
  const people = who.replace(/(?<=who)['’](?:s|ve)$/iu, "");
  if (when === "last") return `${people} has the latest ${bare(column.label)}?`;
  return `${people} ${not ? "has no" : "has"} ${bare(column.label)}${when === "at all" ? "" : ` ${when}`}?`;
}

const STILL_VALID = re(
  `^${LEAD}(?:is|are) (?<whose>\\p{L}[^,?]{1,40}?)['’]s? (?<what>\\p{L}[^,?]{2,30}?) (?:still |yet |currently )*(?:valid|good|current|in date|up to date|running)(?: still)?${END}`,
);
/** "Is Henk's licence still valid": the day on which it ends. */
function withValid(said: string, columns: readonly OwnColumn[]): string {
  const { whose = "", what = "" } = STILL_VALID.exec(said)?.groups ?? {};
  const words = plainWords(what);
  const isOf = (column: OwnColumn) =>
    column.type === "date" &&
    /\b(?:expir\w*|ends?|until|valid|renew\w*|due)\b/iu.test(column.label) &&
    !/\bvalid\b/iu.test(column.label) &&
    words.every((word) => partsOf(column).some((part) => isOfOneRoot(part, word)));
  const column = words.length === 0 ? null : onlyOne(columns.filter(isOf));
  return column ? `What is the ${bare(column.label)} of ${whose}?` : said;
}

const LONGEST_SINCE = re(
  `^(?<who>${LEAD}${WHO}) (?:has|have)?(?: been)? ?(?:an? |our |with us as an? )?(?<what>\\p{L}{4,}) (?:for )?(?:the )?longest${END}`,
);
const SINCE_WHEN = re(
  `^${LEAD}(?:since when|how long|from when) (?:is|are|has|have|was) (?<whose>[^,?]{2,50}?) (?:been )?(?:an? |our |with us as an? )(?<what>\\p{L}{4,})(?: of ours| now| already)*${END}`,
);
/** "Who has been a customer longest", "since when is Marco a customer": of the day in Customer since. */
function withSince(said: string, columns: readonly OwnColumn[]): string {
  const longest = LONGEST_SINCE.exec(said)?.groups;
  const since = SINCE_WHEN.exec(said)?.groups;
  const word = plainWords(longest?.["what"] ?? since?.["what"] ?? "").join("");
  if (word === "") return said;
  const isSince = (column: OwnColumn) => {
    const parts = partsOf(column);
    return column.type === "date" && parts.at(-1) === "since" && parts.some((part) => isOfOneRoot(part, word));
  };
  const column = onlyOne(columns.filter(isSince));
  if (!column) return said;
  return since
    ? `What is the ${bare(column.label)} of ${since["whose"] ?? ""}?`
    : `${longest?.["who"] ?? "who"} has the earliest ${bare(column.label)}?`;
}

const WEEKDAYS: readonly (readonly [string, string])[] = [
  ["monday", "mondays?|montags?|lunes|lundis?"],
  ["tuesday", "tuesdays?|dienstags?|martes|mardis?"],
  ["wednesday", "wednesdays?|mittwochs?|mi[eé]rcoles|mercredis?"],
  ["thursday", "thursdays?|donnerstags?|jueves|jeudis?"],
  ["friday", "fridays?|freitags?|viernes|vendredis?"],
  ["saturday", "saturdays?|samstags?|s[aá]bados?|samedis?"],
  ["sunday", "sundays?|sonntags?|domingos?|dimanches?"],
];
/** "Who delivers on Tuesdays", where Tuesday is an option of Delivery day: it is no date. */
function withWeekday(said: string, columns: readonly OwnColumn[]): string {
  for (const column of columns)
    for (const option of column.options) {
      const names = WEEKDAYS.find(
        ([day]) => day === plainWords(option).join("") || day.slice(0, 3) === plainWords(option).join(""),
      );
      if (!names) continue;
      const found = re(
        `^(?<who>${LEAD}(?:${WHO}|how many \\p{L}+|wer|qui[eé]n(?:es)?|qui)) (?:(?:is|are|gets?|has|have|wants?|does|do|takes?|our|the|a) )*(?<verb>\\p{L}{4,}) (?:us |them |for us |to |crates |goods )?(?:on |every |each |by |am |an |los |el |le |les )?(?:${names[1]})${END}`,
      ).exec(said);
      const word = plainWords(found?.groups?.["verb"] ?? "").join("");
      if (word === "" || !partsOf(column).some((part) => part.length > 3 && isRelated(part, word))) continue;
      const who = found?.groups?.["who"] ?? "";
      const has = /^wer$/iu.test(who)
        ? "hat"
        : /^qui$/iu.test(who)
          ? "a"
          : /^qui[eé]n/iu.test(who)
            ? "tiene"
            : /who$/iu.test(who)
              ? "has"
              : "have";
      return `${who} ${has} ${bare(column.label)} ${option}?`;
    }
  return said;
}

const UNTIL_WHEN: Wordings = [
  [
    re("^(\\W*)hasta cu[aá]ndo (?:vale|valen|dura|duran|es v[aá]lid[oa]|est[aá] vigente|tiene validez) "),
    "$1cuándo caduca ",
  ],
  [
    re("^(\\W*)bis wann (?:gilt|gelten|ist|l[äa]uft|laufen) (.{2,50}?)(?: g[üu]ltig)?(?=[\\s?.!]*$)"),
    "$1wann endet $2",
  ],
  [re("^(\\W*)jusqu['’][àa] quand (?:vaut|court|dure|est valable|est valide) "), "$1quand expire "],
];

/** A question about how long something takes, when it is next, since when, or on which weekday, by the user's own columns. */
export const withTimes = (said: string, columns: readonly OwnColumn[]): string =>
  [withTimeTaken, withDayOfVerb, withSoonest, withLastDay, withValid, withNextAbroad, withSince, withWeekday].reduce(
    (text, read) => read(text, columns),
    eachReworded(said, UNTIL_WHEN),
  );
