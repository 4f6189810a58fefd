import { isNoOwnName, isOnlyPronoun } from "./only-pointing.ts";
import { pointsElsewhere } from "./pointing-values.ts";
import { personFields } from "../../../contract/person-fields.ts";
import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { isTitleWithRest, isValueWithRest } from "./left-over-words.ts";
import { isPlace } from "./lexicon.ts";
import { withOwnEnd, withRoleApart } from "./value-ends.ts";
import { withoutUnit } from "../vocabulary/numbers.ts";
import { strangeAmount } from "../vocabulary/units.ts";
import type { Change, Problem } from "./frames.ts";
import { faultOfMailing, faultOfOther } from "./other-readings.ts";
import type { Lists } from "./values.ts";

/** Says when, or how; small letters only, for "Right Now" may be a company. The slips are the everyday ones. */
const SAID_BEHIND =
  /[\s,]+(?:(?:right |just |as of )?(?:now|nwo|onw|nowadays)|rn|atm|currently|at the moment|these days|recently|lately|again|already|anymore|for now|as (?:her|him|them|me|us|mine|hers|his|theirs|before|usual)|from now(?: on)?|btw|fyi|as well|instead|please|pls|plz|thx|thanks)[.!]*$/u;
/** Leads to something that is no part of the value any more. */
const LEADS_ON = /\s+(?:in|at|from|for|of|to|by|with|via|near|around|and|or|but|the|an?)$/u;
/** Says in which direction a place is: "Polar Ice Revue up in Luleå". */
const TOWARDS = /\s+(?:up|down|over|out|across|back|based|located)$/u;
const LED_BY =
  /^(?:in|at|from|of|to|for|by|near|called|named|spelled|spelt|spelled as|spelt as|written|written as)\s+(?=\p{Lu})/u;
/** What people say when they begin again, or of what they said before: no value has it. */
const SAID_AGAIN =
  /(?<![\p{L}])(?:no,? wait|wait,? no|no,? sorry|sorry,? no|scratch that|i mean(?:t)?|meant? to (?:say|write|type|put)|^(?:i want(?:ed)?|argh|typo)|make (?:it|that)|undo (?:it|that|this|both|all)|put (?:it|her|him|them) back)(?![\p{L}])/iu;
const TOWARDS_WORD = "up|down|over|out|back|based|located";
const IN_PLACE = new RegExp(
  `^(?<firm>.*?\\S)[\\s,]+(?:(?<towards>${TOWARDS_WORD})\\s+)?(?:in|(?<=\\s(?:${TOWARDS_WORD})\\s)(?:at|near))\\s+(?<place>(?!.*\\sin\\s)\\p{Lu}[^,;:]{1,40})$`,
  "u",
);

