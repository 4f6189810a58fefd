import { plainWords, stem } from "../../words.ts";
import { literalWords } from "../literal.ts";
import type { OwnColumn } from "../reading.ts";
import { isOfOneRoot } from "../vocabulary/related-words.ts";
import { type Known, ofNamedFirst } from "./named-first.ts";
import { bare, END, LEAD, onlyOne, partsOf, re } from "./spoken-words.ts";
import { datesOf } from "./verb-dates.ts";

const MANY =
  "(?:people|persons|ones|companies|firms|startups|start-ups|businesses|outfits|founders|clients|customers|contacts|lot|crowd|bunch|guys|folks|teams)";
const TOTAL = "(?:together|altogether|all together|in total|in all|all told|combined|between them|taken together)";
const WHEN =
  "(?:before|after|until|till|by|from|since|in|on|between|this|next|today|tomorrow|within|around|not before|not after)\\b[^,;]*?";
const HAPPENS =
  "(?:happening|happen|happens|closing|closes|close|due|coming up|comes up|come up|planned|scheduled|taking place|takes place|take place|ending|ends|end|starting|starts|start|falling|falls|fall|set|on|up|be|being)";

const isSame = (word: string, part: string): boolean => isOfOneRoot(word, part) || stem(word) === stem(part);

/** What a number column is called in everyday words: its label, without units, or its last word in a plural. */
function numberNamed(text: string, columns: readonly OwnColumn[]): OwnColumn | null {
  const words = plainWords(text);
  const numbers = columns.filter(({ type }) => type === "number");
  const whole = numbers.filter((own) => partsOf(own).every((part) => words.some((word) => isSame(word, part))));
  if (whole.length > 0) return onlyOne(whole);
  const telling = (own: OwnColumn) =>
    partsOf(own).filter(
      (part) =>
        part.length > 2 &&
        !/^(?:per|month|year|week|day|hours?|keur|kusd|eur|usd|gbp|the|and|number|total|amount|of|in)$/u.test(part),
    );
  return onlyOne(numbers.filter((own) => telling(own).some((part) => words.some((word) => isSame(word, part)))));
}

const OF_TASKS =
  /(?<!\p{L})(?:tasks?|to-?dos?|reminders?|notes?|posts?|calls?|meetings?|contacts?|e-?mails?|mails?)(?!\p{L})/iu;
/** The one column of days that is called after a thing: "demo" of "Demo date", "rounds" of "Next round". */
function dayOfThing(thing: string, columns: readonly OwnColumn[]): OwnColumn | null {
  if (OF_TASKS.test(thing)) return null;
  const words = plainWords(thing).filter((word) => !/^(?:the|a|an|any|next|last|first|date|dates|day)$/u.test(word));
  const [word = "", another] = words;
  if (word.length < 3) return null;
  const wordly = columns.filter(
    (own) => own.type === "date" && words.every((one) => partsOf(own).some((part) => isSame(one, part))),
  );
  return onlyOne(wordly) ?? (another === undefined ? onlyOne(datesOf(word.replace(/s$/u, ""), columns)) : null);
}

/** "The battery companies" and "the Vierkant ones" are people here. */
const ofPeople = (group: string): string =>
  group
    .replace(re(`^(?:all )?(?:of )?(?:the|my|our) (.+?) ${MANY}$`), "the $1 people")
    .replace(re("^(.+?) companies$"), "$1 people");

