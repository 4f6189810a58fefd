import { plainWords } from "../../words.ts";
import { PLEASE, re } from "../commands/rewording.ts";
import type { OwnColumn } from "../reading.ts";

const TYPE =
  "(?:number|date|text|yes ?/ ?no|tick ?box|check ?box|select|multi-?select|drop-?down(?: list)?|pick ?list|choice|list)";
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:drop|pick|choice|list|select)/iu, "select"],
  [/^multi/iu, "multiselect"],
  [/^(?:tick|check|yes)/iu, "yes/no"],
];
const kindOf = (type: string): string => KINDS.find(([words]) => words.test(type))?.[1] ?? type.toLowerCase();
const LABEL = '(?!(?:it|that|this|what|who|how|when|where|whether|if)(?!\\p{L}))[^,;:.?!\\n"“]{2,40}?';

/** "We need somewhere to record the visa: dropdown with A, B, C". */
const SOMEWHERE = re(
  `^\\s*${PLEASE}(?:we|i) (?:need|want|would like|could use|['’]d like) (?:somewhere|some place|a place|a spot|a field|a column) (?:to|where (?:we|i) can) (?:record|keep|store|log|track|note|put|hold) (?:the |their |each one['’]s )?(?<label>${LABEL})\\s*[:,;–—-]+\\s*(?:(?:it['’]s|as|make it|just|so|that['’]s|should be) )*(?:an? )?(?<type>${TYPE})(?: (?:column|field|one))?(?:(?: (?:with|of)(?: the)?(?: options?)?)?\\s*:?\\s+(?<options>[^;:?!\\n]{3,160}?))?[\\s.!]*$`,
);
/** "Jo wants a number column - Guarantee Days". */
const WANTS = re(
  `^\\s*${PLEASE}(?:(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]+|we|i|they|everyone|the team|my (?:boss|colleague|partner|team))(?:['’]d)? (?:(?:also|now|really|would) )*(?:wants?|needs?|likes?|asked for|asks for|is asking for|are asking for) an? (?:new |extra )?(?<type>${TYPE}) (?:column|field)\\s*[-–—:,]\\s*(?:called |named )?(?<label>${LABEL})(?: please| pls)*[\\s.!]*$`,
);
/** "Let's call that Fee thing Placement Fee from here on". */
const CALLS = re(
  `^\\s*${PLEASE}(?:(?:from (?:now|here) on|going forward),? )?(?:(?:let['’]?s|let us|we(?:['’]ll| will| should| can)|could we|can we|i(?:['’]d| want to| would like to)(?: like to)?) )?(?:please )?(?:call|rename|name) (?:(?:that|the|our|this) )?(?<rest>[^,;:?!\\n"“]{4,90}?)(?:,? (?:from (?:here|now) on|going forward|instead|from today|in future|please|pls|thanks|thank you|thx|ta|cheers|now))*[\\s.!?]*$`,
);
const THING = /^\s+(?:(?:thing|column|field|one)(?!\p{L})\s*)?(?:to\s+|into\s+)?/iu;

/** A column that is asked for, or called another name, in everyday words, as a plain order. Other messages are unchanged. */
export function withAskedForColumn(message: string, columns: readonly OwnColumn[]): string {
  if (message.length > 260 || message.includes("\n")) return message;
  const { label, type = "", options } = (SOMEWHERE.exec(message) ?? WANTS.exec(message))?.groups ?? {};
  if (label !== undefined)
    return `add a ${kindOf(type)} column called “${label.charAt(0).toUpperCase()}${label.slice(1)}”${options === undefined ? "" : `: ${options}`}`;
  if (/(?<!\p{L})(?:rename|name)\s[^\n]{2,80}?\sto\s/iu.test(message)) return message;
  const rest = CALLS.exec(message)?.groups?.["rest"] ?? "";
  const [column, other] = columns.filter(({ label: own }) => {
    const behind = rest.slice(own.length);
    return rest.toLowerCase().startsWith(own.toLowerCase()) && /^\s+\S/u.test(behind);
  });
  if (!column || other) return message;
  const name = rest.slice(column.label.length).replace(THING, "");
  return plainWords(name).length > 0 && /^\p{Lu}/u.test(name)
    ? `rename the column ${column.label} to “${name}”`
    : message;
}
