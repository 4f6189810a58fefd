import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { literalWords } from "../literal.ts";
import type { OwnColumn } from "../reading.ts";
import { mainNumber } from "./column-words.ts";
import { groupMeant } from "./group-meant.ts";
import { ownColumn } from "./named-columns.ts";
import { bare, onlyOne } from "./spoken-words.ts";

const LEAD = String.raw`^\W*(?:(?:and|so|ok|okay|hey|hi|please|pls|now|quick one|tell me|remind me|give me|show me|can you tell me|do you know|what(?:['’]?s| is| are| do| does| would)?)[\s,:]+)*(?:the\s+|our\s+|my\s+|all\s+(?:of\s+)?|whole\s+)*`;
const ROUNDED = String.raw`(?:to\s+)?(?:one|two|1|2|no)\s+decimals?(?:\s+places?)?|rounded(?:\s+(?:up|down|off))?|roughly|ish|approximately`;
const END = String.raw`(?:[\s,]+(?:please|pls|again|exactly|then|now|so far|on the books|on our books|on record|in here|${ROUNDED}))*[\s?.!]*$`;
const IN_ALL = String.raw`(?:all told|all in all|in all|altogether|in total|overall|combined|all together|put together|added up|as a whole)`;
const OF = String.raw`(?:just\s+|only\s+)?(?:for|of|from|across|over|among|amongst|in|at|with|by|within)`;
const GROUP = String.raw`(?:\s+${OF}\s+(?<who>\p{L}[^?!.:;\n]{1,50}?))?`;
const HIGH = "biggest|largest|highest|fattest|heftiest|chunkiest|greatest|top|juiciest|steepest|longest";
const LOW = "smallest|lowest|stingiest|meanest|tightest|tiniest|puniest|skimpiest|measliest|fewest|shortest|least";
const HAS = String.raw`(?:['’]?s|\s+is|\s+has|\s+have|['’]ve)?(?:\s+(?:got|has|have|down for|down with|down as|in for|on|at|getting|gets|giving|gives|paying|pays|good for|offering|offers|pledging|putting (?:in|up|down)|put (?:in|up|down)|with|holding|holds|sitting on|been promised|promised|needs|need|takes|take|requires|gave|made|pledged|paid|offered|brought(?: in)?|brings(?: in)?|wants?|wanted|wanting|after|asks(?: for)?|asking(?: for)?|asked for|seeks|seeking|raising|raises|looking for))*`;

interface Forms {
  sums: RegExp[];
  averages: RegExp[];
  most: RegExp;
  whose: RegExp;
  first: RegExp;
}

/** How a number is asked for in everyday words, by what it may be called. */
function formsOf(names: readonly string[]): Forms {
  const called = String.raw`(?:${names.map((name) => `${literalWords(name)}s?`).join("|")})(?:\s+(?:score|scores|figure|figures|amount|amounts|total|size|sizes))?`;
  const asks = (source: string) => new RegExp(`${LEAD}${source}${END}`, "iu");
  const all = String.raw`(?:all\s+)?(?:of\s+)?(?:the\s+|our\s+|my\s+|their\s+|everyone['’]?s\s+)?`;
  return {
    sums: [
      asks(String.raw`(?:grand\s+)?(?:sum|total|sum total|combined)\s+(?:of\s+|in\s+)?${all}${called}${GROUP}`),
      asks(String.raw`(?:add|tot|total|sum|count|tally|reckon)\s+(?:me\s+)?up\s+${all}${called}${GROUP}`),
      asks(
        String.raw`how much\s+(?:(?:is|are|have|do)\s+(?:there|we|i)\s+(?:got\s+|have\s+)?)?(?:in|of)?\s*${all}${called}${GROUP}[\s,]+${IN_ALL}(?:\s+${OF}\s+(?<those>\p{L}[^?!.:;\n]{1,50}?))?`,
      ),
      asks(String.raw`(?:all\s+the\s+|our\s+)?${called}[\s,]+${IN_ALL}${GROUP}`),
      asks(
        String.raw`(?:do|does|would|will)?\s*(?:all\s+)?(?:the\s+|our\s+|my\s+)?(?<who>\p{L}[^?!.:;\n]{1,40}?)\s+(?:come|comes|add up|adds up|amount|amounts)\s+to\s+(?:in|on|for)\s+${all}${called}(?:[\s,]+${IN_ALL})?`,
      ),
      asks(
        String.raw`how much\s+(?:is there|are there|have we|have i|do we have|do i have)\s*(?:got\s+)?(?:in|of)\s+${all}${called}${GROUP}`,
      ),
    ],
    averages: [
      asks(
        String.raw`(?:mean|average|avg\.?|typical|usual|going)\s+(?:of\s+)?${all}${called}(?:\s+on average)?${GROUP}(?:\s+on average)?`,
      ),
    ],
    most: asks(
      String.raw`(?:who|which (?:one|person|of them)|whose)${HAS}\s+(?:the\s+|our\s+)?(?:(?<high>${HIGH})|(?<low>${LOW}))\s+(?:single\s+)?${called}${GROUP}`,
    ),
    whose: asks(
      String.raw`(?:(?<high>${HIGH})|(?<low>${LOW}))\s+(?:single\s+)?${called}${GROUP}[\s,:–-]+(?:who|whose)(?:['’]?s|\s+(?:is|has|got))?(?:\s+(?:it|that|got it|has it|is it|is that|got that))?`,
    ),
    first: asks(
      String.raw`(?:who (?:are|is)\s+(?:the\s+)?)?(?:(?<high>top|first|best|highest)|(?<low>bottom|last|worst|lowest))\s+(?<count>two|three|four|five|six|seven|eight|nine|ten|\d{1,2})(?:\s+(?:people|ones|contacts))?\s+(?:on|for|in|by|at|in terms of|according to|measured by|when it comes to)\s+${all}${called}`,
    ),
  };
}

