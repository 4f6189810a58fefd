import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { literalWords } from "../literal.ts";
import type { OwnColumn } from "../reading.ts";
import { isOfOneRoot } from "../vocabulary/related-words.ts";
import { groupMeant } from "./group-meant.ts";
import { bare, onlyOne, partsOf } from "./spoken-words.ts";
import { datesOf } from "./verb-dates.ts";

const LEAD = String.raw`^(?<lead>\W*(?:(?:and|so|ok|okay|hey|hi|but|please|pls|now|remind me|tell me|do you know)[\s,:]+)*)`;
const END = String.raw`(?:[\s,]+(?:please|pls|again|exactly|then|now|so far|yet|already|or not|or what|in the end))*[\s?.!]*$`;
const asks = (source: string): RegExp => new RegExp(`${LEAD}${source}${END}`, "iu");

type Asked = Pick<StepRequest, "message" | "columns" | "user">;

/** Words of a label that say that someone agreed or will be there. */
const AGREED =
  /^(?:confirmed|coming|attending|going|rsvp|accepted|agreed|yes|signed|booked|invited|present|attendance|in)$/;
const DEFINITE = String.raw`(?:(?:a|an|the|any)\s+)?(?:(?:definite|firm|clear|solid|sure|proper|final|straight|hard)\s+)*`;
const COMES = String.raw`(?:coming|going|attending|turning up|showing up|joining(?: us)?|going to be|planning to come|able to (?:come|make it)|in)`;

interface Yes {
  label: string;
  /** What is said yes to: the demo day. */
  thing: string;
}

/** The ticks that say that someone agreed to a thing: "Confirmed for demo day". */
const yesColumns = (columns: readonly OwnColumn[]): Yes[] =>
  columns.flatMap((column) => {
    const words = plainWords(bare(column.label));
    const state = words.findIndex((word) => AGREED.test(word));
    const rest = words.slice(state + 1).filter((word, at) => at > 0 || !/^(?:for|to|at|the|on)$/u.test(word));
    const thing = rest.length > 0 ? rest : words.slice(0, state);
    return column.type === "boolean" && state >= 0 && thing.length > 0
      ? [{ label: bare(column.label), thing: thing.join(" ") }]
      : [];
  });

/** "Who have we got a definite yes from for demo day", "is Ana coming to demo day or not": the tick that says so. */
function ofYes({ message, columns = [] }: Asked): string | null {
  for (const { label, thing } of yesColumns(columns)) {
    const to = String.raw`(?:(?:to|for|at|about|on|in)\s+)?(?:the\s+|our\s+)?${literalWords(thing)}`;
    const people = String.raw`(?:who|which (?<group>[\p{L}\p{N} ]{2,30}?)|how many(?: people)?|anyone|anybody)`;
    const yes = asks(
      String.raw`${people}(?:['’]?ve|['’]?s)?\s+(?:(?:have|has|had|do|did|are|is)\s+)?(?:(?:we|i|given|gave|said|sent|us)\s+)*(?:(?:got|had|have|heard)\s+)?${DEFINITE}(?:yes(?:es)?|thumbs up|commitment|confirmation|green light|go-ahead|nod)(?:\s+from)?\s+${to}`,
    );
    const comes = asks(
      String.raw`${people}(?:['’]?s)?\s+(?:(?:is|are|definitely|really|actually)\s+)*${COMES}\s+${to}`,
    );
    const stays = asks(
      String.raw`${people}(?:['’]?s)?\s+(?:(?:is|are|will|can|do|does)(?:n['’]?t| not)|won['’]?t|cannot|can['’]?t|not)\s+(?:be\s+)?(?:${COMES}|come|attend|make it)\s+${to}`,
    );
    const isOne = asks(
      String.raw`(?:is|are|will|has|does|did)\s+(?<who>\p{L}[^?,;:\n]{1,40}?)\s+(?:be\s+)?(?:definitely\s+|really\s+|actually\s+|still\s+)?(?:${COMES}|come|attend|said yes|say yes|given (?:us )?a yes|confirmed)\s+${to}`,
    );
    const away = stays.exec(message)?.groups;
    if (away)
      return `${away["lead"] ?? ""}list people${away["group"] === undefined ? "" : ` with ${away["group"]}`} without ${label}`;
    const found = (yes.exec(message) ?? comes.exec(message))?.groups;
    if (found) {
      const group = found["group"] === undefined ? "" : ` of the ${found["group"]}`;
      return `${found["lead"] ?? ""}${/how many/iu.test(message) ? "how many people have" : `who${group} has`} ${label}?`;
    }
    const { lead = "", who } = isOne.exec(message)?.groups ?? {};
    if (who !== undefined && !/^(?:anyone|anybody|who|everyone|everybody|there)$/iu.test(who))
      return `${lead}Is ${who} ${label}?`;
  }
  return null;
}