const IF_ALL = re(
  `^${LEAD}(?:if|say|suppose|supposing) (?:i|we|you) (?:\\p{L}+ ){1,4}?(?:all|every|each)(?: of)?(?: the| my| our)? (?<what>[^,;?]{2,60}),? (?:how much|what|how many)\\b[^?]*${END}`,
);
/** Who it is of, up to the verb: "the gold and silver sponsors". */
const WHERE = "(?: (?:in|at|from|with|of) (?:the )?\\p{L}[\\p{L}\\p{M}-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}-]*)*)?";
const NO_VERB = `(?:and|or|in|at|from|with|of|by|on|for|who|that|which|under|over|near|${MANY})\\b`;
const WHOSE_SUM = `(?<group>they|(?:all )?(?:of )?(?:the|my|our) (?:[^,?]{2,40}? )?(?:${MANY}|\\p{L}{2,}s)${WHERE})(?= (?!${NO_VERB}))`;
const VERB = `(?:(?!${NO_VERB})\\p{L}+)(?: (?!${MANY}\\b)\\p{L}+){0,3}?`;
const ON = "(?: (?:in|on|of|for|as|per) [^?]{2,40}?)";
const TOGETHER = [
  re(
    `^${LEAD}(?:what|how much)(?: \\p{L}+)? (?:do|does|would|will|are|is) ${WHOSE_SUM} (?<what>${VERB}) ${TOTAL}(?<more>${ON})?${END}`,
  ),
  re(
    `^${LEAD}(?:what|how much)(?: \\p{L}+)? (?:do|does|would|will|are|is) ${WHOSE_SUM} (?<what>${VERB})(?<more>${ON}),? ${TOTAL}${END}`,
  ),
];
const FIGURE_OF = re(
  `^(?<lead>${LEAD}(?:what(?:['’]?s| is| was| are) )?(?:the )?(?:average|mean|median|total|sum|highest|lowest|combined)\\b.{2,50}? (?:of|for|among|across|over) )(?<group>(?:the|my|our|all)\\b .{2,40}? ${MANY})${END}`,
);

/** Sums and averages of a number over a group, with what people say for the group and the number. */
function ofAmounts(text: string, columns: readonly OwnColumn[]): string | null {
  const all = IF_ALL.exec(text)?.groups?.["what"];
  const added = all === undefined ? null : numberNamed(all, columns);
  if (added) return `total ${bare(added.label)}?`;
  for (const pattern of TOGETHER) {
    const { group = "", what = "", more = "" } = pattern.exec(text)?.groups ?? {};
    const column = group === "" ? null : numberNamed(`${what} ${more}`, columns);
    if (column) return `total ${bare(column.label)} of ${/^they$/iu.test(group) ? "them" : ofPeople(group)}?`;
  }
  const { lead = "", group = "" } = FIGURE_OF.exec(text)?.groups ?? {};
  const people = ofPeople(group);
  return group !== "" && people !== group && !/\b(?:people|ones)$/iu.test(group) ? `${lead}${people}?` : null;
}

const WHOSE_LAST = re(
  `^${LEAD}(?<thing>(?:\\p{L}+ ){0,2}?\\p{L}{3,}s?)(?: that are| which are)?(?: ${HAPPENS})? (?<when>${WHEN})(?:,|:|;| [–-])? (?:whose|who)(?: is it| are they| are these| is that)?(?:,? and (?:when|what day|which days?)(?: is it| are they)?)?${END}`,
);
const WHOSE_FIRST = re(
  `^${LEAD}whose (?<thing>(?:\\p{L}+ ){0,2}?\\p{L}{3,})(?: (?:is|are|was|were))?(?: ${HAPPENS})? (?<when>${WHEN})${END}`,
);
const ANYONES = re(
  `^${LEAD}(?:is|are|was|were) (?:any(?:one|body)|some(?:one|body))['’]?s (?<thing>(?:\\p{L}+ ){0,2}?\\p{L}{3,})(?: ${HAPPENS})? (?<when>${WHEN})${END}`,
);
const HAVE_ANY = re(
  `^${LEAD}(?:do|does|has|have|is|are) (?:i|we|any(?:one|body)|some(?:one|body)|there) (?:have |got |having )?(?:an?|any|some) (?<thing>(?:\\p{L}+ ){0,2}?\\p{L}{3,})(?: ${HAPPENS})? (?<when>${WHEN})${END}`,
);
const WHEN_IS = re(
  `^${LEAD}when(?:['’]s| is| are| does| do| will| was| did| exactly is) (?<who>\\p{L}[\\p{L}\\p{M} &.-]{1,40}?)['’]s? (?<thing>(?:\\p{L}+ ){0,2}?\\p{L}{3,}?)(?: (?:going to |supposed to |due to )?${HAPPENS})?(?: (?:again|then|exactly|please))*${END}`,
);

/** Days of a column that is called after a thing: "rounds closing before new year, whose?", "when is her demo happening". */
function ofDays(text: string, columns: readonly OwnColumn[]): string | null {
  for (const pattern of [WHOSE_LAST, WHOSE_FIRST, ANYONES, HAVE_ANY]) {
    const { thing = "", when = "" } = pattern.exec(text)?.groups ?? {};
    const column = thing === "" ? null : dayOfThing(thing, columns);
    if (column) return `whose ${bare(column.label)} is ${when}?`;
  }
  const { who = "", thing = "" } = WHEN_IS.exec(text)?.groups ?? {};
  const column = thing === "" ? null : dayOfThing(thing, columns);
  return column ? `what is the ${bare(column.label)} of ${who}?` : null;
}