/** "The stingiest one": of the number that people are measured by, where nothing else says which. */
const STINGIEST = new RegExp(
  String.raw`^\W*(?:(?:and|so|ok|okay)[\s,]+)*(?:who(?:['’]?s|\s+is)\s+)?the\s+(?:(?<low>stingiest|meanest|tightest)|(?<high>most generous))(?:\s+(?:one|of them|of the lot|person|of all))?${END}`,
  "iu",
);
/** "And the stingiest one? I mean lowest cheque": what is meant is said behind. */
const MEANS = new RegExp(
  String.raw`^\W*(?:(?:and|so|ok|okay)[\s,]+)*(?:the\s+)?\p{L}{4,}(?:est)?(?:\s+(?:one|of them))?\s*[?,.;–-]+\s*(?:i mean|i meant|meaning|that is|i\.e\.)\s+(?:the\s+|who has the\s+)?(?=(?:${HIGH}|${LOW})\s)`,
  "iu",
);
/** "Is Ana getting more than Leo, and by how much?" */
const MORE_THAN = new RegExp(
  String.raw`^\W*(?:(?:and|so|ok|okay)[\s,]+)*(?:is|does|has|do|will)\s+(?<one>\p{L}[^?,.;:\n]{1,40}?)\s+(?:getting|get|got|giving|give|paying|pay|given|gives|putting in|put in|put up|putting up|bringing in|down for|in for|offering|offer|pledging|pledge)\s+(?<more>more|less)\s+than\s+(?<other>\p{L}[^?,.;:\n]{1,40}?)(?<much>,?\s+and\s+by\s+how\s+much)?${END}`,
  "iu",
);

/** "How much do the wool lot come to". */
const COMES_TO = new RegExp(
  String.raw`^\W*(?:(?:and|so|ok|okay)[\s,]+)*(?:how much|what)\s+(?:do|does|would)\s+(?:all\s+)?(?:the\s+|our\s+)?(?<who>\p{L}[^?,.;:\n]{1,40}?)\s+(?:come|add up|amount)\s+to(?:[\s,]+${IN_ALL})?${END}`,
  "iu",
);
/** Labels of what someone gives. */
const GIVEN =
  /(?<!\p{L})(?:cheques?|checks?|pledges?|tickets?|donations?|gifts?|investments?|commitments?|contributions?|sponsorships?|grants?|budget|amount)(?!\p{L})/iu;
/** "How much is Ana giving us": of the number that people are measured by. */
const GIVES = new RegExp(
  String.raw`^\W*(?:(?:and|so|ok|okay|remind me|tell me)[\s,]+)*how much(?:\s+money)?\s+(?:is|does|did|has|will|was|can|would)\s+(?<who>\p{L}[^?,.;:\n]{1,40}?)\s+(?:giving|give|given|putting in|put in|putting up|put up|good for|down for|in for|pledging|pledge|pledged|chipping in|chip in|contributing|contribute|paying|pay|bringing in|bring in|promised?|going to (?:give|put in|pay))(?:\s+us)?${END}`,
  "iu",
);

const BUILT_IN = [
  { label: "priority", names: ["priority score", "priority", "prioritie", "score"] },
  { label: "followers", names: ["follower", "follower count"] },
];

