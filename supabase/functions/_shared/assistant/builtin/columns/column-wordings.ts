import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";

const POLITE = String.raw`^\W*(?:(?:please|pls|ok|okay|so|and|also|hey|hi|can you|could you|can we|could we|kindly)[\s,]+)*`;
const LABEL = String.raw`["“]?(?<label>\p{L}[\p{L}\p{N} /&'’-]{1,40}?)["”]?`;
const EACH = String.raw`(?:\s+(?:for|of)\s+(?:each|every)\s+\p{L}+|\s+for\s+(?:everyone|everybody|all of them))?`;
const TYPE = String.raw`(?<type>date|number|text|plain text|yes\s?\/\s?no|tick box|checkbox)s?`;
const END = String.raw`(?:\s+(?:please|pls|thanks))*[\s.!]*$`;
const TYPES: Readonly<Record<string, string>> = { "plain text": "text", "tick box": "yes/no", checkbox: "yes/no" };

const WITH_TYPE = [
  // "We want to be tracking Contract end, it is a date".
  String.raw`(?:we|i)(?:['’]d)?\s+(?:want|need|like|would like)\s+to\s+(?:be\s+)?(?:track|tracking|record|recording|keep|keeping|log|logging|store|storing)\s+(?:the\s+)?${LABEL}${EACH}\s*[,;–-]+\s*(?:(?:it(?:['’]s| is)|that(?:['’]s| is)|which is|as|just)\s+)*(?:an?\s+)?${TYPE}(?:\s+(?:column|field))?`,
  // "I need somewhere to write Insurance cover for each partner, just plain text".
  String.raw`(?:we|i)(?:['’]d)?\s+(?:want|need|like|would like)\s+(?:somewhere|a place)\s+to\s+(?:write|keep|put|record|note|store|enter)\s+(?:down\s+)?(?:the\s+)?${LABEL}${EACH}\s*[,;–-]+\s*(?:(?:it(?:['’]s| is)|as|just|only|simply)\s+)*(?:an?\s+)?${TYPE}(?:\s+(?:column|field))?`,
  // "Add a field for launch day with dates".
  String.raw`(?:add|create|make|new)\s+(?:me\s+)?(?:an?\s+)?(?:new\s+)?(?:column|field)\s+(?:for|called|named)\s+${LABEL}\s+with\s+${TYPE}(?:\s+in it)?`,
].map((way) => new RegExp(`${POLITE}${way}${END}`, "iu"));
/** "A new column where I can tick several, Zones, with West, East and UK". */
const SEVERAL = new RegExp(
  String.raw`${POLITE}(?:(?:add|create|make|set up|i want|we want|i need|we need|give (?:me|us))\s+)?(?:an?\s+)?(?:new\s+)?(?:column|field|one)\s+where\s+(?:i|we|you|one)\s+can\s+(?:pick|tick|choose|select|mark)\s+(?:several|more than one|multiple|many|a few)(?:\s+(?:values|options|things|ones))?\s*[,:;–-]+\s*(?:(?:it(?:['’]s| is)\s+)?(?:called|call it|named|name it)\s+)?${LABEL}\s*[,:;–-]+\s*(?:(?:with|of|options?|choices|values)(?:\s+(?:the\s+)?(?:options?|choices|values))?[\s:]+)?(?<options>\p{L}[^:?\n]{2,160}?)${END}`,
  "iu",
);
/** "Change the label of Volume so that it reads Volume USD". */
const READS = new RegExp(
  String.raw`${POLITE}(?:change|edit|update|alter)\s+(?:the\s+)?(?:label|name|heading|title|header)\s+of\s+(?:the\s+)?(?:(?:column|field)\s+)?${LABEL}(?:\s+(?:column|field))?\s+(?:so\s+(?:that\s+)?it\s+(?:reads|says|is)|to\s+read|to\s+say|to|into)\s+["“]?(?<now>\p{L}[^"”:?\n]{1,40}?)["”]?${END}`,
  "iu",
);
/** "Let us choose Rail too in Fleet type": the option is Rail. */
const TOO =
  /(?<=\b(?:choose|pick|select|allow|add|offer|have)\s+(?:\S+\s+){1,4}?)(?:too|as well|also)\s+(?=(?:in|under|for|to|on)\s)/iu;