/** Another thought about the same person: "Cuxhaven & her priority drops to 15". */
const SAYS_MORE =
  /(?<=\S)\s*(?:[,;&]|(?<![\p{L}])(?:and|but|so)(?![\p{L}]))+\s+(?:(?:his|her|their)\s\S+\s|(?:he|she|they)(?:['’](?:s|re|ll|ve)|\s(?:is|are|has|have|will|now|moved|works?|lives?))\s).*$/iu;

/** Says when, and is no value of anything. */
const NO_VALUE = /^(?:yet|so far|any ?more|still|already|again|either|as yet)[.!]*$/iu;
const NAMES: ReadonlySet<string> = new Set(["name", "company", "location", "owner", "industry", "roleTitle"]);

const isText = (change: Change): boolean =>
  ("column" in change ? change.column.type : personFields[change.field].type) === "text";
const isName = (change: Change): boolean => "field" in change && NAMES.has(change.field);

/** Changes without the words that were swallowed with their values, and what is not sure of it: "Da Nang nwo", "Frost Follies in Bremen". */
export function withSoundValues(given: readonly Change[], text = ""): { changes: Change[]; doubt: string | null } {
  const changes = given
    .map((change) => withOwnEnd(withMarkup(change, text), text))
    .flatMap((change) => withRoleApart(change, given));
  const hasPlace = changes.some((one) => "field" in one && one.field === "location");
  let doubt: string | null = null;
  const some = changes.filter(({ value }) => changes.length < 2 || value === null || !NO_VALUE.test(value.trim()));
  const sound = some.flatMap((change): Change[] => {
    const more = isText(change) ? SAYS_MORE.exec(change.value ?? "") : null;
    if (more) doubt = `I did not use “${more[0].replace(/^[\s,;&]+/u, "")}”. Confirm if the rest is right.`;
    const own = trimmed(more ? { ...change, value: (change.value ?? "").slice(0, more.index) } : change);
    const isFirm = !hasPlace && "field" in own && own.field === "company";
    const { firm = "", place = "", towards } = (isFirm ? IN_PLACE.exec(own.value ?? "")?.groups : null) ?? {};
    const isSure = towards !== undefined || isPlace(place);
    // "Made in Heaven", "Women in Tech": one word and a place that nobody knows are a name.
    if (firm === "" || IS_MADE.test(firm) || (!isSure && !/\s/u.test(firm))) return [own];
    if (!isSure) doubt = `I took “${place}” for the place. Confirm if that is right.`;
    return [
      { ...own, value: firm },
      { field: "location", value: place },
    ];
  });
  // "The deposit as paid" may say the same twice.
  const said = sound.map((change) => JSON.stringify(change));
  return { changes: sound.filter((_, no) => said.indexOf(said[no] ?? "") === no), doubt };
}
const IS_MADE = /^(?:made|born|lost|once)$/iu;

/** "<b>Kiln</b>" is kept as it was typed, and not without its first sign. */
const withMarkup = (change: Change, text: string): Change =>
  change.value !== null && /^[a-z][^<>]{0,80}>/iu.test(change.value) && text.includes(`<${change.value}`)
    ? { ...change, value: `<${change.value}` }
    : change;

function trimmed(change: Change): Change {
  const { value } = change;
  if (value !== null && "column" in change && change.column.type === "number")
    // "With a quote of 4200".
    return { ...change, value: withoutUnit(value.replace(/^of\s+(?=[^\p{L}]?\d)/iu, "")) };
  if (value === null || !isText(change)) return change;
  // "Sheffield | clem@…": what stands between the parts of a card.
  let own = value.trim().replace(/(?<=[\p{L}\p{N}.)])\s+[|•·]+$/u, "");
  const take = (pattern: RegExp) => {
    const rest = own.replace(pattern, "").trim();
    if (rest !== "") own = rest;
  };
  take(SAID_BEHIND);
  if (isName(change)) {
    take(LED_BY);
    take(LEADS_ON);
    // Typed in small letters, "check out" may be all of a name.
    if (/\p{Lu}/u.test(own)) take(TOWARDS);
    // "She's the founder there".
    if ("field" in change && change.field === "roleTitle") take(/\s+(?:over |up |down )?there$/iu);
  }
  return { ...change, value: own };
}

/** What to ask where a value is no part of what it is for: the name of a person, or what was said again. */
export function faultOfWords(change: Change, people: readonly string[]): Problem | null {
  const { value } = change;
  if (value === null || !isText(change)) return null;
  const label = "column" in change ? change.column.label : personFields[change.field].label.toLowerCase();
  const [lead = "", ...rest] = plainWords(value);
  const isOfWhom =
    /^(?:for|of|to|is|from|on)$/.test(lead) &&
    rest.length > 0 &&
    people.some((name) => {
      const own = plainWords(name);
      return rest.every((word) => own.includes(word) || own.includes(word.replace(/s$/u, "")));
    });
  // "Company and role to …": what joins two fields is no value.
  const isJoint = /^(?:and|or|but|with)$/iu.test(value.trim());
  if (
    !isOfWhom &&
    !isJoint &&
    !pointsElsewhere(value) &&
    !isOnlyPronoun(value) &&
    !SAID_AGAIN.test(value) &&
    !(isName(change) && isValueWithRest(value))
  )
    return null;
  return {
    problem: `I am not sure what the ${label} is: I read “${value}”. What should it be?`,
    offers: [],
    asks: { asks: "value", about: value },
  };
}

const THAT_OFF =
  /(?<!\p{L})(?:take|remove|delete|drop|strike|erase|cut|clear)\s+(?:it|that|this|them|those)\s+(?:out\s+of|off|from)\s/iu;
/** What to ask where a part of a field is to go, and nothing says which: "remove it from her services" empties nothing. */
function faultOfPart(change: Change, text: string): Problem | null {
  if (change.value !== null || !THAT_OFF.test(text)) return null;
  const label = "column" in change ? change.column.label : personFields[change.field].label.toLowerCase();
  const problem = `I am not sure what is to go from ${label}, so I changed nothing. Please name it.`;
  return { problem, offers: [] };
}

/** What to ask where an amount is of another kind than the column: "2 kg" for a deal size. */
export function faultOfUnit(change: Change, text: string): Problem | null {
  if (!("column" in change) || change.column.type !== "number" || change.value === null) return null;
  const { label } = change.column;
  const amount = strangeAmount(label, change.value, text);
  if (amount === null) return null;
  return {
    problem: `“${amount}” does not look like a value of ${label}, so I changed nothing. Which number should it be?`,
    offers: [],
    asks: { asks: "value", about: amount },
  };
}

const TITLE_AGAIN =
  /(?<![\p{L}])(?:no,? wait|wait,? no|no,? sorry|sorry,? no|scratch that|i meant?)(?![\p{L}])|:\s*(?:make|move|push|put|set) (?:it|that)(?![\p{L}])|(?<![\p{L}])make it$/iu;
const OF_TEXT =
  /^each (?:of|one)\s|(?<![\p{L}])each of (?:the|my|our|these|those|them)(?![\p{L}])|^(?:what|whatever|everything|all)(?: (?:that|of it))? \S+ (?:asks?|asked|wants?|wanted|needs?|says?|said|writes?|wrote)(?: (?:for|me|us|about|below|here|to do))*$/iu;
/** "A task for each", "task, not a note". */
const NO_TITLE =
  /^(?:each|both|all|everyone|every one|them|down|up|off|out|on|in|not an? (?:note|task|reminder)|[\d\s./-]{1,12})[\s.,:]*$/iu;
/** "When Marga is back": no day, and nothing to do. */
const IS_EVENT =
  /^(?:when|once|if|as soon as|after|until|whenever)\s(?!you\s)(?:\p{L}[\p{L}'’-]*\s){1,3}?(?:is|are|has|have|gets?|comes?|calls?|replies|answers?|signs?|arrives?|returns?|['’]s|back)(?:\s\p{L}+){0,3}$|^(?:when|once|if|as soon as|after|until|whenever)\s\p{L}+['’](?:s|re|ve)(?:\s\p{L}+){1,3}$/iu;
/** What to ask where the name of a column holds a day or someone's name: a value was swallowed. */
export const faultOfLabel = (label: string, people: readonly string[]): Problem | null =>
  isNoOwnName(label) ||
  /[,:;?]|(?:^|\s)(?:and|or|with|for|where|to|of)$|^(?:called|named|type|options?)\s|\stype\s+\p{Ll}+$/iu.test(label) ||
  /\d\s*(?:st|nd|rd|th)?\s+(?:of\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/iu.test(label) ||
  people.some((name) =>
    plainWords(name).some((word) => word.length > 2 && new RegExp(`(?<![\\p{L}])${word}['’]s`, "iu").test(label)),
  )
    ? {
        problem: `I am not sure what the column is called: I read “${label}”. What should its name be?`,
        offers: [],
        asks: { asks: "value", about: label },
      }
    : null;

/** Another order, or a label, where an option should be: "tag Ana as Alps", "options A". */
const NO_OPTION =
  /^(?:and |then |also |please )*(?:tag|mark|set|put|give|add|make|move|change|assign|note|remind|tick|fill|rename|delete|remove|call)\s+\S+(?:\s+\S+)*\s+(?:to|as|in|into|on|for|with|at)\s|^(?:options?|choices?|values?|called|named|column|field|type)(?:\s|$)|[?:]/iu;
/** What to ask where the options of a column hold what is no option. */
export function faultOfOptions(
  label: string,
  options: readonly string[],
  people: readonly KnownPerson[],
): Problem | null {
  const isNamed = (option: string) => {
    const words = plainWords(option);
    return people.some(({ name }) => {
      const own = plainWords(name);
      return own.some((word) => word.length > 2 && words.includes(word)) && !words.every((word) => own.includes(word));
    });
  };
  const [odd] = options.filter((option) => NO_OPTION.test(option) || isNoOwnName(option) || isNamed(option));
  return odd === undefined
    ? null
    : {
        problem: `I am not sure which options ${label} is to have: I read “${odd}” as one. Which should it have?`,
        offers: [],
        asks: { asks: "value", about: options.join(", ") },
      };
}

/** "Ask whether the search is": its end was taken for something else. */
const BREAKS_OFF =
  /(?:^|\s)(?:whether|if)\s.*\s(?:is|are|was|were|has|have|will be)$|\s(?:whether|because|and|or|the|an)$/iu;

/** What to ask where a title says what is to become of the task, begins again, points at a text or holds a rest of an order: it is none. */
export const faultOfTitle = (title: string): Problem | null =>
  NO_TITLE.test(title) ||
  isNoOwnName(title) ||
  TITLE_AGAIN.test(title) ||
  IS_EVENT.test(title) ||
  OF_TEXT.test(title) ||
  BREAKS_OFF.test(title) ||
  isTitleWithRest(title)
    ? {
        problem: `I am not sure what the task is: I read “${title}”. What should its title be?`,
        offers: [],
        asks: { asks: "value", about: title },
      }
    : null;

/** What to ask where a change is read of words that may say something else; null where they do not. */
export const faultOfReading = (change: Change, text: string, names: readonly string[], lists: Lists): Problem | null =>
  faultOfPart(change, text) ??
  faultOfUnit(change, text) ??
  faultOfMailing(change, text, names) ??
  faultOfOther(change, lists);