/** A question for the sum, the average, the most or the first few of a number, put in plain words; other messages are unchanged. */
export function askedOfNumbers({
  message,
  columns = [],
  user,
}: Pick<StepRequest, "message" | "columns" | "user">): string {
  if (message.length > 140 || message.includes("\n")) return message;
  const given = onlyOne(columns.filter(({ type, label }) => type === "number" && GIVEN.test(label)));
  const main = given?.label ?? mainNumber(columns.map(ownColumn))?.label ?? null;
  const stingiest = STINGIEST.exec(message)?.groups;
  if (stingiest && main !== null) return `who has the ${stingiest["low"] ? "lowest" : "highest"} ${main}?`;
  const { one, more, other, much = "" } = MORE_THAN.exec(message)?.groups ?? {};
  if (one !== undefined && main !== null && !isNumber(other ?? ""))
    return `does ${one} have ${more ?? "more"} ${main} than ${other ?? ""}${much}?`;
  const giver = GIVES.exec(message)?.groups?.["who"];
  if (
    giver !== undefined &&
    main !== null &&
    GIVEN.test(main) &&
    !/^(?:it|this|that|everyone|everybody|we|i|you)$/iu.test(giver)
  )
    return `what is the ${main} of ${giver}?`;
  const lot = COMES_TO.exec(message)?.groups?.["who"];
  const group = lot === undefined || main === null ? null : groupMeant(lot, { user, columns });
  if (group !== null && main !== null) return `total ${main} for ${group}?`;
  const said = message.replace(MEANS, "who has the ");
  const own = columns
    .filter(({ type }) => type === "number")
    .map((column) => ({
      label: bare(column.label),
      names: namesOf(column, columns, OF_TIME.test(message) || OF_LISTED.test(message)),
    }));
  for (const { label, names } of [...own, ...BUILT_IN.filter((built) => !isOwn(built.names, columns))]) {
    const plain = plainly(said, label, formsOf(names), { user, columns });
    if (plain !== null) return plain;
  }
  return message;
}

/** "Round size" is called a round as well, where nothing else has that name. */
const WITHOUT_SIZE = /\s+(?:size|amount|value|figure|volume|total)$/iu;
/** "The longest contract" asks of no amount. */
const OF_TIME = /(?<!\p{L})(?:long|short|steep)(?:er|est)(?!\p{L})/iu;
/** "Which one has the biggest deal?" is of those who were listed. */
const OF_LISTED = /^\W*(?:(?:and|so|ok)[\s,]+)*which one(?!\p{L})/iu;
const namesOf = (column: OwnColumn, columns: readonly OwnColumn[], isWhole: boolean): string[] => {
  const name = bare(column.label);
  const short = name.replace(WITHOUT_SIZE, "");
  const words = plainWords(short).join(" ");
  const isTaken = columns.some((one) => one.id !== column.id && plainWords(one.label).includes(words));
  const names = short === name || isTaken || isWhole ? [name] : [name, short];
  return names.flatMap((one) => (one.endsWith("s") ? [one.slice(0, -1), one] : [one]));
};
const isOwn = (names: readonly string[], columns: readonly OwnColumn[]): boolean =>
  columns.some(({ label }) => names.includes(plainWords(label).join(" ")));
const isNumber = (said: string): boolean => /^\W*\d/u.test(said);

function plainly(
  said: string,
  label: string,
  { sums, averages, most, whose, first }: Forms,
  lists: Pick<StepRequest, "user" | "columns">,
): string | null {
  const groupOf = (who: string | undefined): string => {
    if (who === undefined || isEveryone(who)) return "";
    return ` for ${groupMeant(who, lists) ?? who}`;
  };
  for (const asks of sums) {
    const groups = asks.exec(said)?.groups;
    if (groups) return `total ${label}${groupOf(groups["those"] ?? groups["who"])}?`;
  }
  for (const asks of averages) {
    const groups = asks.exec(said)?.groups;
    if (groups) return `average ${label}${groupOf(groups["who"])}?`;
  }
  const top = first.exec(said)?.groups;
  if (top) return `${countOf(top["count"] ?? "")} people with the ${top["low"] ? "lowest" : "highest"} ${label}`;
  const has = (most.exec(said) ?? whose.exec(said))?.groups;
  if (!has) return null;
  const among =
    has["who"] === undefined || isEveryone(has["who"]) ? null : (groupMeant(has["who"], lists) ?? has["who"]);
  return `who${among === null ? "" : ` of the people in ${among}`} has the ${has["low"] ? "lowest" : "highest"} ${label}?`;
}

const COUNTS = "two three four five six seven eight nine ten".split(" ");
const countOf = (said: string): string => {
  const at = COUNTS.indexOf(said.toLowerCase());
  return at < 0 ? said : String(at + 2);
};

const isEveryone = (who: string): boolean =>
  /^(?:everyone|everybody|(?:all\s+)?(?:the|my|our)?\s*(?:lot|people|contacts|books|list|board|whole list|network|crm|tracker)|them all|all(?: of (?:them|us))?|us all|here|total|all|average)$/iu.test(
    who.trim(),
  );
