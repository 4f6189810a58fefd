import { isNoteLead } from "../commands/split-clauses.ts";
import { NOUN, PLAIN_TYPE, TYPE, typeCalled } from "./column-words.ts";
import { re } from "../commands/rewording.ts";
import { asTracked, dayWished } from "./wished-by-purpose.ts";

const LEAD =
  "^\\W*(?:(?:please|pls|hey|hi|ok|okay|so|and|also|then|from now on)[\\s,]+)*(?:(?:(?:can|could) (?:we|i|you)|(?:i|we)(?:['’]d| would)?(?: (?:also|really|just))? (?:want|like|need|have|love)(?: you)? to|(?:i|we) (?:should|must)(?: also)?|let['’]?s|let (?:me|us)|it would be (?:good|nice|great|useful|handy) to|there should be (?:a|some) (?:way|place) to|i['’]?d like a way to|(?:i|we) (?:need|want) a way to)\\s+(?:start |be able to |also )*)?";
const TRACKS =
  "(?:track(?:ing)?|record(?:ing)?|keep(?:ing)? (?:track|a record|a note|count|note) of|keep(?:ing)? (?:an eye|tabs) on|log(?:ging)?|captur(?:e|ing)|not(?:e|ing)(?: down)?|stor(?:e|ing)|sav(?:e|ing)|writ(?:e|ing) down|register(?:ing)?|tick off|mark(?: down)?|know|see|remember|tell)";
const EACH =
  "(?:(?:for|of|on|about|with) (?:each|every|all|any)(?: (?:one|person|customer|client|contact|of (?:them|these|those)|lead|account|of (?:my|our) \\p{L}+))?(?: of them)?|everybody|everyone)";
const THEY =
  "(?:they|each (?:one|person|customer|client|contact|of them|lead|account)|every (?:one|person|customer|client|contact|lead|account)|people|customers|clients|someone|somebody|everyone|everybody|a (?:person|customer|client|contact|lead)|each)";
const END = "[\\s.!?]*$";
const YES_NO =
  "(?:\\s*[,;:(–-]+\\s*(?:just |as |a )*(?:yes(?: or |/| / |-| )no|y/n|true or false|tick ?box|check ?box)\\)?)?";
const TYPED = `(?:\\s*[,;:(–-]+\\s*|\\s+(?=(?:as|it|that|just|is)\\b))(?:(?:as|it['’]?s|that['’]?s|just|with|is) )*(?:an? )?(?<type>${TYPE}|${PLAIN_TYPE})(?: ${NOUN}| is (?:fine|enough))?\\)?(?<several>[\\s,;–-]+(?:and )?(?:several|more than one|multiple|many)\\b[^.,:;]{0,30})?`;

/** "Whether they pay on time". */
const WHETHER = re(
  `${LEAD}${TRACKS} (?:${EACH},? )?(?:whether|if)(?: or not)? ${THEY}(?:['’](?<short>re|ve))? (?<what>\\S.{2,50}?)(?: or not)?${YES_NO}${END}`,
);
/** "Which fair they were at, one of A, B or C". */
const WHICH = re(
  `${LEAD}${TRACKS} (?:${EACH},? )?(?:which|what) (?<what>(?!(?:they|we|i|people)\\b)[\\p{L}-]+(?: (?!(?:they|we|i|each|people)\\b)[\\p{L}-]+){0,2}) (?:${THEY}|we|i)\\b(?<rest>[^,;:–]{0,40}?)(?:\\s*[,;:–-]+\\s*(?:(?:as )?(?:an? )?(?:(?:to )?(?:choice|pick|select|choose|dropdown|drop-down|options?|either))?(?: ?one)?(?: ?(?:of|from|between|with|are))*:?\\s*)(?<options>[^,]+(?:,| or | and ).+?))?${END}`,
);
const HOW_MANY = re(
  `${LEAD}${TRACKS} (?:${EACH},? )?how (?:many|much) (?<what>[\\p{L}-]+(?: [\\p{L}-]+){0,2}?) ${THEY}\\b[^,;:]{0,40}${END}`,
);
const WHEN = re(
  `${LEAD}${TRACKS} (?:${EACH},? )?when (?:${THEY}|we|i) (?<last>last )?(?<what>\\p{L}+(?:ed|ght|id|wn|de|lt|et|me|nt))(?: (?:them|us|from us|with us|it|last))?${END}`,
);
/** "Somewhere to put their birthday". */
const SOMEWHERE = re(
  `^\\W*(?:(?:please|hey|hi|ok|so|and|also)[\\s,]+)*(?:(?:i|we)(?:['’]d| would)? (?:also )?(?:need|want|like|am missing|are missing|lack)|there should be|can (?:i|we) have|give me|(?:i|we)['’]?(?:m|re)? missing|is there)(?: to have)? (?:somewhere|(?:a|some) (?:place|spot|space|way|home|slot|box|field))(?: where (?:i|we) can)?(?: (?:to|for|for (?:putting|keeping|noting)))* ?(?:(?:put|keep|store|note(?: down)?|record|write(?: down)?|track|log|enter|save|hold|fill in|add) )?(?:(?:the|their|his|her|each|every|everyone['’]?s|people['’]?s|\\p{L}+(?:s['’]|['’]s)|a|an) )+(?<what>\\p{L}[\\p{L}\\p{N}/& -]{1,40}?)(?:${TYPED})?${END}`,
);
/** A box for the samples may be a box. */
const IS_KEPT =
  /(?<!\p{L})(?:put|keep|store|note|record|write|track|log|enter|save|fill in|field|their|his|her|each|every)(?!\p{L})|s['’](?!\p{L})|['’]s(?!\p{L})/iu;
