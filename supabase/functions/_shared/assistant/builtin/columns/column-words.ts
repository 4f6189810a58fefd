import type { OwnColumn } from "../reading.ts";

type Type = OwnColumn["type"];

/** What people call a column of their own. */
export const NOUN = "(?:custom )?(?:col(?:umn)?s?|fields?|propert(?:y|ies)|attributes?)";

/** What types are called; those that are `plain` name nothing else. */
const WORDS: readonly { type: Type; plain: string; other: string }[] = [
  {
    type: "multiselect",
    plain: "multi[ -]?(?:select|choice|pick|option)s?|multiple[ -](?:choice|select)",
    other: "tags?",
  },
  {
    type: "select",
    plain: "single[ -]?(?:select|choice)|drop[ -]?downs?(?: (?:list|menu))?|pick[ -]?list|select(?:ion)? list",
    other: "select|choices?|options?|list",
  },
  {
    type: "boolean",
    plain: "yes(?: or |/| / |[ -])no|true(?: or |/| / |[ -])false|boolean|check ?box|tick[ -]?box|check ?mark|on/off",
    other: "flag|toggle",
  },
  { type: "number", plain: "numeric(?:al)?", other: "numbers?|amount|currency|money|integer" },
  { type: "date", plain: "calendar date", other: "dates?|day" },
  { type: "text", plain: "free[ -]?text|plain text|txt", other: "texts?|string|words" },
];
const ofAll = (part: "plain" | "other") => WORDS.map((words) => words[part]).join("|");

/** A type by a word that means nothing else: "checkbox". */
export const PLAIN_TYPE = `(?:${ofAll("plain")})`;
/** A type by any of its words: "number". */
export const TYPE = `(?:${ofAll("plain")}|${ofAll("other")})`;

/** The type that some words are; null for other words. */
export function typeCalled(words: string | undefined): Type | null {
  const said = (words ?? "").trim();
  return WORDS.find(({ plain, other }) => new RegExp(`^(?:${plain}|${other})$`, "iu").test(said))?.type ?? null;
}

/** What a column's name says that it holds. */
export function typeNamed(label: string): Type {
  if (/(?:^|\s)(?:birthdays?|date|deadline|anniversary|(?:date|day) of \p{L}+)$/iu.test(label.trim())) return "date";
  return /^(?:number of|how many) /iu.test(label.trim()) ? "number" : "text";
}

const QUOTES = /^["“”'‘’«„`]+|["“”'‘’»`]+$/gu;
export const unquoted = (words: string): string => words.trim().replace(QUOTES, "").trim();

/** The items of a list as people write one: with commas, slashes, "and" or "or". */
export const itemsOf = (list: string): string[] =>
  list
    .split(/\s*(?:[,;/|]|(?<![\p{L}\p{N}])(?:and|or|&)(?![\p{L}\p{N}]))\s*/iu)
    .map((item) => unquoted(item.replace(/[.!?]+$/u, "")))
    .filter((item) => item !== "");

/** Why something is wanted, behind a comma or a word that says so. */
const WHY =
  /\s*(?:[,;.–—]|\s-)\s*(?!(?-i:IT)(?![\p{L}]))(?:(?:as|because|since|cause|cos|so(?: that)?|in case|it|it['’]?s|its|they|that|that['’]?s|this|which|who|we|i|i['’](?:m|ve|ll|d)|we['’](?:re|ve|ll|d)|nobody|no[ -]?one|none of us|everyone|everybody|people|you|there|our|my|for (?:the|our|my))(?![\p{L}\p{N}'’])|(?-i:not (?:used|needed|useful)|never used)|thanks|thank you|thx|please|pls|cheers|ok(?:ay)?\?).*$|\s+(?:because|since|so that|so (?:we|i)|as (?:we|i|it|they|nobody|nothing)|in order to|in case)(?![\p{L}]).*$/iu;
/** What is said around an order and is no part of it. */
const AROUND =
  /^(?:(?:hey|hi|hello|ok(?:ay)?|so|and|then|also|please|pls|plz|oh|right|now|well|btw|by the way|while (?:you|we|i)['’]?(?:re| are| am|m) at it|one more thing|from now on|going forward|in future|next|quick one|finally|lastly|first|second|third|actually|just|(?:can|could|would|will) you|(?:would|do) you mind|you can|you may|you could|you might as well|feel free to|go ahead and|let['’]?s|i(?:['’]d| would) (?:like|love|want|prefer|rather)(?: you)? to|i (?:want|need)(?: you)? to|we (?:want|need|should|have) to|we should|(?:let us|let me)|time to)[\s,:!–-]+)+/iu;
const BEHIND =
  /(?:[\s,.!–-]+(?:please|pls|plz|thanks|thank you|thx|ta|cheers|too|as well|for me|for us|instead|from now on|going forward|in future|everywhere|will you|would you|if you can|asap))+[\s.!?]*$/iu;

export const withoutAround = (said: string): string =>
  said
    .trim()
    .replace(AROUND, "")
    .replace(BEHIND, "")
    .replace(/[\s,;:.!?–-]+$/u, "")
    .trim();

/** A text without the reason that is told behind it. */
export const withoutWhy = (said: string): string => said.replace(WHY, "").replace(BEHIND, "").trim();

/** Words of another order, which no name of a column holds. */
export const IS_ORDER =
  /(?<![\p{L}])(?:and|then|but|also) (?:please |then |also )*(?:add|make|create|set|put|move|change|delete|remove|get rid of|drop|scrap|ditch|erase|rename|mark|tick|note|remind|call|give|fill|clear|the|his|her|their)(?![\p{L}])|(?<![\p{L}])(?:please|remind me|column|columns)(?![\p{L}])/iu;

/** "…, ask Kim first", "…, it's 5000": what is to be done first, or a value. */
export const NO_NAME =
  /^(?:(?:it|that|this|we|i|he|she|they|you|who|what|there)(?:['’]\p{L}+)?|ask|check|talk|speak|tell|wait|let|see|discuss|decide|consult|remember|remind|do|don['’]?t|did|can|could|should|will|would|but|and|so|not|no|please|because|since|as|if|when|until|unless|once|maybe|perhaps|probably|later|soon|now|today|tonight|tomorrow|next|before|after|by|asap|ok(?:ay)?|right|thanks|thank|however|though|although|which|with|for)(?!\p{L})/iu;

/** "… to the site, in km": it is a number, and no part of the name. */
export const UNIT =
  /[\s,(–-]+(?:measured |given |counted |as a number )?in (?:percent|per ?cent|%|°c|degrees|km|kilomet(?:er|re)s?|m|met(?:er|re)s?|cm|mm|kg|kilos?|grams?|tons?|tonnes?|lit(?:er|re)s?|euros?|eur|dollars?|usd|pounds?|gbp|francs?|chf|hours?|minutes?|days?|weeks?|months?|years?|miles|points|square met(?:er|re)s|m2|sqm|hectares|kw|kwh|mbar|bar|hz|db)\)?$/iu;

/** Whether words can be the name of a new column. */
export const isLabel = (label: string): boolean =>
  label !== "" &&
  label.split(/\s+/u).length <= 6 &&
  !IS_ORDER.test(label) &&
  !/^(?:it|this|that|them|one|these|options?|please)$/iu.test(label) &&
  !/[,;:?"”]|(?<![\p{L}])(?:should(?:n['’]t)?|must|(?-i:needs))(?![\p{L}])/iu.test(label);
