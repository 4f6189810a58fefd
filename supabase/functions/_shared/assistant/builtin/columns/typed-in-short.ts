import { PLEASE, re } from "../commands/rewording.ts";

const TYPE =
  "(?<type>yes ?/ ?no|y/n|boolean|tick ?box|check ?box|number|numeric|date|text|free[- ]?text|multi[- ]?(?:select|pick)|select|drop-?down|pick ?list|single[- ]?select)";
const LABEL =
  '(?<label>(?!(?:it|that|this|what|who|how|when|where|add|make|create|new|set|delete|remove|rename|change|task|note|remind|call|the|my|our|idea|thought|suggestion|proposal|question|wish|request|todo|to-do|maybe|perhaps|ideally|next|first|then|also|another|more|fyi|ps|reminder|first|last|finally|option|sorry|yes|no|ok|okay|hi|hey)(?!\\p{L}))\\p{L}[^,;:.?!\\n"“]{1,38}?)';
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:yes|y|bool|tick|check)/iu, "yes/no"],
  [/^multi/iu, "multiselect"],
  [/^(?:select|drop|pick|single)/iu, "select"],
  [/^num/iu, "number"],
  [/^(?:free|text)/iu, "text"],
];
const kindOf = (type: string): string => KINDS.find(([words]) => words.test(type))?.[1] ?? type.toLowerCase();

/** "Sponsors visas - yes/no column pls": the name of a column, its type, and no verb. */
const SHORT = re(
  `^\\s*${PLEASE}${LABEL}\\s*(?:[,;:–—-]+|\\()\\s*(?:as an? )?${TYPE}\\)? (?:column|field)(?:[\\s,]+(?:please|pls|plz|thanks|thx|for (?:everyone|all|people)))*[\\s.!]*$`,
);
/** "… And free-text one called Hiring panel": one more column behind an order for one. */
const ONE_MORE = re(
  `(?<=(?:column|field)s?(?!\\p{L})[^?\\n]{2,200}?[.;,]\\s*)(?:and|plus|also|then)(?: also)?,? (?:an? |another |one )?(?:new )?${TYPE} (?:one|column|field)(?: too)? (?:called|named|for|:)\\s*["“]?(?<label>(?-i:\\p{Lu})[^,;:.?!\\n"“”]{1,38}?)["”]?(?=[\\s.!]*$)`,
);
const MAKES = re(`^\\s*${PLEASE}(?:add|create|make|set up|new|i need|i want|we need)\\s`);

/** A column in a few words, by its name and type, as the plain order to add it. Other messages are unchanged. */
export function withColumnsInShort(message: string): string {
  if (message.length > 300 || message.includes("\n")) return message;
  const { label, type = "" } = SHORT.exec(message)?.groups ?? {};
  if (label !== undefined) return `add a ${kindOf(type)} column called “${label.trim()}”`;
  if (!MAKES.test(message)) return message;
  return message.replace(ONE_MORE, (...found) => {
    const { label: other = "", type: kind = "" } = found.at(-1) as Record<string, string>;
    return `Add a ${kindOf(kind)} column called “${other.trim()}”`;
  });
}