/** "Track awards as tags, several can apply". */
const TRACKED_AS = re(
  `${LEAD}${TRACKS} (?:(?:the|their|each|every|everyone['’]?s|people['’]?s) )*(?<what>(?!(?:that|this|it|when|what|which|who|if|whether|how)\\b)\\p{L}[\\p{L} -]{1,40}?) as (?:an? )?(?<type>${TYPE}|${PLAIN_TYPE})(?: ${NOUN})?(?<several>[\\s,;–-]+(?:and |where |with )?(?:several|more than one|multiple|many)\\b[^.,:;]{0,30})?(?:\\s*[:(–-]\\s*(?<options>[^,]+,.+?)\\)?)?${END}`,
);

/** "Can we store each customer's delivery day". */
const TRACKED_OF_EACH = re(
  `${LEAD}${TRACKS} (?:each|every|everyone|everybody|people)(?: (?:person|customer|client|contact|lead|account|one))?(?:['’]s|s['’]) (?<what>\\p{L}[\\p{L} -]{2,40}?)(?:${TYPED})?${END}`,
);

/** "I want to see at a glance who is allergic, yes or no". */
const AT_A_GLANCE = re(
  `${LEAD}${TRACKS}(?: at a glance)? (?:who|which (?:of them|ones|people|customers|clients)) (?<what>(?:is|are|has|have|can|owns?|wants?|needs?|got)\\s.{2,40}?)\\s*[,;:(–-]+\\s*(?:just |as |a )*(?:yes(?: or |/| / |-| )no|y/n|true or false|tick ?box|check ?box)\\)?${END}`,
);
/** "A field where I can pick several origins - Brazil, Kenya, Peru". */
const PICKED = re(
  `^(?<lead>.{0,50}?)(?<noun>column|field|list|drop[- ]?down|menu) (?:where|in which|so that|for) (?:i|we|you|people|one)? ?(?:can |could |may |to )?(?:pick|choose|select|tag|tick|enter|mark) (?<several>several|multiple|many|more than one|any of)?(?:one(?: of)?|from|between|an?|the|their)? ?(?<what>\\p{L}[\\p{L} -]{1,30}?)(?:\\s*[:,(–]|\\s+-|\\s(?:from|like|such as|with|as|out of|among|between))\\s*(?<options>[^,]+(?:,| or | and ).+?)\\)?${END}`,
);
/** "Keep the date of the last tasting for each customer". */
const KEPT_FOR_EACH = re(
  `${LEAD}${TRACKS.replace("keep(?:ing)? (?:track", "keep|keep(?:ing)? (?:track")} (?:the|an?|their) (?<what>\\p{L}[\\p{L} -]{2,40}?),? (?:for|of|on) (?:each|every|all|everyone|everybody)(?: (?:person|customer|client|contact|lead|account|one|of (?:them|my \\p{L}+)|(?:my |our |the )?\\p{L}+))?(?:${TYPED})?${END}`,
);
/** "A column where I can tick off who got an invoice". */
const TICKED = re(
  `^(?:.{0,40}?)(?:column|field|box|check ?box|tick ?box)s? (?:where|in which|so that|to)(?: (?:i|we) (?:can|could))? ?(?:tick(?: off)?|mark|check(?: off)?|see|note|record|flag|enter) (?:who|whether they|if they|who(?:['’]s| is| has)) (?<what>\\S.{2,40}?)${YES_NO}${END}`,
);