const NOT_YET = asks(
  String.raw`(?:who|which)(?:\s+(?:of\s+)?(?<group>[\p{L}\p{N}' ]{2,40}?))?\s+(?:(?<not>has(?:n['’]?t| not)|have(?:n['’]?t| not)|did(?:n['’]?t| not)|is(?:n['’]?t| not)|are(?:n['’]?t| not))|has|have|is|are)\s+(?:yet\s+|still\s+|already\s+)?(?<verb>\p{L}{4,}(?:ed|n|t))`,
);
/** "Which of the spring lot hasn't confirmed": the only tick that is called after it. */
function ofState({ message, columns = [], user }: Asked): string | null {
  const { lead = "", group, not, verb = "" } = NOT_YET.exec(message)?.groups ?? {};
  const word = plainWords(verb).join("");
  if (word === "") return null;
  const column = onlyOne(columns.filter((one) => one.type === "boolean" && partsOf(one).includes(word)));
  if (!column || plainWords(column.label).join(" ") === word) return null;
  const meant = group === undefined ? null : groupMeant(group, { columns, user });
  if (group !== undefined && meant === null) return null;
  const label = bare(column.label);
  const of = meant === null ? "" : ` with ${meant}`;
  return not === undefined ? `${lead}list people${of} and ${label}` : `${lead}list people${of} without ${label}`;
}

const TWO_DAYS = [
  asks(
    String.raw`(?:did|does|do|will|is|was)\s+(?<one>\p{L}[^?,;:\n]{1,40}?)\s+(?<verb>\p{L}{3,})\s+(?:(?:before or after|after or before|earlier or later than|later or earlier than|sooner or later than|before|after|earlier than|later than|sooner than)\s+)(?<other>\p{L}[^?,;:\n]{1,40}?)`,
  ),
  asks(
    String.raw`(?:who|which of (?:them|the two))\s+(?<verb>\p{L}{3,}?)(?:s|es|ed)?\s+(?:first|earlier|sooner)\s*[,:–-]\s*(?<one>\p{L}[^?,;:\n]{1,40}?)\s+or\s+(?<other>\p{L}[^?,;:\n]{1,40}?)`,
  ),
];
/** "Before Friday" is of a day, and of nobody. */
const IS_DAY =
  /^(?:the\s|an?\s|\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|yesterday|noon|lunch|christmas|easter|last\s|next\s|this\s|(?:january|february|march|april|may|june|july|august|september|october|november|december)(?!\p{L})|now|then)/iu;
/** The days that are called after a verb: "taste" is of Tasting date. */
function daysOf(verb: string, columns: readonly OwnColumn[]): OwnColumn[] {
  const named = datesOf(verb, columns);
  const word = plainWords(verb).join("");
  const kin = (column: OwnColumn) => column.type === "date" && partsOf(column).some((part) => isOfOneRoot(part, word));
  return named.length > 0 ? named : columns.filter(kin);
}

/** "Did Ana pitch before or after Leo": whose day of that comes first. */
function ofTwoDays({ message, columns = [] }: Asked): string | null {
  for (const pattern of TWO_DAYS) {
    const { lead = "", one = "", verb = "", other = "" } = pattern.exec(message)?.groups ?? {};
    const column = verb === "" ? null : onlyOne(daysOf(verb, columns));
    if (column && !IS_DAY.test(other)) return `${lead}who has the lower ${bare(column.label)}, ${one} or ${other}?`;
  }
  return null;
}