/** "Make a dropdown Contract with Signed and Pending": that it is a column is clear by its kind. */
const OF_KIND = new RegExp(
  String.raw`(?<lead>${POLITE})(?:make|create|build|set up|put in|start)\s+(?:(?:me|us)\s+)?(?:an?\s+)?(?:new\s+)?(?<kind>drop-?down|multi-?select|single select|pick ?list|select)(?!\s+(?:column|field|list))(?:\s+(?:called|named|for))?\s+(?=["“]?(?-i:\p{Lu}))`,
  "iu",
);

const CHOICES = "(?:choices?|options?|values?)";
/** "For products I'd like Pickles and Honey as extra choices". */
const EXTRA = new RegExp(
  String.raw`${POLITE}(?:for|in|on|under|to)\s+(?:the\s+)?${LABEL}\s*,?\s+(?:i['’]?d like|i want|we want|i need|we need|please add|add|put|have)\s+(?<options>\p{L}[^:?\n]{2,100}?)\s+as\s+(?:an?\s+)?(?:extra|new|more|additional|further|other)\s+${CHOICES}${END}`,
  "iu",
);
/** "Kind: Shop should read Retailer instead". */
const SHOULD_READ = new RegExp(
  String.raw`${POLITE}(?:(?:in|for|under)\s+)?(?:the\s+)?${LABEL}\s*[:,–-]\s*["“]?(?<old>[^":?\n]{2,40}?)["”]?\s+(?:should|must|needs to|has to)\s+(?:read|say|be called|be named|become)\s+["“]?(?<now>\p{L}[^":?\n]{1,40}?)["”]?(?:\s+(?:instead|from now on|now))?${END}`,
  "iu",
);
/** "Is it possible to keep track of when someone last ordered? A date, call it Last order". */
const KEEP_TRACK = new RegExp(
  String.raw`^\W*(?:is it possible|is there a way|can i|can we|could i|could we|i['’]?d like|i want|we want|how about)\s+(?:to\s+)?(?:keep track of|track|record|store|keep|note down|hold)\s+[^?.!:\n]{4,90}[?.!,;–-]+\s*(?:(?:it(?:['’]s| is| would be)|as|so)\s+)?(?:an?\s+)?(?<kind>date|number|text|yes\/no|dropdown|drop-down|select|multi-?select)(?:\s+(?:field|column))?\s*[,:;–-]*\s*(?:(?:and|please)\s+)*(?:call|name)\s+it\s+${LABEL}${END}`,
  "iu",
);

/** An order about columns in the words in which it is read; other messages as they are. */
export function columnWorded({ message: said, columns = [] }: StepRequest): string {
  if (said.length > 260 || said.includes("\n")) return said;
  const message = said.replace(OF_KIND, "$<lead>add a $<kind> column ");
  const { label = "", type = "" } = WITH_TYPE.map((way) => way.exec(message)?.groups).find((groups) => groups) ?? {};
  if (label !== "") {
    const said = type.toLowerCase().replace(/\s*\/\s*/u, "/");
    return `add a ${TYPES[said] ?? said} column called "${label}"`;
  }
  const tracked = KEEP_TRACK.exec(message)?.groups;
  if (tracked) return `add a ${tracked["kind"] ?? ""} column called "${tracked["label"] ?? ""}"`;
  const optionsOf = (said = "") =>
    columns.find((one) => plainWords(one.label).join(" ") === plainWords(said).join(" "))?.options ?? [];
  const extra = EXTRA.exec(message)?.groups;
  if (extra && optionsOf(extra["label"]).length > 0)
    return `add the options ${extra["options"] ?? ""} to ${extra["label"] ?? ""}`;
  const read = SHOULD_READ.exec(message)?.groups;
  if (read && optionsOf(read["label"]).some((one) => one.toLowerCase() === (read["old"] ?? "").toLowerCase()))
    return `rename the option ${read["old"] ?? ""} of ${read["label"] ?? ""} to ${read["now"] ?? ""}`;
  const several = SEVERAL.exec(message)?.groups;
  if (several)
    return `add a multi-select column called "${several["label"] ?? ""}" with options ${several["options"] ?? ""}`;
  const isColumn = (said: string) =>
    columns.some((one) => plainWords(one.label).join(" ") === plainWords(said).join(" "));
  const reads = READS.exec(message)?.groups;
  if (reads && isColumn(reads["label"] ?? ""))
    return `rename the column ${reads["label"] ?? ""} to ${reads["now"] ?? ""}`;
  const plain = plainWords(message).join(" ");
  const isAbout = columns.some((one) => plain.endsWith(` ${plainWords(one.label).join(" ")}`));
  return isAbout ? message.replace(TOO, "") : message;
}
