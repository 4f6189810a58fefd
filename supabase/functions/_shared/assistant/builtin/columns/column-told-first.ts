import { NOUN, PLAIN_TYPE, TYPE } from "./column-words.ts";
import { PLEASE } from "../commands/rewording.ts";

const WANTS = String.raw`(?:we|i)(?:['’]d like| would like| want| need)\s+to\s+(?:tag|keep|track|record|note|store|sort|mark|know|see|say)`;
const SEVERAL =
  /\b(?:several|more than one|multiple|many|any number)\b[^:]{0,20}\b(?:per|each|for each|a) (?:person|contact|one|founder|client)\b|\bseveral (?:each|possible|allowed)\b/iu;
/** "We want to tag the towns they work in, several per person: a column Towns with Leeds, Lyon". */
const WHAT_FOR = new RegExp(
  String.raw`^\s*${PLEASE}${WANTS}\s(?<what>[^:.\n]{3,100}):\s*(?<column>(?:an?|the|new)\s[^:\n]{2,240})$`,
  "iu",
);
/** "I want to keep the languages they speak, several per person: English, German. Set up a Languages column for it". */
const CHOICES_FIRST = new RegExp(
  String.raw`^\s*${PLEASE}${WANTS}\s(?<what>[^:.\n]{3,100}):\s*(?<options>[^:.\n]{3,200})\.\s+${PLEASE}(?:set up|make|add|create)\s+(?:an?|the)\s+(?<label>[^,.:;\n]{2,40}?)\s+${NOUN}(?:\s+(?:for|of|with)\s+(?:it|that|this|them|those))?[\s.!]*$`,
  "iu",
);
/** "Put a yearly spend column in, number". */
const PUT_IN = new RegExp(
  String.raw`^\s*${PLEASE}put\s+(?:in\s+)?an?\s+(?:new\s+)?(?<label>[^,:.;\n]{2,40}?)\s+${NOUN}\s+in(?<rest>\s*[,:–-]\s*(?:an?\s+)?(?:${TYPE}|${PLAIN_TYPE})[^\n]{0,100}|[\s.!]*)$`,
  "iu",
);
/** "A text column "Spouse" would help me, can you make one?". */
const WOULD_HELP = new RegExp(
  String.raw`^\s*${PLEASE}an?\s+(?<column>[^?.!,\n]{0,40}?${NOUN}(?:\s[^?.!,\n]{2,60}?)?)\s+would\s+(?:help|be\s+(?:good|nice|great|useful|handy|helpful|perfect|lovely))(?:\s[^?.!,\n]{1,30})?(?:[,.;–-]+\s*(?:so\s+)?(?:can|could|would) you\s+(?:please\s+)?(?:make|add|create|set up)\s+(?:one|it|that|this)(?:\s+(?:please|for me))*)?[\s.!?]*$`,
  "iu",
);

/** An order for a column behind what it is for, or in a wish: in plain words. Other messages are unchanged. */
export function withColumnToldFirst(message: string): string {
  if (message.length > 400) return message;
  const { what = "", column, options, label } = (WHAT_FOR.exec(message) ?? CHOICES_FIRST.exec(message))?.groups ?? {};
  const type = SEVERAL.test(what) ? "multi-select " : "";
  if (options !== undefined && label !== undefined)
    return `add a ${type === "" ? "single select " : type}column ${label} with ${options}`;
  const has = (words: string) => new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, "iu");
  if (column !== undefined && (has(NOUN).test(column) || has(PLAIN_TYPE).test(column)))
    return has(NOUN).test(column)
      ? `add ${column.replace(has(NOUN), (noun) => `${type}${noun}`)}`
      : `add ${column.replace(has(PLAIN_TYPE), (said) => `${said} column`)}`;
  const put = PUT_IN.exec(message)?.groups;
  if (put) return `add a ${put["label"] ?? ""} column${put["rest"] ?? ""}`;
  const helps = WOULD_HELP.exec(message)?.groups?.["column"];
  return helps === undefined ? message : `add a ${helps}`;
}