const BOTH = [
  asks(
    String.raw`(?<one>\p{L}[\p{L}\p{N} -]{1,30}?)\s*(?:and|&|\+|plus)\s*(?<other>\p{L}[\p{L}\p{N} -]{1,30}?)[\s,:;–-]+(?:who|anyone|anybody|which (?:people|ones?))(?:['’]?s)?\s+(?:(?:ticks?|has|have|does|do|is|are|covers?|fits?|got|in|into|down for|with|for)\s+)+both(?:\s+(?:boxes|of (?:them|those|these)))?`,
  ),
  asks(
    String.raw`(?:who|anyone|anybody|which (?:people|ones?))(?:['’]?s)?\s+(?:(?:ticks?|has|have|does|do|is|are|covers?|fits?|got|in|into|down for|with|for)\s+)+both\s+(?<one>\p{L}[\p{L}\p{N} -]{1,30}?)\s*(?:and|&|\+|plus)\s*(?<other>\p{L}[\p{L}\p{N} -]{1,30}?)`,
  ),
];
/** "Climate AND deeptech, who ticks both": who has the two options of one list. */
function ofBoth({ message, columns = [] }: Asked): string | null {
  const found = BOTH.map((pattern) => pattern.exec(message)?.groups).find((groups) => groups !== undefined);
  if (!found) return null;
  const optionOf = (said: string | undefined) => {
    const plain = plainWords(said ?? "").join(" ");
    const options = columns.filter(({ type }) => type === "multiselect").flatMap(({ options: own }) => own);
    return onlyOne(options.filter((option) => plainWords(option).join(" ") === plain));
  };
  const [one, other] = [optionOf(found["one"]), optionOf(found["other"])];
  return one === null || other === null ? null : `${found["lead"] ?? ""}who has ${one} and ${other}?`;
}

const TOLD_BY =
  /^(?:intro|intros|introduced|introduction|introducer|referred|referrer|referral|source|via|recommended|recommendation|connector|connected)$/;
const US = "(?:us|me)";
const SENT_BY = [
  asks(
    String.raw`(?:who|which (?:people|ones|\p{L}+))(?:\s+all)?\s+(?:did|has|have|was it)\s+(?<who>\p{L}[^?,;:\n]{1,40}?)\s+(?:put ${US} (?:on to|onto|in touch with|on)|introduced? (?:to )?${US}(?: to)?|refer(?:red)?(?: to ${US})?|bring (?:to )?${US}|brought (?:to )?${US}|send (?:our|my) way|sent (?:our|my) way|send (?:to )?${US}|sent (?:to )?${US}|pointed? ${US} (?:to|at|towards)|point ${US} (?:to|at|towards)|connect(?:ed)? ${US} (?:to|with)|hook(?:ed)? ${US} up with|recommend(?:ed)?(?: to ${US})?|steer(?:ed)? (?:our|my) way|tip(?:ped)? ${US} off about)`,
  ),
  asks(
    String.raw`(?:who|which (?:people|ones|\p{L}+))\s+(?:came|come|got|did we (?:get|meet|find)|have we (?:got|met|found)|do we have|do we know)(?:\s+(?:to|in|in to|to us|on board))*\s+(?:via|through|thanks to|by way of|from)\s+(?<who>(?-i:\p{Lu})[^?,;:\n]{1,40}?)`,
  ),
];
const CAME = [
  asks(
    String.raw`how\s+(?:did|does|has)\s+(?<who>\p{L}[^?,;:\n]{1,40}?)\s+(?:come|came|get|got|find (?:her|his|their) way|end up|land)\s+(?:to|with|on)\s+(?:us|me|our (?:list|radar|books|door|desk))(?:,?\s+(?:who|and who|i mean who)[^?;:\n]{3,50})?`,
  ),
  asks(
    String.raw`how\s+did\s+(?:we|i)\s+(?:get to know|come to know|come across|find|meet|get)\s+(?<who>(?:(?-i:\p{Lu})[^?,;:\n]{1,40}?)|her|him|them)`,
  ),
  asks(
    String.raw`who\s+(?:made|did|gave (?:us|me))\s+(?:the|that|our|an)\s+intro(?:duction)?\s+(?:to|for|with|of)\s+(?<who>\p{L}[^?,;:\n]{1,40}?)`,
  ),
  asks(
    String.raw`(?:through|via|from)\s+whom?\s+(?:did|do|have)\s+(?:we|i)\s+(?:know|meet|get|find|come by|come across)\s+(?<who>\p{L}[^?,;:\n]{1,40}?)`,
  ),
  asks(
    String.raw`who(?:m)?\s+(?:did|do|have)\s+(?:we|i)\s+(?:know|meet|get|got|find|found|have|come by|come across)\s+(?<who>\p{L}[^?,;:\n]{1,40}?)\s+(?:through|via|from|thanks to)`,
  ),
];
/** "Who did Dev put us on to", "how did she come to us": the one column of who introduced someone. */
function ofIntroducer({ message, columns = [] }: Asked): string | null {
  const column = onlyOne(
    columns.filter((one) => one.type === "text" && partsOf(one).some((part) => TOLD_BY.test(part))),
  );
  if (!column) return null;
  const label = bare(column.label);
  for (const pattern of SENT_BY) {
    const { lead = "", who } = pattern.exec(message)?.groups ?? {};
    if (who !== undefined && !PRONOUN.test(who)) return `${lead}whose ${label} is ${who}?`;
  }
  for (const pattern of CAME) {
    const { lead = "", who } = pattern.exec(message)?.groups ?? {};
    if (who === undefined) continue;
    const theirs = THEIRS[who.toLowerCase()];
    return theirs === undefined ? `${lead}what is the ${label} of ${who}?` : `${lead}what is ${theirs} ${label}?`;
  }
  return null;
}
const PRONOUN = /^(?:i|we|you|they|he|she|it)$/iu;
const THEIRS: Readonly<Record<string, string>> = {
  he: "his",
  she: "her",
  they: "their",
  him: "his",
  her: "her",
  them: "their",
};