const COMPARES = re(
  `^${LEAD}compare (?<two>.{3,60}? (?:and|with|to|against|versus|vs\\.?) .{2,40}?) (?:on|by|in terms of|for|regarding|in) (?:their |the )?(?<what>[^,?]{2,40})${END}`,
);
const WORTH = re(
  `^(?<lead>${LEAD}(?:who|which \\p{L}+(?: of \\p{L}+)?)) (?:is|are|was|were) (?:worth|good for|in for|down for) (?<than>(?:more than|less than|over|under|above|below|at least|at most) [\\d.,]+\\s?\\p{L}?) (?:in|of|on|as) (?:their )?(?<what>[^,?]{2,40})${END}`,
);
const SPOKEN_TO = re(
  `^${LEAD}(?:of|among|from|out of) (?:all )?(?:those|the (?:people|ones|contacts)|everyone|everybody|people)(?: that| who| whom)? (?:i|we)(?:['’]ve| have)?(?: ever| already)? (?:spoken|talked|contacted|been|written|met|had|spoke|reached|known)[^,]{0,40}, (?:who|which(?: ones)?)(?:['’]s)?(?: has| have)?(?:n['’]t| not)? (?:heard|had (?:any )?(?:contact|word)|been (?:contacted|in touch)|got(?:ten)? (?:any )?word)[^,]{0,20}? (?:in|for|since) (?:over |more than |at least |the last )?(?<span>\\d{1,3})(?<plus>\\+)? (?<unit>days?|weeks?|months?)(?: or more)?${END}`,
);
const HAS_NUMBER = re(
  `^(?<lead>${LEAD})(?:do|have) (?:i|we|you) (?:have |got )?(?:a|the|any) (?:number|figure|value|amount) (?:for|of|on) (?<what>[^,?]{2,50}?(?:count|followers|priority|fee|score|size|amount|price)[^,?]{0,20})(?<rest>[,?].*)?$`,
);
const ANYONE_MORE = re(
  `^(?<lead>${LEAD})(?<ask>(?:what|how|do|does|is)\\b[^,?]*?(?<who>(?-i:\\p{Lu})[\\p{L}\\p{M}]+(?: (?-i:\\p{Lu})[\\p{L}\\p{M}-]+)*)['’]s? (?<what>[^,?]{3,30}?)),? and (?:is|has|does) (?:any(?:one|body)|some(?:one|body))(?: else)?(?: got| have)? (?:an? )?(?:bigger|more|higher|larger|greater)(?: one| number| figure)?${END}`,
);

const FIELD =
  /^(?:the |their )?(?:priority|followers?|follower count|stage|status|owner|location|industry|role|company|score|last contact(?:ed)?)$/iu;
const namesField = (what: string, columns: readonly OwnColumn[]): boolean =>
  FIELD.test(what.trim()) ||
  columns.some((own) =>
    partsOf(own).some((part) => part.length > 2 && plainWords(what).some((word) => isSame(word, part))),
  );

/** Two people beside a number, whether anyone has more, and who was not heard from. */
function ofOthers(text: string, columns: readonly OwnColumn[]): string | null {
  const compared = COMPARES.exec(text)?.groups;
  if (compared && namesField(compared["what"] ?? "", columns))
    return `compare the ${compared["what"] ?? ""} of ${compared["two"] ?? ""}?`;
  const worth = WORTH.exec(text)?.groups;
  const column = worth ? numberNamed(worth["what"] ?? "", columns) : null;
  if (worth && column) return `${worth["lead"] ?? ""} has ${bare(column.label)} ${worth["than"] ?? ""}?`;
  const spoken = SPOKEN_TO.exec(text)?.groups;
  if (spoken) return `who was last contacted more than ${spoken["span"] ?? ""} ${spoken["unit"] ?? ""} ago?`;
  const number = HAS_NUMBER.exec(text)?.groups;
  const asked = number ? `${number["lead"] ?? ""}what is ${number["what"] ?? ""}${number["rest"] ?? "?"}` : text;
  const more = ANYONE_MORE.exec(asked)?.groups;
  if (more) return `${more["ask"] ?? ""}? Who has more ${countless(more["what"] ?? "")} than ${more["who"] ?? ""}?`;
  return number ? asked : null;
}
const countless = (what: string): string => what.replace(/\bfollower count\b/iu, "followers");

