import { PLEASE, re } from "../commands/rewording.ts";
import { NOUN } from "./column-words.ts";

/** What a column holds, as the word for its type. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:numbers?|amounts?|figures?|sums?|counts?)/iu, "number"],
  [/^(?:dates?|days?)/iu, "date"],
  [/^(?:text|texts|words|free text)/iu, "text"],
  [/^(?:yes|y\/n|true|tick|check)/iu, "yes/no"],
];
const HELD =
  "(?<held>(?:(?:whole|plain|only|just|simple|a|an) )*(?:numbers|dates|days|texts?|words|free text|amounts(?: of money)?|figures|sums|counts|number|date|amount|yes(?: or |/| / |[ -])no(?:s|es)?|y/n|true(?: or |/)false|tick ?box(?:es)?|check ?box(?:es)?)(?: (?:values|entries|only|in it|in them))*)";
const HOLDS =
  "(?:with|of|for|as|holding|containing|taking|storing|to (?:hold|keep|store|take|put)|that (?:holds|takes|has|contains|stores|is for)|which (?:holds|takes|has))";
const ADDS = `(?<order>^\\W*${PLEASE}(?:(?:i|we)(?:['’]d| would)? (?:need|want|like)|add|create|make|set up|give me|give us|put in|new)(?: me| us)?)`;
const LABEL = '["“]?(?<label>\\p{L}[^,;:?!\\n"“”]{1,40}?)["”]?';
const NOT_LABEL =
  "(?!(?:number|date|text|select|multi|yes|tick|check|new|custom|drop)(?!\\p{L})[^\\n]{0,12}(?:column|field))";
const END = "(?: (?:please|pls|thanks|in it))*[\\s.!]*$";
const WAYS = [
  // "Add a deal size column with numbers".
  re(`${ADDS} (?:(?:an?|the|another|new)\\s+)*${NOT_LABEL}${LABEL} ${NOUN} ${HOLDS} ${HELD}${END}`),
  // "Add a column Visited for dates".
  re(`${ADDS} (?:(?:an?|the|another|new)\\s+)*${NOUN}(?: called| named|:)? ${LABEL} ${HOLDS} ${HELD}${END}`),
];
/** "A column for the number of dates": what is counted is no type. */
const NO_LABEL =
  /^(?:for|with|of|to|that|which|where|who|from|in|on|and|it|this)(?!\p{L})|\s(?:of|for|with|number|and)$/iu;

/** "A number column of seats": what it is called stands behind its type. */
const OF_LABEL = re(
  `^(\\W*${PLEASE}(?:add|create|make|set up) an? (?:new )?(?:number|date|text|yes ?/ ?no) (?:column|field)) of (?=\\p{L})`,
);

/** A new column whose type is told by what it holds, "with numbers", as one of that type. Other messages are unchanged. */
export function withTypeOfContent(message: string): string {
  if (message.length > 120 || message.includes("\n")) return message;
  const { label = "", held = "" } = WAYS.map((way) => way.exec(message)?.groups).find(Boolean) ?? {};
  const bare = held.replace(/^(?:(?:whole|plain|only|just|simple|an?) )+/iu, "");
  const kind = KINDS.find(([words]) => words.test(bare))?.[1];
  if (kind === undefined || NO_LABEL.test(label)) return message.replace(OF_LABEL, "$1 for ");
  return `add a ${kind} column called "${label.charAt(0).toUpperCase()}${label.slice(1)}"`;
}