const REFUSED =
  /(?<!\p{L})(?:turn(?:ed)? (?:down|away)|said no to|say no to|knock(?:ed)? back|reject(?:ed)?|declin(?:e|ed)|passed? on|bin(?:ned)?|let go of|drop(?:ped)?)(?!\p{L})/iu;
const WE_REFUSED = asks(
  String.raw`(?<asked>(?:who|which (?:of (?:the|our|my) )?[\p{L} ]{2,30}?|how many(?: people)?|anyone|anybody))(?:['’]?ve)?\s+(?:did|have|had|has)?\s*(?:we|i)\s+(?<did>[^?,;:\n]{3,16}?)(?:\s+(?:before|already))?`,
);
const IS_REFUSED = /^(?:passed|passed on|rejected|declined|turned down|refused|no|dropped|said no|not a fit|no go)$/;
/** "Which Leeds person did we turn down": the one stage of those who were refused. */
function ofRefused({ message, user }: Asked): string | null {
  const { lead = "", asked = "", did = "" } = WE_REFUSED.exec(message)?.groups ?? {};
  if (!REFUSED.test(did)) return null;
  const stage = onlyOne([...user.stages, ...user.statuses].filter((one) => IS_REFUSED.test(plainWords(one).join(" "))));
  return stage === null
    ? null
    : `${lead}${/^how/iu.test(asked) ? asked : /^which/iu.test(asked) ? asked : "who"} ${/^who|^any/iu.test(asked) ? "is" : "are"} ${stage}?`;
}

const MONEY_IN = asks(
  String.raw`(?<asked>(?:who|which|any)(?: of (?:them|those|these|the (?:\p{L}+ ?){1,2}))?)(?:['’]?s|['’]?ve)?\s+(?:(?:has|have|actually|really|already)\s+)*(?:put|puts|putting|chipped|given|gave|paid|invested|pledged)\s+(?:any\s+|some\s+|us\s+|the\s+)*(?:money|cash|funds|something)?\s*(?:in|up|down|us)?`,
);
const MONEY_LABEL = /^(?:cheques?|checks?|tickets?|pledges?|investments?|amounts?|commitments?|donations?|gifts?)$/;
/** "Which of them put money in": who has a number in the one column of what someone gives. */
function ofMoney({ message, columns = [] }: Asked): string | null {
  const { lead = "", asked = "" } = MONEY_IN.exec(message)?.groups ?? {};
  const column = onlyOne(
    columns.filter((one) => one.type === "number" && partsOf(one).some((part) => MONEY_LABEL.test(part))),
  );
  if (asked === "" || !column || !/(?<!\p{L})(?:money|cash|funds|invested|pledged)(?!\p{L})/iu.test(message))
    return null;
  return `${lead}${asked} have a ${bare(column.label)}?`;
}

/** A question over the user's own columns in everyday words, as one that names them; other messages are unchanged. */
export function askedOfColumns(asked: Asked): string {
  const { message } = asked;
  if (message.length > 140 || message.includes("\n")) return message;
  return [ofYes, ofState, ofTwoDays, ofBoth, ofIntroducer, ofRefused, ofMoney].reduce(
    (said, read) => read({ ...asked, message: said }) ?? said,
    message,
  );
}
