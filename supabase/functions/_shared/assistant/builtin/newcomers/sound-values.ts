import type { PersonFieldKey } from "../../../contract/person-fields.ts";
import type { Change } from "../commands/frames.ts";
import type { Newcomer } from "./newcomer.ts";

const CHECKED = {
  name: "name",
  company: "company",
  roleTitle: "role",
  location: "place",
} as const satisfies Partial<Record<PersonFieldKey, string>>;

/** Words in small letters that say something about someone, and are part of no name. */
const SAYS =
  /(?<![\p{L}\p{M}'’-])(?:you|i|we|she|he|they|him|them|me|us|her|his|their|who|which|that|is|are|was|were|has|have|had|can|could|will|would|should|may|reach|reached|call|calls|please|thanks|also|and then|because)(?![\p{L}\p{M}-])/u;
const LEADS_NOWHERE = /(?:^|\s)(?:and|at|by|for|from|in|of|on|or|to|with|via|the|an?|und|bei|mit|et|chez|avec|y|con)$/u;
const IS_ARTICLE = /^(?:the|an?|der|die|das|eine?|el|la|los|las|una?|le|les|une)$/iu;

/** "7.5 per kg", "12 years": how much of something. */
const AMOUNT = /^[$€£]?\d[\d.,]*\s*(?:k|m|%)?\s+\p{Ll}/u;

/** Whether words can be a name, a company, a role or a place: no article alone, and no part of a sentence. Names in capitals may hold any word. */
export function isSoundValue(words: string): boolean {
  const own = words.trim();
  return own !== "" && !AMOUNT.test(own) && !IS_ARTICLE.test(own) && !SAYS.test(own) && !LEADS_NOWHERE.test(own);
}

/** "This profile", "him first", "add Magnus": what is no name of anything. */
const NO_VALUE =
  /^(?:(?:this|that|these|those|him|her|them|his|their|it|me|us|you|my|our|your|she|he|they|hers|theirs)(?=\s|$)|(?:add|create|put|save|remind|set|note|make|delete|remove|please|pls|can you|could you)\s|(?:there|here)(?:['’]s|\s+is|\s+are)\s)|^[^\p{L}\p{N}]*$/iu;

/** "Delete All Tasks Ltd": three words in capitals are a firm's name, though they read like an order. */
const IS_TITLED = /^\p{Lu}\p{L}*(?:\s(?:&\s)?\p{Lu}\p{L}*){2,4}$/u;

/** "Wants dormers", "needs a crane": what someone does, which is no role and no name. */
const DOES =
  /^(?:wants?|needs?|likes?|loves?|hates?|prefers?|asks?|asked|has|have|had|does|did|is|was|came|comes|met|moved|sells|makes|buys|looking|interested)\s/u;

/** When someone was met, which is no role and no place. */
const SAYS_WHEN =
  /^(?:on |last |this |the other )?(?:yesterday|today|tonight|tomorrow|recently|just now|earlier|(?:mon|tues|wednes|thurs|fri|satur|sun)day|night|week|month|year|morning|afternoon|evening|day|gestern|heute|neulich|ayer|hoy|hier|aujourd['’]hui)(?: morning| afternoon| evening| night)?$/iu;

/** "Glacierworks last night", of "met Jane Doe from Glacierworks last night": when they were met, behind a value. */
const WHEN_BEHIND =
  /(?<=\S),?\s+(?:(?:earlier )?(?:today|yesterday|tonight|recently|just now)|(?:late |early )?(?:last|this|the other) (?:night|week|weekend|month|year|morning|afternoon|evening|day|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|on (?:the weekend|(?:[Mm]on|[Tt]ues|[Ww]ednes|[Tt]hurs|[Ff]ri|[Ss]atur|[Ss]un)day))(?: morning| afternoon| evening| night)?$/u;
/** "Abbey of Tyniec is", of "… at Abbey of Tyniec is a lead": a verb that says something else. */
const VERB_BEHIND = /(?<=\S)\s+(?:is|are|was|were|has|have|had)$/u;
const withoutVerb = (change: Change): Change =>
  "field" in change && /^(?:company|roleTitle|location)$/.test(change.field) && change.value !== null
    ? { ...change, value: change.value.replace(VERB_BEHIND, "").replace(WHEN_BEHIND, "") }
    : change;

/** Someone who is to be added, with each value that looks like a part of a sentence as one to confirm; an article alone is none. */
export function withSoundValues(person: Newcomer): Newcomer {
  const named = (key: string): key is keyof typeof CHECKED => Object.hasOwn(CHECKED, key);
  const checked = (change: Change) => ("field" in change && named(change.field) ? (change.value ?? "") : "");
  const isNone = (change: Change) =>
    "field" in change &&
    named(change.field) &&
    NO_VALUE.test(checked(change).trim()) &&
    !(change.field === "company" && IS_TITLED.test(checked(change).trim()));
  const dropped = person.changes.filter(isNone).flatMap((change) => checked(change).split(/\s+/u));
  const told = person.changes.map(checked).filter((value) => DOES.test(value));
  const changes = person.changes
    .filter((change) => !SAYS_WHEN.test(checked(change).trim()))
    .filter((change) => !isNone(change) && !IS_ARTICLE.test(checked(change).trim()) && !DOES.test(checked(change)))
    .map(withoutVerb);
  const doubted = changes.flatMap((change) =>
    "field" in change && named(change.field) && change.value !== null && !isSoundValue(change.value)
      ? [`“${change.value}” for the ${CHECKED[change.field]}`]
      : [],
  );
  const left = [...person.left, ...dropped.filter((word) => /[\p{L}\p{N}]/u.test(word))];
  return { ...person, left, changes, told: [...person.told, ...told], guesses: [...person.guesses, ...doubted] };
}