const BASE_HAS: Readonly<Record<string, string>> = { have: "Has", is: "", own: "Owns", are: "", were: "", can: "Can" };
/** "Pay on time" as the name of a yes or no: "Pays on time". */
function flagOf(what: string, short: string | undefined): string {
  const bare = what.replace(/^(?:already |still |ever |actually |also |really )+/iu, "");
  const [first = "", ...rest] = (short === undefined ? bare : bare.replace(/^(?:been|already) /iu, "")).split(/\s+/u);
  const verb = first.toLowerCase();
  if (short !== undefined) return [first, ...rest].join(" ").replace(/^(?:an? )/iu, "");
  if (verb === "have" && /(?:ed|en|wn|ne|id|ght)$/iu.test(rest[0] ?? "")) return rest.join(" ");
  const known = BASE_HAS[verb];
  if (known !== undefined)
    return [known, ...rest]
      .join(" ")
      .trim()
      .replace(/^(?:an? )/iu, "");
  if (/(?:ed|ght|s)$|^(?:got|has|had|did|took|made|came|went|sent|paid|won|met|said)$/iu.test(verb))
    return [first, ...rest].join(" ");
  const third = /(?:ch|sh|ss|x|o)$/iu.test(verb)
    ? `${first}es`
    : /[^aeiou]y$/iu.test(verb)
      ? `${first.slice(0, -1)}ies`
      : `${first}s`;
  return [third, ...rest].join(" ");
}

const ordered = (label: string, type: string, options = ""): string => {
  const name = label.trim();
  return `add a ${type} column called "${name.charAt(0).toUpperCase()}${name.slice(1)}"${options === "" ? "" : ` with the options ${options}`}`;
};

/** A wish to keep something of everybody, as the order to make its column; null for any other message. */
export function columnWished(message: string): string | null {
  const own = wishIn(message.trim());
  const tracked = asTracked(message.trim());
  const day = dayWished(tracked);
  if (day !== null) return ordered(day, "date");
  return own ?? (tracked === message.trim() ? null : wishIn(tracked));
}

function wishIn(text: string): string | null {
  if (text.length > 160 || text.includes("\n")) return null;
  const isOfEach = re(`(?<!\\p{L})${EACH}`).test(text);
  const isKnown = KNOWS.test(text) && !isOfEach;
  // "Note if they pay" is a note on who was spoken of.
  if (isNoteLead(text) && !isOfEach && !WISHES.test(text)) return null;
  const flag = isKnown ? undefined : WHETHER.exec(text)?.groups;
  if (flag) return ordered(flagOf(flag["what"] ?? "", flag["short"]), "yes/no");
  const glance = AT_A_GLANCE.exec(text)?.groups?.["what"];
  if (glance !== undefined) return ordered(flagOf(glance, undefined), "yes/no");
  const picked = PICKED.exec(text)?.groups;
  if (picked) {
    const { what = "", several, options = "" } = picked;
    return ordered(what, several === undefined ? "select" : "multi-select", options);
  }
  const ticked = TICKED.exec(text)?.groups?.["what"];
  if (ticked !== undefined) return ordered(flagOf(ticked, undefined), "yes/no");
  const which = WHICH.exec(text)?.groups;
  // Without a choice it may be a question: "I want to know which roast they take".
  if (which?.["options"] !== undefined) return ordered(which["what"] ?? "", "select", which["options"]);
  if (/\?\s*$/u.test(text) && !/^\W*(?:can|could|is)(?!\p{L})/iu.test(text)) return null;
  const count = isKnown ? undefined : HOW_MANY.exec(text)?.groups?.["what"];
  if (count !== undefined) return ordered(count, "number");
  const day = isKnown ? undefined : WHEN.exec(text)?.groups;
  if (day) return ordered(`${day["last"] ?? ""}${day["what"] ?? ""}${day["last"] === undefined ? " on" : ""}`, "date");
  const place = (
    (IS_KEPT.test(text) ? SOMEWHERE.exec(text) : null) ??
    TRACKED_AS.exec(text) ??
    (isKnown ? null : (TRACKED_OF_EACH.exec(text) ?? KEPT_FOR_EACH.exec(text)))
  )?.groups;
  if (!place) return null;
  const { what = "", type = DAY.test(place["what"] ?? "") ? "date" : undefined, several, options } = place;
  const own = several === undefined ? typeCalled(type) : "multiselect";
  return ordered(what, type === undefined ? "" : SAID_AS[own ?? "text"], options ?? "").replace("add a  ", "add a ");
}

const DAY = /^(?:date|day) (?:of|when)(?!\p{L})/iu;
const WISHES = /^\W*(?:(?:please|and|so|ok|also)[\s,]+)*(?:i|we|can|could|let['’]?s|it would|there)(?!\p{L})/iu;
/** What is asked for: "I want to know how many shops they have". */
const KNOWS = /^\W*(?:\p{L}+['’]?\p{L}*\s+){0,5}(?:know|see|tell|remember)\s/iu;
const SAID_AS = {
  multiselect: "multi-select",
  select: "select",
  boolean: "yes/no",
  number: "number",
  date: "date",
  text: "text",
} as const;