const BOTH_BEHIND = re(
  `^(?<what>[^,?!\\n]{6,80}?)(?:,? please)?, (?:both|all (?:two|three|four|five)|each|every one|all)(?: of (?:them|those))?(?:,? please)?${END}`,
);
const NOUNS = /^\W*(?:the |my |our )?(?:\p{L}+['’]s? |\p{L}+s['’] )?\p{L}[^.!?]*$/iu;

/** An option of a column of languages beside "speakers". */
function ofSpeakers(text: string, columns: readonly OwnColumn[]): string {
  const spoken = columns.filter(({ label }) => /(?<!\p{L})(?:languages?|tongue|speaks|spoken)(?!\p{L})/iu.test(label));
  return spoken.reduce(
    (all, { label, options }) =>
      options.reduce(
        (said, option) =>
          said.replace(
            re(`(?<!\\p{L})${literalWords(option)}[- ](?:speakers?|speaking(?: ${MANY})?)(?!\\p{L})`),
            `people with ${bare(label)} ${option}`,
          ),
        all,
      ),
    text,
  );
}

const ASKS_WHO = re(`^${LEAD}(?:who|which|how many|list|show|any(?:one|body))\\b`);
/** "Which ones signed the NDA", of a tick "NDA signed": what is ticked, and not who is at "Signed". */
function ofTicks(text: string, columns: readonly OwnColumn[]): string {
  if (!ASKS_WHO.test(text)) return text;
  return columns.reduce((said, own) => {
    const parts = partsOf(own);
    const done = onlyOne(parts.filter((part) => /(?:ed|[^e]en|paid|sent|met|made|done|given|held|built)$/u.test(part)));
    const thing = parts.filter((part) => part !== done);
    if (own.type !== "boolean" || done === null || thing.length === 0) return said;
    const ticked = re(
      `(?<![\\p{L}'’])(?<!(?:not|never|n['’]t) )(?:(?:has|have|had|already) )*${literalWords(done)} (?:the |an? |their |our |his |her |its )?${literalWords(thing.join(" "))}(?!\\p{L})`,
    );
    return said.replace(ticked, `has ${bare(own.label)}`);
  }, text);
}

/** "The demo dates of the Rheinbogen lot, both of them": what is asked for without a verb. */
function ofBoth(text: string, columns: readonly OwnColumn[]): string | null {
  const both = BOTH_BEHIND.exec(text)?.groups?.["what"];
  if (both === undefined || !NOUNS.test(both)) return null;
  const words = plainWords(both.replace(/^\W*(?:the|my|our) /iu, ""));
  // "Language Dutch for Raf and Tine, both" sets something: asked for is what is in a plural, and named first.
  const isLabel = (word: string, no: number) =>
    columns.some((own) =>
      partsOf(own).some((part) => isSame(word, part) && (no === 0 || (part !== word && /s$/u.test(word)))),
    );
  const isPlural = words.some((word) => isLabel(word, 1));
  if (/\d|\b(?:is|are|was|set|to)\b/iu.test(both) || !isLabel(words[0] ?? "", 0) || !isPlural) return null;
  const named = columns.filter((own) =>
    partsOf(own).some((part) => part.length > 3 && words.some((word) => isSame(word, part))),
  );
  const whole = onlyOne(named.filter((own) => words.every((word) => partsOf(own).some((part) => isSame(word, part)))));
  // "Printers' deadlines": nobody but those who have one.
  if (whole) return `who has a ${bare(whole.label)}?`;
  if (named.length === 0) return null;
  const of = both
    .replace(/^\W*(?:the|my|our) /iu, "")
    .replace(re("(?<=\\p{L} )(?:lot|crowd|bunch|gang|crew)$"), "people");
  return `what are the ${of}?`;
}

const LONGEST = 170;
/** A question of groups, days and figures in the words of every day, as one that names what is kept. The same text for all others. */
export function withGroupAskings(message: string, columns: readonly OwnColumn[], people: readonly Known[]): string {
  if (message.length > LONGEST || message.includes("\n")) return message;
  const text = ofTicks(ofSpeakers(message, columns), columns);
  const both = ofBoth(text, columns);
  if (both !== null) return both;
  return (
    ofNamedFirst(text, people) ?? ofAmounts(text, columns) ?? ofDays(text, columns) ?? ofOthers(text, columns) ?? text
  );
}
